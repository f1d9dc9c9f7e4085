import type { Metadata } from "next";
import { z } from "zod";
import { AdminHeading } from "@/components/admin/admin-heading";
import { Flash } from "@/components/admin/flash";
import { AlertDecision, alertFields } from "@/components/admin/queue/alert-decision";
import { ClaimDecision } from "@/components/admin/queue/claim-decision";
import { DecisionForm } from "@/components/admin/queue/decision-form";
import { Duplicates } from "@/components/admin/queue/duplicates";
import { QueueItem } from "@/components/admin/queue/queue-item";
import { nextPage, QueueList } from "@/components/admin/queue/queue-list";
import { RevisionForm } from "@/components/admin/queue/revision-form";
import { Shortcuts } from "@/components/admin/shortcuts";
import { BusinessTrail } from "@/components/admin/trail/business-trail";
import { UndoForm } from "@/components/admin/undo-form";
import { flashMessage } from "@/lib/admin/messages";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { listBusinessTrail } from "@/lib/admin/server/trail";
import type { FormState } from "@/lib/forms/form-state";
import { parseQueueQuery, type QueueQuery, queueValues } from "@/lib/moderation/queue-address";
import {
  type QueueItem as Item,
  isSameItem,
  type QueuePage as Page,
  type QueueKey,
} from "@/lib/moderation/queue-model";
import { readDecision } from "@/lib/moderation/server/decisions";
import { queueSlot } from "@/lib/moderation/server/form-slots";
import { getQueueItem, listQueue } from "@/lib/moderation/server/queue-queries";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { decide, decideChanges, decideNew, dismiss, merge, undo } from "./actions";

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

/** What waits for a decision: the list at the left, and what there is to know of one item at the right. */
export default async function QueuePage({ searchParams }: PageProps<"/admin/cola">) {
  const viewer = await requireAdmin(routes.adminQueue());
  const params = await searchParams;
  const query = parseQueueQuery((name) => textOf(params[name]));
  const [page, asked, first] = await Promise.all([
    listQueue(viewer.id, query),
    query.open && getQueueItem(viewer.id, query.open),
    queueSlot.read(),
  ]);
  const [top] = page.entries;
  // What was asked for may be decided by now: then the first of the page is open.
  const item = asked ?? (top ? await getQueueItem(viewer.id, top) : null);
  const trail = item && (await listBusinessTrail(viewer.id, item.row.id));
  return (
    <div className="grid gap-5">
      <AdminHeading title="Cola">
        <Shortcuts list={SHORTCUTS} />
      </AdminHeading>
      <Outcome aviso={textOf(params.aviso)} undoable={textOf(params.deshacer)} reviewer={viewer.id} query={query} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)]">
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          {item && trail ? <OpenItem {...{ item, trail, page, query, first }} /> : <Empty query={query} />}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <QueueList page={page} query={query} open={item} now={new Date()} />
        </div>
      </div>
    </div>
  );
}

function Empty({ query: { kind, term } }: { query: QueueQuery }) {
  return (
    <p className="rounded-card border border-line bg-white p-5">
      {kind || term
        ? "Nada de eso espera. Quita el filtro para ver todo lo que hay en la cola."
        : "No hay nada por decidir. Aquí llegan los negocios nuevos, los cambios de páginas publicadas, los reclamos, los reportes y lo que marca la IA."}
    </p>
  );
}

const undoableSchema = z.tuple([z.uuid(), z.uuid()]);

type OutcomeProps = { aviso: string; undoable: string; reviewer: string; query: QueueQuery };

/** What the last form did, and "Deshacer" while it can be undone. */
async function Outcome({ aviso, undoable, reviewer, query }: OutcomeProps) {
  const message = flashMessage(aviso);
  const [decision, business] = undoableSchema.safeParse(undoable.split(".")).data ?? [];
  const open = decision ? await readDecision(reviewer, decision) : null;
  if (!message || !open || !business) return <Flash name={aviso} />;
  const fields = { decision: open.id, ...placesOf(query, query.open, { kind: "registro", id: business }) };
  return <UndoForm key={open.id} text={message} leftMs={open.leftMs} undo={undo} fields={fields} />;
}

const placeOf = (query: QueueQuery, open: QueueKey | null): string =>
  routes.adminQueue(queueValues({ ...query, open })).split("?")[1] ?? "";

/** For the hidden fields of a form: where the queue goes on, and where the item itself is. */
const placesOf = (query: QueueQuery, next: QueueKey | null, here: QueueKey) => ({
  en: placeOf(query, next),
  aqui: placeOf(query, here),
});

type OpenItemProps = {
  item: Item;
  trail: Awaited<ReturnType<typeof listBusinessTrail>>;
  page: Page;
  query: QueueQuery;
  first: FormState | null;
};

function OpenItem({ item, trail, page: { entries, hasMore }, query, first }: OpenItemProps) {
  const at = entries.findIndex((entry) => isSameItem(entry, item));
  // One that is no part of this page stands before its first.
  const next = entries[at + 1] ?? null;
  const previous = at > 0 ? entries[at - 1] : undefined;
  const hrefOf = (open: QueueKey) => routes.adminQueue(queueValues({ ...query, open }));
  const places = placesOf(query, next, item);
  return (
    <QueueItem
      item={item}
      now={new Date()}
      decision={<Decision key={`${item.kind} ${item.id}`} item={item} places={places} first={first} />}
      duplicates={<Duplicates item={item} places={places} merge={merge} />}
      trail={<BusinessTrail businessId={item.row.id} trail={trail} now={new Date()} />}
      next={next ? hrefOf(next) : hasMore ? nextPage(entries, query) : null}
      previous={previous ? hrefOf(previous) : null}
    />
  );
}

type DecisionProps = { item: Item; places: ReturnType<typeof placesOf>; first: FormState | null };

function Decision({ item, places, first }: DecisionProps) {
  switch (item.kind) {
    case "registro":
      return (
        <DecisionForm
          action={decideNew}
          first={first}
          fields={{ ...places, ...alertFields(item), visto: String(item.row.updated_at) }}
        />
      );
    case "cambio":
      return (
        <RevisionForm
          action={decideChanges}
          first={first}
          fields={{ ...places, ...alertFields(item), revision: item.id }}
          changes={item.changes}
        />
      );
    case "reclamo":
      return <ClaimDecision item={item} places={places} decide={decide} />;
    case "alerta":
      return <AlertDecision item={item} places={places} dismiss={dismiss} />;
    case "reporte":
      // What to do about it is done where reports are.
      return null;
    default:
      return item.kind satisfies never;
  }
}
