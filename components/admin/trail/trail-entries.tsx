import { Link } from "@/components/ui/link";
import { ACTION_WORDS } from "@/lib/admin/action-labels";
import { describeChanges, entityWords } from "@/lib/admin/change-messages";
import { type TrailEntry, trailQuery } from "@/lib/admin/trail";
import { routes } from "@/lib/routes";
import { formatRecentMoment } from "@/lib/time/recent-moment";

type TrailEntriesProps = { entries: readonly TrailEntry[]; isOfOneBusiness?: boolean };

export function TrailEntries({ entries, isOfOneBusiness = false }: TrailEntriesProps) {
  const now = new Date();
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

/** More than this folds away, so that a menu does not fill the screen. */
const FOLDED_FROM = 160;

function Changes({ before, after }: Pick<TrailEntry, "before" | "after">) {
  const changes = describeChanges(before, after);
  if (changes.length === 0) return null;
  return (
    <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[12rem_1fr]">
      {changes.map(({ column, label, before: old, after: present }) => (
        <div key={column} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere min-w-0 whitespace-pre-line">
            {old !== null && (
              <>
                <span className="sr-only">Antes: </span>
                <Value text={old} />
                <span aria-hidden="true"> → </span>
                <span className="sr-only">. Después: </span>
              </>
            )}
            <Value text={present} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ text }: { text: string }) {
  if (text.length <= FOLDED_FROM) return text;
  return (
    <details className="inline-block max-w-full align-top">
      <summary className="cursor-pointer">{text.slice(0, FOLDED_FROM)}…</summary>
      {text}
    </details>
  );
}

export type Trail = { entries: readonly TrailEntry[]; hasMore: boolean };

export function BusinessTrail({ businessId, trail: { entries, hasMore } }: { businessId: string; trail: Trail }) {
  return (
    <section aria-labelledby="bitacora" className="grid gap-3">
      <h2 id="bitacora" className="text-xl">
        Bitácora
      </h2>
      {entries.length === 0 ? (
        <p className="text-ink-soft">Ningún administrador ha cambiado este negocio todavía.</p>
      ) : (
        <TrailEntries entries={entries} isOfOneBusiness />
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
