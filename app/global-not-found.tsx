import "./public.css";
import type { Metadata } from "next";
import { PageNotFound } from "@/components/feedback/page-not-found";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";
import { BRAND } from "@/lib/brand";

export const metadata: Metadata = { title: `Página no encontrada | ${BRAND.name}` };

/** Document for an address of no group, without the gateway. A `not-found.tsx` would add its styles to every page. */
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
