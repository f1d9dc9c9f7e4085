import { TextField } from "./form-parts";

/** A new password, typed twice. */
export function NewPasswordFields() {
  const common = { type: "password", autoComplete: "new-password", required: true, minLength: 8 } as const;
  return (
    <>
      <TextField id="contrasena" name="password" label="Contraseña" hint="Al menos 8 caracteres." {...common} />
      <TextField id="confirmacion" name="confirmation" label="Confirma la contraseña" {...common} />
    </>
  );
}
