"use server";

import { z } from "zod";
import type { FlashMessage } from "@/lib/admin/messages";
import { adminAction } from "@/lib/admin/server/admin-action";
import { removeDeletedBusinesses } from "@/lib/cron/server/remove-deleted";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import {
  DECISION_NAMES,
  DECISIONS,
  type Decided,
  MAX_DECIDED,
  REASON_CHARACTERS,
  TOO_LATE,
} from "@/lib/review/decision";
import { decideBusinesses, endDeletionWait, undoDecision } from "@/lib/review/server/decisions";
import { readTableView, tableQuery } from "@/lib/review/table-view";
import { routes } from "@/lib/routes";

const viewField = z.string().max(2_000).default("");

/** The page that a form was sent from: that of a business, or the table as it was seen. */
const place = { ficha: z.uuid().optional(), vista: viewField };

type Place = { ficha?: string | undefined; vista: string };
type Told = { aviso?: FlashMessage; hecho?: string; confirmar?: string };

function screen({ ficha, vista }: Place, told: Told, ids: readonly string[] = []): string {
  if (ficha) return routes.adminBusiness(ficha, told);
  const view = readTableView(Object.fromEntries(new URLSearchParams(vista)));
  return routes.adminTable({ ...tableQuery(view), ...told }, ids);
}

const returnTo = (form: FormData) =>
  form.has("ficha") ? routes.adminBusiness(String(form.get("ficha"))) : routes.admin();

const reason = z.string().trim().max(REASON_CHARACTERS, { error: "El motivo es demasiado largo." }).default("");

const chosen = z
  .preprocess((value) => (typeof value === "string" ? [value] : value), z.array(z.uuid()).min(1).max(MAX_DECIDED))
  .catch([]);

export const decide = adminAction(
  z.object({
    decision: z.enum(DECISION_NAMES),
    negocio: chosen,
    motivo: reason,
    confirmado: z.string().optional(),
    ...place,
  }),
  async ({ decision, negocio, motivo, confirmado, ...from }, viewer) => {
    if (negocio.length === 0) return formFailure("Elige al menos un negocio.");
    if (decision === "eliminar" && !confirmado) return leave(screen(from, { confirmar: decision }, negocio));
    const outcome = await decideBusinesses({ reviewerId: viewer.id, businesses: negocio, decision, reason: motivo });
    if (!outcome.ok) return formFailure(DECISIONS[decision].failed);
    const { decision: made, changed } = outcome.value;
    const path = screen(from, made ? { hecho: made } : { aviso: "sin-cambio" });
    return { kind: "decided", decision: made, changed, kept: 0, path } satisfies Decided;
  },
  { name: "decide-businesses", returnTo, refusals: { failed: DECISIONS.aprobar.failed } },
);

export const undo = adminAction(
  z.object({ decision: z.uuid(), ...place }),
  async ({ decision, ...from }, viewer) => {
    const undone = await undoDecision(viewer.id, decision);
    if (!undone) return formFailure(TOO_LATE);
    const path = screen(from, { aviso: undone.kept > 0 ? "deshecho-parte" : "deshecho" });
    return { kind: "decided", decision: null, changed: undone.restored, kept: undone.kept, path } satisfies Decided;
  },
  { name: "undo-decision", returnTo },
);

export const removeForGood = adminAction(
  z.object({ negocio: z.uuid(), vista: viewField }),
  async ({ negocio, vista }, viewer) => {
    const isGone = await endDeletionWait(viewer.id, negocio);
    if (isGone) await removeDeletedBusinesses();
    return leave(screen({ vista }, { aviso: isGone ? "borrado" : "no-borrado" }));
  },
  {
    name: "remove-for-good",
    returnTo: routes.admin(),
    refusals: {
      tooMany: leave(routes.admin("demasiados")),
      invalid: leave(routes.admin("no-borrado")),
      failed: leave(routes.admin("no-borrado")),
    },
  },
);
