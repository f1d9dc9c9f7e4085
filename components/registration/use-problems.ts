import { useEffect, useState } from "react";
import type { Plan } from "@/lib/plans/plans";
import { type FieldName, type FieldValues, valuesOfPlan } from "@/lib/registration/fields";

type Schema = ReturnType<typeof import("@/lib/registration/schema").registrationSchema>;

/**
 * The fields that the server would not take as they are, by the server's own rules; null while they are not here: they come
 * once something is typed. @param values null before that.
 */
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
