"use server";

import { z } from "zod";
import type { FlashMessage } from "@/lib/admin/messages";
import { adminAction, adminButton } from "@/lib/admin/server/admin-action";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { COURTESY_MESSAGES, courtesySchema, reasonSchema } from "@/lib/payments/courtesy-schema";
import { endCourtesy, giveCourtesy } from "@/lib/payments/server/courtesies";
import { routes } from "@/lib/routes";

export const give = adminAction(
  courtesySchema,
  async (form, viewer) => {
    const given = await giveCourtesy(viewer.id, form);
    if (given.ok) {
      return leave(routes.adminCourtesies({ negocio: form.negocio, aviso: "cortesia-dada" satisfies FlashMessage }));
    }
    const message = COURTESY_MESSAGES[given.code];
    return formFailure(message, {}, given.code === "badEnd" ? { hasta: message } : {});
  },
  { name: "give-courtesy", returnTo: routes.adminCourtesies() },
);

export const endGiven = adminButton(
  z.object({ cortesia: z.uuid(), motivo: reasonSchema }),
  async ({ cortesia, motivo }, viewer) =>
    (await endCourtesy(viewer.id, cortesia, motivo)) ? "cortesia-terminada" : "cortesia-no-esta",
  {
    name: "end-courtesy",
    screen: (aviso) => routes.adminCourtesies(aviso && { aviso }),
    invalid: "falta-motivo",
  },
);
