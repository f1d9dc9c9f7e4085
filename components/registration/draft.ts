import { announceRestored } from "@/components/business-form/restored";
import { readPersonal, writePersonal } from "@/lib/auth/personal-storage";
import { STORAGE_KEYS } from "@/lib/auth/storage-keys";
import { type Draft, mergeDraft, parseDraft } from "@/lib/registration/draft";
import { REQUEST_FIELD, readValues } from "@/lib/registration/fields";

const readDraft = (): Draft | null => parseDraft(readPersonal(STORAGE_KEYS.draft));

export function saveDraft(form: FormData): void {
  const values = readValues(form);
  const draft = mergeDraft(readDraft(), values, String(form.get(REQUEST_FIELD) ?? "") || null);
  writePersonal(STORAGE_KEYS.draft, JSON.stringify(draft));
  writePersonal(STORAGE_KEYS.name, draft.values.nombre ?? "");
  writePersonal(STORAGE_KEYS.category, draft.values.categoria ?? "");
  writePersonal(STORAGE_KEYS.services, draft.values.servicios ?? "");
  if (values.correo) rememberEmail(values.correo);
}

/** The registration is done, or thrown away; the address stays for the next one. */
export function forgetDraft(): void {
  for (const key of [STORAGE_KEYS.draft, STORAGE_KEYS.name, STORAGE_KEYS.category, STORAGE_KEYS.services]) {
    writePersonal(key, "");
  }
}

export function rememberEmail(email: string): void {
  writePersonal(STORAGE_KEYS.email, email.trim());
  writePersonal(STORAGE_KEYS.businessEmail, email.trim());
}

export const rememberedEmail = (): string =>
  readPersonal(STORAGE_KEYS.email) || readPersonal(STORAGE_KEYS.businessEmail) || "";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement;

/** Fills what is empty with what was kept. @returns true if anything was. */
export function restoreDraft(form: HTMLFormElement): boolean {
  const draft = readDraft();
  if (!draft) return false;
  let isRestored = false;
  for (const [name, value] of Object.entries({ ...draft.values, [REQUEST_FIELD]: draft.request ?? "" })) {
    const control = form.elements.namedItem(name);
    const isReplaced = name === REQUEST_FIELD && value !== "";
    if (!isControl(control) || (control.value !== "" && !isReplaced) || value === "") continue;
    control.value = value;
    // Counters, the progress and the search for resembling listings hear it as if it was typed.
    if (!isReplaced) control.dispatchEvent(new Event("input", { bubbles: true }));
    isRestored ||= !isReplaced;
  }
  announceRestored(draft.values);
  return isRestored;
}
