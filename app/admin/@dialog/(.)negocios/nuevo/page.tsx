import { randomUUID } from "node:crypto";
import { AddDialog } from "@/components/admin/business/add-form";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { describeBusiness } from "@/lib/ai/description";
import { getAiStanding } from "@/lib/ai/server/standing";
import { routes } from "@/lib/routes";
import { addBusiness } from "../../../negocios/actions";

export default async function NewBusinessDialog() {
  const viewer = await requireAdmin(routes.newAdminBusiness());
  const standing = await getAiStanding({ person: viewer.id, business: null, wanted: describeBusiness });
  return <AddDialog request={randomUUID()} standing={standing} action={addBusiness} />;
}
