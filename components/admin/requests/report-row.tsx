import { Link } from "@/components/ui/link";
import type { Report } from "@/lib/reports/mapper";
import { REPORT_REASONS } from "@/lib/reports/model";
import { routes } from "@/lib/routes";
import { formatRecentMoment } from "@/lib/time/recent-moment";

const labelOf = (reason: Report["reason"]): string => REPORT_REASONS.find(({ id }) => id === reason)?.label ?? reason;

export function ReportRow({ report, businessId, now }: { report: Report; businessId: string; now: Date }) {
  const { reason, suggestion, detail, awaitsAnswer, sentAt } = report;
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{labelOf(reason)}</span>
        <span className="text-ink-soft text-sm">
          {formatRecentMoment(sentAt, now)}
          {awaitsAnswer && " · espera respuesta por correo"}
        </span>
      </p>
      {suggestion && (
        <p className="wrap-anywhere">
          {reason === "duplicado" ? (
            <>
              La otra página:{" "}
              <Link href={routes.business(suggestion)} className="text-link">
                {suggestion}
              </Link>
              {" · "}
              <Link href={routes.adminMerge(businessId, { otra: suggestion })} className="text-link">
                Comparar y unir
              </Link>
            </>
          ) : (
            `Debería decir: ${suggestion}`
          )}
        </p>
      )}
      {detail && <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{detail}</p>}
    </li>
  );
}
