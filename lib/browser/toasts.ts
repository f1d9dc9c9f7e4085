/** Milliseconds for which toasts stay. Errors stay longer: they ask for something to be done. */
const TOAST_MS = 3000;
const ERROR_TOAST_MS = 8000;

export type Toast = {
  id: number;
  title: string;
  text: string;
  variant: "default" | "destructive";
  durationMs: number;
  /** Something to do about it, here or on another page. Such a toast stays until that is done, it is closed, or another one comes. */
  action?: ToastAction | undefined;
  /** Called once it was read: its time is over, or it was closed; not when something else takes it away. */
  onRead?: (() => void) | undefined;
};

export type ToastAction = { label: string } & ({ run: () => void } | { href: string });

type ToastRequest = {
  title: string;
  text: string;
  variant?: Toast["variant"];
  durationMs?: number;
  action?: ToastAction;
  onRead?: () => void;
};

type State = { queue: readonly Toast[]; lastId: number; listeners: Set<() => void> };
const KEY = Symbol.for("avisos");
const page = globalThis as typeof globalThis & { [KEY]?: State };
/** State of the page, and not of this module: each script of the page has the module once. */
page[KEY] ??= { queue: [], lastId: 0, listeners: new Set() };
const state = page[KEY];

function replaceQueue(next: readonly Toast[]): void {
  state.queue = next;
  for (const listener of state.listeners) listener();
}

/** Takes errors away: what one has done since has succeeded, or led to another page. */
export function dismissErrors(): void {
  if (state.queue.some(({ variant }) => variant === "destructive"))
    replaceQueue(state.queue.filter(({ variant }) => variant !== "destructive"));
}

/** Queues a toast: of those with an action the latest alone, none twice in a row; a success takes errors away. */
export function showToast({ title, text, variant = "default", durationMs, ...rest }: ToastRequest): void {
  if (variant === "default" && !rest.action) dismissErrors();
  const last = state.queue.at(-1);
  if (last?.title === title && last.text === text) return;
  state.lastId += 1;
  const others = rest.action ? state.queue.filter(({ action }) => !action) : state.queue;
  const usualMs = variant === "destructive" ? ERROR_TOAST_MS : TOAST_MS;
  replaceQueue([...others, { id: state.lastId, title, text, variant, durationMs: durationMs ?? usualMs, ...rest }]);
}

export function dismissToast(id: number): void {
  const gone = state.queue.find((toast) => toast.id === id);
  replaceQueue(state.queue.filter((toast) => toast !== gone));
  gone?.onRead?.();
}

/** The toast to show now, or null: those that pass before one that stays. */
export function currentToast(): Toast | null {
  return state.queue.find(({ action }) => !action) ?? state.queue[0] ?? null;
}

export function onToastChange(listener: () => void): () => void {
  state.listeners.add(listener);
  return () => state.listeners.delete(listener);
}
