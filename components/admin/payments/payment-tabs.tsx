import { routes } from "@/lib/routes";
import { TabLinks } from "../tab-links";

const TABS = [
  { id: "orders", label: "Órdenes", href: routes.adminPayments() },
  { id: "events", label: "Notificaciones", href: routes.adminPaymentEvents() },
  { id: "courtesies", label: "Cortesías", href: routes.adminCourtesies() },
  { id: "invoices", label: "Facturas", href: routes.adminInvoices() },
] as const;

export const PaymentTabs = ({ current }: { current: (typeof TABS)[number]["id"] | null }) => (
  <TabLinks label="Pagos" tabs={TABS.map(({ id, ...tab }) => ({ ...tab, isCurrent: id === current }))} />
);
