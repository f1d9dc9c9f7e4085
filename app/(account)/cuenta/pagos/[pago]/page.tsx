import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { AccountCard } from "@/components/account/account-card";
import { InvoiceForm } from "@/components/invoices/invoice-form";
import { Link } from "@/components/ui/link";
import { requireViewer } from "@/lib/auth/server/viewer";
import { env } from "@/lib/env";
import { formatPesos } from "@/lib/format";
import { isAnswer } from "@/lib/forms/server/is-answer";
import { canRequestInvoice } from "@/lib/invoices/mapper";
import { getLastFiscalData, listOwnPayments } from "@/lib/invoices/server/queries";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { toPesos } from "@/lib/text/money";
import { askForInvoice } from "./actions";

export const metadata: Metadata = { title: "Necesito factura" };

export default async function RequestInvoicePage({ params }: PageProps<"/cuenta/pagos/[pago]">) {
  const { pago } = await params;
  const viewer = await requireViewer(routes.requestInvoice(pago));
  if (!env().isInvoiceOffered) notFound();
  const [payments, known] = await Promise.all([listOwnPayments(viewer.id), getLastFiscalData(viewer.id)]);
  const payment = payments.find(({ id }) => id === pago);
  if (!payment) notFound();
  if (!canRequestInvoice(payment, new Date()) && !(await isAnswer())) redirect(routes.ownPayments());
  return (
    <AccountCard
      title="Necesito factura"
      lead={`De tu pago ${payment.id}: plan ${PLANS[payment.plan].name}, ${formatPesos(toPesos(payment.amountCentavos))} MXN. Copia los datos de tu constancia de situación fiscal: la factura llega a ${viewer.email}.`}
      after={
        <Link href={routes.ownPayments()} className="text-link">
          Ahora no
        </Link>
      }
    >
      {payment.invoice?.reason && (
        <p className="mb-5 rounded-field bg-closing-soft px-4 py-3 text-closing">
          No pudimos hacerla: {payment.invoice.reason}
        </p>
      )}
      <InvoiceForm paymentId={payment.id} known={known} action={askForInvoice} />
      <p className="mt-5 text-ink-soft text-sm">
        Guardamos estos datos el tiempo que pide la ley fiscal y los usamos solo para tu factura.{" "}
        <Link href={routes.privacy()} className="text-link">
          Aviso de privacidad
        </Link>
      </p>
    </AccountCard>
  );
}
