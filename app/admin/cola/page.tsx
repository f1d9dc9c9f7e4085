import type { Metadata } from "next";
import { z } from "zod";
import { ActionButton } from "@/components/admin/action-button";
import { AdminPage } from "@/components/admin/admin-page";
import { FloatingOutcome } from "@/components/admin/queue/floating-outcome";
import { FocusedHeading } from "@/components/admin/queue/focused-heading";
import { placesOf, QueueItem } from "@/components/admin/queue/queue-item";
import { QueueList } from "@/components/admin/queue/queue-list";
import { Shortcuts } from "@/components/admin/shortcuts";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { flashMessage } from "@/lib/admin/messages";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { listBusinessTrail } from "@/lib/admin/server/trail";
import { formatList } from "@/lib/format";
import { listReported } from "@/lib/reports/server/queries";
import { doneText } from "@/lib/review/decision";
import { parseQueueQuery, type QueueQuery } from "@/lib/review/queue-address";
import { KIND_WORDS, QUEUE_KINDS } from "@/lib/review/queue-model";
import { readDecision } from "@/lib/review/server/decisions";
import { getQueueItem, listQueue } from "@/lib/review/server/queue-queries";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import * as all from "./actions";

export const metadata: Metadata = { title: "Cola" };

const { undo, ...actions } = all;

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
    <AdminPage
      title="Cola"
      beside={
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
      }
      className="grid gap-4"
    >
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)]">
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          {item && trail ? <QueueItem {...{ item, trail, reported, page, query, actions }} /> : <Empty query={query} />}
        </div>
        <div className="-m-1 min-w-0 p-1 lg:sticky lg:top-0 lg:col-start-1 lg:row-start-1 lg:max-h-dvh lg:overflow-y-auto">
          <QueueList page={page} query={query} open={item} />
        </div>
      </div>
      <Outcome aviso={textOf(params.aviso)} undoable={textOf(params.deshacer)} reviewer={viewer.id} query={query} />
    </AdminPage>
  );
}

function Empty({ query: { kind, term } }: { query: QueueQuery }) {
  return (
    <div className="grid gap-2 rounded-card border border-line bg-card p-5">
      <FocusedHeading item="">{kind || term ? "Nada de eso espera" : "Todo al día"}</FocusedHeading>
      <p>
        {kind || term
          ? "Quita el filtro para ver todo lo que hay en la cola."
          : `No hay nada por decidir. Aquí llegan ${formatList(QUEUE_KINDS.map((kind) => KIND_WORDS[kind].arrives))}.`}
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
      <ActionButton
        action={undo}
        fields={{ decision: open.id, ...placesOf(query, query.open, here) }}
        look={{ variant: "link", size: "sm", className: "px-2 text-current underline" }}
        sending="Deshaciendo…"
        className="-mr-2 ml-auto"
      >
        Deshacer
      </ActionButton>
    </FloatingOutcome>
  );
}
