import { Link } from "@/components/ui/link";
import type { Waiting } from "@/lib/admin/waiting";
import { cn } from "@/lib/cn";
import { formatCount, formatNumber } from "@/lib/format";
import type { RequestCounts } from "@/lib/requests/model";
import { type RequestList, routes } from "@/lib/routes";

type RequestTabsProps = { current: RequestList; isOpen: boolean; counts: RequestCounts; waiting: Waiting };

/** The three lists, each with how many wait, and those that are closed. */
export function RequestTabs({ current, isOpen, counts, waiting }: RequestTabsProps) {
  const tabs = [
    { ver: "reportes", label: "Reportes", count: waiting.reportes },
    { ver: "mensajes", label: "Mensajes", count: waiting.mensajes },
    { ver: "arco", label: "ARCO", count: waiting.arco },
  ] as const;
  return (
    <div>
      <nav aria-label="Avisos" className="border-line border-b">
        <ul className="flex flex-wrap gap-x-1">
          {tabs.map(({ ver, label, count }) => (
            <li key={ver}>
              <Link
                href={routes.adminRequests({ ver })}
                aria-current={ver === current ? "page" : undefined}
                className={cn(
                  "-mb-px inline-flex min-h-11 items-center gap-2 border-transparent border-b-2 px-3",
                  ver === current && "border-action-strong font-semibold",
                )}
              >
                {label} <span className="text-ink-soft">{formatNumber(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
        {current === "reportes" ? (
          <Confirmations counts={counts} />
        ) : (
          <Link
            href={routes.adminRequests({ ver: current, cerrados: isOpen })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {isOpen ? "Ver los atendidos" : "Volver a los pendientes"}
          </Link>
        )}
        {current === "arco" && counts.lateArco > 0 && (
          <strong className="text-error">{formatCount(counts.lateArco, "vencida", "vencidas")}</strong>
        )}
      </p>
    </div>
  );
}

/** «¿Sigue siendo así?» is summed up: a yes waits for nobody. */
function Confirmations({ counts: { reported, confirmations } }: { counts: RequestCounts }) {
  const { phone, hours } = confirmations;
  return (
    <span>
      {reported > 0 && `De ${formatCount(reported, "negocio", "negocios")}. `}«¿Sigue siendo así?», en 30 días: teléfono{" "}
      {formatNumber(phone.yes)} sí y {formatNumber(phone.no)} no; horario {formatNumber(hours.yes)} sí y{" "}
      {formatNumber(hours.no)} no.
    </span>
  );
}
