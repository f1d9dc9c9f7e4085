import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { OlderLink } from "@/components/admin/payments/older-link";
import { OrderFilters, OrderList } from "@/components/admin/payments/order-list";
import { PaymentTabs } from "@/components/admin/payments/payment-tabs";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { typedAddress } from "@/lib/auth/server/typed-address";
import { TYPED_TERM } from "@/lib/auth/typed-address";
import { env } from "@/lib/env";
import { orderFilterValues, parseOrderFilters, uuidCursorIn } from "@/lib/payments/admin-query";
import { findOrderAtProvider, listAdminOrders } from "@/lib/payments/server/admin-queries";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Pagos" };

const isProviderNumber = (term: string): boolean => /^\d{6,20}$/.test(term);

export default async function PaymentsPage({ searchParams }: PageProps<"/admin/pagos">) {
  const query = await searchParams;
  const filters = parseOrderFilters(query);
  const values = orderFilterValues(filters);
  const viewer = await requireAdmin(routes.adminPayments(values));
  const cursor = uuidCursorIn(query.antes);
  const term = filters.term === TYPED_TERM ? (await typedAddress()).email : filters.term;
  const { items, next } = await listAdminOrders(viewer.id, { ...filters, term }, cursor);
  if (items.length === 0 && isProviderNumber(filters.term) && env().payments) {
    const order = await findOrderAtProvider(filters.term);
    if (order) redirect(routes.adminOrder(order));
  }
  const isNarrowed = Object.values(values).some(Boolean);
  return (
    <AdminPage title="Pagos" aviso={query.aviso} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PaymentTabs current="orders" />
      <OrderFilters {...filters} term={term} />
      {items.length > 0 ? (
        <OrderList orders={items} />
      ) : (
        <p className="text-ink-soft">
          {isNarrowed || cursor
            ? "No hay órdenes así. Prueba con menos filtros, con el correo completo o con el número de pago del recibo."
            : "Todavía nadie ha empezado un pago. Aquí verás cada orden en cuanto alguien elija un plan."}
        </p>
      )}
      <OlderLink
        href={next && routes.adminPayments({ ...values, antes: next })}
        firstHref={cursor && routes.adminPayments(values)}
      />
    </AdminPage>
  );
}
