"use server";

import { redirect } from "next/navigation";
import { requireViewer } from "@/lib/auth/server/viewer";
import { type FormState, formFailure } from "@/lib/forms/form-state";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { CLAIM_MESSAGES } from "@/lib/registration/claim-messages";
import { claimNoteSchema } from "@/lib/registration/claim-schema";
import { addClaim } from "@/lib/registration/server/claims";
import { claimSlot } from "@/lib/registration/server/form-slots";
import { routes } from "@/lib/routes";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { textOf } from "@/lib/text/text-of";

const isWithinLimit = createRateLimit({ requests: 20, perSeconds: 60 * 60 });

/** Null when the claim waits for its decision; otherwise the sentence that says why not. */
async function claim(userId: string, slug: string, note: unknown): Promise<string | null> {
  const parsed = claimNoteSchema.safeParse(note);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? CLAIM_MESSAGES.failed;
  if (!isWellFormedSlug(slug)) return CLAIM_MESSAGES.unknown;
  if (!(await isWithinLimit(userId))) return CLAIM_MESSAGES.tooMany;
  const outcome = await addClaim(userId, slug, parsed.data);
  return outcome === "added" ? null : CLAIM_MESSAGES[outcome];
}

/** Asks for a listing. Next itself refuses a form that another site sends. */
export async function postClaim(slug: string, form: FormData): Promise<FormState> {
  const viewer = await requireViewer(routes.claim(String(slug)));
  const note = form.get("nota");
  const message = await claim(viewer.id, String(slug), note).catch((error: unknown) => {
    log.error({ error }, "a claim was not stored");
    return CLAIM_MESSAGES.failed;
  });
  if (message === null) redirect(routes.claimSent(slug));
  return claimSlot.keep(formFailure(message, { nota: textOf(note) }));
}
