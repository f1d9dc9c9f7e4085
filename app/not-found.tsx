import type { Metadata } from "next";
import { PageNotFound } from "@/components/feedback/page-not-found";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";

export const metadata: Metadata = { title: "Página no encontrada" };

/**
 * For an address that no group of pages has, on a site without the gateway, which answers with a whole page. Bare:
 * every page's payload carries it.
 */
export default function NotFound() {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
      <PageNotFound />
    </main>
  );
}
