import { routes } from "@/lib/routes";
import type { Mail, MailWords } from "./model";

type Notice = Extract<Mail, { kind: "accountNotice" }>;

const DEEDS: Readonly<Record<Notice["deed"], string>> = {
  contrasena: "Tu cuenta tiene una contraseña nueva.",
  ayudante: "Desde tu cuenta se invitó a alguien a ayudar con un negocio.",
  administrador: "Desde tu cuenta se agregó a otro administrador.",
};

export const accountNotice = ({ deed }: Notice): MailWords => ({
  subject: DEEDS[deed].slice(0, -1),
  title: DEEDS[deed],
  paragraphs: [
    "Si fuiste tú, no tienes que hacer nada.",
    "Si no fuiste tú, entra con un enlace por correo, elige otra contraseña y cierra las demás sesiones en «Tu cuenta».",
  ],
  button: { label: "Ver mi cuenta", path: routes.account() },
});
