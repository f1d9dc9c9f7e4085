import type { Metadata } from "next";

export const metadata: Metadata = { title: "Página no encontrada", robots: { index: false, follow: true } };

/** Page that the gateway puts, with 404, in the place of a missing one that Next leaves to JavaScript. */
export { PageNotFound as default } from "@/components/feedback/page-not-found";
