"use client";

import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { offerInstall } from "./offer-install";

type InstallLinkProps = { className: string; children: ReactNode };

/** "Descargar App": installs or says how (`offerInstall`), elsewhere the page that explains it. Not shown in the installed app. */
export function InstallLink({ className, children }: InstallLinkProps) {
  return (
    <Link
      href={routes.install()}
      className={`installed:hidden ${className}`}
      onClick={(event) => {
        if (offerInstall()) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
