import { Link } from "@/components/ui/link";
import { ACTION_WORDS } from "@/lib/admin/action-labels";
import { entityWords } from "@/lib/admin/change-messages";
import type { TrailEntry } from "@/lib/admin/trail";
import { routes } from "@/lib/routes";
import { formatRecentMoment } from "@/lib/time/recent-moment";
import { Changes } from "./changes";

type TrailEntriesProps = {
  entries: readonly TrailEntry[];
  now: Date;
  isOfOneBusiness?: boolean;
};

export function TrailEntries({ entries, now, isOfOneBusiness = false }: TrailEntriesProps) {
  return (
    <ol className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
      {entries.map(({ id, at, person, action, business, entity, subject, before, after }) => (
        <li key={id} className="grid gap-1 bg-card px-4 py-3">
          <p className="wrap-anywhere">
            <span className="font-semibold">{person ?? "Una cuenta eliminada"}</span>{" "}
            {ACTION_WORDS[action] ?? action.replaceAll("_", " ")}
            {business && !isOfOneBusiness && (
              <>
                {" · "}
                {business.name === null ? (
                  <span className="text-ink-soft">un negocio que ya no está ({entityWords(business.id)})</span>
                ) : (
                  <Link href={routes.adminBusiness(business.id)} className="text-link">
                    {business.name}
                  </Link>
                )}
              </>
            )}
          </p>
          <p className="wrap-anywhere text-ink-soft text-sm">
            <time dateTime={at.toISOString()}>{formatRecentMoment(at, now)}</time>
            {entity && <> · {subject ?? entityWords(entity)}</>}
          </p>
          <Changes before={before} after={after} />
        </li>
      ))}
    </ol>
  );
}
