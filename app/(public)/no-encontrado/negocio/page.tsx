import type { Metadata } from "next";
import { MESSAGES } from "@/lib/messages";

export const metadata: Metadata = { title: MESSAGES.businessNotFound, robots: { index: false, follow: true } };

export { default } from "../../negocio/[slug]/not-found";
