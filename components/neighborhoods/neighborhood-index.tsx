import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/format";
import { routes } from "@/lib/routes";
import { groupByInitial } from "@/lib/search/group-by-initial";

type NeighborhoodIndexProps = { neighborhoods: readonly { slug: string; name: string; total: number }[] };

export function NeighborhoodIndex({ neighborhoods }: NeighborhoodIndexProps) {
  const groups = groupByInitial(neighborhoods);
  return (
    <>
      <nav aria-label="Letras" className="-ml-2">
        <ul className="flex flex-wrap">
          {groups.map(({ initial }) => (
            <li key={initial}>
              <a
                href={`#letra-${initial}`}
                className="flex size-11 items-center justify-center rounded-field font-semibold text-action-strong hover:bg-sand"
              >
                {initial}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ initial, items }) => (
        <section key={initial} aria-labelledby={`letra-${initial}`} className="mt-6">
          <h2 id={`letra-${initial}`} className="border-line border-b pb-1 text-lg">
            {initial}
          </h2>
          <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {items.map(({ slug, name, total }) => (
              <li key={slug}>
                <Link
                  href={routes.neighborhood(slug)}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-field px-[8px] py-1.5 hover:bg-sand"
                >
                  <span className="max-w-full">{name}</span>
                  <span className="text-ink-soft text-sm">{formatNumber(total)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
