import type { Metadata } from "next";
import BusinessNotFound from "../../negocio/[slug]/not-found";

export const metadata: Metadata = { title: "Negocio no encontrado", robots: { index: false, follow: true } };

/** What the front process puts, with 404, in the place of a missing page that Next leaves to JavaScript. */
export default function MissingBusinessPage() {
  return <BusinessNotFound />;
}
