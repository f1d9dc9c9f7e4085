import { Link } from "@/components/ui/link";
import { NewTabNote } from "@/components/ui/new-tab-note";
import type { FormAction } from "@/lib/forms/form-state";
import type { ReportedBusiness } from "@/lib/reports/mapper";
import { routes } from "@/lib/routes";
import { allReports, ReportAnswers } from "./report-answers";
import { SettleButton } from "./settle-button";

type ReportedCardProps = { business: ReportedBusiness; now: Date; settle: FormAction };

export function ReportedCard({ business, settle, ...rest }: ReportedCardProps) {
  const { id, name, slug } = business;
  const all = allReports(business);
  return (
    <article className="rounded-card border border-line bg-card p-4 sm:p-5">
      <h2 className="text-lg wrap-anywhere">
        <Link href={routes.adminBusiness(id)} className="text-link">
          {name}
        </Link>
      </h2>
      <ReportAnswers business={business} settle={settle} {...rest}>
        <SettleButton label="Atendido" of={name} settle={settle} fields={{ ...all, decision: "atender" }} />
        <SettleButton label="Descartar" of={name} settle={settle} fields={{ ...all, decision: "descartar" }} />
        <Link href={routes.business(slug)} target="_blank" className="text-link inline-flex min-h-11 items-center">
          Ver página
          <NewTabNote />
        </Link>
      </ReportAnswers>
    </article>
  );
}
