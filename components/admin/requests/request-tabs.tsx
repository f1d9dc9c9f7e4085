import { Link } from "@/components/ui/link";
import type { Waiting } from "@/lib/admin/waiting";
import { formatCount, formatNumber } from "@/lib/format";
import type { RequestCounts } from "@/lib/requests/mapper";
import { type RequestList, routes } from "@/lib/routes";
import { TabLinks } from "../tab-links";

type RequestTabsProps = { current: RequestList; isOpen: boolean; counts: RequestCounts; waiting: Waiting };

export function RequestTabs({ current, isOpen, counts, waiting }: RequestTabsProps) {
  const tabs = [
    { ver: "reportes", label: "Reportes", count: waiting.reportes },
    { ver: "mensajes", label: "Mensajes", count: waiting.mensajes },
    { ver: "arco", label: "ARCO", count: waiting.arco },
  ] as const;
  return (
    <div>
      <TabLinks
        label="Avisos"
        tabs={tabs.map(({ ver, ...tab }) => ({
          ...tab,
          href: routes.adminRequests({ ver }),
          isCurrent: ver === current,
        }))}
      />
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
function Confirmations({ counts }: { counts: RequestCounts }) {
  return (
    <span>
      {counts.reported > 0 && `De ${formatCount(counts.reported, "negocio", "negocios")}. `}«¿Sigue siendo así?», en 30
      días: teléfono {formatNumber(counts.phoneYes)} sí y {formatNumber(counts.phoneNo)} no; horario{" "}
      {formatNumber(counts.hoursYes)} sí y {formatNumber(counts.hoursNo)} no.
    </span>
  );
}
