import { Developers } from "@/components/pages/developers";
import { BRAND } from "@/lib/brand";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";

export const generateMetadata = async () =>
  pageMetadata({
    title: "Desarrolladores",
    description: `La API de ${BRAND.name}: los negocios publicados en JSON, sin clave y con ejemplos para copiar.`,
    path: routes.developers(),
  });

export default function DevelopersPage() {
  return <Developers siteUrl={siteUrl()} />;
}
