"use server";

import type { FlashMessage } from "@/lib/admin/messages";
import { adminAction } from "@/lib/admin/server/admin-action";
import { leave } from "@/lib/forms/run-action";
import { routes } from "@/lib/routes";
import { changeSynonym } from "@/lib/search/server/administration";
import { synonymDraftSchema } from "@/lib/search/synonym";

const list = (aviso: FlashMessage) => leave(routes.adminSearches({ aviso }));

export const saveSynonym = adminAction(
  synonymDraftSchema,
  async (draft, viewer) => {
    const { outcome } = await changeSynonym(viewer.id, draft, true);
    if (outcome !== "kept") return list("sinonimo-rechazado");
    return list(draft.borrar ? "sinonimo-borrado" : "sinonimo-guardado");
  },
  {
    name: "save-synonym",
    returnTo: routes.adminSearches(),
    refusals: {
      denied: leave(routes.admin()),
      tooMany: list("demasiados"),
      invalid: list("fallo"),
      failed: list("fallo"),
    },
  },
);
