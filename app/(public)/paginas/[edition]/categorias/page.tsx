import { notFound } from "next/navigation";
import { CategoryIndex } from "@/components/categories/category-index";
import { IndexPage } from "@/components/lists/index-page";
import { PLACE } from "@/lib/brand";
import { ONLY_EDITION } from "@/lib/caching/only-edition";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { listActivities } from "@/lib/search/server/activities";
import { listCategoryCounts } from "@/lib/search/server/queries";

const TITLE = `Categorías de negocios en ${PLACE.borough}`;

export async function generateMetadata() {
  const description = `Los negocios de ${PLACE.boroughAndCity} por categoría y giro: ferreterías, consultorios, talleres y más, con teléfono y dirección.`;
  return pageMetadata({ title: TITLE, description, path: routes.categories() });
}

export default async function CategoriesPage({ params }: PageProps<"/paginas/[edition]/categorias">) {
  if ((await params).edition !== ONLY_EDITION) notFound();
  const [categories, activities] = await Promise.all([listCategoryCounts(), listActivities()]);
  const crumbs = [
    { name: "Inicio", path: routes.home() },
    { name: "Categorías", path: routes.categories() },
  ];
  return (
    <IndexPage title={TITLE} intro="Elige una categoría, o el giro que buscas." crumbs={crumbs}>
      <CategoryIndex categories={categories} activities={activities} />
    </IndexPage>
  );
}
