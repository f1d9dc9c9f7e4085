import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";

/** Installs the app, or says how where the browser does not let a page ask (`browser/at-load/offer-install.ts`). */
export const InstallButton = ({ children }: { children: ReactNode }) => (
  <button type="button" data-instalar="" className={buttonVariants({ className: "installed:hidden" })}>
    {children}
  </button>
);
