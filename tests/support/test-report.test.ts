import path from "node:path";
import { describe, expect, it } from "vitest";
import { stageReport, summary } from "./summary";
import { readPlaywrightReport, readVitestReport } from "./test-report";

const vitestFile = (name: string, status: string, tests: object[], message = "") => ({
  ...{ name, status, message },
  assertionResults: tests,
});

describe("vitest's report", () => {
  const read = (passed: number, ...files: object[]) =>
    readVitestReport(JSON.stringify({ numPassedTests: passed, testResults: files }));

  it("names each failed test, its file and its error's first line", () => {
    const good = { fullName: "adds", status: "passed", failureMessages: [] };
    const bad = {
      fullName: "sums takes two",
      status: "failed",
      failureMessages: ["\n\u001b[31mError: expected 1\u001b[39m\n    at here"],
    };
    expect(read(1, vitestFile(path.resolve("sums.test.ts"), "failed", [good, bad]))).toEqual({
      passed: 1,
      files: [{ file: "sums.test.ts", passed: 1, failed: 1, seconds: 0 }],
      failures: [
        {
          name: "sums takes two",
          file: "sums.test.ts",
          error: "Error: expected 1",
          detail: "Error: expected 1\n    at here",
        },
      ],
    });
  });

  it.each([
    ["cannot be loaded", []],
    ["has a hook that broke", [{ fullName: "adds", status: "skipped", failureMessages: null }]],
  ])("counts a file that %s", (_, tests) => {
    const { failures } = read(0, vitestFile(path.resolve("lost.test.ts"), "failed", tests, "Cannot find module\nmore"));
    expect(failures).toEqual([
      { name: "the file", file: "lost.test.ts", error: "Cannot find module", detail: "Cannot find module\nmore" },
    ]);
  });

  it("is believed in no other form", () => {
    expect(() => readVitestReport("{}")).toThrow();
    expect(() => readVitestReport("")).toThrow();
  });
});

describe("Playwright's report", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    ...{ title, file: "home.spec.ts" },
    tests: [{ projectName: "phone", status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const read = (suite: object, errors: object[] = []) =>
    readPlaywrightReport(JSON.stringify({ suites: [suite], stats: { expected: 3 }, errors }));

  it("names failed tests below their headings, also those that passed at the second try", () => {
    const inner = { title: "the menu", specs: [spec("opens", "unexpected", "Error: no menu\n  at x")] };
    const specs = [spec("loads", "expected"), spec("waits", "skipped"), spec("blinks", "flaky", "Timeout", "")];
    expect(read({ title: "home.spec.ts", specs, suites: [inner] })).toEqual({
      passed: 3,
      files: [{ file: "tests/e2e/home.spec.ts", passed: 1, failed: 2, seconds: 0 }],
      failures: [
        { name: "[phone] blinks", file: "tests/e2e/home.spec.ts", error: "Timeout", detail: "Timeout" },
        {
          name: "[phone] the menu opens",
          file: "tests/e2e/home.spec.ts",
          error: "Error: no menu",
          detail: "Error: no menu\n  at x",
        },
      ],
    });
  });

  it("names what broke the run itself", () => {
    const { failures } = read({ title: "home.spec.ts" }, [{ message: "the instance did not start" }]);
    const error = "the instance did not start";
    expect(failures).toEqual([{ name: "the run", file: "playwright.config.ts", error, detail: error }]);
  });
});

describe("what is printed", () => {
  const files = [
    { file: "b.test.ts", passed: 2, failed: 0, seconds: 1.24 },
    { file: "a.test.ts", passed: 3, failed: 1, seconds: 12 },
  ];
  const stage = { name: "unit", seconds: 10, processor: 15, budget: 20, passed: 5, failures: [], files };
  const failures = [{ name: "adds", file: "a.test.ts", error: "Error: no", detail: "Error: no\n  at here" }];

  it("has a line for each file of a stage that has ended, the slowest first, and what failed", () => {
    expect(stageReport({ ...stage, failures }).split("\n")).toEqual([
      "",
      "--- unit: 1 failed, 5 passed, 10 s",
      "   12.0 s  a.test.ts  1 FAILED, 3 passed",
      "    1.2 s  b.test.ts  2 passed",
      "FAILED unit: a.test.ts",
      "  adds",
      "  Error: no",
      "    at here",
    ]);
  });

  it("ends with the processor's seconds beside the budget, loud about one that was exceeded", () => {
    const lines = summary([stage, { ...stage, name: "e2e", processor: 25 }], 36).split("\n");
    expect(lines[0]).toBe("unit          10 s, processor  15 s of  20  ok, 5 passed");
    expect(lines[1]).toBe("e2e           10 s, processor  25 s of  20  ok, 5 passed   <<< OVER BUDGET by 5 s");
    expect(lines.at(-1)).toBe("10 passed, 0 failed in 36 s");
  });

  it("does not call a stage fine that had tests and ran none", () => {
    const skipped = { ...stage, passed: 0, files: [{ file: "a.test.ts", passed: 0, failed: 0, seconds: 0 }] };
    expect(
      summary([skipped, { ...stage, passed: 0, files: [] }], 20)
        .split("\n")
        .slice(0, 2),
    ).toEqual([
      "unit          10 s, processor  15 s of  20  skipped",
      "unit          10 s, processor  15 s of  20  ok",
    ]);
  });

  it("has every failure after the table, with its file and error", () => {
    const text = summary([{ ...stage, failures }, stage], 20);
    expect(text).toContain("FAILED unit: a.test.ts\n  adds\n  Error: no\n\n10 passed, 1 failed in 20 s");
    expect(text).toContain("1 failed, 5 passed");
  });
});
