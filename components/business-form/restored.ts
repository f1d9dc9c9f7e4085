import type { FieldValues } from "@/lib/forms/form-state";

const RESTORED = "formulario:recuperado";

/** Tells fields that keep a state of their own what was put into their form by a script. */
export const announceRestored = (values: FieldValues): boolean =>
  window.dispatchEvent(new CustomEvent(RESTORED, { detail: values }));

export function onRestored(take: (values: FieldValues) => void): () => void {
  const listener = (event: Event) => event instanceof CustomEvent && take(event.detail);
  window.addEventListener(RESTORED, listener);
  return () => window.removeEventListener(RESTORED, listener);
}
