import type { Metadata } from "next";
import { AdminHeading } from "@/components/admin/admin-heading";
import { ExportSection } from "@/components/admin/export/export-section";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Importar y exportar" };

/** What comes in and goes out as a file. */
export default async function FilesPage() {
  await requireAdmin(routes.adminFiles());
  return (
    <div className="grid gap-6">
      <AdminHeading title="Importar y exportar" />
      <ExportSection />
    </div>
  );
}
