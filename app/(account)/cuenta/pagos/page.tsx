import type { Metadata } from "next";
import { OwnPayments } from "@/components/invoices/own-payments";
import { Link } from "@/components/ui/link";
import { requireViewer } from "@/lib/auth/server/viewer";
import { env } from "@/lib/env";
import { flashMessage } from "@/lib/invoices/messages";
import { listOwnPayments } from "@/lib/invoices/server/queries";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";

export const metadata: Metadata = { title: "Tus pagos" };

export default async function OwnPaymentsPage({ searchParams }: PageProps<"/cuenta/pagos">) {
  const viewer = await requireViewer(routes.ownPayments());
  const payments = await listOwnPayments(viewer.id);
  const message = flashMessage(textOf((await searchParams).aviso));
  return (
    <div className="page-width max-w-[44rem] py-10">
      <h1 className="text-3xl">Tus pagos</h1>
      {message && (
        <p role="status" className="mt-6 rounded-card bg-sand px-5 py-4">
          {message}
        </p>
      )}
      <div className="mt-8 grid gap-6">
        {payments.length > 0 ? (
          <OwnPayments payments={payments} isInvoiceOffered={env().isInvoiceOffered} />
        ) : (
          <p className="text-ink-soft">Aún no has pagado un plan. Aquí verás cada pago con su número.</p>
        )}
        <p>
          <Link href={routes.account()} className="text-link">
            Volver a tu cuenta
          </Link>
        </p>
      </div>
    </div>
  );
}
