"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { accountOf } from "@/lib/auth/session-hint";
import { routes } from "@/lib/routes";
import { forgetDrafts, forgetFormerAccount } from "./personal-storage";

const EVENTS = ["pageshow", "focus"];

/**
 * Keeps what one account has typed from the next one on the same device: what the browser keeps, and a page that stayed
 * open or that "back" brings again as it was.
 */
export function AccountWatch() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in ends with another page
  useEffect(() => {
    forgetFormerAccount();
    const account = accountOf(document.cookie);
    const look = () => {
      if (account !== null && accountOf(document.cookie) !== account) window.location.reload();
    };
    const leave = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.getAttribute("action") === routes.signOut()) forgetDrafts();
    };
    for (const event of EVENTS) window.addEventListener(event, look);
    document.addEventListener("submit", leave);
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, look);
      document.removeEventListener("submit", leave);
    };
  }, [pathname]);

  return null;
}
