import type { Business } from "@/lib/businesses/model";
import { chosenOf, DELIVERY_WAYS, PAYMENT_METHODS } from "@/lib/businesses/ways";
import { Section } from "./section";

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
