import { InstallGuide } from "@/components/pages/install-guide";
import { BRAND } from "@/lib/brand";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";

export const generateMetadata = async () =>
  pageMetadata({
    title: "Descargar App",
    description: `Instala ${BRAND.name} en tu teléfono, en Android o iPhone: sin tienda de aplicaciones y casi sin espacio.`,
    path: routes.install(),
  });

export default function InstallPage() {
  return <InstallGuide />;
}
