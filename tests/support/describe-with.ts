import { describe } from "vitest";
import { foreign } from "@/tests/support/backend-target";

/** What a contract test may need beside the API, by the variable that gives it for a foreign project. */
const MEANS = { mailbox: "CONTRACT_MAILBOX_URL", database: "CONTRACT_DATABASE_URL" } as const;

/** Describes tests that run where the means are there, and says elsewhere what is missing. */
export function describeWith(means: readonly (keyof typeof MEANS)[], title: string, tests: () => void): void {
  const missing = means.map((each) => MEANS[each]).filter((variable) => foreign && !foreign[variable]);
  const needs = missing.length > 0 ? ` (needs ${missing.join(", ")})` : "";
  describe.skipIf(needs !== "")(title + needs, () => tests());
}
