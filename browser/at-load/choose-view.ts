import { whenever } from "@/browser/whenever";
import { readStored, writeStored } from "@/lib/browser/device-storage";

const STORAGE_KEY = "vista";
const LIST = "data-vista";
const BUTTON = "data-elige-vista";

let chosen = "";

function show(list: Element): void {
  const stored = chosen || readStored(STORAGE_KEY);
  const view = stored === "grid" || stored === "list" ? stored : list.getAttribute(LIST);
  // Nothing for a list: else every card would be styled anew.
  if (view === "grid") list.setAttribute("data-view", view);
  else list.removeAttribute("data-view");
  for (const button of list.querySelectorAll(`[${BUTTON}]`))
    button.setAttribute("aria-pressed", String(button.getAttribute(BUTTON) === view));
}

/** Shows results as a list or a grid: as is usual there (`data-vista`), or as was chosen once and is remembered by the browser. */
export function chooseView(): void {
  whenever(LIST, (_, list) => show(list));
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${BUTTON}]`) : null;
    if (!button) return;
    chosen = button.getAttribute(BUTTON) ?? "";
    writeStored(STORAGE_KEY, chosen);
    for (const list of document.querySelectorAll(`[${LIST}]`)) show(list);
  });
}
