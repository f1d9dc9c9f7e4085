import type { Metadata } from "next";
import { Offline } from "@/components/pwa/offline";

export const metadata: Metadata = { title: "Sin conexión", robots: { index: false, follow: true } };

/** What the installed app shows in the place of a page that it can neither fetch nor has kept. */
export default function OfflinePage() {
  return <Offline />;
}
