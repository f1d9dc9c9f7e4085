import type { Metadata } from "next";
import { PageNotFound } from "@/components/feedback/page-not-found";

export const metadata: Metadata = { title: "Página no encontrada", robots: { index: false, follow: true } };

/** Page that the gateway puts, with 404, in the place of a missing one that Next leaves to JavaScript. */
export default function MissingPage() {
  return <PageNotFound />;
}
