import type { Metadata } from "next";
import { Fragment, type ReactNode } from "react";
import { z } from "zod";
import { AdminHeading } from "@/components/admin/admin-heading";
import { AlertDecision, AlertMeaning, alertFields } from "@/components/admin/queue/alert-decision";
import { Claim, ClaimDecision } from "@/components/admin/queue/claim-decision";
import { DecisionForm } from "@/components/admin/queue/decision-form";
import { Duplicates } from "@/components/admin/queue/duplicates";
import { FloatingOutcome } from "@/components/admin/queue/floating-outcome";
import { FocusedHeading } from "@/components/admin/queue/focused-heading";
import { QueueItem } from "@/components/admin/queue/queue-item";
import { nextPage, QueueList } from "@/components/admin/queue/queue-list";
import { ReportDecision } from "@/components/admin/queue/report-decision";
import { RevisionForm } from "@/components/admin/queue/revision-form";
import { ReportAnswers } from "@/components/admin/requests/report-answers";
import { Shortcuts } from "@/components/admin/shortcuts";
import { BusinessTrail } from "@/components/admin/trail/business-trail";
import { buttonVariants } from "@/components/ui/button";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { flashMessage } from "@/lib/admin/messages";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { listBusinessTrail } from "@/lib/admin/server/trail";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { ReportedBusiness } from "@/lib/reports/mapper";
import { listReported } from "@/lib/reports/server/queries";
import { doneText } from "@/lib/review/decision";
import { parseQueueQuery, type QueueQuery, queueValues } from "@/lib/review/queue-address";
import { type QueueItem as Item, isSameItem, type QueuePage as Page, type QueueKey } from "@/lib/review/queue-model";
import { readDecision } from "@/lib/review/server/decisions";
import { getQueueItem, listQueue } from "@/lib/review/server/queue-queries";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { decide, decideChanges, decideNew, dismiss, merge, settle, undo } from "./actions";

export const metadata: Metadata = { title: "Cola" };

const SHORTCUTS = [
  { key: "j", label: "Siguiente" },
  { key: "k", label: "Anterior" },
  { key: "a", label: "Aprobar, o publicar lo marcado" },
  { key: "r", label: "Escribir el motivo para rechazar" },
  { key: "e", label: "Editar el negocio" },
  { key: "/", label: "Buscar" },
  { key: "?", label: "Esta lista" },
] as const;

export default async function QueuePage({ searchParams }: PageProps<"/admin/cola">) {
  const viewer = await requireAdmin(routes.adminQueue());
  const params = await searchParams;
  const query = parseQueueQuery((name) => textOf(params[name]));
  const [page, asked] = await Promise.all([
    listQueue(viewer.id, query),
    query.open && getQueueItem(viewer.id, query.open),
  ]);
  const [top] = page.entries;
  // The item asked for may be decided by now: then the first of the page is open.
  const item = asked ?? (top ? await getQueueItem(viewer.id, top) : null);
  const [trail, reported] = await Promise.all([
    item && listBusinessTrail(viewer.id, item.row.id),
    item?.kind === "reporte" ? listReported(viewer.id, "", item.row.id).then(({ items: [only] }) => only) : undefined,
  ]);
  return (
    <div className="grid gap-4">
      <AdminHeading title="Cola">
        <div className="flex flex-wrap items-center gap-x-4">
          {page.counts.registro > 1 && (
            <Link
              href={routes.adminQueueInBulk({ q: query.term })}
              className={buttonVariants({ variant: "outline", size: "sm" })}
            >
              Aprobar varios…
            </Link>
          )}
          <Shortcuts list={SHORTCUTS} />
        </div>
      </AdminHeading>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)]">
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          {item && trail ? <OpenItem {...{ item, trail, reported, page, query }} /> : <Empty query={query} />}
        </div>
        <div className="-m-1 min-w-0 p-1 lg:sticky lg:top-0 lg:col-start-1 lg:row-start-1 lg:max-h-dvh lg:overflow-y-auto">
          <QueueList page={page} query={query} open={item} now={new Date()} />
        </div>
      </div>
      <Outcome aviso={textOf(params.aviso)} undoable={textOf(params.deshacer)} reviewer={viewer.id} query={query} />
    </div>
  );
}

function Empty({ query: { kind, term } }: { query: QueueQuery }) {
  return (
    <div className="grid gap-2 rounded-card border border-line bg-card p-5">
      <FocusedHeading item="">{kind || term ? "Nada de eso espera" : "Todo al día"}</FocusedHeading>
      <p>
        {kind || term
          ? "Quita el filtro para ver todo lo que hay en la cola."
          : "No hay nada por decidir. Aquí llegan los negocios nuevos, los cambios de páginas publicadas, los reclamos, los reportes y lo que marca la IA."}
      </p>
    </div>
  );
}

/** A decision and the listing that it is about, if it is one. */
const undoableSchema = z.tuple([z.uuid()]).rest(z.uuid());

type OutcomeProps = { aviso: string; undoable: string; reviewer: string; query: QueueQuery };

async function Outcome({ aviso, undoable, reviewer, query }: OutcomeProps) {
  const message = flashMessage(aviso);
  const [decision, business] = undoableSchema.safeParse(undoable.split(".")).data ?? [];
  const open = decision ? await readDecision(reviewer, decision) : null;
  if (!message) return null;
  // Another one with each answer: the same sentence may be said of two things in turn.
  if (!open) return <FloatingOutcome key={crypto.randomUUID()} text={message} />;
  const here = business ? ({ kind: "registro", id: business } as const) : null;
  return (
    <FloatingOutcome key={open.id} text={business ? message : doneText(open.decision, open.count)} leftMs={open.leftMs}>
      <ActionForm
        action={undo}
        lost={ACTION_MESSAGES.failed}
        fields={{ decision: open.id, ...placesOf(query, query.open, here) }}
        className="-mr-2 ml-auto"
      >
        <SubmitButton
          look={{ variant: "link", size: "sm", className: "px-2 text-current underline" }}
          sending="Deshaciendo…"
        >
          Deshacer
        </SubmitButton>
      </ActionForm>
    </FloatingOutcome>
  );
}

const placeOf = (query: QueueQuery, open: QueueKey | null): string =>
  routes.adminQueue(queueValues({ ...query, open })).split("?")[1] ?? "";

const placesOf = (query: QueueQuery, next: QueueKey | null, here: QueueKey | null) => ({
  en: placeOf(query, next),
  aqui: placeOf(query, here),
});

type OpenItemProps = {
  item: Item;
  trail: Awaited<ReturnType<typeof listBusinessTrail>>;
  reported: ReportedBusiness | undefined;
  page: Page;
  query: QueueQuery;
};

function OpenItem({ item, trail, reported, page: { entries, hasMore }, query }: OpenItemProps) {
  const at = entries.findIndex((entry) => isSameItem(entry, item));
  // One that is no part of this page stands before its first.
  const next = entries[at + 1] ?? null;
  const previous = at > 0 ? entries[at - 1] : undefined;
  const hrefOf = (open: QueueKey) => routes.adminQueue(queueValues({ ...query, open }));
  const places = placesOf(query, next, item);
  const { about, decision } = partsOf({ item, reported, places });
  return (
    <QueueItem
      item={item}
      now={new Date()}
      decision={(title, facts) => <Fragment key={`${item.kind} ${item.id}`}>{decision(title, facts)}</Fragment>}
      about={about}
      duplicates={<Duplicates item={item} places={places} merge={merge} />}
      trail={<BusinessTrail businessId={item.row.id} trail={trail} now={new Date()} />}
      next={next ? hrefOf(next) : hasMore ? nextPage(entries, query) : null}
      previous={previous ? hrefOf(previous) : null}
    />
  );
}

type Parts = {
  /** Facts of its kind alone. */
  about?: ReactNode;
  /** The answers, around the name and what there is to know. */
  decision: (title: ReactNode, facts: ReactNode) => ReactNode;
};

function partsOf({
  item,
  reported,
  places,
}: Pick<OpenItemProps, "item" | "reported"> & { places: ReturnType<typeof placesOf> }): Parts {
  switch (item.kind) {
    case "registro":
      return {
        decision: (title, facts) => (
          <DecisionForm
            title={title}
            action={decideNew}
            fields={{ ...places, ...alertFields(item), visto: String(item.row.updated_at) }}
            label="Decidir"
            reasonLabel="Motivo, para rechazar o pedir cambios"
            answers={{
              half: ["pedir_cambios", "Pedir cambios"],
              no: ["rechazar", "Rechazar"],
              yes: ["aprobar", "Aprobar"],
            }}
          >
            {facts}
          </DecisionForm>
        ),
      };
    case "cambio":
      return {
        decision: (title, facts) => (
          <RevisionForm
            title={title}
            action={decideChanges}
            fields={{ ...places, ...alertFields(item), revision: item.id }}
            changes={item.data.changes}
          >
            {facts}
          </RevisionForm>
        ),
      };
    case "reclamo":
      return {
        about: <Claim item={item} />,
        decision: (title, facts) => (
          <>
            <ClaimDecision item={item} title={title} places={places} decide={decide} />
            {facts}
          </>
        ),
      };
    case "alerta":
      return {
        about: <AlertMeaning />,
        decision: (title, facts) => (
          <>
            <AlertDecision item={item} title={title} places={places} dismiss={dismiss} />
            {facts}
          </>
        ),
      };
    case "reporte":
      if (!reported) return { decision: () => null };
      return {
        about: (
          <section aria-label="Reportes">
            <ReportAnswers business={reported} now={new Date()} settle={settle} places={places} />
          </section>
        ),
        decision: (title, facts) => (
          <>
            <ReportDecision business={reported} title={title} places={places} settle={settle} />
            {facts}
          </>
        ),
      };
  }
}
