import { useEffect, useState } from "react";
import type { Plan } from "@/lib/plans/plans";
import { type FieldName, type FieldValues, valuesOfPlan } from "@/lib/registration/fields";

type Schema = ReturnType<typeof import("@/lib/registration/schema").registrationSchema>;

/** Fields that the server would not take, by its rules, once something is typed. @param values null before. */
export function useProblems(plan: Plan, values: FieldValues | null): readonly FieldName[] | null {
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
