"use client";

import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast-queue";
import { isAppleTouchDevice, promptInstall } from "./install-prompt";

/** Long enough to read the steps and find the button. */
const STEPS_TOAST_MS = 8000;

const STEPS = {
  apple: {
    title: "Instálala en tu iPhone o iPad",
    text: "Toca Compartir y luego «Agregar a pantalla de inicio».",
  },
  other: {
    title: "Instálala desde tu navegador",
    text: "Abre el menú del navegador y elige «Instalar aplicación» o «Agregar a la pantalla principal».",
  },
};

/** Installs the app, or says how where the browser does not let a page ask. */
export function InstallButton({ children }: { children: ReactNode }) {
  function install() {
    if (promptInstall()) return;
    const steps = isAppleTouchDevice(navigator) ? STEPS.apple : STEPS.other;
    showToast({ ...steps, durationMs: STEPS_TOAST_MS });
  }
  return (
    <button type="button" onClick={install} className={buttonVariants({ size: "lg", className: "installed:hidden" })}>
      {children}
    </button>
  );
}
