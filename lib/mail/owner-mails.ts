import { z } from "zod";
import { routes } from "@/lib/routes";
import { BUSINESS, mailKind } from "./mail-kind";
import { quotedName } from "./safe-name";

export const OWNER_MAILS = {
  ayudante_invitado: mailKind({ name: ["nombre", z.string().transform(quotedName)] }, ({ name }) => ({
    subject: `Te invitan a ayudar con ${name}`,
    title: "Te invitan a ayudar con un negocio",
    paragraphs: [
      `Quien administra ${name} te pide ayuda para mantener su página al día.`,
      "Entra con este mismo correo a «Mi negocio» y acepta o rechaza. Si no conoces el negocio, ignora este mensaje.",
    ],
    button: { label: "Ir a Mi negocio", path: routes.ownerPanel() },
    reason: "Recibes este correo porque alguien lo escribió al pedir ayuda con su negocio.",
  })),
  // By its owner.
  negocio_borrado: mailKind(BUSINESS, ({ name }) => ({
    subject: `Eliminaste ${name}`,
    title: "Tu negocio se eliminó",
    paragraphs: [
      `La página de ${name} ya no se ve en el directorio.`,
      "Si cambias de idea, o si no fuiste tú, escríbenos en los próximos 30 días: vuelve con todo lo que tenía. Después se borra para siempre.",
    ],
    button: { label: "Quiero que vuelva", path: `${routes.support()}#contacto` },
  })),
};
