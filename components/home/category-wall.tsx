import { CategoryPicture } from "@/components/businesses/category-picture";
import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/format";
import { routes } from "@/lib/routes";

/** A smaller number of businesses would keep people from looking. */
const LEAST_SHOWN = 20;

type CategoryWallProps = {
  /** In display order; `total` counts public businesses. */
  categories: readonly { slug: string; name: string; total: number }[];
};

/** The categories as a wall of shop signs. */
export function CategoryWall({ categories }: CategoryWallProps) {
  return (
    <nav aria-label="Explora por categoría">
      <ul className="grid auto-rows-fr grid-cols-2 gap-2 sm:gap-3">
        {categories.map(({ slug, name, total }) => (
          <li key={slug}>
            <Link
              href={routes.category(slug)}
              className="flex h-full min-h-16 items-center gap-2 overflow-hidden rounded-card border border-line bg-white pr-1 pl-2 sm:gap-3 sm:pr-3 sm:pl-0 transition-transform duration-150 hover:-translate-y-0.5 hover:border-field"
            >
              <CategoryPicture
                slug={slug}
                className="my-2 size-12 shrink-0 rounded-field object-cover sm:m-0 sm:h-auto sm:w-16 sm:self-stretch sm:rounded-none"
              />
              <span className="min-w-0 py-2 font-semibold text-sm leading-tight sm:text-base sm:leading-tight">
                {name}
                {total >= LEAST_SHOWN && (
                  <span className="mt-0.5 block font-normal text-ink-soft text-sm">{formatNumber(total)}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
