import { TextField } from "@/components/ui/form/field";

/** An e-mail address as phones like to type it. */
export function EmailField(props: { defaultValue: string }) {
  return (
    <TextField
      name="email"
      label="Correo"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="ana@example.com"
      required
      {...props}
    />
  );
}
