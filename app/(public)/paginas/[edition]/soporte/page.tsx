import { Support } from "@/components/pages/support";
import { BRAND } from "@/lib/brand";
import { listContactLinks } from "@/lib/contact/site-contact";
import { env } from "@/lib/env";
import { pageMetadata } from "@/lib/page-metadata";
import { sendMessage } from "@/lib/requests/server/actions";
import { routes } from "@/lib/routes";

export const generateMetadata = async () =>
  pageMetadata({
    title: "Soporte",
    description: `Ayuda de ${BRAND.name}: corrige los datos de un negocio, repórtalo, recupera tu acceso o resuelve un pago.`,
    path: routes.support(),
  });

export default function SupportPage() {
  return <Support contact={listContactLinks(env())} write={sendMessage} />;
}
