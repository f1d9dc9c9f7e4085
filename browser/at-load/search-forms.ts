import { whenever } from "@/browser/whenever";
import { showToast } from "@/lib/browser/toasts";

/** On a search field: the id of the list that `browser/on-demand/search.ts` shows. */
const LIST = "data-sugerencias";

/** Says of search fields that they suggest, keeps empty fields out of addresses (`data-filtros`), and refuses forms (`data-vacio`: title and text) whose field is empty. */
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
    const [title, text = ""] = form.dataset.vacio?.split("|") ?? [];
    const field = form.elements.namedItem("q");
    if (title === undefined || !(field instanceof HTMLInputElement)) return;
    field.value = field.value.trim();
    if (field.value !== "") return;
    event.preventDefault();
    showToast({ title, text, variant: "destructive" });
    field.focus();
  });
}
