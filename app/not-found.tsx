import type { Metadata } from "next";
import { PageNotFound } from "@/components/feedback/page-not-found";
import { SiteFrame } from "@/components/layout/site-frame";

export const metadata: Metadata = { title: "Página no encontrada" };

/** Written at build, hence without the contact rows of one instance. */
export default function NotFound() {
  return (
    <SiteFrame contact={[]}>
      <PageNotFound />
    </SiteFrame>
  );
}
