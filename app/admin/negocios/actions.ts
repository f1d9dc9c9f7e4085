"use server";

import { z } from "zod";
import { adminAction } from "@/lib/admin/server/admin-action";
import type { FieldValues } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { EDIT_MESSAGES } from "@/lib/moderation/edit-messages";
import type { AlikeFound, EditConflict, Saved } from "@/lib/moderation/edit-model";
import { addSlot, editSlot } from "@/lib/moderation/server/form-slots";
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
