import { Link } from "@/components/ui/link";
import { eventName, eventOutcome } from "@/lib/payments/admin-labels";
import type { AdminPaymentEvent } from "@/lib/payments/admin-mapper";
import { routes } from "@/lib/routes";
import { Moment } from "./moment";

export function EventList({ events }: { events: readonly AdminPaymentEvent[] }) {
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
