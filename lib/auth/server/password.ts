import "server-only";
import { securityEvent } from "@/lib/http/server/security-event";
import { refusalCode } from "@/lib/supabase/session";
import { AUTH_MESSAGES } from "../messages";
import { sessionClient } from "./session-client";
import { rememberClient } from "./session-cookies";

const MESSAGES: Readonly<Record<string, string>> = {
  same_password: AUTH_MESSAGES.samePassword,
  weak_password: AUTH_MESSAGES.weakPassword,
  over_request_rate_limit: AUTH_MESSAGES.tooMany,
  over_email_send_rate_limit: AUTH_MESSAGES.tooMany,
};

/** Sets the password; ends other sessions and a pending change of address. @param own words known of the person @returns null, or why not */
export async function setPassword(password: string, own: readonly string[]): Promise<string | null> {
  // The words of its dictionaries weigh some megabytes, and are needed here alone.
  const { isGuessable } = await import("./guessable");
  if (isGuessable(password, own)) return AUTH_MESSAGES.weakPassword;
  const { auth } = await sessionClient();
  const { data, error } = await auth.updateUser({ password });
  await securityEvent("password-change", error ? "refused" : "accepted", {
    account: data.user?.id,
    reason: error ? refusalCode(error) : undefined,
  });
  if (error) return MESSAGES[refusalCode(error)] ?? AUTH_MESSAGES.passwordFailed;
  // The embedded backend has done it already; whoever knew the old password must not stay.
  await auth.signOut({ scope: "others" });
  await rememberClient(data.user.id);
  return null;
}
