import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { toLocalDate } from "@/lib/clock";
import { formatLongDate, formatPesos } from "@/lib/format";
import { canRequestInvoice, type OwnPayment } from "@/lib/invoices/mapper";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { toPesos } from "@/lib/text/money";

const day = (moment: Date): string => formatLongDate(toLocalDate(moment));

/** The last day of what ends with the first moment of the next one. */
const lastDay = (end: Date): string => day(new Date(end.getTime() - 1));

type OwnPaymentsProps = {
  payments: readonly OwnPayment[];
  isInvoiceOffered: boolean;
};

export function OwnPayments({ payments, isInvoiceOffered }: OwnPaymentsProps) {
  const now = new Date();
  return (
    <ul className="grid gap-4">
      {payments.map((payment) => (
        <li key={payment.id}>
          <Card className="grid gap-2 p-5">
            <h2 className="wrap-anywhere text-lg">
              {PLANS[payment.plan].name}, {formatPesos(toPesos(payment.amountCentavos))} MXN
            </h2>
            <p className="wrap-anywhere text-ink-soft">
              {day(payment.paidAt)} · pago {payment.id}
              {payment.business && ` · ${payment.business}`}
            </p>
            {!payment.isPaid && <p>Este pago se devolvió o está en aclaración: no cubre un mes.</p>}
            {isInvoiceOffered && <Invoice payment={payment} canRequest={canRequestInvoice(payment, now)} />}
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Invoice({
  payment: { id, invoice, deadline, isPaid },
  canRequest,
}: {
  payment: OwnPayment;
  canRequest: boolean;
}) {
  if (invoice?.state === "pedida") {
    return (
      <p>
        <Badge tone="amber">Factura pedida</Badge> Te escribimos cuando salga.
      </p>
    );
  }
  if (invoice?.state === "enviada") {
    return (
      <p>
        <Badge tone="green">Factura enviada</Badge> Búscala en tu correo.
      </p>
    );
  }
  if (!canRequest) {
    return isPaid ? <p className="text-ink-soft">El plazo para pedir factura terminó el {lastDay(deadline)}.</p> : null;
  }
  return (
    <div className="grid gap-2">
      {invoice?.reason && <p className="wrap-anywhere">No pudimos hacer tu factura: {invoice.reason}</p>}
      <div>
        <Link href={routes.requestInvoice(id)} className={buttonVariants({ variant: "outline", size: "sm" })}>
          {invoice ? "Corregir y pedir otra vez" : "Necesito factura"}
          <span className="sr-only"> del pago {id}</span>
        </Link>
      </div>
      {!invoice && <p className="text-ink-soft text-sm">Puedes pedirla hasta el {lastDay(deadline)}.</p>}
    </div>
  );
}
