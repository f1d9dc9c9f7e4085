import type { Metadata } from "next";
import { AdminPage } from "@/components/admin/admin-page";
import { Moment } from "@/components/admin/payments/moment";
import { OlderLink } from "@/components/admin/payments/older-link";
import { PaymentTabs } from "@/components/admin/payments/payment-tabs";
import { Link } from "@/components/ui/link";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { eventName, eventOutcome } from "@/lib/payments/admin-labels";
import type { AdminPaymentEvent } from "@/lib/payments/admin-mapper";
import { eventCursorIn } from "@/lib/payments/admin-query";
import { listAdminPaymentEvents } from "@/lib/payments/server/admin-queries";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Notificaciones de pagos" };

export default async function PaymentEventsPage({ searchParams }: PageProps<"/admin/pagos/notificaciones">) {
  const query = await searchParams;
  const view = query.ver === "sin-atender" ? query.ver : null;
  const viewer = await requireAdmin(routes.adminPaymentEvents({ ver: view }));
  const cursor = eventCursorIn(query.antes);
  const { items, next } = await listAdminPaymentEvents(viewer.id, view !== null, cursor);
  return (
    <AdminPage title="Notificaciones" className="grid gap-6">
      <PaymentTabs current="events" />
      <p className="max-w-text text-ink-soft">
        Cada aviso de Mercado Pago. Uno sin atender llega de nuevo solo, y de todos modos preguntamos por cada orden
        cada pocos minutos: no se pierde ningún pago.
      </p>
      <p>
        {view === null ? (
          <Link href={routes.adminPaymentEvents({ ver: "sin-atender" })} className="text-link">
            Ver solo las que están sin atender
          </Link>
        ) : (
          <Link href={routes.adminPaymentEvents()} className="text-link">
            Ver todas
          </Link>
        )}
      </p>
      {items.length > 0 ? (
        <EventList events={items} />
      ) : (
        <p className="text-ink-soft">{view ? "Ninguna está sin atender." : "Todavía no llega ninguna."}</p>
      )}
      <OlderLink
        href={next && routes.adminPaymentEvents({ ver: view, antes: next })}
        firstHref={cursor && routes.adminPaymentEvents({ ver: view })}
      />
    </AdminPage>
  );
}

function EventList({ events }: { events: readonly AdminPaymentEvent[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {events.map((event) => (
        <li key={event.key} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
          <span className="wrap-anywhere font-semibold">{eventName(event)}</span>
          <span className={event.outcome === null ? "font-semibold text-closing" : undefined}>
            {eventOutcome(event.outcome)}
          </span>
          {event.orderId && (
            <Link href={routes.adminOrder(event.orderId)} className="text-link">
              Ver la orden
            </Link>
          )}
          <span className="text-ink-soft text-sm sm:ml-auto">
            <Moment at={event.at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
