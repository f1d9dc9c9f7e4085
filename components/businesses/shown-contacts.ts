import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";

/** What /api/telefono tells. */
export type ShownContact = { phone: string; callHref: string | null; whatsappUrl: string | null };

const TOO_MANY_REQUESTS = 429;

/** Of this page, and gone with it: what was tapped in one place is shown in the others, too. */
const contacts = new Map<string, ShownContact>();
const listeners = new Set<() => void>();

export const shownContact = (slug: string): ShownContact | null => contacts.get(slug) ?? null;

export function onShownContact(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for the number of a business. @returns what went wrong, in words; null when it is shown. */
export async function askForContact(slug: string): Promise<string | null> {
  try {
    const answer = await fetch(routes.phone(slug), { method: "POST", headers: { Accept: "application/json" } });
    if (answer.status === TOO_MANY_REQUESTS) return MESSAGES.phoneAskedTooOften;
    if (!answer.ok) return MESSAGES.phoneNotShown;
    contacts.set(slug, (await answer.json()) as ShownContact);
  } catch {
    return MESSAGES.phoneNotShown;
  }
  for (const listener of listeners) listener();
  return null;
}
