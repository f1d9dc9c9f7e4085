"use client";

import { type MouseEvent, useState } from "react";
import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormAction, LoginMode } from "@/lib/auth/model";
import { EmailField } from "./email-field";
import { MailSent } from "./mail-sent";
import { StoredReturn } from "./stored-return";

type LoginFormProps = {
  action: AuthFormAction;
  mode: LoginMode;
  email: string;
  /** The path that was asked for; "" for none. */
  redirect: string;
  /** Addresses of this page in either mode, for browsers without JavaScript. */
  modeHrefs: Readonly<Record<LoginMode, string>>;
  recoverHref: string;
};

export function LoginForm({ action, mode: firstMode, email, redirect, modeHrefs, recoverHref }: LoginFormProps) {
  const [mode, setMode] = useState(firstMode);
  const form = useServerForm({
    action,
    lost: mode === "enlace" ? AUTH_MESSAGES.linkNotSent : AUTH_MESSAGES.notAuthenticated,
  });
  if (form.state?.kind === "sent") return <MailSent title="Enlace enviado" email={form.state.email} />;

  const isByLink = mode === "enlace";
  return (
    <>
      <ModeSwitch mode={mode} hrefs={modeHrefs} onChange={setMode} />
      <Form of={form} noValidate className="mt-6 grid gap-5">
        <FormAlert />
        <EmailField defaultValue={email} />
        {!isByLink && (
          <TextField
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
        <StoredReturn asked={redirect} />
        <SubmitButton look={{ className: "w-full" }} sending={isByLink ? "Enviando…" : "Entrando…"}>
          {isByLink ? "Enviarme el enlace" : "Entrar"}
        </SubmitButton>
      </Form>
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
          className="flex min-h-11 items-center justify-center rounded-[8px] px-2 text-center font-semibold border-transparent border-b-4 text-sm aria-[current]:border-action-strong aria-[current]:bg-card"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
