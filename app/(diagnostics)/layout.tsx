import "../private.css";
import type { Metadata } from "next";
import { SiteFrame } from "@/components/layout/site-frame";
import { listContactLinks } from "@/lib/contact/site-contact";
import { requireDiagnostics } from "@/lib/diagnostics/server/guard";
import { env } from "@/lib/env";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Pages for trying the product out, on the embedded backend alone. Their actions ask for the guard themselves. */
export default async function DiagnosticsLayout({ children }: LayoutProps<"/">) {
  await requireDiagnostics();
  return <SiteFrame contact={listContactLinks(env())}>{children}</SiteFrame>;
}
