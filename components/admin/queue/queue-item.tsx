import type { ReactNode } from "react";
import { BeforeAndAfter } from "@/components/businesses/before-and-after";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { Link } from "@/components/ui/link";
import { NewTabNote } from "@/components/ui/new-tab-note";
import { parsePosition } from "@/lib/geo/position";
import { type QueueItem as Item, KIND_WORDS, type QueueItemOf } from "@/lib/review/queue-model";
import { routes } from "@/lib/routes";
import { formatRecentMoment } from "@/lib/time/recent-moment";
import { Key } from "../shortcuts";
import { FocusedHeading } from "./focused-heading";
import { PinOnOutline } from "./pin-on-outline";
import { picturesOf, SentPictures, Warnings, WrittenFacts } from "./queue-facts";

type QueueItemProps = {
  item: Item;
  now: Date;
  decision: (title: ReactNode, facts: ReactNode) => ReactNode;
  about?: ReactNode;
  duplicates: ReactNode;
  trail: ReactNode;
  next: string | null;
  previous: string | null;
};

export function QueueItem({ item, decision, duplicates, trail, ...rest }: QueueItemProps) {
  const title = <FocusedHeading item={`${item.kind} ${item.id}`}>{item.row.nombre}</FocusedHeading>;
  return (
    // The focus is scrolled out from under the decision on the way up, and from under what floats above it on the way down.
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-line bg-card p-4 md:p-5 max-md:[&_:is(a,button,input,summary,textarea)]:scroll-mb-40 md:[&_:is(a,button,input,summary,textarea)]:scroll-mt-24">
      {decision(title, <Facts item={item} {...rest} />)}
      {duplicates}
      {trail}
    </article>
  );
}

type FactsProps = Pick<QueueItemProps, "item" | "about" | "now" | "next" | "previous">;

function Facts({ item, about, now, next, previous }: FactsProps) {
  const { row, kind } = item;
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
          <SentPictures pictures={picturesOf(item)} name={row.nombre} />
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
