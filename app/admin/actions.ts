"use server";

import { z } from "zod";
import { adminAction } from "@/lib/admin/server/admin-action";
import { removeDeletedBusinesses } from "@/lib/cron/server/remove-deleted";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { DECISION_NAMES, DECISIONS, type Decided, MAX_DECIDED, TOO_LATE } from "@/lib/review/decision";
import { reasonField } from "@/lib/review/reason-field";
import { decideBusinesses, endDeletionWait, undoDecision } from "@/lib/review/server/decisions";
import { readTableView, tableQuery } from "@/lib/review/table-view";
import { routes } from "@/lib/routes";

const screen = (view: string, more: Readonly<Record<string, string | null>> = {}, ids: readonly string[] = []) =>
  routes.adminTable({ ...tableQuery(readTableView(Object.fromEntries(new URLSearchParams(view)))), ...more }, ids);

const view = z.string().max(2_000).default("");
const chosen = z
  .preprocess((value) => (typeof value === "string" ? [value] : value), z.array(z.uuid()).min(1).max(MAX_DECIDED))
  .catch([]);

export const decide = adminAction(
  z.object({
    decision: z.enum(DECISION_NAMES),
    negocio: chosen,
    motivo: reasonField,
    confirmado: z.string().optional(),
    vista: view,
  }),
  async ({ decision, negocio, motivo, confirmado, vista }, viewer) => {
    if (negocio.length === 0) return formFailure("Elige al menos un negocio.");
    if (decision === "eliminar" && !confirmado) return leave(screen(vista, { confirmar: decision }, negocio));
    const outcome = await decideBusinesses({ reviewerId: viewer.id, businesses: negocio, decision, reason: motivo });
    if (!outcome.ok) return formFailure(DECISIONS[decision].failed);
    const { decision: made, changed } = outcome.value;
    const path = screen(vista, { hecho: made, aviso: made ? null : "sin-cambio" });
    return { kind: "decided", decision: made, changed, kept: 0, path } satisfies Decided;
  },
  {
    name: "decide-businesses",
    returnTo: routes.admin(),
    refusals: { failed: DECISIONS.aprobar.failed },
  },
);

export const undo = adminAction(
  z.object({ decision: z.uuid(), vista: view }),
  async ({ decision, vista }, viewer) => {
    const undone = await undoDecision(viewer.id, decision);
    if (!undone) return formFailure(TOO_LATE);
    const path = screen(vista, { aviso: undone.kept > 0 ? "deshecho-parte" : "deshecho" });
    return { kind: "decided", decision: null, changed: undone.restored, kept: undone.kept, path } satisfies Decided;
  },
  { name: "undo-decision", returnTo: routes.admin() },
);

export const removeForGood = adminAction(
  z.object({ negocio: z.uuid(), vista: view }),
  async ({ negocio, vista }, viewer) => {
    const isGone = await endDeletionWait(viewer.id, negocio);
    if (isGone) await removeDeletedBusinesses();
    return leave(screen(vista, { aviso: isGone ? "borrado" : "no-borrado" }));
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
