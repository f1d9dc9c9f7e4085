import { MESSAGES } from "@/lib/messages";
import { showToast } from "./toasts";

/** Time of the specification's alerts; errors stay as long as every error. */
const MESSAGE_MS = 2500;

export const showMessage = (text: string): void =>
  showToast({ title: MESSAGES.toastTitle, text, durationMs: MESSAGE_MS });

export const showProblem = (text: string): void =>
  showToast({ title: MESSAGES.toastTitle, text, variant: "destructive" });
