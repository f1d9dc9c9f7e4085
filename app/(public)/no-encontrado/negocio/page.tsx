import type { Metadata } from "next";
import { MESSAGES } from "@/lib/messages";

export const metadata: Metadata = { title: MESSAGES.businessNotFound, robots: { index: false, follow: true } };

/** Page that the gateway puts, with 404, in the place of a missing one that Next leaves to JavaScript. */
export { default } from "../../negocio/[slug]/not-found";
