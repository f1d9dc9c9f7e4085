import { Link } from "@/components/ui/link";
import { NewTabNote } from "@/components/ui/new-tab-note";
import type { FormAction } from "@/lib/forms/form-state";
import type { ReportedBusiness } from "@/lib/reports/mapper";
import { routes } from "@/lib/routes";
import { ActionButton } from "../action-button";
import { allReports, ReportAnswers } from "./report-answers";

export function ReportedItem({ business, settle }: { business: ReportedBusiness; settle: FormAction }) {
  const { id, name, slug } = business;
  const answer = { action: settle, of: name };
  const all = allReports(business);
  return (
    <li>
      <article className="rounded-card border border-line bg-card p-4 sm:p-5">
        <h2 className="text-lg wrap-anywhere">
          <Link href={routes.adminBusiness(id)} className="text-link">
            {name}
          </Link>
        </h2>
        <ReportAnswers business={business} settle={settle}>
          <ActionButton {...answer} fields={{ ...all, decision: "atender" }}>
            Atendido
          </ActionButton>
          <ActionButton {...answer} fields={{ ...all, decision: "descartar" }}>
            Descartar
          </ActionButton>
          <Link href={routes.business(slug)} target="_blank" className="text-link inline-flex min-h-11 items-center">
            Ver página
            <NewTabNote />
          </Link>
        </ReportAnswers>
      </article>
    </li>
  );
}
