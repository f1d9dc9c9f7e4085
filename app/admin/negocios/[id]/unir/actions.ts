"use server";

import { z } from "zod";
import { adminAction, refusalsOn } from "@/lib/admin/server/admin-action";
import { leave } from "@/lib/forms/run-action";
import { keepsOne, MERGE_FLASHES, mergedOf, mergeFields } from "@/lib/review/merge";
import { mergeBusinesses } from "@/lib/review/server/decisions";
import { routes } from "@/lib/routes";

export const merge = adminAction(
  z.object({ ...mergeFields, otra: z.string().max(200) }).refine(keepsOne),
  async ({ otra, ...sent }, viewer) => {
    const outcome = await mergeBusinesses(viewer.id, sent.queda, mergedOf(sent));
    const aviso = MERGE_FLASHES[outcome];
    return leave(
      outcome === "merged"
        ? routes.adminBusiness(sent.queda, { aviso })
        : routes.adminMerge(sent.este, { otra, aviso }),
    );
  },
  {
    name: "merge",
    returnTo: (form) => routes.adminMerge(String(form.get("este"))),
    refusals: refusalsOn(routes.admin),
  },
);
