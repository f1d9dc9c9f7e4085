"use server";

import { formFailure } from "@/lib/forms/form-state";
import { readBaseVersion } from "@/lib/owner/base-version";
import { PRIVACY_NOTES } from "@/lib/owner/messages";
import { hasWhatsapp, privacySchema } from "@/lib/owner/privacy";
import { BASE_VERSION_FIELD } from "@/lib/owner/section-state";
import { getOwnedBusiness } from "@/lib/owner/server/owned-business";
import { backToSection, ownerAction } from "@/lib/owner/server/owner-action";
import { saveOwn } from "@/lib/owner/server/save-own";
import { PLANS } from "@/lib/plans/plans";

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
  {
    name: "save-privacy",
    returnTo: backToSection("ajustes"),
  },
);
