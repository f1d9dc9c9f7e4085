import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatPesos } from "@/lib/format";
import { ORDER_STATE_WORDS, ORDER_VIEWS } from "@/lib/payments/admin-labels";
import type { AdminOrderRow } from "@/lib/payments/admin-mapper";
import type { OrderFilters as Filters } from "@/lib/payments/admin-query";
import type { Order } from "@/lib/payments/mapper";
import { paymentWords } from "@/lib/payments/problem-labels";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { toPesos } from "@/lib/text/money";
import { ChoiceFilter, InputFilter, MonthFilter } from "../filter-fields";
import { Moment } from "./moment";

const TONES = { creada: "slate", pendiente: "amber", pagada: "green", rechazada: "slate", devuelta: "amber" } as const;

export const OrderState = ({ state }: { state: Order["state"] }) => (
  <Badge tone={TONES[state]} size="sm">
    {ORDER_STATE_WORDS[state]}
  </Badge>
);

export function OrderList({ orders }: { orders: readonly AdminOrderRow[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {orders.map((order) => (
        <li key={order.id} className="relative grid gap-1 px-4 py-3 hover:bg-sand">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <OrderState state={order.state} />
            <Link
              href={routes.adminOrder(order.id)}
              className="wrap-anywhere font-semibold after:absolute after:inset-0 after:content-['']"
            >
              {PLANS[order.plan].name}, {formatPesos(toPesos(order.amountCentavos))} MXN
              {order.business && ` · ${order.business.name}`}
            </Link>
            {order.isUnassigned && (
              <Badge tone="amber" size="sm">
                Sin negocio
              </Badge>
            )}
            <span className="text-ink-soft text-sm sm:ml-auto">
              <Moment at={order.createdAt} />
            </span>
          </div>
          <p className="wrap-anywhere text-sm">{order.email ?? "Cuenta eliminada"}</p>
          <p className="text-ink-soft text-sm">
            {order.payment
              ? `Pago ${order.payment.id}: ${paymentWords(order.payment).what}`
              : "Nadie ha pagado esta orden."}
            {order.paymentCount > 1 && ` (${order.paymentCount} pagos)`}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function OrderFilters({ term, state, view, month }: Filters) {
  return (
    <form
      action={routes.adminPayments()}
      className="grid grid-cols-2 items-end gap-3 xl:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <InputFilter
        frame="col-span-2 grid gap-1 xl:col-span-1"
        name="q"
        label="Buscar"
        type="search"
        defaultValue={term}
        maxLength={254}
        autoComplete="off"
        placeholder="Correo, negocio, pago u orden"
      />
      <ChoiceFilter name="ver" label="Ver" any="Todo" value={view} choices={Object.entries(ORDER_VIEWS)} />
      <ChoiceFilter
        name="estado"
        label="Estado"
        any="Todos"
        value={state}
        choices={Object.entries(ORDER_STATE_WORDS)}
      />
      <MonthFilter value={month} />
      <div className="flex items-center gap-4">
        <button type="submit" className={buttonVariants({ variant: "outline" })}>
          Filtrar
        </button>
        {(term || state || view || month) && (
          <Link href={routes.adminPayments()} className="text-link">
            Quitar
          </Link>
        )}
      </div>
    </form>
  );
}
