import { PlanBadge } from "@/components/businesses/plan-badge";
import { Card } from "@/components/ui/card";
import { EXAMPLE, type ExamplePart, exampleParts } from "@/lib/plans/example";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { PlanFacade } from "./plan-facade";

export function PlanExample({ plan }: { plan: Plan }) {
  return (
    <section aria-labelledby={`ejemplo-${plan}`}>
      <h2 id={`ejemplo-${plan}`} className="text-xl">
        Con el plan {PLANS[plan].name}
      </h2>
      <Card className="mt-3 overflow-hidden">
        <PlanFacade plan={plan} />
        <div className="grid gap-4 p-4">
          <div>
            <p className="font-bold text-lg">{EXAMPLE.name}</p>
            <p className="mt-1 flex flex-wrap items-center gap-2">
              <span className="text-ink-soft text-sm">{EXAMPLE.category}</span>
              <PlanBadge plan={plan} place="detail" />
            </p>
          </div>
          {exampleParts(plan).map((part) => (
            <Part key={part.kind === "buttons" ? part.kind : part.title} part={part} />
          ))}
        </div>
      </Card>
    </section>
  );
}

function Part({ part }: { part: ExamplePart }) {
  switch (part.kind) {
    case "buttons":
      return (
        <ul className="flex flex-wrap gap-2">
          {part.labels.map((label) => (
            <li key={label} className="rounded-field bg-sand px-3 py-2 font-semibold text-sm">
              {label}
            </li>
          ))}
        </ul>
      );
    case "pictures":
      return (
        <div>
          <h3 className="text-base">{part.title}</h3>
          <div aria-hidden="true" className="mt-2 grid grid-cols-3 gap-1.5">
            {Array.from({ length: part.count }, (_, index) => `Foto ${index + 1}`).map((picture) => (
              <span
                key={picture}
                className="flex aspect-square items-center justify-center rounded-field bg-sand text-ink-soft text-sm"
              >
                {picture}
              </span>
            ))}
          </div>
        </div>
      );
    case "text":
      return (
        <div>
          <h3 className="text-base">{part.title}</h3>
          <p className="mt-0.5 text-ink-soft">{part.text}</p>
        </div>
      );
    default:
      return part satisfies never;
  }
}
