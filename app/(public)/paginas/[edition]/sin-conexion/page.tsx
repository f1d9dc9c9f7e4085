import type { Metadata } from "next";
import { Offline } from "@/components/pwa/offline";

export const metadata: Metadata = { title: "Sin conexión", robots: { index: false, follow: true } };

export default function OfflinePage() {
  return <Offline />;
}
