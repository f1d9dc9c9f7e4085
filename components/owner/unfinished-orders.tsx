import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatPesos } from "@/lib/format";
import type { UnfinishedOrder } from "@/lib/payments/mapper";
import { PLANS } from "@/lib/plans/plans";
import { doNotPay, howToPay } from "@/lib/plans/voucher-messages";
import { routes } from "@/lib/routes";
import { toPesos } from "@/lib/text/money";

const WAITING = { card: "bg-closing-soft", title: "text-closing" };
const REFUSED = { card: "bg-error-soft", title: "text-error" };
const SETTLED = { card: "bg-open-soft", title: "text-open" };

function wordsOf({ state, reason, voucher }: UnfinishedOrder) {
  if (state === "rejected") {
    const advice = "No activamos ningún plan. Puedes intentarlo de nuevo, también con otra forma de pago.";
    return { tone: REFUSED, title: "Tu pago no se completó", advice: reason ? `${reason} ${advice}` : advice };
  }
  if (state === "review") {
    const advice =
      "El proveedor de pagos lo está revisando. No tienes que pagar otra vez: tu plan empieza solo y te escribimos.";
    return { tone: WAITING, title: "Tu pago está en revisión", advice };
  }
  if (voucher?.paidPlan) {
    const advice = "Tu plan ya está pagado de otra forma. Deja que el comprobante venza: no se te cobra nada.";
    return { tone: SETTLED, title: doNotPay(voucher.paidPlan), advice };
  }
  return { tone: WAITING, title: "Tienes un pago pendiente", advice: howToPay(voucher?.endsAt ?? null) };
}

export function UnfinishedOrders({ orders }: { orders: readonly UnfinishedOrder[] }) {
  return orders.map((order) => {
    const { id, plan, business, amountCentavos } = order;
    const { tone, title, advice } = wordsOf(order);
    return (
      <section key={id} className={`rounded-card p-5 ${tone.card}`}>
        <h2 className={`text-lg ${tone.title}`}>{title}</h2>
        <p className="wrap-anywhere mt-1 font-semibold">
          Plan {PLANS[plan].name}, {formatPesos(toPesos(amountCentavos))}
          {business && `, para ${business.name}`}
        </p>
        <p className="mt-1">{advice}</p>
        <Ways order={order} />
      </section>
    );
  });
}

function Ways({ order: { id, plan, state, voucher, business } }: { order: UnfinishedOrder }) {
  if (voucher?.paidPlan) return null;
  if (state === "rejected") {
    return (
      <p className="mt-4">
        <Link
          href={routes.checkout({ plan, negocio: business?.id ?? null })}
          className={buttonVariants({ size: "sm" })}
        >
          Intentar de nuevo
        </Link>
      </p>
    );
  }
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {voucher?.url && (
        <a href={voucher.url} rel="noopener noreferrer" className={buttonVariants({ size: "sm" })}>
          Ver mi comprobante
        </a>
      )}
      {/* That page asks the provider anew: it is loaded when it is followed, and never before. */}
      <a
        href={routes.paymentResult("pending", { plan, orden: id })}
        className={buttonVariants({ variant: "outline", size: "sm" })}
      >
        Ver el estado del pago
      </a>
    </p>
  );
}
