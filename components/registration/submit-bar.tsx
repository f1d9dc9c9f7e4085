import { useEffect, useState } from "react";
import { SubmitButton } from "@/components/ui/form/form";
import type { Plan } from "@/lib/plans/plans";
import { type FieldName, type FieldValues, REQUIRED_FIELDS, valuesOfPlan } from "@/lib/registration/fields";
import { countMissing, readinessOf } from "@/lib/registration/readiness";

const REQUIRED_COUNT = REQUIRED_FIELDS.length;

type Schema = ReturnType<typeof import("@/lib/registration/schema").registrationSchema>;

/** Fields that the server would not take, by its rules, once something is typed. @param values null before. */
function useProblems(plan: Plan, values: FieldValues | null): readonly FieldName[] | null {
  const [schema, setSchema] = useState<Schema | null>(null);
  const isNeeded = values !== null;

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import("@/lib/registration/schema").then(
      ({ registrationSchema }) => isCurrent && setSchema(registrationSchema(plan)),
      // Without them the server alone says what is wrong.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, plan]);

  if (!schema || !values) return null;
  const parsed = schema.safeParse(valuesOfPlan(plan, values));
  const wrong = parsed.error?.issues.map(({ path }) => path[0] as FieldName) ?? [];
  return [...new Set(wrong)];
}

export function SubmitBar({ plan, values }: { plan: Plan; values: FieldValues }) {
  const missing = countMissing(values);
  const problems = useProblems(plan, missing < REQUIRED_COUNT ? values : null);
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-card sm:border">
      <div className="mb-2 hidden items-center gap-3 scripted:flex">
        <progress
          max={REQUIRED_COUNT}
          value={REQUIRED_COUNT - missing}
          aria-label="Datos obligatorios llenos"
          className="progress-line h-2 min-w-0 flex-1"
        />
        <p className="text-sm">{readinessOf(values, problems)}</p>
      </div>
      <SubmitButton look={{ className: "w-full" }} sending="Registrando...">
        Registrar negocio
      </SubmitButton>
    </div>
  );
}
