import type { Metadata } from "next";
import { AdminFrame } from "@/components/admin/admin-frame";
import { getAdmin } from "@/lib/admin/server/require-admin";

export const instant = false;

export const metadata: Metadata = { title: "Administración", robots: { index: false, follow: false } };

/** The administration, without the site's header and footer. Whoever may not gets what the page itself answers: 403. */
export default async function AdminLayout({ children }: LayoutProps<"/admin">) {
  return (await getAdmin()) ? <AdminFrame>{children}</AdminFrame> : children;
}
