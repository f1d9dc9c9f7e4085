import { Icon } from "@/components/ui/icon";
import type { Business } from "@/lib/businesses/model";
import { chosenOf, DELIVERY_WAYS, PAYMENT_METHODS } from "@/lib/businesses/ways";
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

export function WaysBlock({ business }: { business: Business }) {
  const { paymentMethods, deliveryWays, deliveryAreas } = business;
  const facts = [
    { name: "Formas de pago", values: chosenOf(PAYMENT_METHODS, paymentMethods).map(({ label }) => label) },
    { name: "Entrega", values: chosenOf(DELIVERY_WAYS, deliveryWays).map(({ label }) => label) },
    { name: "Entrega en", values: deliveryWays.includes("domicilio") ? deliveryAreas : [] },
  ].filter(({ values }) => values.length > 0);
  if (facts.length === 0) return null;
  return (
    <Section id="pago-y-entrega" title="Pago y entrega">
      <dl className="grid gap-y-3">
        {facts.map(({ name, values }) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="font-semibold">{name}</dt>
            <dd className="wrap-anywhere">{values.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
