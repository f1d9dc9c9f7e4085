"use server";

import { z } from "zod";
import { viewerAction } from "@/lib/auth/server/viewer-action";
import { leave } from "@/lib/forms/run-action";
import type { FlashMessage } from "@/lib/owner/messages";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { answerInvitation } from "@/lib/owner/server/staff";
import { routes } from "@/lib/routes";

const panel = (message: FlashMessage) => leave(routes.ownerPanel(message));

export const answer = viewerAction(
  z.object({ [BUSINESS_ID_FIELD]: z.uuid(), respuesta: z.enum(["si", "no"]) }),
  async ({ [BUSINESS_ID_FIELD]: business, respuesta }, viewer) => {
    const isThere = await answerInvitation(viewer.id, business, respuesta === "si");
    if (!isThere) return panel("sin-invitacion");
    return respuesta === "si"
      ? leave(routes.ownerPanel("ya-ayudas" satisfies FlashMessage, business))
      : panel("no-ayudas");
  },
  {
    name: "answer-invitation",
    returnTo: routes.ownerPanel(),
    refusals: { tooMany: panel("demasiados"), invalid: panel("fallo"), failed: panel("fallo") },
  },
);
