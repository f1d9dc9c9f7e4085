import { Link } from "@/components/ui/link";
import type { Waiting } from "@/lib/admin/waiting";
import { formatNumber } from "@/lib/format";
import { routes } from "@/lib/routes";

/** Each kind that waits, in the order in which it is worked on. */
const KINDS: readonly (readonly [kind: keyof Waiting, label: string, href: string])[] = [
  ["registros", "Nuevos", routes.adminQueue({ tipo: "registro" })],
  ["cambios", "Cambios", routes.adminQueue({ tipo: "cambio" })],
  ["reclamos", "Reclamos", routes.adminQueue({ tipo: "reclamo" })],
  ["reportes", "Reportes", routes.adminQueue({ tipo: "reporte" })],
  ["alertas", "Alertas", routes.adminQueue({ tipo: "alerta" })],
  ["mensajes", "Mensajes", routes.adminRequests({ ver: "mensajes" })],
  ["arco", "ARCO", routes.adminRequests({ ver: "arco" })],
  ["facturas", "Facturas", routes.adminInvoices()],
];

/** What waits, each with the way to it. */
export function WaitingChips({ waiting }: { waiting: Waiting }) {
  const some = KINDS.filter(([kind]) => waiting[kind] > 0);
  return (
    <section aria-label="Por atender">
      {some.length === 0 ? (
        <p className="flex min-h-11 items-center font-semibold text-open">Todo al día</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {some.map(([kind, label, href]) => (
            <li key={kind}>
              <Link href={href} className="link-chip">
                {label} <span>{formatNumber(waiting[kind])}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
