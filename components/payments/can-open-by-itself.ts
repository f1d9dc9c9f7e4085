import { STORAGE_KEYS } from "@/lib/auth/storage-keys";

/** A checkout that opens by itself waits this long: its price is seen before. */
export const OPENS_AFTER_MS = 100;

/** Once per session: who comes back from the checkout is not sent there again. Without storage never: better a tap than a loop. */
export function canOpenByItself(): boolean {
  try {
    const opened = sessionStorage.getItem(STORAGE_KEYS.openedCheckout);
    sessionStorage.setItem(STORAGE_KEYS.openedCheckout, "1");
    return opened === null;
  } catch {
    return false;
  }
}
