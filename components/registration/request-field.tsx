import { useFormContext } from "@/components/ui/form/form";
import { REQUEST_FIELD } from "@/lib/registration/fields";

export function RequestField({ request }: { request: string }) {
  const { values } = useFormContext();
  return <input type="hidden" name={REQUEST_FIELD} defaultValue={values[REQUEST_FIELD] ?? request} />;
}
