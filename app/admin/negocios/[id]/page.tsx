import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { AdminPage } from "@/components/admin/admin-page";
import { AiUses } from "@/components/admin/business/ai-uses";
import { BusinessPromotions } from "@/components/admin/business/business-promotions";
import { BusinessSummary } from "@/components/admin/business/business-summary";
import { Decisions } from "@/components/admin/business/decisions";
import { EditPageForm } from "@/components/admin/business/edit-form";
import { BusinessTrail } from "@/components/admin/trail/trail-entries";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { listBusinessTrail } from "@/lib/admin/server/trail";
import { describeBusiness } from "@/lib/ai/description";
import { getAiStanding } from "@/lib/ai/server/standing";
import { listAdministeredPromotions } from "@/lib/promotions/server/own-promotions";
import { readDecision } from "@/lib/review/server/decisions";
import { getAdministeredBusiness } from "@/lib/review/server/queries";
import { routes } from "@/lib/routes";
import { decide, undo } from "../../actions";
import { giveAiUseBack, removePromotion, saveBusiness } from "../actions";

export const metadata: Metadata = { title: "Editar negocio" };

export default async function BusinessPage({ params, searchParams }: PageProps<"/admin/negocios/[id]">) {
  const { id } = await params;
  const viewer = await requireAdmin(routes.adminBusiness(id));
  const query = await searchParams;
  const business = (await getAdministeredBusiness(viewer.id, id)) ?? notFound();
  const standing = await getAiStanding({ person: viewer.id, business: id, wanted: describeBusiness });
  const made = z.uuid().safeParse(query.hecho).data;
  const open = made ? await readDecision(viewer.id, made) : null;
  return (
    <AdminPage title={business.name} aviso={query.aviso} className="grid max-w-5xl gap-6">
      <BusinessSummary business={business} />
      <Decisions business={business} actions={{ decide, undo }} open={open} />
      <BusinessPromotions
        businessId={id}
        promotions={await listAdministeredPromotions(viewer.id, id)}
        action={removePromotion}
      />
      {business.plan === "premium" && <AiUses businessId={id} action={giveAiUseBack} />}
      <EditPageForm business={business} standing={standing} action={saveBusiness} />
      <BusinessTrail businessId={id} trail={await listBusinessTrail(viewer.id, id)} />
    </AdminPage>
  );
}
