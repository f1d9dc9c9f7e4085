import { REGISTRATION_MESSAGES } from "@/lib/registration/messages";
import type { RegistrationState } from "@/lib/registration/model";
import { routes } from "@/lib/routes";

type AnswerNoteProps = {
  state: RegistrationState;
  /** The page came back without scripts, and the pictures did not. */
  isPictureLost: boolean;
  /** This page, to come back to. */
  returnTo: string;
};

/** What the server says to a sent form; it takes the focus, so that it is read. */
export function AnswerNote({ state, isPictureLost, returnTo }: AnswerNoteProps) {
  const picture = isPictureLost && " Si elegiste una imagen, vuelve a elegirla.";
  if (state.kind === "matches")
    return (
      <p role="status" tabIndex={-1} data-answer className="rounded-field bg-sand px-4 py-3 outline-none">
        Antes de registrarlo, mira si tu negocio ya está en el directorio.{picture}
      </p>
    );
  if (state.kind !== "failed") return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-answer
      className="rounded-field bg-error-soft px-4 py-3 text-error outline-none"
    >
      <p className="font-semibold">{state.message}</p>
      <ul>
        {Object.entries(state.errors).map(([name, message]) => (
          <li key={name}>
            <a href={`#registro-${name}`} className="inline-flex min-h-8 items-center underline">
              {message}
            </a>
          </li>
        ))}
      </ul>
      {state.message === REGISTRATION_MESSAGES.signIn && (
        <a href={routes.login({ redirect: returnTo })} className="inline-flex min-h-11 items-center underline">
          Iniciar sesión
        </a>
      )}
      {picture && <p>{picture}</p>}
    </div>
  );
}
