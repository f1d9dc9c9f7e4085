"use server";

import { viewerAction } from "@/lib/auth/server/viewer-action";
import { CLAIM_MESSAGES, CODE_MESSAGES } from "@/lib/claims/messages";
import { CLAIMED_FIELD, type CodeSent, PAPERS_FIELD } from "@/lib/claims/model";
import { claimSchema, codeRequestSchema, codeSchema } from "@/lib/claims/schema";
import { canRequestCode, redeemCode, requestCode } from "@/lib/claims/server/code";
import { addClaim } from "@/lib/claims/server/mutations";
import { removePapers, storePapers } from "@/lib/claims/server/papers";
import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";

const HOUR_S = 60 * 60;
const returnTo = (form: FormData): string => routes.claim(textOf(form.get(CLAIMED_FIELD)));

export const postClaim = viewerAction(
  claimSchema,
  async ({ negocio: slug, nota }, viewer, form) => {
    const papers = await storePapers(form, viewer.id);
    if (!papers.ok) return formFailure(CLAIM_MESSAGES.papersFailed, {}, { [PAPERS_FIELD]: papers.code });
    const outcome = await addClaim(viewer.id, { slug, note: nota, photo: papers.value });
    if (outcome !== "added" && papers.value !== null) await removePapers(papers.value);
    const isOpen = outcome === "added" || outcome === "waiting";
    return isOpen ? leave(routes.claimSent(slug)) : formFailure(CLAIM_MESSAGES[outcome]);
  },
  {
    name: "claim",
    returnTo,
    refusals: { tooMany: CLAIM_MESSAGES.tooMany, failed: CLAIM_MESSAGES.failed },
    isWithinLimit: createRateLimit({ name: "claims", requests: 20, perSeconds: HOUR_S }),
  },
);

export const postCodeRequest = viewerAction(
  codeRequestSchema,
  async ({ negocio: slug, buzon }, viewer): Promise<CodeSent | FormFailure> => {
    if (!(await canRequestCode())) return formFailure(CLAIM_MESSAGES.tooMany);
    const { outcome, address } = await requestCode({ userId: viewer.id, slug }, buzon);
    if (outcome === "sent") return { kind: "sent", address };
    const message = CODE_MESSAGES[outcome];
    return formFailure(message, {}, outcome === "elsewhere" ? { buzon: message } : {});
  },
  {
    name: "claim-code-request",
    returnTo,
    refusals: { tooMany: CLAIM_MESSAGES.tooMany, failed: CODE_MESSAGES.failed },
    isWithinLimit: createRateLimit({
      name: "claim-code-requests",
      failsClosed: true,
      requests: 20,
      perSeconds: HOUR_S,
    }),
  },
);

/** "Confirmar": the right code makes the owner at once. */
export const postCode = viewerAction(
  codeSchema,
  async ({ negocio: slug, codigo }, viewer) => {
    const outcome = await redeemCode({ userId: viewer.id, slug }, codigo);
    if (outcome === "granted") return leave(routes.ownerPanel("reclamado"));
    const message = CODE_MESSAGES[outcome];
    return formFailure(message, {}, outcome === "wrong" || outcome === "expired" ? { codigo: message } : {});
  },
  {
    name: "claim-code",
    returnTo,
    refusals: { tooMany: CLAIM_MESSAGES.tooMany, failed: CODE_MESSAGES.notChecked },
    isWithinLimit: createRateLimit({ name: "claim-codes", failsClosed: true, requests: 60, perSeconds: HOUR_S }),
  },
);
