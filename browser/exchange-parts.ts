import { parsePage } from "@/lib/browser/trusted";

const PART = "data-parte";
const RESULTS_HEADING_ID = "resultados";
const NAMES_OF_FOCUSABLE = "a, button, input, select, textarea";

/** Page at the address as it is now; null when that is another one. @throws when it cannot be loaded */
export async function fetchPage(address: string, signal: AbortSignal): Promise<Document | null> {
  const response = await fetch(address, { headers: { accept: "text/html" }, signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const page = parsePage(await response.text());
  return page.querySelector(`[${PART}]`) ? page : null;
}

/** Finds what has the focus again in what took its place: by its id, or by its words. */
function sameIn(part: Element, { id, tagName, textContent }: Element): HTMLElement | undefined {
  const all = [...part.querySelectorAll<HTMLElement>(NAMES_OF_FOCUSABLE)];
  return all.find((each) => (id ? each.id === id : each.tagName === tagName && each.textContent === textContent));
}

function takeAttributes(part: Element, next: Element): void {
  for (const { name } of [...part.attributes])
    if (!next.hasAttribute(name) && name !== "hidden") part.removeAttribute(name);
  for (const { name, value } of [...next.attributes])
    if (part.getAttribute(name) !== value && name !== "hidden") part.setAttribute(name, value);
}

/** Exchanges parts (`data-parte`), tells the results' number, keeps the focus or moves it to their heading. @param names default: all. */
export function exchangeParts(page: Document, names?: readonly string[]): void {
  for (const part of document.querySelectorAll(`[${PART}]`)) {
    const name = part.getAttribute(PART) ?? "";
    const next = page.querySelector(`[${PART}="${name}"]`);
    if (!next || (names && !names.includes(name))) continue;
    takeAttributes(part, next);
    if (part.innerHTML === next.innerHTML) continue;
    const focused = part.contains(document.activeElement) ? document.activeElement : null;
    part.replaceChildren(...next.childNodes);
    const heir = focused && (sameIn(part, focused) ?? document.getElementById(RESULTS_HEADING_ID));
    heir?.focus({ preventScroll: true });
  }
  const status = document.querySelector("[data-anuncio]");
  const count = document.getElementById(RESULTS_HEADING_ID)?.textContent;
  if (status && count && status.textContent !== count) status.textContent = count;
}
