"use server";

import { z } from "zod";
import type { FlashMessage } from "@/lib/admin/messages";
import { adminAction } from "@/lib/admin/server/admin-action";
import { CLAIM_DECISIONS } from "@/lib/claims/model";
import { decideClaim } from "@/lib/claims/server/decide-claim";
import { leave } from "@/lib/forms/run-action";
import { routes } from "@/lib/routes";

const screen = (message: FlashMessage) => leave(routes.adminQueue(message));

const OUTCOMES = {
  granted: "concedido",
  rejected: "rechazado",
  owned: "con-dueno",
  full: "lleno",
  unknown: "decidido",
} as const;

/** "Conceder" or "Rechazar" a claim. */
export const decide = adminAction(
  z.object({ reclamo: z.uuid(), decision: z.enum(CLAIM_DECISIONS) }),
  async ({ reclamo, decision }, viewer) =>
    screen(
      OUTCOMES[await decideClaim({ claimId: reclamo, reviewerId: viewer.id, isGranted: decision === "conceder" })],
    ),
  {
    name: "decide-claim",
    returnTo: routes.adminQueue(),
    // Whoever is no administrator reads so on the screen itself.
    refusals: {
      denied: leave(routes.adminQueue()),
      tooMany: screen("demasiados"),
      invalid: screen("fallo"),
      failed: screen("fallo"),
    },
  },
);
