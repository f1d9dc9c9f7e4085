"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Home, lists and businesses. Filtered lists are made anew for each request, and private pages are nobody's to keep. */
const KEPT_PAGES = /^\/(?:$|negocios$|(?:negocio|categorias|actividades|colonias)\/)/;

/** Fetches the page that a mouse points at, before the click. One listener for the whole page; a finger only taps. */
export function PrefetchOnHover() {
  const router = useRouter();
  useEffect(() => {
    function prefetch({ target, pointerType }: PointerEvent) {
      if (pointerType !== "mouse" || !(target instanceof Element)) return;
      const link = target.closest("a");
      if (link?.origin !== location.origin || link.search || link.hash || !KEPT_PAGES.test(link.pathname)) return;
      if (!link.hasAttribute("download")) router.prefetch(link.pathname);
    }
    document.addEventListener("pointerover", prefetch, { passive: true });
    return () => document.removeEventListener("pointerover", prefetch);
  }, [router]);
  return null;
}
