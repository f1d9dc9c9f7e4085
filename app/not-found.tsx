import type { Metadata } from "next";
import { PageNotFound } from "@/components/feedback/page-not-found";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";

export const metadata: Metadata = { title: "Página no encontrada" };

/** Written at build, hence without the contact rows of one instance. */
export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        <PageNotFound />
      </main>
      <SiteFooter contact={[]} />
    </>
  );
}
