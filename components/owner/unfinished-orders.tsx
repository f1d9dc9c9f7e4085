import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatPesos } from "@/lib/format";
import type { UnfinishedOrder } from "@/lib/payments/model";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { toPesos } from "@/lib/text/money";

type State = UnfinishedOrder["state"];

const TITLES: Readonly<Record<State, string>> = {
  voucher: "Tienes un pago pendiente",
  review: "Tu pago está en revisión",
  rejected: "Tu pago no se completó",
};

const TONES: Readonly<Record<State, { card: string; title: string }>> = {
  voucher: { card: "bg-closing-soft", title: "text-closing" },
  review: { card: "bg-closing-soft", title: "text-closing" },
  rejected: { card: "bg-error-soft", title: "text-error" },
};

const ADVICE: Readonly<Record<State, string>> = {
  voucher:
    "Paga tu comprobante en la tienda antes de que venza. Si ya lo pagaste, puede tardar hasta dos días en acreditarse: tu plan empieza solo y te escribimos.",
  review:
    "El proveedor de pagos lo está revisando. No tienes que pagar otra vez: tu plan empieza solo y te escribimos.",
  rejected: "No activamos ningún plan. Puedes intentarlo de nuevo, también con otra forma de pago.",
};

/** Payments that are under way or did not come through, and what to do about each. */
export function UnfinishedOrders({ orders }: { orders: readonly UnfinishedOrder[] }) {
  return orders.map((order) => {
    const { id, plan, state, reason, business, amountCentavos } = order;
    const isRejected = state === "rejected";
    return (
      <section key={id} className={`rounded-card p-5 ${TONES[state].card}`}>
        <h2 className={`text-lg ${TONES[state].title}`}>{TITLES[state]}</h2>
        <p className="wrap-anywhere mt-1 font-semibold">
          Plan {PLANS[plan].name}, {formatPesos(toPesos(amountCentavos))}
          {business && `, para ${business.name}`}
        </p>
        <p className="mt-1">
          {isRejected && reason && `${reason} `}
          {ADVICE[state]}
        </p>
        <p className="mt-4">
          {isRejected ? (
            <Link
              href={routes.checkout({ plan, negocio: business?.id ?? null })}
              className={buttonVariants({ size: "sm" })}
            >
              Intentar de nuevo
            </Link>
          ) : (
            // That page asks the provider anew: it is loaded when it is followed, and never before.
            <a
              href={routes.paymentResult("pending", { plan, orden: id })}
              className={buttonVariants({ variant: "outline", size: "sm" })}
            >
              Ver el estado del pago
            </a>
          )}
        </p>
      </section>
    );
  });
}
