import type { ReactNode } from "react";
import { BeforeAndAfter } from "@/components/businesses/before-and-after";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { Link } from "@/components/ui/link";
import { NewTabNote } from "@/components/ui/new-tab-note";
import { parsePosition } from "@/lib/geo/position";
import type { ReportedBusiness } from "@/lib/reports/mapper";
import { type QueueQuery, queueValues } from "@/lib/review/queue-address";
import type { QueueItem as Item, QueueItemOf, QueuePage } from "@/lib/review/queue-mapper";
import { isSameItem, KIND_WORDS, type QueueKey } from "@/lib/review/queue-model";
import { routes } from "@/lib/routes";
import { formatRecentMoment } from "@/lib/time/recent-moment";
import { Key } from "../shortcuts";
import { BusinessTrail, type Trail } from "../trail/trail-entries";
import { Duplicates } from "./duplicates";
import { FocusedHeading } from "./focused-heading";
import { About, ItemDecision, type QueueActions } from "./item-decision";
import { PinOnOutline, SentPictures, Warnings, WrittenFacts } from "./queue-facts";
import { nextPage } from "./queue-list";

/** Query strings to which a decision leads: on to the next item, or back to this one. */
export const placesOf = (query: QueueQuery, next: QueueKey | null, here: QueueKey | null) => ({
  en: placeOf(query, next),
  aqui: placeOf(query, here),
});

const placeOf = (query: QueueQuery, open: QueueKey | null): string => hrefOf(query, open).split("?")[1] ?? "";

const hrefOf = (query: QueueQuery, open: QueueKey | null) => routes.adminQueue(queueValues({ ...query, open }));

type QueueItemProps = {
  item: Item;
  reported: ReportedBusiness | undefined;
  trail: Trail;
  page: QueuePage;
  query: QueueQuery;
  actions: QueueActions;
};

export function QueueItem({ item, reported, trail, page: { entries, hasMore }, query, actions }: QueueItemProps) {
  const at = entries.findIndex((entry) => isSameItem(entry, item));
  // One that is no part of this page stands before its first.
  const next = entries[at + 1] ?? null;
  const previous = at > 0 ? entries[at - 1] : undefined;
  const decided = { item, reported, places: placesOf(query, next, item), actions };
  const key = `${item.kind} ${item.id}`;
  return (
    // The focus is scrolled out from under the decision on the way up, and from under what floats above it on the way down.
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-line bg-card p-4 md:p-5 max-md:[&_:is(a,button,input,summary,textarea)]:scroll-mb-40 md:[&_:is(a,button,input,summary,textarea)]:scroll-mt-24">
      <ItemDecision key={key} {...decided} title={<FocusedHeading item={key}>{item.row.nombre}</FocusedHeading>}>
        <Facts
          item={item}
          about={<About {...decided} />}
          next={next ? hrefOf(query, next) : hasMore ? nextPage(entries, query) : null}
          previous={previous ? hrefOf(query, previous) : null}
        />
      </ItemDecision>
      <Duplicates item={item} places={decided.places} merge={actions.merge} />
      <BusinessTrail businessId={item.row.id} trail={trail} />
    </article>
  );
}

type FactsProps = { item: Item; about: ReactNode; next: string | null; previous: string | null };

function Facts({ item, about, next, previous }: FactsProps) {
  const { row, kind } = item;
  const now = new Date();
  return (
    <>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          {KIND_WORDS[kind].one}
          <PlanBadge plan={item.plan} place="directory" />
          {formatRecentMoment(item.since, now)}
        </p>
        {item.kind === "registro" && item.data.sentAgainAt.length > 0 && (
          <p className="text-sm">
            <strong>Reenviado</strong> {formatRecentMoment(item.data.sentAgainAt.at(-1) ?? now, now)}.
            {item.data.lastReason && <> Antes se le escribió: «{item.data.lastReason}»</>}
          </p>
        )}
        <p className="flex flex-wrap gap-x-5 text-sm">
          <Link href={routes.adminBusiness(row.id)} aria-keyshortcuts="e" className="tap-target text-link">
            Editar
            <Key name="e" />
          </Link>
          {kind !== "registro" && (
            <Link href={routes.business(row.slug)} target="_blank" className="tap-target text-link">
              Ver página
              <NewTabNote />
            </Link>
          )}
          {previous && (
            <Link href={previous} aria-keyshortcuts="k" className="tap-target text-link">
              Anterior
              <Key name="k" />
            </Link>
          )}
          {next && (
            <Link href={next} aria-keyshortcuts="j" className="tap-target text-link">
              Siguiente
              <Key name="j" />
            </Link>
          )}
        </p>
      </div>
      {about}
      <Warnings item={item} />
      {item.kind === "registro" && item.data.sinceRejected.length > 0 && (
        <SinceRejected changes={item.data.sinceRejected} />
      )}
      {kind !== "cambio" && (
        <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
          <SentPictures item={item} />
          <PinOnOutline position={parsePosition(row.latitude, row.longitude)} />
        </div>
      )}
      {kind !== "cambio" && <WrittenFacts item={item} />}
      {item.email && <p className="text-sm wrap-anywhere">Se le avisa a {item.email}.</p>}
    </>
  );
}

function SinceRejected({ changes }: { changes: QueueItemOf<"registro">["data"]["sinceRejected"] }) {
  return (
    <section aria-labelledby="desde-el-rechazo" className="rounded-field border border-line px-4 py-3">
      <h3 id="desde-el-rechazo" className="text-base">
        Qué cambió desde entonces
      </h3>
      {changes.map((change) => (
        <div key={change.field} className="mt-2">
          <p className="font-semibold text-sm">{change.label}</p>
          <BeforeAndAfter change={change} names={["Antes", "Ahora"]} />
        </div>
      ))}
    </section>
  );
}
