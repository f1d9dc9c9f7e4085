"use client";

import { NavLink } from "@/components/layout/nav-link";
import { routes } from "@/lib/routes";
import { useSessionHint } from "./use-session-hint";

/** "Ingresar", or the panel of somebody who is signed in. */
export function AccountLink({ className }: { className: string }) {
  const isSignedIn = useSessionHint() !== null;
  return (
    <NavLink href={isSignedIn ? routes.ownerPanel() : routes.login()} className={className}>
      {isSignedIn ? "Mi negocio" : "Ingresar"}
    </NavLink>
  );
}
