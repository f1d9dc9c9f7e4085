import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

type InstallLinkProps = { className: string; children: ReactNode };

/** "Descargar App": installs or says how (`browser/at-load/offer-install.ts`), elsewhere the page that explains it. Not shown in the installed app. */
export const InstallLink = ({ className, children }: InstallLinkProps) => (
  <Link href={routes.install()} data-instalar="" className={`installed:hidden ${className}`}>
    {children}
  </Link>
);
