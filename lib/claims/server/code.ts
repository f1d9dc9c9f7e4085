import "server-only";
import { randomInt } from "node:crypto";
import { headers } from "next/headers";
import { z } from "zod";
import { signingSecret } from "@/lib/env";
import { clientNetwork } from "@/lib/http/client-network";
import { keyedHash } from "@/lib/http/keyed-hash";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { securityEvent } from "@/lib/http/server/security-event";
import { callDatabase } from "@/lib/supabase/call-database";
import { CLAIM_CODE_DIGITS } from "../model";
import { isOwnDomain } from "../own-domain";

const requestOutcome = z.enum(["sent", "unconfirmed", "unknown", "owned", "elsewhere", "tooMany"]);
const redeemOutcome = z.enum(["granted", "wrong", "expired", "owned", "full", "unknown", "unconfirmed"]);

type Claimed = { userId: string; slug: string };

/** Hash kept of a code: for another account or listing, the same digits give another one. */
const hashOf = ({ userId, slug }: Claimed, code: string): string =>
  keyedHash(signingSecret(), "claim code", userId, slug, code);

/** The domain whose mailboxes prove that somebody runs this listing, or null. @throws {BackendError} */
export async function getCodeDomain(slug: string): Promise<string | null> {
  const data = await callDatabase("claim_domain", { business_slug: slug });
  return data && isOwnDomain(data) ? data : null;
}

// Accounts cost an address each; the database counts by listing and by account, whatever the network.
const isNetworkAllowed = createRateLimit({
  name: "claim-code-mails",
  failsClosed: true,
  requests: 12,
  perSeconds: 60 * 60,
});

export const canRequestCode = async (): Promise<boolean> => isNetworkAllowed(clientNetwork(await headers()));

type Requested = { outcome: z.infer<typeof requestOutcome>; address: string };

/** Mails a code to the listing's domain. @param mailbox its name, or the whole address. @throws {BackendError} */
export async function requestCode(claimed: Claimed, mailbox: string): Promise<Requested> {
  const domain = await getCodeDomain(claimed.slug);
  if (domain === null) return { outcome: "elsewhere", address: mailbox };
  const address = mailbox.includes("@") ? mailbox : `${mailbox}@${domain}`;
  const code = String(randomInt(10 ** CLAIM_CODE_DIGITS)).padStart(CLAIM_CODE_DIGITS, "0");
  const data = await callDatabase("request_claim_code", {
    claimant: claimed.userId,
    business_slug: claimed.slug,
    address,
    code,
    code_hash: hashOf(claimed, code),
  });
  return { outcome: requestOutcome.parse(data), address };
}

/** Makes the user the owner when the code is right. @throws {BackendError} */
export async function redeemCode(claimed: Claimed, code: string): Promise<z.infer<typeof redeemOutcome>> {
  const data = await callDatabase("redeem_claim_code", {
    claimant: claimed.userId,
    business_slug: claimed.slug,
    code_hash: hashOf(claimed, code),
  });
  const outcome = redeemOutcome.parse(data);
  await securityEvent("claim-code", outcome === "granted" ? "accepted" : "refused", {
    account: claimed.userId,
    reason: outcome,
  });
  return outcome;
}
