import type { Metadata } from "next";
import { MESSAGES } from "@/lib/messages";

export const metadata: Metadata = { title: MESSAGES.activityNotFound, robots: { index: false, follow: true } };

export { default } from "../../actividades/not-found";
