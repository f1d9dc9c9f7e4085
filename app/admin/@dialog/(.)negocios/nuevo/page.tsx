import { randomUUID } from "node:crypto";
import { AddDialog } from "@/components/admin/business/add-dialog";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { routes } from "@/lib/routes";
import { addBusiness } from "../../../negocios/actions";

/** "Agregar negocio" in a window over the section that its link stands in. */
export default async function NewBusinessDialog() {
  await requireAdmin(routes.newAdminBusiness());
  return <AddDialog request={randomUUID()} action={addBusiness} />;
}
