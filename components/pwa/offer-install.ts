import { showToast } from "@/lib/browser/toasts";
import { isAppleTouchDevice, promptInstall } from "./install-prompt";

/** Long enough to read the steps and find the button. */
const STEPS_TOAST_MS = 8000;

const APPLE = {
  title: "Instálala en tu iPhone o iPad",
  text: "Toca Compartir y luego «Agregar a pantalla de inicio».",
};

/** Tells how the app is installed. */
export const tellSteps = (steps: { title: string; text: string }): void =>
  showToast({ ...steps, durationMs: STEPS_TOAST_MS });

/**
 * The browser's own dialog where there is one, and the steps where a page can never ask: on iPhones and iPads. False
 * elsewhere. Call it from a click.
 */
export function offerInstall(): boolean {
  if (promptInstall()) return true;
  const isApple = isAppleTouchDevice(navigator);
  if (isApple) tellSteps(APPLE);
  return isApple;
}
