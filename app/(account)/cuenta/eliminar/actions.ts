"use server";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { deletionSchema } from "@/lib/auth/schema";
import { deleteAccount } from "@/lib/auth/server/delete-account";
import { deleteAccountSlot } from "@/lib/auth/server/form-slots";
import { viewerAction } from "@/lib/auth/server/viewer-action";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { routes } from "@/lib/routes";

export const removeAccount = viewerAction(
  deletionSchema,
  async (_, viewer) =>
    (await deleteAccount(viewer.id))
      ? leave(routes.login({ aviso: "eliminada" }))
      : formFailure(AUTH_MESSAGES.deletionFailed),
  {
    name: "remove-account",
    returnTo: routes.deleteAccount(),
    slot: deleteAccountSlot,
    refusals: { failed: AUTH_MESSAGES.deletionFailed },
  },
);
