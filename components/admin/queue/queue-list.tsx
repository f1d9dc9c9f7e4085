import { PlanBadge } from "@/components/businesses/plan-badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format";
import { type QueueQuery, queueValues } from "@/lib/review/queue-address";
import type { QueuePage } from "@/lib/review/queue-mapper";
import { isSameItem, KIND_WORDS, QUEUE_KINDS, type QueueKey } from "@/lib/review/queue-model";
import { routes } from "@/lib/routes";
import { formatRecentMoment } from "@/lib/time/recent-moment";
import { Key } from "../shortcuts";

type QueueListProps = { page: QueuePage; query: QueueQuery; open: QueueKey | null };

export function QueueList({ page: { entries, hasMore, counts }, query, open }: QueueListProps) {
  const isFirst = query.after === null;
  return (
    <nav aria-label="Cola" className="grid content-start gap-3">
      <KindLinks counts={counts} query={query} />
      <Search query={query} />
      {entries.length > 0 && (
        <ol className="grid divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
          {entries.map((entry) => (
            <li key={`${entry.kind} ${entry.id}`}>
              <Link
                href={routes.adminQueue(queueValues({ ...query, open: entry }))}
                aria-current={isSameItem(entry, open) ? "true" : undefined}
                className={cn(
                  "grid gap-1 border-transparent border-l-4 py-2.5 pr-4 pl-3 hover:bg-sand",
                  isSameItem(entry, open) && "border-action-strong bg-sand",
                )}
              >
                <span className="font-semibold wrap-anywhere">{entry.name}</span>
                <span className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
                  {KIND_WORDS[entry.kind].one}
                  {entry.isAgain && " · reenviado"}
                  <PlanBadge plan={entry.plan} place="directory" />
                  <span>{formatRecentMoment(entry.since, new Date())}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      {(hasMore || !isFirst) && (
        <p className="flex flex-wrap justify-between gap-4">
          {!isFirst && (
            <Link
              href={routes.adminQueue(queueValues({ ...query, after: null, open: null }))}
              className="tap-target text-link"
            >
              Volver al principio
            </Link>
          )}
          {hasMore && (
            <Link href={nextPage(entries, query)} className="tap-target text-link">
              Los que siguen
            </Link>
          )}
        </p>
      )}
    </nav>
  );
}

export const nextPage = (entries: QueuePage["entries"], { kind, term }: QueueQuery): string =>
  routes.adminQueue({ tipo: kind, q: term, tras: entries.at(-1)?.cursor });

function KindLinks({ counts, query: { kind, term } }: { counts: QueuePage["counts"]; query: QueueQuery }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const links = [
    { id: null, label: "Todo", count: all },
    ...QUEUE_KINDS.map((id) => ({ id, label: KIND_WORDS[id].many, count: counts[id] })),
  ];
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ id, label, count }) => (
        <li key={label}>
          <Link
            href={routes.adminQueue({ tipo: id, q: term })}
            aria-current={id === kind ? "true" : undefined}
            className={cn(
              "flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-card px-3 text-sm hover:bg-sand",
              id === kind && "border-ink font-semibold",
            )}
          >
            {label} <span className="tabular-nums">{formatNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Search({ query: { kind, term } }: { query: QueueQuery }) {
  return (
    <search>
      <form action={routes.adminQueue()} className="flex gap-2">
        {kind && <input type="hidden" name="tipo" value={kind} />}
        <Input
          name="q"
          type="search"
          defaultValue={term}
          key={term}
          placeholder="Buscar por nombre"
          aria-label="Buscar en la cola por nombre"
          aria-keyshortcuts="/"
          maxLength={100}
        />
        <Button type="submit" variant="outline">
          Buscar <Key name="/" />
        </Button>
      </form>
    </search>
  );
}
