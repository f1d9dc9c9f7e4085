import { exchangeParts, fetchPage } from "@/browser/exchange-parts";
import { dismissErrors } from "@/lib/browser/toasts";

const LISTED = ["cuenta", "en-uso", "lista", "paginas"].map((name) => `[data-parte="${name}"]`).join();

const fieldOf = (form: HTMLFormElement | null | undefined): HTMLInputElement | null => {
  const field = form?.elements.namedItem("q");
  return field instanceof HTMLInputElement ? field : null;
};

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value !== "") query.set(name, String(value));
  return query.size > 0 ? `${form.action}?${query}` : form.action;
}

const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? field.selectedOptions[0]?.hasAttribute("selected") === false
      : field instanceof HTMLInputElement && field.type === "checkbox" && field.checked !== field.defaultChecked,
  );

/** Exchanges the parts of the page that a filter changes, and its address in the history. A failed list is never taken for an empty one. */
export function start(directory: HTMLElement): void {
  const form = directory.querySelector<HTMLFormElement>("form[data-filtros]");
  const note = directory.querySelector<HTMLElement>("[data-cargando]");
  const failure = directory.querySelector<HTMLElement>("[data-fallo]");
  let request = new AbortController();
  let wanted = location.href;

  function tellFailure(hasFailed: boolean): void {
    if (failure) failure.hidden = !hasFailed;
    for (const part of directory.querySelectorAll<HTMLElement>(LISTED)) part.hidden = hasFailed;
  }

  function take(page: Document, isSent: boolean): void {
    exchangeParts(page);
    for (const offer of document.querySelectorAll<HTMLElement>("[data-actualizar]")) offer.hidden = true;
    const typed = fieldOf(form);
    // A visitor who goes on typing keeps the text; what was sent is shown as it was understood.
    if (typed && (isSent || typed !== document.activeElement))
      typed.value = fieldOf(page.querySelector<HTMLFormElement>("form[data-filtros]"))?.value ?? "";
    document.title = page.title;
    const shown = page.querySelector<HTMLElement>("[data-direccion]")?.dataset.direccion;
    history.replaceState(history.state, "", shown ?? wanted);
  }

  async function show(address: string, { isSent = false } = {}): Promise<void> {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    wanted = address;
    if (note) note.hidden = false;
    dismissErrors();
    const page = await fetchPage(address, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (note) note.hidden = true;
    tellFailure(page === undefined);
    if (page) take(page, isSent);
    else if (page === null) location.assign(address);
  }

  failure?.querySelector("button")?.addEventListener("click", () => void show(wanted, { isSent: true }));
  directory.addEventListener("change", ({ target }) => {
    const isChoice =
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "checkbox");
    if (isChoice && target.form === form) form?.requestSubmit();
  });
  directory.addEventListener("submit", (event) => {
    if (event.target !== form || !form || event.defaultPrevented) return;
    event.preventDefault();
    event.submitter?.closest<HTMLElement>("[popover]")?.hidePopover();
    void show(addressOf(form), { isSent: true });
  });
  directory.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-link=replace]") : null;
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void show(link.href);
  });
  if (form && isChanged(form)) form.requestSubmit();
}
