import { z } from "zod";
import { BRAND } from "@/lib/brand";
import { PRIVACY_NOTICE } from "@/lib/legal/privacy-notice";
import { routes } from "@/lib/routes";
import { mailKind } from "./mail-kind";

const DEEDS = {
  contrasena: "Tu cuenta tiene una contraseña nueva.",
  ayudante: "Desde tu cuenta se invitó a alguien a ayudar con un negocio.",
  administrador: "Desde tu cuenta se agregó a otro administrador.",
} as const;

export const ACCOUNT_MAILS = {
  // To whoever did it, in case that it was somebody else.
  aviso_de_cuenta: mailKind(
    { title: ["hecho", z.enum(["contrasena", "ayudante", "administrador"]).transform((deed) => DEEDS[deed])] },
    ({ title }) => ({
      subject: title.slice(0, -1),
      title,
      paragraphs: [
        "Si fuiste tú, no tienes que hacer nada.",
        "Si no fuiste tú, entra con un enlace por correo, elige otra contraseña y cierra las demás sesiones en «Tu cuenta».",
      ],
      button: { label: "Ver mi cuenta", path: routes.account() },
    }),
  ),
  aviso_de_privacidad: mailKind({}, () => ({
    subject: "Cambió nuestro aviso de privacidad",
    paragraphs: [PRIVACY_NOTICE.changes, "No tienes que hacer nada. Si algo no te parece, ahí dice cómo oponerte."],
    button: { label: "Leer el aviso", path: routes.privacy() },
  })),
  administrador_agregado: mailKind({}, () => ({
    subject: `Ya administras ${BRAND.name}`,
    title: "Ya eres administrador",
    paragraphs: [
      `Otro administrador te agregó. Ya administras ${BRAND.name}: apruebas, editas y eliminas negocios, y ves pagos y avisos.`,
      "Lo que hagas queda en la bitácora. Si no lo esperabas, escríbenos desde la página de soporte.",
    ],
    button: { label: "Ir a la administración", path: routes.admin() },
  })),
  administrador_quitado: mailKind({}, () => ({
    subject: `Ya no administras ${BRAND.name}`,
    title: "Ya no eres administrador",
    paragraphs: [
      `Ya no administras ${BRAND.name}. Tu cuenta sigue igual, y tus negocios también.`,
      "Si crees que es un error, habla con otro administrador o escríbenos desde la página de soporte.",
    ],
    button: { label: "Ver mi cuenta", path: routes.account() },
  })),
};
