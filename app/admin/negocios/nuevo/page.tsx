import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { AdminPage } from "@/components/admin/admin-page";
import { AddPageForm } from "@/components/admin/business/add-form";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { describeBusiness } from "@/lib/ai/description";
import { getAiStanding } from "@/lib/ai/server/standing";
import { routes } from "@/lib/routes";
import { addBusiness } from "../actions";

export const metadata: Metadata = { title: "Agregar negocio" };

export default async function NewBusinessPage() {
  const viewer = await requireAdmin(routes.newAdminBusiness());
  const standing = await getAiStanding({ person: viewer.id, business: null, wanted: describeBusiness });
  return (
    <AdminPage title="Agregar negocio" className="grid max-w-5xl gap-6">
      <AddPageForm request={randomUUID()} standing={standing} action={addBusiness} />
    </AdminPage>
  );
}
