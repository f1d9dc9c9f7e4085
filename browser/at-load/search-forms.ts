import { whenever } from "@/browser/whenever";
import { showToast } from "@/lib/browser/toasts";
import { rememberSearch } from "@/lib/search/recent-searches";

/** Attribute of a search field: the id of the list that `browser/on-demand/search.ts` shows. */
const LIST = "data-sugerencias";

/** Says that search fields suggest, keeps empty fields out of addresses (`data-filtros`), remembers searches in this browser, and
 * refuses forms with an empty field (`data-vacio`: title and text). */
export function readySearchForms(): void {
  whenever(LIST, (listId, field) => {
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-expanded", "false");
    field.setAttribute("aria-controls", listId);
  });
  document.addEventListener("formdata", ({ target, formData }) => {
    if ((target as HTMLFormElement).dataset.filtros === undefined) return;
    for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const field = form.querySelector<HTMLInputElement>(`[${LIST}]`);
    if (!field) return;
    field.value = field.value.trim();
    rememberSearch(field.value);
    const [title, text = ""] = form.dataset.vacio?.split("|") ?? [];
    if (title === undefined || field.value !== "") return;
    event.preventDefault();
    showToast({ title, text, variant: "destructive" });
    field.focus();
  });
}
