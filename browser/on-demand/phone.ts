import { showProblem } from "@/lib/browser/show-message";
import type { ShownContact } from "@/lib/businesses/shown-contact";
import { MESSAGES } from "@/lib/messages";

const TOO_MANY_REQUESTS = 429;

async function ask(address: string): Promise<ShownContact | string> {
  try {
    const response = await fetch(address, { method: "POST", headers: { Accept: "application/json" } });
    if (response.ok) return (await response.json()) as ShownContact;
    return response.status === TOO_MANY_REQUESTS ? MESSAGES.phoneAskedTooOften : MESSAGES.phoneNotShown;
  } catch {
    return MESSAGES.phoneNotShown;
  }
}

function show(place: Element, { phone, callHref, whatsappUrl }: ShownContact): void {
  const call = place.querySelector<HTMLAnchorElement>("[data-cuenta=llamada]");
  const chat = place.querySelector<HTMLAnchorElement>("[data-cuenta=whatsapp]");
  place.querySelector("form")?.remove();
  if (call) {
    for (const number of call.querySelectorAll("[data-numero]")) number.textContent = phone;
    if (callHref) call.href = callHref;
    else call.textContent = phone;
    call.dataset.copia = phone;
    call.hidden = false;
  }
  if (chat && whatsappUrl) {
    chat.href = whatsappUrl;
    chat.target = "_blank";
    chat.rel = "noopener noreferrer";
    chat.hidden = false;
  }
}

export function start(place: HTMLElement): void {
  place.addEventListener("submit", async (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const button = form.querySelector("button");
    if (button?.getAttribute("aria-busy") === "true") return;
    button?.setAttribute("aria-busy", "true");
    const contact = await ask(form.action);
    button?.removeAttribute("aria-busy");
    if (typeof contact === "string") return showProblem(contact);
    const slug = place.dataset.telefono ?? "";
    for (const each of document.querySelectorAll(`[data-telefono="${CSS.escape(slug)}"]`)) show(each, contact);
    // The button is gone: whoever uses keys or a screen reader is at the number.
    place.querySelector("a")?.focus();
  });
}
