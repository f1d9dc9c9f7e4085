import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { AdminHeading } from "@/components/admin/admin-heading";
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
    <div className="grid max-w-5xl gap-6">
      <AdminHeading title="Agregar negocio" />
      <AddPageForm request={randomUUID()} standing={standing} action={addBusiness} />
    </div>
  );
}
