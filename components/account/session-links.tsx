"use client";

import { NavLink } from "@/components/layout/nav-link";
import { routes } from "@/lib/routes";
import { AccountLink } from "./account-link";
import { useSessionHint } from "./use-session-hint";

/** "Ingresar", or what somebody who is signed in needs. Without JavaScript "Ingresar" stays, and its page leads on. */
export function SessionLinks({ className }: { className: string }) {
  const hint = useSessionHint();
  if (hint === null) return <AccountLink className={className} />;
  return (
    <>
      <NavLink href={routes.ownerPanel()} data-session={hint} className={className}>
        Mi negocio
      </NavLink>
      {hint === "admin" && (
        <NavLink href={routes.admin()} className={className}>
          Admin
        </NavLink>
      )}
      {/* A whole page load: nothing of the session stays in the browser's memory. */}
      <form action={routes.signOut()} method="post" className="contents">
        <button type="submit" className={`${className} cursor-pointer text-left`}>
          Cerrar sesión
        </button>
      </form>
    </>
  );
}
