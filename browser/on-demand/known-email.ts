import { readPersonal } from "@/lib/auth/personal-storage";
import { STORAGE_KEYS } from "@/lib/auth/storage-keys";

/** Adds the owner's e-mail to the link, when this device knows it. */
export function start(link: HTMLElement): void {
  const email = readPersonal(STORAGE_KEYS.businessEmail)?.trim();
  if (!email || !(link instanceof HTMLAnchorElement)) return;
  const address = new URL(link.href);
  address.searchParams.set("email", email);
  link.setAttribute("href", address.pathname + address.search);
}
