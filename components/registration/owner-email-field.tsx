import { TextField } from "@/components/ui/form/field";
import { FIELD_LIMITS } from "@/lib/registration/limits";
import { routes } from "@/lib/routes";

type OwnerEmailFieldProps = {
  email: string | null;
  isSignedIn: boolean;
  returnTo: string;
};

/** Account that may manage the business: the signed-in one, or whoever confirms this address later. */
export function OwnerEmailField({ email, isSignedIn, returnTo }: OwnerEmailFieldProps) {
  if (isSignedIn)
    return (
      <p className="rounded-field bg-sand px-4 py-3 text-sm">
        Tu negocio queda ligado a tu cuenta{email && <span className="wrap-anywhere font-semibold"> {email}</span>}.
      </p>
    );
  return (
    <TextField
      name="correo"
      defaultValue={email ?? ""}
      isOptional
      label="Correo para administrar tu negocio"
      hint={
        <>
          No se publica. Entra después con él y el negocio será tuyo. ¿Ya tienes cuenta?{" "}
          <a href={routes.login({ redirect: returnTo })} className="text-link inline-flex min-h-6 items-center">
            Inicia sesión
          </a>
          ; lo que escribiste se queda aquí.
        </>
      }
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxCharacters={FIELD_LIMITS.email}
    />
  );
}
