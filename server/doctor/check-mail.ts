import type { Env } from "@/lib/env";
import { type Finding, look, ok, problem, type Section } from "./finding";

/** Tries the mail server; null when it takes us, else a word for the failure without a secret in it. */
export type TryMail = (mail: NonNullable<Env["mail"]>) => Promise<string | null>;

function handshake(failure: string | null): Finding {
  if (failure === null) return ok("El servidor de correo nos deja entrar.");
  return failure === "EAUTH"
    ? problem("SMTP_URL: el servidor no acepta el usuario o la contraseña.")
    : problem(`SMTP_URL: el servidor no responde como debe (${failure}).`);
}

export async function checkMail({ mail }: Env, tryMail: TryMail): Promise<Section> {
  const title = "Correos";
  if (!mail) {
    return {
      title,
      findings: [problem("Faltan SMTP_URL y MAIL_FROM: los correos se guardan y esperan, ninguno sale.")],
    };
  }
  const domain = mail.from.slice(mail.from.indexOf("@") + 1);
  return {
    title,
    findings: [
      handshake(await tryMail(mail)),
      look(`DNS de ${domain}: SPF, DKIM y DMARC del proveedor de correo; sin ellos los correos acaban en spam.`),
    ],
  };
}
