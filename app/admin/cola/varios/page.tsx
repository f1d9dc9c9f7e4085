import type { Metadata } from "next";
import { AdminPage } from "@/components/admin/admin-page";
import { BulkApproval } from "@/components/admin/queue/bulk-approval";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { listClearRegistrations } from "@/lib/review/server/queue-queries";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { approveMany } from "./actions";

export const metadata: Metadata = { title: "Aprobar varios" };

export default async function BulkPage({ searchParams }: PageProps<"/admin/cola/varios">) {
  const query = await searchParams;
  const term = textOf(query.q).trim().slice(0, 100);
  const viewer = await requireAdmin(routes.adminQueueInBulk({ q: term }));
  const registrations = await listClearRegistrations(viewer.id, term);
  return (
    <AdminPage title="Aprobar varios" aviso={query.aviso} className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        Negocios nuevos sin avisos: nadie más tiene su teléfono, no se parecen a otro, no dicen nada de la lista de
        palabras y la IA no marcó nada. Quita la marca de los que quieras ver aparte.
      </p>
      {registrations.length > 0 ? (
        <BulkApproval registrations={registrations} term={term} approve={approveMany} />
      ) : (
        <div className="rounded-card border border-line bg-card p-5">
          <p>No hay negocios nuevos sin avisos.</p>
          <Link href={routes.adminQueue()} className={buttonVariants({ variant: "outline", className: "mt-3" })}>
            Volver a la cola
          </Link>
        </div>
      )}
    </AdminPage>
  );
}
