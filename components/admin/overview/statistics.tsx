import { Link } from "@/components/ui/link";
import type { Statistics as Numbers } from "@/lib/admin/statistics";
import { formatNumber, formatPesos } from "@/lib/format";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { toPesos } from "@/lib/text/money";

type Figure = { label: string; value: string; href: string };

/** Each number, and where it is worked on. */
function figuresOf(numbers: Numbers): readonly Figure[] {
  const { publicados } = numbers;
  const count = (label: string, value: number, href: string): Figure => ({ label, value: formatNumber(value), href });
  const money = (label: string, centavos: number): Figure => ({
    label,
    value: formatPesos(toPesos(centavos)),
    href: routes.adminPayments(),
  });
  return [
    count(
      "Publicados",
      PLAN_IDS.reduce((sum, plan) => sum + publicados[plan], 0),
      routes.adminRows({ estado: "aprobado" }),
    ),
    ...PLAN_IDS.toReversed().map((plan) =>
      count(PLANS[plan].name, publicados[plan], routes.adminRows({ estado: "aprobado", plan })),
    ),
    count("Pendientes", numbers.registros, routes.adminQueue({ tipo: "registro" })),
    count("Rechazados", numbers.rechazados, routes.adminRows({ estado: "rechazado" })),
    count("Eliminados", numbers.eliminados, routes.adminRows({ estado: "eliminado" })),
    count("Cambios por revisar", numbers.cambios, routes.adminQueue({ tipo: "cambio" })),
    count("Reclamos abiertos", numbers.reclamos, routes.adminQueue({ tipo: "reclamo" })),
    count("Reportes abiertos", numbers.reportes, routes.adminRequests()),
    count("Alertas de la IA", numbers.alertas, routes.adminQueue({ tipo: "alerta" })),
    count("Mensajes sin contestar", numbers.mensajes, routes.adminRequests({ ver: "mensajes" })),
    count("Solicitudes ARCO", numbers.arco, routes.adminRequests({ ver: "arco" })),
    count("Facturas por enviar", numbers.facturas, routes.adminInvoices()),
    money("Ingresos de este mes", numbers.ingresos_centavos),
    money("Ingresos del mes pasado", numbers.ingresos_anteriores_centavos),
    count("Búsquedas sin resultados, 7 días", numbers.busquedas_sin_resultados, routes.adminSearches()),
  ];
}

/** The directory in numbers. */
export function Statistics({ numbers }: { numbers: Numbers }) {
  return (
    <section aria-labelledby="numeros">
      <h2 id="numeros" className="sr-only">
        Números
      </h2>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-white sm:grid-cols-4 xl:grid-cols-6">
        {figuresOf(numbers).map(({ label, value, href }) => (
          <li key={label} className="grid ring-1 ring-line">
            <Link href={href} className="grid content-start gap-0.5 px-4 py-3 hover:bg-sand">
              <span className="text-ink-soft text-sm">{label}</span>
              <span className="font-semibold text-lg tabular-nums">{value}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
