"use client";

import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { offerInstall, tellSteps } from "./offer-install";

const STEPS = {
  title: "Instálala desde tu navegador",
  text: "Abre el menú del navegador y elige «Instalar aplicación» o «Agregar a la pantalla principal».",
};

/** Installs the app, or says how where the browser does not let a page ask. */
export const InstallButton = ({ children }: { children: ReactNode }) => (
  <button
    type="button"
    onClick={() => offerInstall() || tellSteps(STEPS)}
    className={buttonVariants({ size: "lg", className: "installed:hidden" })}
  >
    {children}
  </button>
);
