import type { Metadata } from "next";
import { MESSAGES } from "@/lib/messages";

export const metadata: Metadata = { title: MESSAGES.neighborhoodNotFound, robots: { index: false, follow: true } };

export { default } from "../../colonias/not-found";
