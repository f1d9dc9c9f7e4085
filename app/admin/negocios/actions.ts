"use server";

import { z } from "zod";
import { adminAction } from "@/lib/admin/server/admin-action";
import type { FieldValues } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { EDIT_MESSAGES } from "@/lib/moderation/edit-messages";
import type { AlikeFound, EditConflict, Saved } from "@/lib/moderation/edit-model";
import { DECISION_REASON_CHARACTERS, PAGE_DECISION_NAMES, PAGE_DECISIONS } from "@/lib/moderation/page-decisions";
import { decideBusiness } from "@/lib/moderation/server/decide-business";
import { addSlot, decisionSlot, editSlot } from "@/lib/moderation/server/form-slots";
import { takeEdit } from "@/lib/moderation/server/take-edit";
import { takeNew } from "@/lib/moderation/server/take-new";
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

// Whoever is no administrator reads so on the screen itself.
const refusals = { failed: EDIT_MESSAGES.failed, denied: leave(routes.admin()) };

const decisionForm = z.object({
  negocio: z.uuid(),
  decision: z.enum(PAGE_DECISION_NAMES),
  motivo: z.string().trim().max(DECISION_REASON_CHARACTERS, { error: "El motivo es demasiado largo." }).default(""),
});

/** "Guardar" of the editor. */
export const saveBusiness = adminAction<{ negocio: string; [name: string]: unknown }, Saved | EditConflict>(
  z.looseObject({ negocio: z.uuid() }),
  ({ negocio, ...input }, viewer, form) => takeEdit(negocio, textsOf(input), form, viewer),
  {
    name: "save-business",
    returnTo: (form) => routes.adminBusiness(String(form.get("negocio"))),
    slot: editSlot,
    refusals,
  },
);

/** "Agregar negocio". */
export const addBusiness = adminAction<Record<string, unknown>, Saved | AlikeFound>(
  z.looseObject({}),
  (input, viewer, form) => takeNew(textsOf(input), form, viewer),
  { name: "add-business", returnTo: routes.newAdminBusiness(), slot: addSlot, refusals },
);

/** "Aprobar", "Rechazar", "Eliminar" and "Restaurar" on the page of one business. */
export const decide = adminAction<z.output<typeof decisionForm>, Saved>(
  decisionForm,
  async ({ negocio, decision, motivo }, viewer) => {
    await decideBusiness(viewer.id, negocio, decision, motivo);
    const { done, aviso } = PAGE_DECISIONS[decision];
    return { kind: "saved", path: routes.adminBusiness(negocio, aviso), title: done, text: "" };
  },
  {
    name: "decide-business",
    returnTo: (form) => routes.adminBusiness(String(form.get("negocio"))),
    slot: decisionSlot,
    refusals: { ...refusals, failed: PAGE_DECISIONS.aprobar.failed },
  },
);
