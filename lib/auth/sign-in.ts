import "server-only";
import { randomBytes } from "node:crypto";
import { log } from "@/lib/log";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";
import { refusalCode, type SessionClient } from "@/lib/supabase/session";
import { isAdministrator, linkAccount } from "./account";
import { setPassword } from "./password";
import { sessionClient, signInClient } from "./session-client";
import { forgetSession, setHint } from "./session-cookies";

/** Why nobody was signed in, or no mail was sent. */
export type AuthProblem = "refused" | "too-many" | "unreachable";

type SignedIn = { isAdmin: boolean };
type AuthError = Parameters<typeof refusalCode>[0];
type User = { id: string; email?: string; email_confirmed_at?: string };

/** Types of links in mails, as `verifyOtp` knows them. */
export const LINK_TYPES = ["email", "magiclink", "signup", "recovery", "email_change", "invite"] as const;
export type LinkType = (typeof LINK_TYPES)[number];

function toProblem(error: AuthError): AuthProblem {
  const code = refusalCode(error);
  if (code === "unreachable") log.error({ code: error.name }, "the project did not answer a sign-in");
  if (code === "unreachable") return code;
  return code.startsWith("over_") ? "too-many" : "refused";
}

/** Where the link of a mail leads: the callback, which knows how to go on to the path. */
const linkTarget = (path: string): string => {
  const query = new URLSearchParams({ redirect: path });
  return toAbsoluteUrl(siteUrl(), `${routes.callback()}?${query}`);
};

/** What every way of signing in ends with. */
async function finish(user: User | null): Promise<SignedIn | AuthProblem> {
  if (!user?.email || !user.email_confirmed_at) {
    await forgetSession();
    return "refused";
  }
  await linkAccount(user.id, user.email);
  const isAdmin = await isAdministrator(user.id);
  await setHint(isAdmin);
  return { isAdmin };
}

/** Signs in who knows the password; an address without an account is answered as a wrong password is. */
export async function signInByPassword(email: string, password: string): Promise<SignedIn | AuthProblem> {
  const { data, error } = await (await signInClient()).auth.signInWithPassword({ email, password });
  return error ? toProblem(error) : finish(data.user);
}

/**
 * Signs in whoever has the link of a mail, in any browser. It works once.
 *
 * A change of address hands an account over to whoever reads the new address, who may not be the one who asked for it:
 * the former password and the former sessions end, before anything that waits for the new address is given to the account.
 */
export async function signInByLink(type: LinkType, tokenHash: string): Promise<SignedIn | AuthProblem> {
  const { data, error } = await (await signInClient()).auth.verifyOtp({ type, token_hash: tokenHash });
  if (error) return toProblem(error);
  if (type === "email_change" && (await setPassword(randomBytes(32).toString("base64url"))) !== null) {
    await forgetSession();
    return "unreachable";
  }
  return finish(data.user);
}

/** Signs in by a code, which is worth something only in the browser that had asked for the link. */
export async function signInByCode(code: string): Promise<SignedIn | AuthProblem> {
  const { data, error } = await (await signInClient()).auth.exchangeCodeForSession(code);
  return error ? toProblem(error) : finish(data.user);
}

/** Takes over a session that came in an address. */
export async function signInByTokens(accessToken: string, refreshToken: string): Promise<SignedIn | AuthProblem> {
  const client = await sessionClient();
  const { data, error } = await client.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
  return error ? toProblem(error) : finish(data.user);
}

type Mailing = (client: SessionClient, emailRedirectTo: string) => Promise<{ error: AuthError | null }>;

async function askForMail(path: string, mailing: Mailing): Promise<"sent" | AuthProblem> {
  const { error } = await mailing(await signInClient(), linkTarget(path));
  return error ? toProblem(error) : "sent";
}

/** Mails a link to sign in, to a new address too: who has an account stays private. */
export const mailSignInLink = (email: string, path: string) =>
  askForMail(path, (client, emailRedirectTo) => client.auth.signInWithOtp({ email, options: { emailRedirectTo } }));

/** Mails a link to choose a new password, if the address has an account. */
export const mailRecoveryLink = (email: string) =>
  askForMail(routes.choosePassword(), (client, redirectTo) => client.auth.resetPasswordForEmail(email, { redirectTo }));

/** Makes an account that is nobody's until its address is confirmed; the password counts for nothing until then. */
export const signUp = (email: string, password: string, path: string) =>
  askForMail(path, (client, emailRedirectTo) => client.auth.signUp({ email, password, options: { emailRedirectTo } }));

/** Ends the session here; whatever the project says, the browser keeps nothing of it. */
export async function signOut(): Promise<void> {
  const { error } = await (await sessionClient()).auth.signOut({ scope: "local" });
  if (error) log.warn({ code: refusalCode(error) }, "a session was not ended by the project");
  await forgetSession();
}
