import { TextField } from "@/components/ui/form/field";

export function NewPasswordFields() {
  const common = { type: "password", autoComplete: "new-password", required: true, minLength: 8 } as const;
  return (
    <>
      <TextField name="password" label="Contraseña" hint="Al menos 8 caracteres." {...common} />
      <TextField name="confirmation" label="Confirma la contraseña" {...common} />
    </>
  );
}
