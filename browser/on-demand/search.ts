import { followLink } from "@/browser/follow-link";
import { highlight } from "@/lib/search/highlight";
import type { Suggestion } from "@/lib/search/model";
import { forgetSearches, readRecentSearches } from "@/lib/search/recent-searches";
import { type Choice, suggestionHref } from "@/lib/search/suggestion-href";

const DEBOUNCE_MS = 150;
/** Shorter terms fit too much to help. */
const MIN_TERM_CHARACTERS = 2;

const known = new Map<string, readonly Suggestion[]>();

/** Suggestions for a term; they are a help, without them one types on. */
async function suggestionsFor(term: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const response = await fetch(`/api/sugerencias?${new URLSearchParams({ q: term })}`, { signal });
  if (!response.ok) return [];
  const suggestions: readonly Suggestion[] = await response.json();
  known.set(term, suggestions);
  return suggestions;
}

const termOf = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

function statusText(count: number, isRecent: boolean): string {
  const [one, many] = isRecent ? ["búsqueda reciente", "búsquedas recientes"] : ["sugerencia", "sugerencias"];
  return count === 1 ? `1 ${one}. Usa las flechas para elegirla.` : `${count} ${many}. Usa las flechas para elegir.`;
}

const marked = (text: string, term: string): Node[] =>
  highlight(text, term).map((part) => {
    if (!part.isMatch) return document.createTextNode(part.text);
    const match = document.createElement("b");
    match.textContent = part.text;
    return match;
  });

/** Suggests terms, and recent searches in an empty field (editable combobox of the ARIA Authoring Practices). */
export function start(search: HTMLElement): void {
  const field = search.querySelector<HTMLInputElement>("[data-sugerencias]");
  const frame = search.querySelector<HTMLElement>("[data-lista]");
  const list = frame?.querySelector<HTMLElement>("[role=listbox]");
  const heading = frame?.querySelector<HTMLElement>("[data-recientes]");
  const status = search.querySelector("[role=status]");
  if (!field || !frame || !list || !heading || !status) return;

  let shown: { term: string; suggestions: readonly Suggestion[] } = { term: "", suggestions: [] };
  let choices: readonly Choice[] = [];
  let active = -1;
  let isOpen = false;
  let request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isExpanded = () => isOpen && choices.length > 0;

  function optionFor(choice: Choice, index: number, term: string): HTMLElement {
    const option = search.querySelector(`[data-molde=${choice.kind}]`)?.cloneNode(true) as HTMLElement;
    option.removeAttribute("data-molde");
    option.id = `${list?.id}-${index}`;
    option.setAttribute("role", "option");
    option.querySelector("[data-texto]")?.replaceChildren(...marked(choice.text, term));
    const detail = option.querySelector("[data-detalle]");
    if (choice.detail === null) detail?.remove();
    else detail?.replaceChildren(choice.detail);
    // Keeps the focus, and with it the list, until the click arrives.
    option.addEventListener("mousedown", (event) => event.preventDefault());
    option.addEventListener("click", () => choose(choice));
    return option;
  }

  function drawActive(): void {
    [...(list?.children ?? [])].forEach((option, index) => {
      option.setAttribute("aria-selected", String(index === active));
      if (index === active) option.scrollIntoView({ block: "nearest" });
    });
    if (active >= 0) field?.setAttribute("aria-activedescendant", `${list?.id}-${active}`);
    else field?.removeAttribute("aria-activedescendant");
  }

  function draw(): void {
    const recent = field?.value === "" ? readRecentSearches() : [];
    const isRecent = recent.length > 0;
    const hasTerm = termOf(field?.value ?? "").length >= MIN_TERM_CHARACTERS;
    const suggested = hasTerm ? shown.suggestions : [];
    choices = isRecent ? recent.map((text) => ({ kind: "recent", text, detail: null, slug: null })) : suggested;
    if (frame) frame.hidden = !isExpanded();
    if (heading) heading.hidden = !isRecent;
    field?.setAttribute("aria-expanded", String(isExpanded()));
    list?.setAttribute("aria-label", isRecent ? "Búsquedas recientes" : "Sugerencias");
    const options = isExpanded() ? choices : [];
    list?.replaceChildren(...options.map((choice, index) => optionFor(choice, index, isRecent ? "" : shown.term)));
    status?.replaceChildren(isExpanded() ? statusText(choices.length, isRecent) : "");
    drawActive();
  }

  function open(): void {
    isOpen = true;
    draw();
  }
  function close(): void {
    isOpen = false;
    active = -1;
    draw();
  }
  const openWhenEmpty = () => field.value === "" && open();

  /** The list does not vanish between two letters: until the next response, the last one stands. */
  function ask(): void {
    clearTimeout(timer);
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const term = termOf(field?.value ?? "");
    const show = (suggestions: readonly Suggestion[]) => {
      if (signal.aborted) return;
      shown = { term, suggestions };
      active = -1;
      draw();
    };
    const ready = term.length < MIN_TERM_CHARACTERS ? [] : known.get(term);
    if (ready) show(ready);
    else timer = setTimeout(() => void suggestionsFor(term, signal).then(show, () => undefined), DEBOUNCE_MS);
  }

  function choose(choice: Choice): void {
    close();
    const href = suggestionHref(choice);
    if (href) followLink(search, href);
    if (href || !field) return;
    field.value = choice.text;
    field.form?.requestSubmit();
  }

  function step(by: 1 | -1): void {
    if (!isExpanded()) open();
    else {
      // One place more than options: the field itself, at -1.
      const places = choices.length + 1;
      active = ((active + 1 + by + places) % places) - 1;
      drawActive();
    }
  }

  field.addEventListener("focus", openWhenEmpty);
  field.addEventListener("click", openWhenEmpty);
  field.addEventListener("input", () => {
    open();
    ask();
  });
  field.addEventListener("keydown", (event) => {
    const chosen = isExpanded() ? choices[active] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      if (chosen) event.preventDefault();
      if (chosen) choose(chosen);
      else close();
    } else if (event.key === "Escape") {
      if (isExpanded()) event.preventDefault();
      close();
    }
  });
  search.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && search.contains(relatedTarget))) close();
  });
  heading.querySelector("button")?.addEventListener("mousedown", (event) => event.preventDefault());
  heading.querySelector("button")?.addEventListener("click", () => {
    forgetSearches();
    field.focus();
    close();
  });

  // The field was typed in, or got the focus, before the script came.
  if (document.activeElement !== field) return;
  if (field.value === field.defaultValue) return void openWhenEmpty();
  open();
  ask();
}
