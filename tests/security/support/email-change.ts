import { randomUUID } from "node:crypto";
import { z } from "zod";
import { client } from "@/tests/support/backend-target";
import { signIn } from "@/tests/support/session-cookie";
import type { HttpRequest } from "./attack";
import type { World } from "./world";

const PASSWORD = "una-clave-de-prueba";

const mailsSchema = z.array(z.object({ text: z.string() }));

/** The token of the link in the newest mail to an address. */
async function tokenOf({ backendUrl, secrets }: World, address: string): Promise<string> {
  const answer = await fetch(`${backendUrl}/mailbox?to=${encodeURIComponent(address)}`, {
    headers: { authorization: `Bearer ${secrets.diagnosticsToken}` },
  });
  const [mail] = mailsSchema.parse(await answer.json());
  return new URL(/https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "").searchParams.get("token_hash") ?? "";
}

export type PendingChange = {
  /** An access token of the account. */
  session: string;
  /** Of the mailed links. */
  token: Readonly<Record<"current" | "next", string>>;
};

/** A new account for which somebody has asked for a change to the address `next`. */
export async function aPendingChange(world: World, next: string): Promise<PendingChange> {
  const { status } = world;
  const email = `antes-${randomUUID().slice(0, 8)}@example.com`;
  const server = client(status.supabaseUrl, status.secretKey);
  const made = await server.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  if (made.error) throw made.error;
  const { token: session } = await signIn(status, email, PASSWORD);
  const answer = await fetch(`${status.supabaseUrl}/auth/v1/user`, {
    method: "PUT",
    headers: {
      apikey: status.publishableKey,
      authorization: `Bearer ${session}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ email: next }),
  });
  if (!answer.ok) throw new Error(`the change was refused: ${answer.status}`);
  return { session, token: { current: await tokenOf(world, email), next: await tokenOf(world, next) } };
}

/** The link of a change, used by a program. */
export const useLink = (token: string): HttpRequest => ({
  path: "/auth/v1/verify",
  json: { type: "email_change", token_hash: token },
});
