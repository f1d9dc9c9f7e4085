import type { FormAction } from "@/lib/forms/form-state";
import type { ReportedBusiness } from "@/lib/reports/mapper";
import { ReportedCard } from "./reported-card";
import { RequestItems } from "./request-items";

type ReportedProps = {
  businesses: readonly ReportedBusiness[];
  next: string | null;
  isOne: boolean;
  now: Date;
  settle: FormAction;
};

const EMPTY =
  "No hay reportes por atender. Aquí llega lo que los visitantes mandan con «Reportar un problema» y los «No» de «¿Sigue siendo así?».";

export function Reported({ businesses, next, isOne, ...rest }: ReportedProps) {
  return (
    <RequestItems
      empty={isOne ? "Este negocio no tiene reportes por atender." : EMPTY}
      next={next}
      more={isOne ? "Ver todos los reportes" : undefined}
    >
      {businesses.map((business) => (
        <li key={business.id}>
          <ReportedCard business={business} {...rest} />
        </li>
      ))}
    </RequestItems>
  );
}
