import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryIndex } from "@/components/categories/category-index";
import { JsonLdScript } from "@/components/seo/json-ld-script";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { PLACE } from "@/lib/brand";
import { ONLY_EDITION } from "@/lib/caching/prerender";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { listActivities } from "@/lib/search/server/activities";
import { listCategoryCounts } from "@/lib/search/server/queries";
import { breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";
import { siteUrl } from "@/lib/site-url";

const TITLE = `Categorías de negocios en ${PLACE.borough}`;

export async function generateMetadata(): Promise<Metadata> {
  const description = `Los negocios de ${PLACE.boroughAndCity} por categoría y giro: ferreterías, consultorios, talleres y más, con teléfono y dirección.`;
  return pageMetadata({ title: TITLE, description, path: routes.categories(), isIndexed: true });
}

export default async function CategoriesPage({ params }: PageProps<"/paginas/[edition]/categorias">) {
  // A page does not wait for its layout, which refuses other editions too, and a build has no database.
  if ((await params).edition !== ONLY_EDITION) notFound();
  const [categories, activities] = await Promise.all([listCategoryCounts(), listActivities()]);
  const crumbs = [
    { name: "Inicio", path: routes.home() },
    { name: "Categorías", path: routes.categories() },
  ];
  return (
    <>
      <JsonLdScript data={breadcrumbJsonLd(siteUrl(), crumbs)} />
      <div className="border-line border-b bg-sand">
        <div className="page-width pt-3 pb-6 lg:pt-6 lg:pb-8">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="mt-1 text-xl lg:text-2xl">{TITLE}</h1>
          <p className="mt-1 text-ink-soft">Elige una categoría, o el giro que buscas.</p>
        </div>
      </div>
      <div className="page-width pt-4 pb-12 lg:pb-20">
        <CategoryIndex categories={categories} activities={activities} />
      </div>
    </>
  );
}
