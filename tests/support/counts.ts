import { z } from "zod";

export type Counts = { passed: number; failed: number };

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int() }),
  errors: z.array(z.unknown()).default([]),
});

/** @throws when the text is not vitest's JSON report. */
export function countsOfVitest(report: string): Counts {
  const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(report));
  return { passed: numPassedTests, failed: numFailedTests };
}

/**
 * A test that passed at its second try counts as failed: it says something, and not by luck.
 * @throws when the text is not Playwright's JSON report.
 */
export function countsOfPlaywright(report: string): Counts {
  const { stats, errors } = playwrightReport.parse(JSON.parse(report));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
