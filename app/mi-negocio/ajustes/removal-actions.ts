"use server";

import { z } from "zod";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { formFailure } from "@/lib/forms/form-state";
import { REMOVAL_MESSAGES } from "@/lib/owner/messages";
import { CONFIRMATION_FIELD, type Deleted } from "@/lib/owner/removal";
import { deleteOwnBusiness } from "@/lib/owner/server/delete-own-business";
import { backToSection, ownerAction } from "@/lib/owner/server/owner-action";
import { routes } from "@/lib/routes";

export const deleteBusiness = ownerAction<object, Deleted>(
  z.object({ [CONFIRMATION_FIELD]: z.string({ error: REMOVAL_MESSAGES.unconfirmed }) }),
  async (_, { viewer, business }) =>
    (await deleteOwnBusiness(viewer.id, business.id))
      ? { kind: "deleted", path: routes.directory() }
      : formFailure(ACTION_MESSAGES.notYours),
  {
    name: "delete-own-business",
    returnTo: backToSection("ajustes"),
    needsProof: true,
    refusals: { failed: REMOVAL_MESSAGES.failed },
  },
);
