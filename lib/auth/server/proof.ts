import "server-only";
import { type FieldErrors, type FormFailure, formFailure, PROOF_FIELDS } from "@/lib/forms/form-state";
import { securityEvent } from "@/lib/http/server/security-event";
import { textOf } from "@/lib/text/text-of";
import { AUTH_MESSAGES, PROOF_MESSAGES } from "../messages";
import type { Viewer } from "../model";
import { hasRecentProof } from "./sessions";
import { type AuthProblem, LINK_PROBLEMS, mailSignInLink, signInByPassword } from "./sign-in";

const REFUSED: Readonly<Record<AuthProblem, string>> = {
  refused: PROOF_MESSAGES.wrong,
  "too-soon": AUTH_MESSAGES.tooManyPasswords,
  "too-many": AUTH_MESSAGES.tooManyPasswords,
  unreachable: AUTH_MESSAGES.notAuthenticated,
};

const unproved = (message: string, errors: FieldErrors = {}): FormFailure => ({
  ...formFailure(message, {}, errors),
  needsProof: true,
});

/** Returns the failure that asks for proof, or null: for a page whose form would not give back what is typed. */
export const askForProof = async (): Promise<FormFailure | null> =>
  (await hasRecentProof()) ? null : unproved(PROOF_MESSAGES.needed);

/** Proves a form's sender by a recent session, or by signing in anew (password in the form, or a mailed link), counted as a sign-in.
 * @returns null, or what is asked of the sender. @param path where the link leads to. */
export async function refuseUnproved(form: FormData, viewer: Viewer, path: string): Promise<FormFailure | null> {
  const asked = await askForProof();
  if (!asked) return null;
  const password = form.get(PROOF_FIELDS.password);
  if (typeof password === "string" && password !== "") {
    const signedIn = await signInByPassword(viewer.email, password, viewer.id);
    if (typeof signedIn !== "string") return null;
    return unproved(REFUSED[signedIn], { [PROOF_FIELDS.password]: REFUSED[signedIn] });
  }
  if (textOf(form.get(PROOF_FIELDS.byLink)) === "") {
    await securityEvent("proof", "refused", { account: viewer.id, reason: "needed" });
    return asked;
  }
  const mailed = await mailSignInLink(viewer.email, path);
  return unproved(mailed === "sent" ? PROOF_MESSAGES.mailed : LINK_PROBLEMS[mailed]);
}
