import type { Metadata } from "next";
import CategoryNotFound from "../../categorias/not-found";

export const metadata: Metadata = { title: "Categoría no encontrada", robots: { index: false, follow: true } };

/** What the gateway puts, with 404, in the place of a missing page that Next leaves to JavaScript. */
export default function MissingCategoryPage() {
  return <CategoryNotFound />;
}
