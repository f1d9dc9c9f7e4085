import "server-only";
import { headers } from "next/headers";
import { securityEvent } from "@/lib/http/server/security-event";
import { log } from "@/lib/log";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";
import { adminClient } from "@/lib/supabase/admin";
import { refusalCode, type SessionClient } from "@/lib/supabase/session";
import { AUTH_MESSAGES } from "../messages";
import { isAdministrator, linkAccount } from "./account";
import { sessionClient } from "./session-client";
import { forgetSession, leaveBrowser, rememberClient, setHint } from "./session-cookies";
import { getViewer } from "./viewer";

export type AuthProblem =
  | "refused"
  /** One may try again within a minute. */
  | "too-soon"
  | "too-many"
  | "unreachable";

export const LINK_PROBLEMS: Readonly<Record<AuthProblem, string>> = {
  refused: AUTH_MESSAGES.linkNotSent,
  "too-soon": AUTH_MESSAGES.tooSoon,
  "too-many": `${AUTH_MESSAGES.linkNotSent} ${AUTH_MESSAGES.tooMany}`,
  unreachable: AUTH_MESSAGES.linkNotSent,
};

type SignedIn = { userId: string; isAdmin: boolean };
type AuthError = Parameters<typeof refusalCode>[0];
type User = { id: string; email?: string; email_confirmed_at?: string };

/** Types of links in mails that open a session, as `verifyOtp` knows them. */
export const SIGN_IN_LINKS = ["email", "magiclink", "signup", "recovery", "invite"] as const;
type SignInLink = (typeof SIGN_IN_LINKS)[number];

/** The one place where a project says for how long. */
const WAIT = /after (\d+) seconds/;

function toProblem(error: AuthError): AuthProblem {
  const code = refusalCode(error);
  if (code === "unreachable") log.error({ code: error.name }, "the project did not answer a sign-in");
  if (code === "unreachable") return code;
  if (!code.startsWith("over_")) return "refused";
  const waitS = Number(WAIT.exec(error.message)?.[1] ?? Number.POSITIVE_INFINITY);
  return waitS <= 60 ? "too-soon" : "too-many";
}

const linkTarget = (path: string): string => {
  const query = new URLSearchParams({ redirect: path });
  return toAbsoluteUrl(siteUrl(), `${routes.callback()}?${query}`);
};

async function finish(user: User | null): Promise<SignedIn | AuthProblem> {
  if (!user?.email || !user.email_confirmed_at) {
    await forgetSession();
    return "refused";
  }
  await linkAccount(user.id, user.email);
  const isAdmin = await isAdministrator(user.id);
  await setHint(user.id, isAdmin);
  await rememberClient(user.id);
  return { userId: user.id, isAdmin };
}

type Opened = { data: { user: User | null }; error: AuthError | null };

type Way = "password" | "link" | "code";

/** Opens a session; the browser's earlier one ends. @param proving the id of the signed-in user who proves it. */
async function signIn(
  way: Way,
  open: (client: SessionClient) => Promise<Opened>,
  proving?: string,
): Promise<SignedIn | AuthProblem> {
  const event = proving === undefined ? "sign-in" : "proof";
  const client = await sessionClient();
  const former = (await client.auth.getSession()).data.session;
  const { data, error } = await open(client);
  if (error) {
    await securityEvent(event, "refused", { account: proving, reason: `${way}: ${refusalCode(error)}` });
    return toProblem(error);
  }
  await securityEvent(event, "accepted", { account: data.user?.id, reason: way });
  if (former) await endFormer(former.access_token);
  await noteDevice(client);
  return finish(data.user);
}

async function endFormer(accessToken: string): Promise<void> {
  const { error } = await adminClient().auth.admin.signOut(accessToken, "local");
  if (error) log.warn({ code: refusalCode(error) }, "the former session of a browser was not ended");
}

/** Notes which browser has opened the session. The project itself sees this server, and refuses its key from a browser. */
async function noteDevice(client: SessionClient): Promise<void> {
  const device = (await headers()).get("user-agent") ?? "";
  const { error } = await client.rpc("note_own_device", { device });
  if (error) log.warn({ code: error.code }, "the browser of a session was not noted");
}

/** Signs in by password; unknown addresses are answered like wrong passwords. @param proving as of `signIn`. */
export const signInByPassword = (email: string, password: string, proving?: string) =>
  signIn("password", ({ auth }) => auth.signInWithPassword({ email, password }), proving);

/** Signs in whoever has the link of a mail, in any browser. It works once. */
export const signInByLink = (type: SignInLink, tokenHash: string) =>
  signIn("link", ({ auth }) => auth.verifyOtp({ type, token_hash: tokenHash }));

/** Takes one of the two links of a change of address: "half" when the other is to come. Signs nobody in, and ends every session: the
 * account now belongs to the new address's reader, maybe not the one who asked. */
export async function confirmEmailChange(tokenHash: string): Promise<"half" | "changed" | AuthProblem> {
  const { auth } = await sessionClient();
  const { data, error } = await auth.verifyOtp({ type: "email_change", token_hash: tokenHash });
  const reason = error ? refusalCode(error) : data.session ? "changed" : "half";
  await securityEvent("email-change", error ? "refused" : "accepted", { account: data.user?.id, reason });
  if (error) return toProblem(error);
  if (!data.session) return "half";
  await auth.signOut({ scope: "global" });
  await forgetSession();
  return "changed";
}

/** Signs in by a code, which is worth something only in the browser that had asked for the link. */
export const signInByCode = (code: string) => signIn("code", ({ auth }) => auth.exchangeCodeForSession(code));

type Mailing = (client: SessionClient, emailRedirectTo: string) => Promise<{ error: AuthError | null }>;

async function askForMail(path: string, mailing: Mailing): Promise<"sent" | AuthProblem> {
  const { error } = await mailing(await sessionClient(), linkTarget(path));
  await securityEvent("sign-in-mail", error ? "refused" : "accepted", {
    reason: error ? refusalCode(error) : undefined,
  });
  return error ? toProblem(error) : "sent";
}

/** Mails a link to sign in, to a new address too: who has an account stays private. */
export const mailSignInLink = (email: string, path: string) =>
  askForMail(path, (client, emailRedirectTo) => client.auth.signInWithOtp({ email, options: { emailRedirectTo } }));

export const mailRecoveryLink = (email: string) =>
  askForMail(routes.choosePassword(), (client, redirectTo) => client.auth.resetPasswordForEmail(email, { redirectTo }));

/** Ends the session here; whatever the project says, the browser keeps nothing of it. */
export async function signOut(): Promise<void> {
  const viewer = await getViewer().catch(() => null);
  const { error } = await (await sessionClient()).auth.signOut({ scope: "local" });
  if (error) log.warn({ code: refusalCode(error) }, "a session was not ended by the project");
  if (viewer) await securityEvent("session-end", "accepted", { account: viewer.id, reason: "this" });
  await leaveBrowser();
}
