"use client";

import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { AccountLink } from "./account-link";
import { useSessionHint } from "./use-session-hint";

/** "Ingresar", or what somebody who is signed in needs. */
export function SessionLinks({ className }: { className: string }) {
  const hint = useSessionHint();
  return (
    <>
      <AccountLink className={className} />
      {hint === "admin" && (
        <Link href={routes.admin()} className={className}>
          Admin
        </Link>
      )}
      {/* A whole page load: nothing of the session stays in the browser's memory. */}
      {hint && (
        <form action={routes.signOut()} method="post" className="contents">
          <button type="submit" className={`${className} cursor-pointer text-left`}>
            Cerrar sesión
          </button>
        </form>
      )}
    </>
  );
}
