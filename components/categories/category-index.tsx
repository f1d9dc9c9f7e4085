import { CategoryPicture } from "@/components/businesses/category-picture";
import { CountLinks } from "@/components/lists/count-links";
import { Link } from "@/components/ui/link";
import { formatCount } from "@/lib/format";
import { routes } from "@/lib/routes";
import type { ActivityCount } from "@/lib/search/model";

const MAIN_ACTIVITIES = 6;

type CategoryIndexProps = {
  /** Categories in display order; `total` counts public businesses. */
  categories: readonly { slug: string; name: string; total: number }[];
  /** Activities with most businesses first. */
  activities: readonly ActivityCount[];
};

export function CategoryIndex({ categories, activities }: CategoryIndexProps) {
  const byCategory = Map.groupBy(activities, ({ categorySlug }) => categorySlug);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      {categories.map(({ slug, name, total }) => {
        const main = (byCategory.get(slug) ?? []).slice(0, MAIN_ACTIVITIES);
        return (
          <li key={slug} className="rounded-card border border-line bg-card p-4">
            <div className="relative flex flex-wrap items-center gap-4">
              <CategoryPicture slug={slug} className="size-[64px] shrink-0 rounded-field" />
              <div className="min-w-0 flex-[1_1_8rem]">
                <h2 className="text-lg">
                  <Link href={routes.category(slug)} className="card-link hover:underline">
                    {name}
                  </Link>
                </h2>
                {total > 0 && <p className="text-ink-soft text-sm">{formatCount(total, "negocio", "negocios")}</p>}
              </div>
            </div>
            {main.length > 0 && (
              <nav aria-label={`Giros de ${name}`} className="mt-3">
                <CountLinks
                  links={main.map((each) => ({ href: routes.activity(each.slug), name: each.name, total: each.total }))}
                />
              </nav>
            )}
          </li>
        );
      })}
    </ul>
  );
}
