import { AdminHeading } from "@/components/admin/admin-heading";
import { Flash } from "@/components/admin/flash";
import { Statistics } from "@/components/admin/overview/statistics";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { getStatistics } from "@/lib/admin/server/statistics";
import { routes } from "@/lib/routes";

/** The overview: what stands where, and all businesses. */
export default async function AdminPage({ searchParams }: PageProps<"/admin">) {
  const viewer = await requireAdmin(routes.admin());
  return (
    <div className="grid gap-6">
      <AdminHeading title="Administración">
        <Link href={routes.newAdminBusiness()} className={buttonVariants({ size: "sm" })}>
          Agregar negocio
        </Link>
      </AdminHeading>
      <Flash name={(await searchParams).aviso} />
      <Statistics numbers={await getStatistics(viewer.id)} />
    </div>
  );
}
