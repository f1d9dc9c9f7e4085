import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NeighborhoodIndex } from "@/components/neighborhoods/neighborhood-index";
import { JsonLdScript } from "@/components/seo/json-ld-script";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { PLACE } from "@/lib/brand";
import { ONLY_EDITION } from "@/lib/caching/prerender";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { hasOwnPage } from "@/lib/search/own-page";
import { listNeighborhoods } from "@/lib/search/server/queries";
import { breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";
import { siteUrl } from "@/lib/site-url";

const TITLE = `Colonias de ${PLACE.borough}`;

export async function generateMetadata(): Promise<Metadata> {
  const description = `Las colonias de ${PLACE.boroughAndCity} con sus negocios: encuentra lo que necesitas cerca de tu casa.`;
  return pageMetadata({ title: TITLE, description, path: routes.neighborhoods(), isIndexed: true });
}

export default async function NeighborhoodsPage({ params }: PageProps<"/paginas/[edition]/colonias">) {
  // A page does not wait for its layout, which refuses other editions too, and a build has no database.
  if ((await params).edition !== ONLY_EDITION) notFound();
  const neighborhoods = (await listNeighborhoods()).filter(hasOwnPage);
  const crumbs = [
    { name: "Inicio", path: routes.home() },
    { name: "Colonias", path: routes.neighborhoods() },
  ];
  return (
    <>
      <JsonLdScript data={breadcrumbJsonLd(siteUrl(), crumbs)} />
      <div className="border-line border-b bg-sand">
        <div className="page-width pt-3 pb-6 lg:pt-6 lg:pb-8">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="mt-1 text-xl lg:text-2xl">{TITLE}</h1>
          <p className="mt-1 text-ink-soft">Elige tu colonia y mira qué negocios tienes cerca.</p>
        </div>
      </div>
      <div className="page-width pt-4 pb-12 lg:pb-20">
        <NeighborhoodIndex neighborhoods={neighborhoods} />
      </div>
    </>
  );
}
