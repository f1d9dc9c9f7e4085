"use server";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { deletionSchema } from "@/lib/auth/schema";
import { deleteAccount } from "@/lib/auth/server/account";
import { viewerAction } from "@/lib/auth/server/viewer-action";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { routes } from "@/lib/routes";

const PROBLEMS = { last: AUTH_MESSAGES.lastAdministrator, failed: AUTH_MESSAGES.deletionFailed };

export const removeAccount = viewerAction(
  deletionSchema,
  async (_, viewer) => {
    const deleted = await deleteAccount(viewer.id);
    return deleted.ok ? leave(routes.login({ aviso: "eliminada" })) : formFailure(PROBLEMS[deleted.code]);
  },
  {
    name: "remove-account",
    returnTo: routes.deleteAccount(),
    needsProof: true,
    refusals: { failed: AUTH_MESSAGES.deletionFailed },
  },
);
