import { useFormContext } from "@/components/ui/form/form";

/** Hidden fields that stay as they were when the form comes back, or take what the server puts in their place. */
export function BaseVersionFields({ names }: { names: readonly string[] }) {
  const { values } = useFormContext();
  return names.map((name) => <input key={name} type="hidden" name={name} value={values[name] ?? ""} />);
}
