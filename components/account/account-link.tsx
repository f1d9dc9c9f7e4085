"use client";

import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { useSessionHint } from "./use-session-hint";

/** "Ingresar", or the panel of somebody who is signed in. Without JavaScript "Ingresar" stays, and its page leads on. */
export function AccountLink({ className }: { className: string }) {
  const hint = useSessionHint();
  return (
    <Link href={hint ? routes.ownerPanel() : routes.login()} data-session={hint ?? undefined} className={className}>
      {hint ? "Mi negocio" : "Ingresar"}
    </Link>
  );
}
