import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ActionButton } from "@/components/admin/action-button";
import { AdminPage } from "@/components/admin/admin-page";
import { OrderPayments, OrderTimeline } from "@/components/admin/payments/order-history";
import { OrderState } from "@/components/admin/payments/order-list";
import { PaymentTabs } from "@/components/admin/payments/payment-tabs";
import { Link } from "@/components/ui/link";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { formatPesos } from "@/lib/format";
import { listOwnBusinesses } from "@/lib/owner/server/queries";
import type { AdminOrder } from "@/lib/payments/admin-mapper";
import { orderTimeline } from "@/lib/payments/order-timeline";
import { getAdminOrder } from "@/lib/payments/server/admin-queries";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { toPesos } from "@/lib/text/money";
import { askProvider, assignMonth } from "../actions";
import { buyersView } from "./_components/buyers-view";

export const metadata: Metadata = { title: "Orden" };

const SMALL = { variant: "outline", size: "sm", className: "wrap-anywhere" } as const;

export default async function OrderPage({ params, searchParams }: PageProps<"/admin/pagos/[orden]">) {
  const [{ orden }, query] = await Promise.all([params, searchParams]);
  const viewer = await requireAdmin(routes.adminOrder(orden));
  const order = await getAdminOrder(viewer.id, orden);
  if (!order) notFound();
  const seen = await buyersView(order.id);
  return (
    <AdminPage
      title={`${PLANS[order.plan].name}, ${formatPesos(toPesos(order.amountCentavos))} MXN`}
      beside={
        <ActionButton action={askProvider} fields={{ orden: order.id }} look={SMALL}>
          Volver a preguntar
        </ActionButton>
      }
      aviso={query.aviso}
      className="grid max-w-[56rem] gap-6"
    >
      <PaymentTabs current={null} />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">Estado</dt>
        <dd>
          <OrderState state={order.state} />
        </dd>
        <dt className="text-ink-soft">Correo de quien compra</dt>
        <dd className="wrap-anywhere">{order.email ?? "Cuenta eliminada"}</dd>
        <dt className="text-ink-soft">Negocio</dt>
        <dd className="wrap-anywhere">
          <Business order={order} />
        </dd>
        <dt className="text-ink-soft">Orden</dt>
        <dd className="wrap-anywhere">{order.id}</dd>
        <dt className="text-ink-soft">Lo que ve quien compra</dt>
        <dd>
          {seen && (
            <>
              «{seen.title}» {seen.text}{" "}
            </>
          )}
          {/* That page asks the provider anew: it is loaded when it is followed, and never before. */}
          <a href={routes.paymentResult("pending", { orden: order.id })} className="text-link">
            Abrir su página
          </a>
        </dd>
      </dl>
      <WaitingMonth order={order} />
      <section aria-labelledby="pagos" className="grid gap-3">
        <h2 id="pagos" className="text-xl">
          Pagos
        </h2>
        <OrderPayments payments={order.payments} />
      </section>
      <section aria-labelledby="historia" className="grid gap-3">
        <h2 id="historia" className="text-xl">
          Todo lo que pasó
        </h2>
        <OrderTimeline moments={orderTimeline(order)} />
      </section>
    </AdminPage>
  );
}

function Business({ order: { business, state } }: { order: AdminOrder }) {
  if (!business) return state === "pagada" ? "Ninguno: el mes espera" : "Ninguno";
  return (
    <>
      <Link href={routes.adminBusiness(business.id)} className="text-link">
        {business.name}
      </Link>
      {!business.isPublic && (business.isDeleted ? " (eliminado)" : " (sin publicar)")}
      {" · "}
      <Link href={routes.adminCourtesies({ negocio: business.id })} className="text-link">
        Dar cortesía
      </Link>
    </>
  );
}

async function WaitingMonth({ order }: { order: AdminOrder }) {
  if (order.state !== "pagada" || order.assignedAt !== null) return null;
  const businesses = order.buyerId === null ? [] : await listOwnBusinesses(order.buyerId);
  return (
    <section aria-labelledby="mes" className="grid gap-3 rounded-card bg-closing-soft p-5">
      <h2 id="mes" className="text-lg">
        Este mes pagado espera un negocio
      </h2>
      {businesses.length > 0 ? (
        <>
          <p>Si quien compró te lo pide, ponlo en uno de sus negocios. Empieza a contar en ese momento.</p>
          <ul className="flex flex-wrap gap-3">
            {businesses.map(({ id, name }) => (
              <li key={id}>
                <ActionButton action={assignMonth} fields={{ orden: order.id, negocio: id }} look={SMALL}>
                  {`Usar en ${name}`}
                </ActionButton>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {order.buyerId === null
            ? "Quien pagó no ha entrado con su correo. Cuando lo confirme, el mes pasa a su cuenta y lo usa en su negocio."
            : "Quien pagó aún no tiene un negocio. El mes empieza cuando lo registre."}
        </p>
      )}
    </section>
  );
}
