"use server";

import { z } from "zod";
import { adminAction, refusalsOn } from "@/lib/admin/server/admin-action";
import { COUNTED_KINDS } from "@/lib/ai/model";
import { giveUseBack } from "@/lib/ai/server/administration";
import type { FieldValues } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { saveProblem } from "@/lib/forms/save-problem";
import { removePromotion as takePromotionDown } from "@/lib/promotions/server/own-promotions";
import type { AlikeFound, EditConflict, Saved } from "@/lib/review/edit-model";
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

const withoutPlace = refusalsOn(routes.admin);

const pageOf = (form: FormData) => routes.adminBusiness(String(form.get("negocio")));

export const saveBusiness = adminAction<{ negocio: string; [name: string]: unknown }, Saved | EditConflict>(
  z.looseObject({ negocio: z.uuid() }),
  ({ negocio, ...input }, viewer, form) => takeEdit(negocio, textsOf(input), form, viewer),
  { name: "save-business", returnTo: pageOf, refusals },
);

export const addBusiness = adminAction<Record<string, unknown>, Saved | AlikeFound>(
  z.looseObject({}),
  (input, viewer, form) => takeNew(textsOf(input), form, viewer),
  { name: "add-business", returnTo: routes.newAdminBusiness(), refusals },
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
  { name: "remove-promotion", returnTo: pageOf, refusals: withoutPlace },
);
