import type { ReactNode } from "react";
import { BeforeAndAfter } from "@/components/businesses/before-and-after";
import { PlanBadge } from "@/components/businesses/plan-badge";
import { Link } from "@/components/ui/link";
import { parsePosition } from "@/lib/geo/position";
import { type QueueItem as Item, KIND_WORDS } from "@/lib/moderation/queue-model";
import { REPORT_REASONS } from "@/lib/reports/model";
import { routes } from "@/lib/routes";
import { formatRecentMoment } from "@/lib/time/recent-moment";
import { Key } from "../shortcuts";
import { FocusedHeading } from "./focused-heading";
import { PinOnOutline } from "./pin-on-outline";
import { picturesOf, SentPictures, Warnings, WrittenFacts } from "./queue-facts";

type QueueItemProps = {
  item: Item;
  now: Date;
  /** The decision of its kind. */
  decision: ReactNode;
  duplicates: ReactNode;
  trail: ReactNode;
  next: string | null;
  previous: string | null;
};

/** One item of the queue with all that decides it: the decision first, then what it is about. */
export function QueueItem({ item, now, decision, duplicates, trail, next, previous }: QueueItemProps) {
  const { row, kind } = item;
  return (
    <article className="grid content-start gap-5 rounded-card border border-line bg-white p-4 sm:p-5">
      <div className="grid gap-2">
        <FocusedHeading item={item.id}>{row.nombre}</FocusedHeading>
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          {KIND_WORDS[kind].one}
          <PlanBadge plan={item.plan} place="directory" />
          {formatRecentMoment(item.since, now)}
        </p>
        {item.sentAgainAt.length > 0 && kind === "registro" && (
          <p className="text-sm">
            <strong>Reenviado</strong> {formatRecentMoment(item.sentAgainAt.at(-1) ?? now, now)}.
            {item.lastReason && <> Antes se le escribió: «{item.lastReason}»</>}
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
      <Warnings item={item} />
      {item.sinceRejected.length > 0 && <SinceRejected changes={item.sinceRejected} />}
      {item.reports.length > 0 && <Reports item={item} now={now} />}
      {kind !== "cambio" && (
        <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
          <SentPictures pictures={picturesOf(item)} name={row.nombre} />
          <PinOnOutline position={parsePosition(row.latitude, row.longitude)} />
        </div>
      )}
      {kind !== "cambio" && <WrittenFacts item={item} />}
      {item.email && <p className="text-sm wrap-anywhere">Se le avisa a {item.email}.</p>}
      {decision}
      {duplicates}
      {trail}
    </article>
  );
}

function SinceRejected({ changes }: { changes: Item["sinceRejected"] }) {
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

function Reports({ item, now }: { item: Item; now: Date }) {
  return (
    <section aria-label="Reportes" className="grid gap-2">
      <ul className="grid gap-2">
        {item.reports.map(({ reason, detail, at }) => (
          <li key={`${at.toISOString()} ${reason}`}>
            <strong>{REPORT_REASONS.find(({ id }) => id === reason)?.label ?? reason}</strong>
            <span className="text-ink-soft text-sm"> · {formatRecentMoment(at, now)}</span>
            {detail && <p className="whitespace-pre-line wrap-anywhere">{detail}</p>}
          </li>
        ))}
      </ul>
      <p>
        <Link href={routes.adminRequests({ ver: "reportes", negocio: item.row.id })} className="tap-target text-link">
          Corregir, marcar cerrado o descartar en Avisos
        </Link>
      </p>
    </section>
  );
}
