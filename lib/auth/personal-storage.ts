import { readStored, writeStored } from "@/lib/browser/device-storage";
import { POST_LOGIN_KEY } from "./model";
import { accountOf, hasLeft } from "./session-hint";
import { STORAGE_KEYS } from "./storage-keys";

const ACCOUNT_KEY = "cuenta_vista";

export const DRAFTS_KEY = "borradores";

/** Time of the last typing; what is kept is forgotten a week later. */
const TYPED_AT_KEY = "escrito";
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const PERSONAL_KEYS = [...Object.values(STORAGE_KEYS), POST_LOGIN_KEY];

/** Forgets what was typed under an account that is signed in no more, or a week ago. It compares accounts, since sessions also end by
 * themselves. What nobody typed goes on into the next account (registration leads through sign-in); favourites and searches are the device's. */
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

export const forgetDrafts = (): void => writeStored(DRAFTS_KEY, "");

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
