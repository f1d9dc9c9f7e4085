import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { CATEGORIES } from "@/lib/categories/categories";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";
import type { DirectoryQuery } from "@/lib/search/directory-query";
import { directoryHref } from "./directory-href";

/** Nothing matches: says so, and offers the way back to everything, first past the narrowest limit, or by category. */
export function EmptyResults({ query }: { query: DirectoryQuery }) {
  return (
    <div className="mx-auto max-w-narrow py-16 text-center">
      <Icon name="search" className="mx-auto size-10 text-ink-soft" />
      <h3 className="mt-4 text-xl">{MESSAGES.noResults}</h3>
      <p className="mt-2 text-ink-soft">{MESSAGES.noResultsHint}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Link href={routes.directory()} replace className={buttonVariants()}>
          Limpiar filtros
        </Link>
        {query.radiusKm !== null && (
          <Link
            href={directoryHref({ ...query, radiusKm: null })}
            replace
            className={buttonVariants({ variant: "outline" })}
          >
            Buscar más lejos
          </Link>
        )}
      </div>
      <nav aria-labelledby="explora" className="mt-12">
        <h4 id="explora" className="font-semibold">
          O explora por categoría
        </h4>
        <ul className="mt-3 flex flex-wrap justify-center gap-2">
          {CATEGORIES.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                href={routes.category(slug)}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 font-semibold text-sm hover:border-field"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
