"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { NavLink } from "@/components/layout/nav-link";
import { hintOf } from "@/lib/auth/session-hint";
import { routes } from "@/lib/routes";

const EVENTS = ["pageshow", "focus"];

/** A sign-in or sign-out in another tab is noticed when one comes back to this one. */
function listen(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, onChange);
  };
}

const currentHint = () => hintOf(document.cookie);

/**
 * "Ingresar", or what somebody who is signed in needs. The header is the same for everybody and kept: a cookie tells the
 * browser which links to show. Without JavaScript "Ingresar" stays, and its page leads on.
 */
export function SessionLinks({ className }: { className: string }) {
  // Signing in ends with another page: looked at again then.
  usePathname();
  const hint = useSyncExternalStore(listen, currentHint, () => null);
  if (hint === null) {
    return (
      <NavLink href={routes.login()} className={className}>
        Ingresar
      </NavLink>
    );
  }
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
