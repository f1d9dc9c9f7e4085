import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** `error` is the first line of `detail`. */
type Failure = { name: string; file: string; error: string; detail: string };
type FileReport = { file: string; passed: number; failed: number; seconds: number };

/** Report of a runner: how many passed, all that did not, and how each file went. */
export type TestReport = { passed: number; failures: readonly Failure[]; files: readonly FileReport[] };

const vitestReport = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      startTime: z.number().default(0),
      endTime: z.number().default(0),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

const playwrightError = z.object({ message: z.string().default("") });
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ duration: z.number().default(0), errors: z.array(playwrightError).default([]) })),
    }),
  ),
});
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite).default([]),
  stats: z.object({ expected: z.int() }),
  errors: z.array(playwrightError).default([]),
});

const DETAIL_CHARACTERS = 4_000;

function errorOf(text = ""): Pick<Failure, "error" | "detail"> {
  const detail = stripVTControlCharacters(text).trim().slice(0, DETAIL_CHARACTERS);
  return { error: detail.split("\n")[0]?.trim() || "without a message", detail };
}

/** A failure that no test has reported. */
export const failureOf = (name: string, file: string, message: string): Failure => ({
  name,
  file,
  ...errorOf(message),
});

/** @throws when the text is not vitest's JSON report. */
export function readVitestReport(text: string): TestReport {
  const { numPassedTests, testResults } = vitestReport.parse(JSON.parse(text));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages }) => failureOf(fullName, file, failureMessages?.[0] ?? ""));
    // A file that cannot be loaded, or whose hook broke, fails without a failed test.
    if (status === "failed" && failed.length === 0) failed.push(failureOf("the file", file, message));
    return failed;
  });
  const files = testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: path.relative(process.cwd(), name),
    passed: assertionResults.filter(({ status }) => status === "passed").length,
    failed: assertionResults.filter(({ status }) => status === "failed").length,
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failures, files };
}

/**
 * A test that passed at its second try counts as failed: it says something, and not by luck.
 * @throws when the text is not Playwright's JSON report.
 */
export function readPlaywrightReport(text: string): TestReport {
  const { suites, stats, errors } = playwrightReport.parse(JSON.parse(text));
  const failures = errors.map(({ message }) => failureOf("the run", "playwright.config.ts", message));
  const files = new Map<string, FileReport>();
  const collect = (suite: z.infer<typeof playwrightSuite>, above: readonly string[]): void => {
    for (const { title, file: spec, tests } of suite.specs) {
      const file = `tests/e2e/${spec}`;
      const whole = files.get(file) ?? { file, passed: 0, failed: 0, seconds: 0 };
      files.set(file, whole);
      for (const { projectName, status, results } of tests) {
        whole.seconds += results.reduce((sum, { duration }) => sum + duration / 1000, 0);
        if (status === "expected") whole.passed += 1;
        if (status === "expected" || status === "skipped") continue;
        whole.failed += 1;
        const message = results.flatMap((result) => result.errors)[0]?.message ?? "";
        failures.push(failureOf([`[${projectName}]`, ...above, title].join(" "), file, message));
      }
    }
    for (const inner of suite.suites) collect(inner, [...above, inner.title]);
  };
  // The outermost is the file, which is told beside the name.
  for (const suite of suites) collect(suite, []);
  return { passed: stats.expected, failures, files: [...files.values()] };
}
