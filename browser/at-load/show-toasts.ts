import {
  currentToast,
  dismissErrors,
  dismissToast,
  onToastChange,
  type Toast,
  type ToastAction,
} from "@/lib/browser/toasts";

let shown: Toast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function elementOf<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

const hold = (): void => clearTimeout(timer);

/** One with something to do about it stays until that is done or it is closed. */
function release({ id, durationMs, action }: Toast): void {
  clearTimeout(timer);
  if (!action) timer = setTimeout(() => dismissToast(id), durationMs);
}

function actionOf(action: ToastAction, toast: Toast): HTMLElement {
  if ("href" in action) {
    const link = elementOf("a", "toast-action", action.label);
    link.href = action.href;
    link.dataset.link = "push";
    // A link that is gone leads nowhere.
    link.addEventListener("click", () => setTimeout(() => dismissToast(toast.id)));
    return link;
  }
  const button = elementOf("button", "toast-action", action.label);
  button.type = "button";
  button.addEventListener("click", () => {
    action.run();
    dismissToast(toast.id);
  });
  return button;
}

function elementFor(toast: Toast): HTMLElement {
  const { title, text, action } = toast;
  const words = elementOf(
    "div",
    "toast-words",
    elementOf("p", "font-semibold", title),
    elementOf("p", "text-sm", text),
  );
  const close = elementOf("button", "toast-close", "×");
  close.type = "button";
  close.setAttribute("aria-label", "Cerrar aviso");
  close.addEventListener("click", () => dismissToast(toast.id));
  const body = elementOf("div", "toast-body", words, ...(action ? [actionOf(action, toast)] : []));
  const element = elementOf("div", "toast", body, close);
  element.dataset.variant = toast.variant;
  for (const event of ["mouseenter", "focusin"]) element.addEventListener(event, hold);
  for (const event of ["mouseleave", "focusout"]) element.addEventListener(event, () => release(toast));
  return element;
}

function show(): void {
  const toast = currentToast();
  if (toast === shown) return;
  shown = toast;
  hold();
  if (toast) release(toast);
  document.getElementById("avisos")?.replaceChildren(...(toast ? [elementFor(toast)] : []));
}

/** Shows toasts at the top of the page, one at a time, each waiting while the pointer or the focus is on it. */
export function showToasts(): void {
  onToastChange(show);
  show();
  // A toast stands at the end of the page: too many Tabs away for the time it is there.
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && shown) dismissToast(shown.id);
  });
  // An error is told on the page where it happened (as links lead to another: `beginNavigation`).
  window.addEventListener("popstate", dismissErrors);
}
