import type { Plan } from "@/lib/plans/plans";
import { STORAGE_KEYS } from "@/lib/registration/storage-keys";

/** Once per session: who comes back from the checkout is not sent there again. */
export function mayOpenByItself(plan: Plan): boolean {
  try {
    const opened = sessionStorage.getItem(STORAGE_KEYS.openedCheckout);
    sessionStorage.setItem(STORAGE_KEYS.openedCheckout, plan);
    return opened === null;
  } catch {
    return false;
  }
}
