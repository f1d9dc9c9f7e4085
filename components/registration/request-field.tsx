import { useFormContext } from "@/components/ui/form/form";
import { REQUEST_FIELD } from "@/lib/registration/fields";

/** The id of this form, which stays the same when it comes back. */
export function RequestField({ request }: { request: string }) {
  const { values } = useFormContext();
  return <input type="hidden" name={REQUEST_FIELD} defaultValue={values[REQUEST_FIELD] ?? request} />;
}
