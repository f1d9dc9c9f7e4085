import type { TestReport } from "./test-report";

export type StageResult = TestReport & {
  name: string;
  /** From its beginning to its end, beside other stages. */
  seconds: number;
  /** Seconds of the processor, user and system, that it and all its processes took. */
  processor: number;
  /** Of the processor. */
  budget: number;
};

function verdictOn({ passed, failures, files }: StageResult): string {
  if (failures.length === 0 && passed === 0 && files.length > 0) return "skipped";
  return [failures.length > 0 ? `${failures.length} failed` : "ok", ...(passed > 0 ? [`${passed} passed`] : [])].join(
    ", ",
  );
}

type Shown = "error" | "detail";

const failureLines = ({ name: stage, failures }: StageResult, shown: Shown): string[] =>
  failures.map(({ file, name, ...failure }) => {
    const text = failure[shown].replaceAll("\n", "\n  ");
    return `FAILED ${stage}: ${file}\n  ${name}\n  ${text}`;
  });

/** A stage that has ended: a line for each of its files, the slowest first, and what failed, with all that is known of it. */
export function stageReport(result: StageResult): string {
  const files = result.files.toSorted((a, b) => b.seconds - a.seconds);
  return [
    `\n--- ${result.name}: ${verdictOn(result)}, ${result.seconds} s`,
    ...files.map(
      ({ file, passed, failed, seconds }) =>
        `${`${seconds.toFixed(1)} s`.padStart(9)}  ${file}  ${failed > 0 ? `${failed} FAILED, ` : ""}${passed} passed`,
    ),
    ...failureLines(result, "detail"),
  ].join("\n");
}

function stageLine(result: StageResult): string {
  const { name, seconds, processor, budget } = result;
  const over = processor > budget ? `   <<< OVER BUDGET by ${processor - budget} s` : "";
  const ofProcessor = `processor ${`${processor} s`.padStart(5)} of ${String(budget).padStart(3)}`;
  return `${name.padEnd(12)} ${`${seconds} s`.padStart(5)}, ${ofProcessor}  ${verdictOn(result)}${over}`;
}

/**
 * The end of bin/test's output: what each stage took beside its budget, then every failure in one place, then the sum. Whoever keeps
 * only the last lines knows what happened.
 * @param wallSeconds of the whole run: stages that run side by side take less than their sum
 */
export function summary(results: readonly StageResult[], wallSeconds: number): string {
  const failed = results.flatMap((result) => failureLines(result, "error"));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const processor = results.reduce((sum, result) => sum + result.processor, 0);
  return [
    ...results.map(stageLine),
    `all of them: processor ${processor} s`,
    "",
    ...failed,
    ...(failed.length > 0 ? [""] : []),
    `${passed} passed, ${failed.length} failed in ${wallSeconds} s`,
  ].join("\n");
}
