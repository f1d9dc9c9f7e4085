import { Link } from "@/components/ui/link";
import { cn } from "@/lib/cn";
import { routes } from "@/lib/routes";

const TABS = [
  { id: "orders", label: "Órdenes", href: routes.adminPayments() },
  { id: "events", label: "Notificaciones", href: routes.adminPaymentEvents() },
  { id: "courtesies", label: "Cortesías", href: routes.adminCourtesies() },
  { id: "invoices", label: "Facturas", href: routes.adminInvoices() },
] as const;

/** The lists of the section. */
export function PaymentTabs({ current }: { current: (typeof TABS)[number]["id"] | null }) {
  return (
    <nav aria-label="Pagos" className="overflow-x-auto border-line border-b">
      <ul className="flex gap-1">
        {TABS.map(({ id, label, href }) => (
          <li key={id} className="shrink-0">
            <Link
              href={href}
              aria-current={id === current ? "page" : undefined}
              className={cn(
                "block border-transparent border-b-2 px-2 py-3 text-sm hover:bg-sand sm:px-3",
                id === current && "border-action font-semibold",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
