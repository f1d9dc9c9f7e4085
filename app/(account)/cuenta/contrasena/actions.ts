"use server";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { pathAfterSignIn, safeReturnPath } from "@/lib/auth/return-path";
import { newPasswordSchema } from "@/lib/auth/schema";
import { setPassword } from "@/lib/auth/server/password";
import { viewerAction } from "@/lib/auth/server/viewer-action";
import { formFailure } from "@/lib/forms/form-state";
import { leave } from "@/lib/forms/run-action";
import { listEditedBusinesses } from "@/lib/owner/server/queries";
import { routes } from "@/lib/routes";

const nextPath = (form: FormData): string => safeReturnPath(form.get("next"));

export const choosePassword = viewerAction(
  newPasswordSchema,
  async (password, viewer, form) => {
    const businesses = await listEditedBusinesses(viewer.id);
    const problem = await setPassword(password, [
      viewer.email,
      ...businesses.flatMap(({ name, slug }) => [name, slug]),
    ]);
    if (problem !== null) return formFailure(problem, {}, { password: problem });
    const next = nextPath(form);
    return leave(next === routes.account() ? routes.account("contrasena") : pathAfterSignIn(next, viewer.isAdmin));
  },
  {
    name: "choose-password",
    returnTo: (form) => routes.choosePassword(nextPath(form)),
    needsProof: true,
    refusals: { failed: AUTH_MESSAGES.passwordFailed },
    isSecret: true,
  },
);
