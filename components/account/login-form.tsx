"use client";

import { type MouseEvent, useState } from "react";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthAnswer, AuthFormAction, LoginMode } from "@/lib/auth/model";
import { EmailField, FormAlert, SubmitButton, TextField } from "./form-parts";
import { MailSent } from "./mail-sent";
import { StoredReturn } from "./stored-return";
import { useServerForm } from "./use-server-form";

type LoginFormProps = {
  action: AuthFormAction;
  /** The answer that came with the page. */
  first: AuthAnswer | null;
  mode: LoginMode;
  email: string;
  /** The path that was asked for; "" for none. */
  redirect: string;
  /** Addresses of this page in either mode, for browsers without JavaScript. */
  modeHrefs: Readonly<Record<LoginMode, string>>;
  recoverHref: string;
};

/** Signing in, by a link that is mailed or by a password. */
export function LoginForm({ action, first, mode: firstMode, email, redirect, modeHrefs, recoverHref }: LoginFormProps) {
  const [mode, setMode] = useState(firstMode);
  const { answer, isSending, form } = useServerForm(action, first, AUTH_MESSAGES.notAuthenticated);
  if (answer?.kind === "sent") return <MailSent title="Enlace enviado" email={answer.email} />;

  const isByLink = mode === "enlace";
  return (
    <>
      <ModeSwitch mode={mode} hrefs={modeHrefs} onChange={setMode} />
      <form {...form} className="mt-6 grid gap-5">
        <FormAlert message={answer?.kind === "failed" ? answer.message : null} />
        <EmailField defaultValue={answer?.email || email} />
        {!isByLink && (
          <TextField
            id="contrasena"
            name="password"
            label="Contraseña"
            type="password"
            autoComplete="current-password"
            required
            hint={
              <a href={recoverHref} className="text-link inline-flex min-h-11 items-center">
                ¿Olvidaste tu contraseña?
              </a>
            }
          />
        )}
        <input type="hidden" name="modo" value={mode} />
        <input type="hidden" name="redirect" value={redirect} />
        <StoredReturn />
        <SubmitButton isSending={isSending} sending={isByLink ? "Enviando…" : "Entrando…"}>
          {isByLink ? "Enviarme el enlace" : "Entrar"}
        </SubmitButton>
      </form>
    </>
  );
}

const MODES: readonly { mode: LoginMode; label: string }[] = [
  { mode: "enlace", label: "Enlace por correo" },
  { mode: "contrasena", label: "Contraseña" },
];

type ModeSwitchProps = {
  mode: LoginMode;
  hrefs: Readonly<Record<LoginMode, string>>;
  onChange: (mode: LoginMode) => void;
};

function ModeSwitch({ mode: current, hrefs, onChange }: ModeSwitchProps) {
  const choose = (mode: LoginMode) => (event: MouseEvent) => {
    event.preventDefault();
    onChange(mode);
  };
  return (
    <nav aria-label="Forma de ingresar" className="grid grid-cols-2 gap-1 rounded-field bg-sand p-1">
      {MODES.map(({ mode, label }) => (
        <a
          key={mode}
          href={hrefs[mode]}
          onClick={choose(mode)}
          aria-current={mode === current ? "true" : undefined}
          className="flex min-h-11 items-center justify-center rounded-[8px] px-2 text-center font-semibold text-sm aria-[current]:bg-white"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
