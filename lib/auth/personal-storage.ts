import { readStored, writeStored } from "@/lib/browser/device-storage";
import { POST_LOGIN_KEY } from "./model";
import { accountOf, hasLeft } from "./session-hint";
import { STORAGE_KEYS } from "./storage-keys";

/** Whose the rest is: the mark of the account that was signed in last. */
const ACCOUNT_KEY = "cuenta_vista";

/** What owners type in their panel and do not store (`personal-drafts.ts`), and whose it is. */
export const DRAFTS_KEY = "borradores";

/** When something was last typed of what is kept; it is forgotten a week later. */
const TYPED_AT_KEY = "escrito";
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const PERSONAL_KEYS = [...Object.values(STORAGE_KEYS), POST_LOGIN_KEY];

/**
 * Forgets what was typed under an account that is signed in no more: a phone is lent, and a counter's computer is shared.
 * It compares instead of waiting for a press of "Cerrar sesión": a session also ends without scripts, in another tab, with
 * the account, or as another one begins. What nobody in particular has typed goes on into the account that is signed in
 * next: the registration leads through the sign-in. So does a week without typing. Favourites and searches are the device's and stay.
 */
export function forgetFormerAccount(): void {
  const isOld = Date.now() - Number(readStored(TYPED_AT_KEY) ?? Number.NaN) > WEEK_MS;
  if (isOld || hasLeft(document.cookie)) forgetDrafts();
  const account = accountOf(document.cookie) ?? "";
  const former = readStored(ACCOUNT_KEY) ?? "";
  if (isOld || (former !== "" && account !== former)) for (const key of PERSONAL_KEYS) writeStored(key, "");
  if (account === former) return;
  writeStored(ACCOUNT_KEY, account);
  // Drafts outlive a session that ends by itself: whoever was typing comes back. Somebody else does not find them.
  if (account !== "" && !readStored(DRAFTS_KEY)?.startsWith(`{"account":"${account}"`)) forgetDrafts();
}

/** By "Cerrar sesión". */
export const forgetDrafts = (): void => writeStored(DRAFTS_KEY, "");

/** What this browser keeps of the present person under the key; null when it keeps nothing. */
export function readPersonal(key: string): string | null {
  forgetFormerAccount();
  return readStored(key);
}

/** Keeps a text of the present person under the key, on this device alone; "" removes it. */
export function writePersonal(key: string, value: string): void {
  forgetFormerAccount();
  noteTyped();
  writeStored(key, value);
}

export const noteTyped = (): void => writeStored(TYPED_AT_KEY, String(Date.now()));
