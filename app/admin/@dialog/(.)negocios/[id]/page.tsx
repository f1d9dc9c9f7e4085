import { notFound } from "next/navigation";
import { BusinessSummary } from "@/components/admin/business/business-summary";
import { Decisions } from "@/components/admin/business/decisions";
import { EditDialog } from "@/components/admin/business/edit-form";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { describeBusiness } from "@/lib/ai/description";
import { getAiStanding } from "@/lib/ai/server/standing";
import { getAdministeredBusiness } from "@/lib/review/server/queries";
import { routes } from "@/lib/routes";
import { decide, undo } from "../../../actions";
import { saveBusiness } from "../../../negocios/actions";

/** One business in a window over the section that its link stands in. By its address it is a page (app/admin/negocios/[id]). */
export default async function BusinessDialog({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const viewer = await requireAdmin(routes.adminBusiness(id));
  const business = (await getAdministeredBusiness(viewer.id, id)) ?? notFound();
  const standing = await getAiStanding({ person: viewer.id, business: id, wanted: describeBusiness });
  return (
    <EditDialog key={business.version} business={business} standing={standing} action={saveBusiness}>
      <BusinessSummary business={business} />
      <Decisions business={business} actions={{ decide, undo }} />
    </EditDialog>
  );
}
