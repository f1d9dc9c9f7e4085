import { MESSAGES } from "@/lib/messages";
import { showToast } from "./toasts";

/** What the specification shows as an alert stays this long; what went wrong stays as long as every error. */
const MESSAGE_MS = 2500;

/** "Aviso": a toast that goes by itself soon. */
export const showMessage = (text: string): void =>
  showToast({ title: MESSAGES.toastTitle, text, durationMs: MESSAGE_MS });

/** "Aviso": something did not work. */
export const showProblem = (text: string): void =>
  showToast({ title: MESSAGES.toastTitle, text, variant: "destructive" });
