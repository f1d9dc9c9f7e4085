import { notFound } from "next/navigation";
import { IndexPage } from "@/components/lists/index-page";
import { NeighborhoodIndex } from "@/components/neighborhoods/neighborhood-index";
import { PLACE } from "@/lib/brand";
import { ONLY_EDITION } from "@/lib/caching/only-edition";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { hasOwnPage } from "@/lib/search/own-page";
import { listNeighborhoods } from "@/lib/search/server/queries";

const TITLE = `Colonias de ${PLACE.borough}`;

export async function generateMetadata() {
  const description = `Las colonias de ${PLACE.boroughAndCity} con sus negocios: encuentra lo que necesitas cerca de tu casa.`;
  return pageMetadata({ title: TITLE, description, path: routes.neighborhoods() });
}

export default async function NeighborhoodsPage({ params }: PageProps<"/paginas/[edition]/colonias">) {
  if ((await params).edition !== ONLY_EDITION) notFound();
  const neighborhoods = (await listNeighborhoods()).filter(hasOwnPage);
  const crumbs = [
    { name: "Inicio", path: routes.home() },
    { name: "Colonias", path: routes.neighborhoods() },
  ];
  return (
    <IndexPage title={TITLE} intro="Elige tu colonia y mira qué negocios tienes cerca." crumbs={crumbs}>
      <NeighborhoodIndex neighborhoods={neighborhoods} />
    </IndexPage>
  );
}
