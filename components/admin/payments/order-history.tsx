import { formatPesos } from "@/lib/format";
import type { AdminOrder } from "@/lib/payments/admin-mapper";
import type { OrderMoment } from "@/lib/payments/order-timeline";
import { paymentWords } from "@/lib/payments/problem-labels";
import { toPesos } from "@/lib/text/money";
import { Moment } from "./moment";

const amount = (centavos: number): string => `${formatPesos(toPesos(centavos))} MXN`;

export function OrderPayments({ payments }: Pick<AdminOrder, "payments">) {
  if (payments.length === 0) return <p className="text-ink-soft">Nadie ha pagado esta orden.</p>;
  return (
    <ul className="grid gap-3">
      {payments.map((payment) => {
        const { what, next } = paymentWords(payment);
        const tone = payment.problem === null ? "border-line" : "border-closing";
        return (
          <li key={payment.id} className={`rounded-card border bg-card p-4 ${tone}`}>
            <h3 className="wrap-anywhere font-semibold">
              Pago {payment.id} · {amount(payment.amountCentavos)}
            </h3>
            <p className="mt-1">{what}</p>
            <p className="mt-1">
              <strong>Qué hacer:</strong> {next}
            </p>
            {payment.refundedCentavos > 0 && <p className="mt-1">Se devolvieron {amount(payment.refundedCentavos)}.</p>}
            <p className="mt-2 text-ink-soft text-sm">
              El proveedor dice: {[payment.status, payment.detail, payment.method].filter(Boolean).join(" · ")}
              {payment.expiresAt && (
                <>
                  {" "}
                  · vence el <Moment at={payment.expiresAt} isExact />
                </>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

export function OrderTimeline({ moments }: { moments: readonly OrderMoment[] }) {
  const now = Date.now();
  return (
    <ol className="grid gap-2 border-line border-l-2 pl-4">
      {moments.map(({ at, text }, index) => (
        // Nothing else tells two of them apart, and the list never changes on the page.
        // biome-ignore lint/suspicious/noArrayIndexKey: as said above
        <li key={index} className={Date.parse(at) > now ? "text-ink-soft" : undefined}>
          <span className="block text-ink-soft text-sm">
            <Moment at={at} isExact />
          </span>
          <span className="wrap-anywhere">{text}</span>
        </li>
      ))}
    </ol>
  );
}
