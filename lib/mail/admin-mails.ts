import { BRAND } from "@/lib/brand";
import { routes } from "@/lib/routes";
import { mailKind } from "./mail-kind";

export const ADMIN_MAILS = {
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
