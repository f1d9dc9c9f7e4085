import { CONFIRMATION_MESSAGES } from "@/lib/reports/model";

async function send(form: HTMLFormElement, submitter: HTMLButtonElement): Promise<string> {
  const body = new URLSearchParams({ [submitter.name]: submitter.value });
  for (const { name, value } of form.querySelectorAll("input")) body.set(name, value);
  try {
    const response = await fetch(form.action, { method: "POST", body, headers: { accept: "text/plain" } });
    const isTold = response.headers.get("content-type")?.startsWith("text/plain");
    return (isTold && (await response.text())) || CONFIRMATION_MESSAGES.fallo;
  } catch {
    return CONFIRMATION_MESSAGES.fallo;
  }
}

export function start(form: HTMLElement): void {
  const status = form.querySelector("[role=status]");
  const buttons = form.querySelector<HTMLElement>("[data-respuestas]");
  form.addEventListener("submit", async (event) => {
    const { submitter } = event;
    if (!(form instanceof HTMLFormElement && submitter instanceof HTMLButtonElement && status && buttons)) return;
    event.preventDefault();
    status.textContent = "Enviando…";
    buttons.hidden = true;
    status.textContent = await send(form, submitter);
  });
}
