"use client";

import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { promptInstall } from "./install-prompt";

type InstallLinkProps = { className: string; children: ReactNode };

/** "Descargar App": the browser's own dialog where there is one, the page that explains it elsewhere. Not shown in the installed app. */
export function InstallLink({ className, children }: InstallLinkProps) {
  return (
    <Link
      href={routes.install()}
      className={`installed:hidden ${className}`}
      onClick={(event) => {
        if (promptInstall()) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
