"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useSessionHint } from "@/components/account/use-session-hint";

const NAVIGATION = ".nav-link, footer li > a";

/**
 * Marks the links of header and footer that lead to the page one is on. In the browser only: cached pages are rendered
 * under internal addresses, and one header serves them all. One component for all forty, so that they stay plain.
 */
export function CurrentLinks() {
  const pathname = usePathname();
  const hint = useSessionHint();
  // biome-ignore lint/correctness/useExhaustiveDependencies: some of the links come and go with the session
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(NAVIGATION)) {
      if (link.pathname === pathname) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname, hint]);
  return null;
}
