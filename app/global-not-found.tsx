import "./public.css";
import type { Metadata } from "next";
import { PageNotFound } from "@/components/feedback/page-not-found";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";
import { BRAND } from "@/lib/brand";

export const metadata: Metadata = { title: `Página no encontrada | ${BRAND.name}` };

/**
 * The document for an address that no group of pages has, on a site without the gateway, which answers with a whole page.
 * As a `not-found.tsx` of the root layout its styles would be part of every page.
 */
export default function GlobalNotFound() {
  return (
    <html lang={BRAND.locale}>
      <body>
        <main id={MAIN_CONTENT_ID} tabIndex={-1} className="outline-none">
          <PageNotFound />
        </main>
      </body>
    </html>
  );
}
