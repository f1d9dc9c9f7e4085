import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { signingKeys } from "@/lib/env";
import { keyedHash } from "@/lib/http/keyed-hash";
import type { SigningKey } from "@/lib/http/signing-keys";
import { callDatabase } from "@/lib/supabase/call-database";

const HASH_LENGTH = 64;

const addressHash = (address: string): string =>
  createHash("sha256").update(address.trim().toLowerCase()).digest("hex");

/** Ends with the id of the key, so that a mail's link is good for as long as its key is in the list. */
const signed = (hash: string, { id, secret }: SigningKey): string =>
  hash + keyedHash(secret, "suscripcion", hash) + (id && `.${id}`);

/** Token in a mail's links: it names no address, and only this server can make it. */
export const subscriptionToken = (address: string): string => signed(addressHash(address), signingKeys()[0]);

function isGenuine(token: string): boolean {
  const given = Buffer.from(token);
  return signingKeys().some((key) => {
    const expected = Buffer.from(signed(token.slice(0, HASH_LENGTH), key));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** True if a token's address gets optional mails; null for no token of ours. @throws {BackendError} */
export async function getSubscription(token: string): Promise<boolean | null> {
  if (!isGenuine(token)) return null;
  return callDatabase("get_mail_subscription", { address_hash: token.slice(0, HASH_LENGTH) });
}

/** Switches optional mails to the address of a token on or off. @returns false for no token of ours. @throws {BackendError} */
export async function setSubscription(token: string, isOn: boolean): Promise<boolean> {
  if (!isGenuine(token)) return false;
  await callDatabase("set_mail_subscription", { address_hash: token.slice(0, HASH_LENGTH), is_on: isOn });
  return true;
}
