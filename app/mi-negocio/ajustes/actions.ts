"use server";

import { z } from "zod";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { emailSchema } from "@/lib/auth/schema";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { readBaseVersion } from "@/lib/owner/base-version";
import { INVITATION_REFUSALS, PRIVACY_NOTES, REMOVAL_MESSAGES } from "@/lib/owner/messages";
import { hasWhatsapp, privacySchema } from "@/lib/owner/privacy";
import { CONFIRMATION_FIELD, type Deleted } from "@/lib/owner/removal";
import { BASE_VERSION_FIELD } from "@/lib/owner/section-state";
import { deleteOwnBusiness } from "@/lib/owner/server/delete-own-business";
import { getOwnedBusiness } from "@/lib/owner/server/owned-business";
import { backToSection, ownerAction, TO_PANEL } from "@/lib/owner/server/owner-action";
import { saveOwn } from "@/lib/owner/server/save-own";
import { inviteHelper, removeHelper } from "@/lib/owner/server/staff";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

const returnTo = backToSection("ajustes");

export const savePrivacy = ownerAction(
  privacySchema,
  async (values, owner, form) => {
    const { viewer, business } = owner;
    const baseVersion = readBaseVersion(form.get(BASE_VERSION_FIELD));
    const changes = Object.fromEntries(
      Object.entries(values).filter(([column, value]) => baseVersion[column] !== value),
    );
    if (changes.solo_whatsapp && !PLANS[business.plan].gates.whatsapp)
      return formFailure(PRIVACY_NOTES.onlyWhatsappNeedsPlan);
    if (changes.solo_whatsapp) {
      const owned = await getOwnedBusiness(viewer.id, business.id);
      // Nobody could reach it any more.
      if (owned && !hasWhatsapp(owned.row)) return formFailure(PRIVACY_NOTES.needsWhatsapp);
      if (owned && "whatsapp" in owned.waiting) return formFailure(PRIVACY_NOTES.whatsappWaits);
    }
    return saveOwn(owner, "ajustes", { changes, baseVersion });
  },
  { name: "save-privacy", returnTo },
);

export const deleteBusiness = ownerAction<object, Deleted>(
  z.object({ [CONFIRMATION_FIELD]: z.string({ error: REMOVAL_MESSAGES.unconfirmed }) }),
  async (_, { viewer, business }) =>
    (await deleteOwnBusiness(viewer.id, business.id))
      ? { kind: "deleted", path: routes.directory() }
      : formFailure(ACTION_MESSAGES.notYours),
  {
    name: "delete-own-business",
    returnTo,
    needsProof: true,
    refusals: { failed: REMOVAL_MESSAGES.failed },
  },
);

export const invite = ownerAction(
  z.object({ email: emailSchema }),
  async ({ email }, { viewer, business }) => {
    const outcome = await inviteHelper(viewer.id, business.id, email);
    if (outcome === "invited") return leave(routes.panelSection("ajustes", business.id, "invitado"));
    return formFailure(ACTION_MESSAGES.invalid, { email }, { email: INVITATION_REFUSALS[outcome] });
  },
  {
    name: "invite-helper",
    returnTo,
    needsProof: true,
    // Each is a mail to somebody else.
    isWithinLimit: createRateLimit({ name: "invitations", requests: 20, perSeconds: 24 * 60 * 60 }),
  },
);

export const remove = ownerAction(
  z.object({ email: emailSchema }),
  async ({ email }, { viewer, business }) => {
    await removeHelper(viewer.id, business.id, email);
    return leave(routes.panelSection("ajustes", business.id, "ayudante-quitado"));
  },
  { name: "remove-helper", returnTo, refusals: TO_PANEL },
);

export const stopHelping = ownerAction(
  z.object({}),
  async (_, { viewer, business }) => {
    await removeHelper(viewer.id, business.id);
    return leave(routes.ownerPanel("no-ayudas"));
  },
  { name: "stop-helping", returnTo, refusals: { ...TO_PANEL, notYours: leave(routes.ownerPanel("no-ayudas")) } },
);
