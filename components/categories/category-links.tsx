import { CountLinks } from "@/components/lists/count-links";
import { CATEGORIES } from "@/lib/categories/categories";
import { routes } from "@/lib/routes";

export function CategoryLinks() {
  return (
    <nav aria-label="Categorías" className="mt-6 max-w-text [&_ul]:justify-center">
      <CountLinks links={CATEGORIES.map(({ slug, name }) => ({ href: routes.category(slug), name }))} />
    </nav>
  );
}
