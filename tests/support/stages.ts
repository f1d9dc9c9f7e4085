import path from "node:path";
import { readPlaywrightReport, readVitestReport, type TestReport } from "./test-report";

/** One thing that bin/test does. A check without tests of its own counts only when it fails, as one failure. */
export type Stage = {
  name: string;
  command: readonly string[];
  /** Seconds that it may take on a quiet machine with two processors. More is told, and fails nothing. */
  budget: number;
  /** Reads what the runner has written at `reportFile`. */
  readReport?: (text: string) => TestReport;
};

const bin = (name: string) => `node_modules/.bin/${name}`;
const node = (...args: readonly string[]) => [process.execPath, "--import", "tsx", ...args];

/** A line a test is for somebody who watches; elsewhere only what failed is worth its line. */
const isWatched = process.stdout.isTTY === true;

/**
 * The groups, one after the other, the cheap ones first: what is wrong shows soon. The stages of a group run side by
 * side.
 * @param reportFile where a stage's runner writes its report
 * @param preparedData where data stands that the tests copy (prepared-data.ts)
 */
export function stageGroups(reportFile: (name: string) => string, preparedData: string): readonly (readonly Stage[])[] {
  const vitest = (project: string, budget: number): Stage => ({
    ...{ name: project, budget, readReport: readVitestReport },
    command: [
      ...[bin("vitest"), "run", "--project", project, "--passWithNoTests"],
      ...[`--reporter=${isWatched ? "default" : "dot"}`, "--reporter=json"],
      `--outputFile.json=${reportFile(project)}`,
    ],
  });
  return [
    [
      { name: "lint", command: [bin("biome"), "check", "."], budget: 15 },
      { name: "unused code", command: [bin("knip")], budget: 10 },
      // The types of routes are made before they are checked.
      { name: "types", command: ["sh", "-c", `${bin("next")} typegen && ${bin("tsc")} --noEmit`], budget: 25 },
    ],
    // With the two that the stages after them share.
    [
      vitest("unit", 140),
      { name: "build", command: node("server/build-site.ts"), budget: 160 },
      { name: "data", command: node("tests/support/prepare-all.ts", preparedData), budget: 130 },
    ],
    [vitest("database", 110)],
    // The attacks come one after the other: beside them there is a processor to spare.
    [vitest("contract", 180), vitest("security", 180)],
    [vitest("integration", 350)],
    [
      {
        ...{ name: "e2e", budget: 320, readReport: readPlaywrightReport },
        command: [
          ...[bin("playwright"), "test", "--pass-with-no-tests"],
          `--reporter=${isWatched ? "list" : "dot"},json`,
        ],
      },
    ],
  ];
}

/** What a stage's command is run with, beside what it inherits. */
export const environmentOf = (reportFile: string, preparedData: string): Readonly<Record<string, string>> => ({
  // The runners are scripts for whatever `node` is found first, which must be ours.
  PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
  NEXT_TELEMETRY_DISABLED: "1",
  PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  PREPARED_DATA: preparedData,
});
