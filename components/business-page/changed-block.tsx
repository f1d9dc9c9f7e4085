import type { ReactNode } from "react";
import type { Business } from "@/lib/businesses/model";
import { routes } from "@/lib/routes";
import { FactCheck } from "./fact-check";
import { Section } from "./section";

type ChangedBlockProps = {
  business: Business;
  isReportable: boolean;
};

export function ChangedBlock({ business, isReportable }: ChangedBlockProps) {
  const { slug, phone, weeklyHours, openingHoursText } = business;
  const hasHours = weeklyHours !== null || openingHoursText !== null;
  if (!phone && !hasHours && !isReportable) return null;
  return (
    <Section id="algo-cambio" title="¿Algo cambió?" isPrinted={false}>
      {phone && (
        <Fact name={`Teléfono ${phone}`}>
          <FactCheck slug={slug} fact="telefono" />
        </Fact>
      )}
      {hasHours && (
        <Fact name="Horario">
          <FactCheck slug={slug} fact="horario" />
        </Fact>
      )}
      {isReportable && (
        <a href={routes.report(slug)} className="text-link inline-flex min-h-11 items-center">
          Reportar un problema
        </a>
      )}
    </Section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-3">
    <p className="font-semibold">{name}</p>
    {children}
  </div>
);
