import { formatPesos } from "@/lib/format";
import { PLANS, type Plan } from "@/lib/plans/plans";

type PurchaseFactsProps = { plan: Plan | null; amountPesos: number | null; email: string };

export function PurchaseFacts({ plan, amountPesos, email }: PurchaseFactsProps) {
  const facts = [
    { name: "Plan", value: plan && PLANS[plan].name },
    { name: "Importe", value: amountPesos === null ? null : `${formatPesos(amountPesos)} MXN` },
    { name: "Correo", value: email || null },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-6 grid gap-2 border-line border-t pt-5">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
