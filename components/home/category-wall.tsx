"use client";

import { CategoryPicture } from "@/components/businesses/category-picture";
import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/format";
import { routes } from "@/lib/routes";

/** A smaller number of businesses would keep people from looking: then no category tells its own. */
const LEAST_SHOWN = 20;

type CategoryWallProps = {
  /** Categories in display order; `total` counts public businesses. */
  categories: readonly { slug: string; name: string; total: number }[];
};

export function CategoryWall({ categories }: CategoryWallProps) {
  const areCounted = categories.every(({ total }) => total >= LEAST_SHOWN);
  return (
    <nav aria-label="Explora por categoría" className="@container">
      <ul className="grid auto-rows-fr grid-cols-2 gap-2 @max-[20rem]:grid-cols-1 sm:gap-3">
        {categories.map(({ slug, name, total }) => (
          <li key={slug}>
            <Link href={routes.category(slug)} className="sign">
              <CategoryPicture slug={slug} />
              <span>
                {name}
                {areCounted && <small>{formatNumber(total)}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
