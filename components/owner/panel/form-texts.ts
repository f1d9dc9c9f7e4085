import { announceRestored } from "@/components/business-form/restored";
import { typeInto } from "@/lib/browser/early-typing";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import type { FieldTexts } from "@/lib/owner/section-draft";
import { BASE_VERSION_FIELD } from "@/lib/owner/section-state";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

const isOwnField = (name: string): boolean =>
  name !== BUSINESS_ID_FIELD && name !== BASE_VERSION_FIELD && !name.startsWith("$");

export function readTexts(form: HTMLFormElement | FormData): FieldTexts {
  const texts: Record<string, string[]> = {};
  for (const [name, value] of form instanceof FormData ? form : new FormData(form)) {
    if (typeof value !== "string" || !isOwnField(name)) continue;
    texts[name] = [...(texts[name] ?? []), value];
  }
  return texts;
}

export function putTexts(form: HTMLFormElement, texts: FieldTexts): void {
  for (const [name, values] of Object.entries(texts)) {
    const controls = [...form.elements].filter(isControl).filter((control) => control.name === name);
    for (const [index, control] of controls.entries()) {
      if (control.type === "file") continue;
      if (!isTicked(control)) typeInto(control, values[index] ?? "");
      else if (control.checked !== values.includes(control.value)) control.click();
    }
  }
  // For editors that keep a state of their own.
  announceRestored(Object.fromEntries(Object.entries(texts).map(([name, [first = ""]]) => [name, first])));
}

export function putAndFocus(form: HTMLFormElement, name: string, text: string): void {
  putTexts(form, { [name]: [text] });
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

export type Place = { name: string; start: number | null; end: number | null };

export function placeIn(form: HTMLFormElement): Place | null {
  const control = document.activeElement;
  if (!isControl(control) || control.form !== form) return null;
  if (control instanceof HTMLSelectElement) return { name: control.name, start: null, end: null };
  return { name: control.name, start: control.selectionStart, end: control.selectionEnd };
}

export function focusAt(form: HTMLFormElement, place: Place | null): void {
  const control = place && form.elements.namedItem(place.name);
  if (!isControl(control)) return;
  control.focus({ preventScroll: true });
  if (!(control instanceof HTMLSelectElement) && place?.start != null)
    control.setSelectionRange(place.start, place.end);
}

/** True if a field holds what the page has put into it; of one that a script fills, nobody knows. */
export function isAsMade(form: HTMLFormElement, name: string): boolean {
  const controls = [...form.elements].filter(isControl).filter((control) => control.name === name);
  return controls.every((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].every(({ selected, defaultSelected }) => selected === defaultSelected);
    if (isTicked(control)) return control.checked === control.defaultChecked;
    return control.type !== "hidden" && control.value === control.defaultValue;
  });
}
