"use server";

import { z } from "zod";
import { adminAction, refusalsOn } from "@/lib/admin/server/admin-action";
import { COUNTED_KINDS } from "@/lib/ai/model";
import { giveUseBack } from "@/lib/ai/server/administration";
import { type FieldValues, formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { saveProblem } from "@/lib/forms/save-problem";
import { removePromotion as takePromotionDown } from "@/lib/promotions/server/own-promotions";
import { DECISION_NAMES, DECISIONS, type Decided, TOO_LATE } from "@/lib/review/decision";
import type { AlikeFound, EditConflict, Saved } from "@/lib/review/edit-model";
import { reasonField } from "@/lib/review/reason-field";
import { decideBusinesses, undoDecision } from "@/lib/review/server/decisions";
import { takeEdit } from "@/lib/review/server/take-edit";
import { takeNew } from "@/lib/review/server/take-new";
import { routes } from "@/lib/routes";

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** The texts of a form; a switch that is on stands before its "no". */
const textsOf = (input: Readonly<Record<string, unknown>>): FieldValues =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      const text = first(value);
      return typeof text === "string" ? [[name, text]] : [];
    }),
  );

// The screen itself says so to others than administrators.
const refusals = { failed: saveProblem, denied: leave(routes.admin()) };

/** Of buttons that have no place for a sentence. */
const withoutPlace = refusalsOn(routes.admin);

const pageOf = (form: FormData) => routes.adminBusiness(String(form.get("negocio")));

export const saveBusiness = adminAction<{ negocio: string; [name: string]: unknown }, Saved | EditConflict>(
  z.looseObject({ negocio: z.uuid() }),
  ({ negocio, ...input }, viewer, form) => takeEdit(negocio, textsOf(input), form, viewer),
  {
    name: "save-business",
    returnTo: pageOf,
    refusals,
  },
);

export const addBusiness = adminAction<Record<string, unknown>, Saved | AlikeFound>(
  z.looseObject({}),
  (input, viewer, form) => takeNew(textsOf(input), form, viewer),
  { name: "add-business", returnTo: routes.newAdminBusiness(), refusals },
);

export const decide = adminAction(
  z.object({ negocio: z.uuid(), decision: z.enum(DECISION_NAMES), motivo: reasonField }),
  async ({ negocio, decision, motivo }, viewer) => {
    const outcome = await decideBusinesses({
      reviewerId: viewer.id,
      businesses: [negocio],
      decision,
      reason: motivo,
    });
    if (!outcome.ok) return formFailure(DECISIONS[decision].failed);
    const { decision: made, changed } = outcome.value;
    const path = routes.adminBusiness(negocio, made ? { hecho: made } : { aviso: "sin-cambio" });
    return { kind: "decided", decision: made, changed, kept: 0, path } satisfies Decided;
  },
  {
    name: "decide-business",
    returnTo: pageOf,
    refusals: { ...refusals, failed: DECISIONS.aprobar.failed },
  },
);

export const giveAiUseBack = adminAction(
  z.object({ negocio: z.uuid(), uso: z.enum(COUNTED_KINDS) }),
  async ({ negocio, uso }, viewer) => {
    const isGiven = await giveUseBack(viewer.id, negocio, uso);
    return leave(routes.adminBusiness(negocio, { aviso: isGiven ? "uso-devuelto" : "uso-libre" }));
  },
  { name: "give-ai-use-back", returnTo: pageOf, refusals: withoutPlace },
);

export const removePromotion = adminAction(
  z.object({ negocio: z.uuid(), promocion: z.uuid() }),
  async ({ negocio, promocion }, viewer) => {
    const isRemoved = await takePromotionDown(viewer.id, negocio, promocion);
    return leave(routes.adminBusiness(negocio, { aviso: isRemoved ? "promocion-eliminada" : "promocion-no-esta" }));
  },
  {
    name: "remove-promotion",
    returnTo: pageOf,
    refusals: withoutPlace,
  },
);

export const undo = adminAction(
  z.object({ negocio: z.uuid(), decision: z.uuid() }),
  async ({ negocio, decision }, viewer) => {
    const undone = await undoDecision(viewer.id, decision);
    if (!undone) return formFailure(TOO_LATE);
    const { restored, kept } = undone;
    const path = routes.adminBusiness(negocio, { aviso: kept > 0 ? "deshecho-parte" : "deshecho" });
    return { kind: "decided", decision: null, changed: restored, kept, path } satisfies Decided;
  },
  { name: "undo-decision", returnTo: pageOf },
);
