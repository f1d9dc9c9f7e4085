import { isAppleTouchDevice } from "@/lib/browser/is-apple-touch-device";
import { showToast } from "@/lib/browser/toasts";

const STEPS_TOAST_MS = 8000;

const APPLE = {
  title: "Instálala en tu iPhone o iPad",
  text: "Toca Compartir y luego «Agregar a pantalla de inicio».",
};
const OTHERS = {
  title: "Instálala desde tu navegador",
  text: "Abre el menú del navegador y elige «Instalar aplicación» o «Agregar a la pantalla principal».",
};

export const start = (): void =>
  showToast({ ...(isAppleTouchDevice(navigator) ? APPLE : OTHERS), durationMs: STEPS_TOAST_MS });
