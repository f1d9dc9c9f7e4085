import type { TestReport } from "./test-report";

export type StageResult = TestReport & { name: string; seconds: number; budget: number };

function stageLine({ name, seconds, budget, passed, failures }: StageResult): string {
  const verdict = failures.length > 0 ? `${failures.length} failed` : "ok";
  const counts = passed > 0 ? `${verdict}, ${passed} passed` : verdict;
  const over = seconds > budget ? `   <<< OVER BUDGET by ${seconds - budget} s` : "";
  return `${name.padEnd(14)} ${`${seconds} s`.padStart(6)} of ${String(budget).padStart(4)}  ${counts}${over}`;
}

/**
 * The end of bin/test's output: seconds beside budgets, then every failure in one place, then the sum. Whoever keeps
 * only the last lines knows what happened.
 * @param wallSeconds of the whole run: stages that run side by side take less than their sum
 */
export function summary(results: readonly StageResult[], wallSeconds: number): string {
  const failed = results.flatMap(({ name: stage, failures }) => failures.map((failure) => ({ stage, ...failure })));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  return [
    ...results.map(stageLine),
    "",
    ...failed.map(({ stage, file, name, error }) => `FAILED ${stage}: ${file}\n  ${name}\n  ${error}`),
    ...(failed.length > 0 ? [""] : []),
    `${passed} passed, ${failed.length} failed in ${wallSeconds} s`,
  ].join("\n");
}
