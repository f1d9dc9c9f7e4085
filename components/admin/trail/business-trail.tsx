import { Link } from "@/components/ui/link";
import { type TrailEntry, trailQuery } from "@/lib/admin/trail";
import { routes } from "@/lib/routes";
import { TrailEntries } from "./trail-entries";

type BusinessTrailProps = {
  businessId: string;
  trail: { entries: readonly TrailEntry[]; hasMore: boolean };
  now: Date;
};

export function BusinessTrail({ businessId, trail: { entries, hasMore }, now }: BusinessTrailProps) {
  return (
    <section aria-labelledby="bitacora" className="grid gap-3">
      <h2 id="bitacora" className="text-xl">
        Bitácora
      </h2>
      {entries.length === 0 ? (
        <p className="text-ink-soft">Ningún administrador ha cambiado este negocio todavía.</p>
      ) : (
        <TrailEntries entries={entries} now={now} isOfOneBusiness />
      )}
      {hasMore && (
        <Link
          href={routes.trail(trailQuery({ business: businessId }))}
          className="tap-target justify-self-start text-link"
        >
          Ver toda la bitácora de este negocio
        </Link>
      )}
    </section>
  );
}
