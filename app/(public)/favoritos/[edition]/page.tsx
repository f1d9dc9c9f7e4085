import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FavoritesList } from "@/components/favorites/favorites-list";
import { BUILD_PLACEHOLDER, ONLY_EDITION } from "@/lib/prerender";

export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ edition: BUILD_PLACEHOLDER }];

export const metadata: Metadata = { title: "Favoritos", robots: { index: false, follow: true } };

/** The favourites of this browser: the page is the same for everybody, the list is filled in there. */
export default async function FavoritesPage({ params }: PageProps<"/favoritos/[edition]">) {
  if ((await params).edition !== ONLY_EDITION) notFound();
  return (
    <div className="page-width section-space">
      <h1 className="text-2xl">Favoritos</h1>
      <p className="mt-2 max-w-narrow text-ink-soft">
        Los negocios que guardaste con el corazón. Se quedan en este navegador: nadie más los ve.
      </p>
      <FavoritesList />
    </div>
  );
}
