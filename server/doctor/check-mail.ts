import { type Check, type Finding, look, ok, problem } from "./finding";

function handshake(failure: string | null): Finding {
  if (failure === null) return ok("El servidor de correo nos deja entrar.");
  return failure === "EAUTH"
    ? problem("SMTP_URL: el servidor no acepta el usuario o la contraseña.")
    : problem(`SMTP_URL: el servidor no responde como debe (${failure}).`);
}

export const checkMail: Check = async ({ mail }, { tryMail }) => {
  if (!mail) return [problem("Faltan SMTP_URL y MAIL_FROM: los correos se guardan y esperan, ninguno sale.")];
  const domain = mail.from.slice(mail.from.indexOf("@") + 1);
  return [
    handshake(await tryMail(mail)),
    look(`DNS de ${domain}: SPF, DKIM y DMARC del proveedor de correo; sin ellos los correos acaban en spam.`),
  ];
};
