import type { FormAction, FormState } from "@/lib/forms/form-state";
import type { ReportedBusiness } from "@/lib/reports/model";
import { ReportedCard } from "./reported-card";
import { RequestItems } from "./request-items";

type ReportedProps = {
  businesses: readonly ReportedBusiness[];
  next: string | null;
  now: Date;
  settle: FormAction;
  first: FormState | null;
};

const EMPTY =
  "No hay reportes por atender. Aquí llega lo que los visitantes mandan con «Reportar un problema» y los «No» de «¿Sigue siendo así?».";

/** Businesses with open reports, those that wait longest first. */
export function Reported({ businesses, next, ...rest }: ReportedProps) {
  return (
    <RequestItems empty={EMPTY} next={next}>
      {businesses.map((business) => (
        <li key={business.id}>
          <ReportedCard business={business} {...rest} />
        </li>
      ))}
    </RequestItems>
  );
}
