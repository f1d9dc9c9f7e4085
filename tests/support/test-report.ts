import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

type Failure = { name: string; file: string; error: string };

/** What a runner's report says: how many passed, and all that did not. */
export type TestReport = { passed: number; failures: readonly Failure[] };

const vitestReport = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
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
      results: z.array(z.object({ errors: z.array(playwrightError).default([]) })),
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

const firstLine = (text = ""): string =>
  stripVTControlCharacters(text)
    .split("\n")
    .find((line) => line.trim() !== "")
    ?.trim() ?? "without a message";

/** @throws when the text is not vitest's JSON report. */
export function readVitestReport(text: string): TestReport {
  const { numPassedTests, testResults } = vitestReport.parse(JSON.parse(text));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages }) => ({ name: fullName, file, error: firstLine(failureMessages?.[0]) }));
    // A file that cannot be loaded, or whose hook broke, fails without a failed test.
    if (status === "failed" && failed.length === 0) failed.push({ name: "the file", file, error: firstLine(message) });
    return failed;
  });
  return { passed: numPassedTests, failures };
}

/**
 * A test that passed at its second try counts as failed: it says something, and not by luck.
 * @throws when the text is not Playwright's JSON report.
 */
export function readPlaywrightReport(text: string): TestReport {
  const { suites, stats, errors } = playwrightReport.parse(JSON.parse(text));
  const failures: Failure[] = errors.map(({ message }) => ({
    name: "the run",
    file: "playwright.config.ts",
    error: firstLine(message),
  }));
  const collect = (suite: z.infer<typeof playwrightSuite>, above: readonly string[]): void => {
    for (const { title, file, tests } of suite.specs) {
      for (const { projectName, status, results } of tests) {
        if (status === "expected" || status === "skipped") continue;
        const error = firstLine(results.flatMap((result) => result.errors)[0]?.message);
        failures.push({ name: [`[${projectName}]`, ...above, title].join(" "), file: `tests/e2e/${file}`, error });
      }
    }
    for (const inner of suite.suites) collect(inner, [...above, inner.title]);
  };
  // The outermost is the file, which is told beside the name.
  for (const suite of suites) collect(suite, []);
  return { passed: stats.expected, failures };
}
