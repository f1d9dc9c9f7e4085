import { showToast } from "@/lib/browser/toasts";

export function start(form: HTMLElement): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    showToast({
      title: form.querySelector("button")?.textContent ?? "",
      text: "Esta opción aún no está disponible. Mientras tanto, escríbenos en soporte.",
      action: { label: "Ir a soporte", href: form.getAttribute("action") ?? "" },
    });
  });
}
