"use server";

import { adminButton } from "@/lib/admin/server/admin-action";
import { routes } from "@/lib/routes";
import { changeSynonym } from "@/lib/search/server/administration";
import { synonymDraftSchema } from "@/lib/search/synonym";

export const saveSynonym = adminButton(
  synonymDraftSchema,
  async (draft, viewer) => {
    const { outcome } = await changeSynonym(viewer.id, draft, true);
    if (outcome !== "kept") return "sinonimo-rechazado";
    return draft.borrar ? "sinonimo-borrado" : "sinonimo-guardado";
  },
  { name: "save-synonym", screen: (aviso) => routes.adminSearches(aviso && { aviso }) },
);
