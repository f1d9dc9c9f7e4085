"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { CACHES } from "@/lib/pwa/cache-rules";

/**
 * On a page that says that there is nothing: what the service worker keeps under the address is forgotten. The worker sees
 * that by itself when the page is loaded, but not when a link within the site has led there.
 */
export function ForgetPage() {
  const pathname = usePathname();

  useEffect(() => {
    if (!("caches" in window)) return;
    const forget = async () => (await caches.open(CACHES.pages)).delete(pathname, { ignoreVary: true });
    forget().catch(() => undefined);
  }, [pathname]);

  return null;
}
