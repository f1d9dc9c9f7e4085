import type { Metadata } from "next";
import { MESSAGES } from "@/lib/messages";

export const metadata: Metadata = { title: MESSAGES.categoryNotFound, robots: { index: false, follow: true } };

export { default } from "../../categorias/not-found";
