"use server";

import { viewerAction } from "@/lib/auth/server/viewer-action";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { CLAIM_MESSAGES } from "@/lib/registration/claim-messages";
import { claimSchema } from "@/lib/registration/claim-schema";
import { CLAIMED_FIELD } from "@/lib/registration/fields";
import { addClaim } from "@/lib/registration/server/claims";
import { claimSlot } from "@/lib/registration/server/form-slots";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";

/** Asks for a listing. Next itself refuses a form that another site sends. */
export const postClaim = viewerAction(
  claimSchema,
  async ({ negocio: slug, nota }, viewer) => {
    const outcome = await addClaim(viewer.id, slug, nota);
    return outcome === "added" ? leave(routes.claimSent(slug)) : formFailure(CLAIM_MESSAGES[outcome]);
  },
  {
    name: "claim",
    returnTo: (form) => routes.claim(textOf(form.get(CLAIMED_FIELD))),
    slot: claimSlot,
    refusals: { tooMany: CLAIM_MESSAGES.tooMany, failed: CLAIM_MESSAGES.failed },
    isWithinLimit: createRateLimit({ requests: 20, perSeconds: 60 * 60 }),
  },
);
