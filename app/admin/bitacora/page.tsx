import type { Metadata } from "next";
import { AdminPage } from "@/components/admin/admin-page";
import { TrailEntries } from "@/components/admin/trail/trail-entries";
import { TrailFilterForm } from "@/components/admin/trail/trail-filter-form";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { listTrail, listTrailPeople } from "@/lib/admin/server/trail";
import { readTrailFilters, trailQuery } from "@/lib/admin/trail";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Bitácora" };

export default async function TrailPage({ searchParams }: PageProps<"/admin/bitacora">) {
  const filters = readTrailFilters(await searchParams);
  const viewer = await requireAdmin(routes.trail(trailQuery(filters)));
  const [{ entries, hasMore }, people] = await Promise.all([listTrail(viewer.id, filters), listTrailPeople(viewer.id)]);
  return (
    <AdminPage title="Bitácora" className="grid gap-6">
      <TrailFilterForm filters={filters} people={people} />
      {entries.length === 0 ? (
        <p className="text-ink-soft">Aquí queda lo que hace cada administrador. No hay nada con estos filtros.</p>
      ) : (
        <TrailEntries entries={entries} />
      )}
      <nav aria-label="Páginas de la bitácora" className="flex flex-wrap gap-4">
        {filters.before !== null && (
          <Link
            href={routes.trail(trailQuery({ ...filters, before: null }))}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            Lo más nuevo
          </Link>
        )}
        {hasMore && (
          <Link
            href={routes.trail(trailQuery({ ...filters, before: entries.at(-1)?.id ?? null }))}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            Lo anterior
          </Link>
        )}
      </nav>
    </AdminPage>
  );
}
