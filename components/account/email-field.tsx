import { TextField } from "@/components/ui/form/field";

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
