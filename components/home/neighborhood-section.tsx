import { CountLinks } from "@/components/lists/count-links";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

type NeighborhoodSectionProps = { neighborhoods: readonly { slug: string; name: string; total: number }[] };

/** "Busca en tu colonia": the largest ones, and the way to all. Nothing while there are none. */
export function NeighborhoodSection({ neighborhoods }: NeighborhoodSectionProps) {
  if (neighborhoods.length === 0) return null;
  const links = neighborhoods.map(({ slug, name, total }) => ({ href: routes.neighborhood(slug), name, total }));
  return (
    <section aria-labelledby="colonias" className="page-width pb-12 lg:pb-20">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="colonias" className="text-xl lg:text-2xl">
          Busca en tu colonia
        </h2>
        <Link href={routes.neighborhoods()} className="text-link inline-flex min-h-11 items-center gap-1">
          Ver todas las colonias
          <Icon name="chevron-right" className="size-4 shrink-0" />
        </Link>
      </div>
      {/* On phones, where most take a line, the largest eight. */}
      <div className="max-sm:[&_li:nth-child(n+9)]:hidden">
        <CountLinks links={links} />
      </div>
    </section>
  );
}
