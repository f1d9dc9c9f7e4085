import { CountLinks } from "@/components/lists/count-links";
import { NeighborhoodOptions } from "@/components/neighborhoods/neighborhood-options";
import { OwnNeighborhood } from "@/components/neighborhoods/own-neighborhood";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { hasOwnPage } from "@/lib/search/own-page";

/** Colonias shown as chips; the others are one choice away. */
const MAX_CHIPS = 12;

type NeighborhoodSectionProps = { neighborhoods: readonly { slug: string; name: string; total: number }[] };

export function NeighborhoodSection({ neighborhoods }: NeighborhoodSectionProps) {
  if (neighborhoods.length === 0) return null;
  const largest = neighborhoods
    .slice(0, MAX_CHIPS)
    .map(({ slug, name, total }) => ({ href: routes.neighborhood(slug), name, total }));
  const byName = neighborhoods.filter(hasOwnPage).toSorted((a, b) => a.name.localeCompare(b.name, "es"));
  return (
    <section aria-labelledby="colonias" className="page-width pb-12 lg:pb-20">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="colonias" className="text-xl lg:text-2xl">
          Busca en tu colonia
        </h2>
        <Link href={routes.neighborhoods()} className="text-link inline-flex min-h-11 items-center gap-1">
          Ver todas las colonias
          <Icon name="chevron-right" className="size-4 shrink-0" />
        </Link>
      </div>
      {byName.length > 0 && (
        <OwnNeighborhood>
          <div className="min-w-0 flex-1">
            <Select name="colonia" defaultValue="" required aria-label="Tu colonia">
              <option value="">Elige tu colonia</option>
              <NeighborhoodOptions neighborhoods={byName.map(({ slug, name }) => [slug, name] as const)} />
            </Select>
          </div>
          <Button type="submit" variant="secondary" className="shrink-0">
            Ver negocios
          </Button>
        </OwnNeighborhood>
      )}
      {/* On phones, where most take a line, the largest eight. */}
      <div className="mt-4 max-sm:[&_li:nth-child(n+9)]:hidden">
        <CountLinks links={largest} />
      </div>
    </section>
  );
}
