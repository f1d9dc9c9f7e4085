import { readFileSync } from "node:fs";
import path from "node:path";
import { escapeMarkup } from "@/lib/text/escape-markup";

export type MailKind = "confirmation" | "magicLink" | "recovery" | "emailChange";

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The `type` that /auth/confirm hands to verifyOtp. */
const LINK_TYPES: Readonly<Record<MailKind, string>> = {
  confirmation: "email",
  magicLink: "email",
  recovery: "recovery",
  emailChange: "email_change",
};

/** The plain text; the HTML is in supabase/templates. */
const COPY: Readonly<Record<MailKind, { template: string; subject: string; intro: string; button: string }>> = {
  confirmation: {
    template: "confirmation",
    subject: "Confirma tu correo",
    intro: "Para terminar de crear tu cuenta en Iztapalapa Local, confirma tu correo.",
    button: "Confirmar mi correo",
  },
  magicLink: {
    template: "magic_link",
    subject: "Tu enlace para entrar",
    intro: "Con este enlace entras a Iztapalapa Local sin contraseña.",
    button: "Entrar",
  },
  recovery: {
    template: "recovery",
    subject: "Elige una contraseña nueva",
    intro: "Recibimos una solicitud para cambiar la contraseña de tu cuenta en Iztapalapa Local.",
    button: "Elegir contraseña",
  },
  emailChange: {
    template: "email_change",
    subject: "Confirma el cambio de correo",
    intro:
      "Recibimos una solicitud para cambiar el correo de una cuenta en Iztapalapa Local. Escribimos a los dos correos: el cambio se hace cuando los dos lo confirman.",
    button: "Confirmar el cambio",
  },
};

const OUTRO =
  "El enlace sirve una sola vez y vence en 10 minutos. Te pedirá presionar un botón. Si no lo pediste, ignora este mensaje.";

const CHANGE_OUTRO =
  "El enlace sirve una sola vez y vence en 10 minutos. Te pedirá presionar un botón. Si no lo pediste, no lo presiones: sin los dos correos no cambia nada. Si la cuenta es tuya, cambia además tu contraseña: eso cancela el cambio y cierra las demás sesiones.";

interface Link {
  readonly siteUrl: string;
  readonly kind: MailKind;
  readonly tokenHash: string;
  /** Page to go to afterwards; already checked to be ours. */
  readonly redirectTo: string | null;
}

/** Address in the mail. A button on its page verifies: programs that inspect links do not use them up. */
export function confirmationLink({ siteUrl, kind, tokenHash, redirectTo }: Link): string {
  const url = new URL("/auth/confirm", siteUrl);
  url.searchParams.set("token_hash", tokenHash);
  url.searchParams.set("type", LINK_TYPES[kind]);
  if (redirectTo) url.searchParams.set("redirect_to", redirectTo);
  return url.href;
}

const IN_USE =
  "Alguien pidió usar este correo en otra cuenta de Iztapalapa Local. Ya es el de la tuya, así que no cambió nada.";

/** A mail that only tells something: there is no link in it, so nothing to do wrong. */
export const ADDRESS_IN_USE: MailText = {
  subject: "Tu correo ya tiene una cuenta · Iztapalapa Local",
  text: `Hola:\n\n${IN_USE}\n`,
  html: `<!doctype html><html lang="es-MX"><body><p>Hola:</p><p>${IN_USE}</p></body></html>`,
};

const FOLDER = path.join(import.meta.dirname, "../../templates");
const CONFIRM_LINK = /href="\{\{ \.SiteURL \}\}\/auth\/confirm\?[^"]*"/;
const VARIABLE = /\{\{ \.(\w+) \}\}/g;

/** Returns the HTML of a mail, from supabase/templates. @throws when a variable is not given. */
function fillTemplate(name: string, link: string, variables: Readonly<Record<string, string>>): string {
  const template = readFileSync(path.join(FOLDER, `${name}.html`), "utf8");
  const linked = template.replace(CONFIRM_LINK, () => `href="${escapeMarkup(link)}"`);
  return linked.replace(VARIABLE, (_, variable: string) => {
    const value = variables[variable];
    if (value === undefined) throw new Error(`the template ${name} needs ${variable}`);
    return escapeMarkup(value);
  });
}

/** Subject and bodies of a mail with a link, in Spanish. @param change the addresses, for a change of them. */
export function mailText(kind: "emailChange", link: string, change: { from: string; to: string }): MailText;
export function mailText(kind: Exclude<MailKind, "emailChange">, link: string): MailText;
export function mailText(kind: MailKind, link: string, change?: { from: string; to: string }): MailText {
  const { template, subject, intro, button } = COPY[kind];
  const addresses = change ? `\n\nCorreo de ahora: ${change.from}\nCorreo nuevo: ${change.to}` : "";
  return {
    subject: `${subject} · Iztapalapa Local`,
    text: `Hola:\n\n${intro}${addresses}\n\n${button}:\n${link}\n\n${change ? CHANGE_OUTRO : OUTRO}\n`,
    html: fillTemplate(template, link, change ? { Email: change.from, NewEmail: change.to } : {}),
  };
}

export function codeText(code: string): MailText {
  return {
    subject: "Tu código · Iztapalapa Local",
    text: `Hola:\n\nTu código para confirmar que eres tú: ${code}\n`,
    html: fillTemplate("reauthentication", "", { Token: code }),
  };
}
