import { dismissErrors } from "./toasts";

type State = { href: string | null; listeners: Set<() => void> };
const KEY = Symbol.for("pagina-pedida");
const page = globalThis as typeof globalThis & { [KEY]?: State };
/** State of the page, and not of this module: each script of the page has the module once. */
page[KEY] ??= { href: null, listeners: new Set() };
const state = page[KEY];

function set(href: string | null): void {
  state.href = href;
  for (const listener of state.listeners) listener();
}

/** Says that a page is being loaded, which an error does not outlast. @returns says that this one has come, or will not */
export function beginNavigation(href: string): () => void {
  dismissErrors();
  set(href);
  // Another one may have begun since.
  return () => state.href === href && set(null);
}

export const pendingNavigation = (): string | null => state.href;

export function onPendingNavigation(listener: () => void): void {
  state.listeners.add(listener);
}
