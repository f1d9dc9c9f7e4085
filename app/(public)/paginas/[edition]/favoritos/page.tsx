import type { Metadata } from "next";
import { FavoritesList } from "@/components/favorites/favorites-list";

export const metadata: Metadata = { title: "Favoritos", robots: { index: false, follow: true } };

export default function FavoritesPage() {
  return (
    // As high as the screen: what stands below does not jump when the list comes.
    <div className="page-width section-space min-h-[80dvh]">
      <h1 className="text-2xl">Favoritos</h1>
      <p className="mt-2 max-w-narrow text-ink-soft">
        Los negocios que guardaste con el corazón. Se quedan en este navegador: nadie más los ve.
      </p>
      <FavoritesList />
    </div>
  );
}
