import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Home } from "@/components/home/home";
import { BRAND } from "@/lib/brand";
import { listFeaturedBusinesses } from "@/lib/businesses/queries";
import { pageMetadata } from "@/lib/page-metadata";
import { BUILD_PLACEHOLDER, ONLY_EDITION } from "@/lib/prerender";
import { routes } from "@/lib/routes";
import { listCategoryCounts } from "@/lib/search/queries";

export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ edition: BUILD_PLACEHOLDER }];

export async function generateMetadata(): Promise<Metadata> {
  const title = `${BRAND.name}: ${BRAND.badge}`;
  const page = { title, description: BRAND.description, path: routes.home(), isIndexed: true };
  return { ...pageMetadata(page), title: { absolute: title } };
}

export default async function HomePage({ params }: PageProps<"/inicio/[edition]">) {
  const { edition } = await params;
  if (edition !== ONLY_EDITION) notFound();

  const [featured, categories] = await Promise.all([listFeaturedBusinesses(), listCategoryCounts()]);
  return <Home featured={featured} categories={categories} />;
}
