import "../private.css";
import type { Metadata } from "next";
import { AdminFrame } from "@/components/admin/admin-frame";
import { LinkNavigation } from "@/components/layout/link-navigation";
import { getAdmin } from "@/lib/admin/server/require-admin";
import { getWaiting } from "@/lib/admin/server/statistics";
import { countsOfSections } from "@/lib/admin/waiting";

export const metadata: Metadata = { title: "Administración", robots: { index: false, follow: false } };

/** The administration, without the site's header and footer. Its pages ask for the role themselves. */
export default async function AdminLayout({ children, dialog }: LayoutProps<"/admin">) {
  const viewer = await getAdmin();
  if (!viewer) return children;
  return (
    <AdminFrame counts={countsOfSections(await getWaiting(viewer.id))}>
      {children}
      {dialog}
      <LinkNavigation />
    </AdminFrame>
  );
}
