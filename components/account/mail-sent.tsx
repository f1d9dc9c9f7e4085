"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { LINK_LIFE_MINUTES } from "@/lib/auth/messages";

type MailSentProps = { title: string; email: string; children?: ReactNode };

export function MailSent({ title, email, children }: MailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The element with the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-card bg-open-soft px-5 py-5 text-open">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2.5 text-lg outline-none">
        <Icon name="mail" />
        {title}
      </h2>
      <p className="mt-2">
        Si <strong className="wrap-anywhere">{email}</strong> puede recibir correo, en un momento llega un mensaje con
        un enlace. Sirve una sola vez y vence en {LINK_LIFE_MINUTES} minutos.
      </p>
      <p className="mt-2 text-sm">¿No llega? Revisa la carpeta de correo no deseado.</p>
      {children}
    </div>
  );
}
