import { Icon } from "@/components/ui/icon";
import { MESSAGES } from "@/lib/messages";
import { Section } from "./section";

export function DescriptionBlock({ summary }: { summary: string | null }) {
  return (
    <Section id="descripcion" title="Descripción">
      <p className={`max-w-text whitespace-pre-line ${summary === null ? "text-ink-soft" : ""}`}>
        {summary ?? MESSAGES.noDescription}
      </p>
    </Section>
  );
}

export function ServicesBlock({ services }: { services: readonly string[] }) {
  if (services.length === 0) return null;
  return (
    <Section id="servicios" title="Servicios">
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {services.map((service) => (
          <li key={service} className="flex gap-2.5 wrap-anywhere">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-open" />
            {service}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function StatisticsBlock({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Section id="estadisticas" title="Estadísticas">
      <p className="max-w-text whitespace-pre-line">{text}</p>
    </Section>
  );
}
