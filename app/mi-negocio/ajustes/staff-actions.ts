"use server";

import { z } from "zod";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { emailSchema } from "@/lib/auth/schema";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { INVITATION_REFUSALS } from "@/lib/owner/messages";
import { backToSection, ownerAction, TO_PANEL } from "@/lib/owner/server/owner-action";
import { inviteHelper, removeHelper } from "@/lib/owner/server/staff";
import { routes } from "@/lib/routes";

const returnTo = backToSection("ajustes");

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
  {
    name: "remove-helper",
    returnTo,
    refusals: TO_PANEL,
  },
);

export const stopHelping = ownerAction(
  z.object({}),
  async (_, { viewer, business }) => {
    await removeHelper(viewer.id, business.id);
    return leave(routes.ownerPanel("no-ayudas"));
  },
  { name: "stop-helping", returnTo, refusals: { ...TO_PANEL, notYours: leave(routes.ownerPanel("no-ayudas")) } },
);
