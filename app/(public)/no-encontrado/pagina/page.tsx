import type { Metadata } from "next";
import { PageNotFound } from "@/components/feedback/page-not-found";

export const metadata: Metadata = { title: "Página no encontrada", robots: { index: false, follow: true } };

/** What the gateway puts, with 404, in the place of a missing page that Next leaves to JavaScript. */
export default function MissingPage() {
  return <PageNotFound />;
}
