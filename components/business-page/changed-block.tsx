import type { ReactNode } from "react";
import type { Business } from "@/lib/businesses/model";
import type { CheckedFact } from "@/lib/reports/model";
import { routes } from "@/lib/routes";
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

type FactCheckProps = { slug: string; fact: CheckedFact };

const NAMES: Readonly<Record<CheckedFact, string>> = { telefono: "el teléfono", horario: "el horario" };

/** «¿Sigue siendo así?»: one tap tells the administrator; a form without JavaScript. */
export const FactCheck = ({ slug, fact }: FactCheckProps) => (
  <form
    method="post"
    action={routes.confirmations()}
    data-script="fact-check"
    className="flex min-h-11 flex-wrap items-center gap-x-3"
  >
    <input type="hidden" name="negocio" value={slug} />
    <input type="hidden" name="dato" value={fact} />
    <span role="status" />
    <span data-respuestas="" className="flex flex-wrap items-center gap-x-3">
      ¿Sigue siendo así?
      {(["si", "no"] as const).map((value) => (
        <button
          key={value}
          type="submit"
          name="respuesta"
          value={value}
          className="text-link min-h-11 min-w-11 cursor-pointer px-2"
        >
          {value === "si" ? "Sí" : "No"}
          <span className="sr-only">{`, ${NAMES[fact]}`}</span>
        </button>
      ))}
    </span>
  </form>
);
