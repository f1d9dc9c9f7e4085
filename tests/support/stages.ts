import path from "node:path";
import { readPlaywrightReport, readVitestReport, type TestReport } from "./test-report";

/** One thing that bin/test does. A check without tests of its own counts only when it fails, as one failure. */
export type Stage = {
  name: string;
  command: readonly string[];
  /** Runs by its name, by `--all` and for a change of what it tests: too long, or too seldom red, for every run. */
  onlyInAll?: true;
  /** Stages that have to be done before it. */
  needs?: readonly string[];
  /** Places of the pool that it takes while it runs (run-all.ts). */
  places: number;
  /** Processor seconds, user and system, that it may take on a quiet machine. More is told, and fails nothing. */
  budget: number;
  /** Reads what the runner has written at `reportFile`. */
  readReport?: (text: string) => TestReport;
};

const bin = (name: string) => `node_modules/.bin/${name}`;
const node = (...args: readonly string[]) => [process.execPath, "--import", "tsx", ...args];

type Options = {
  /** Path of a report by a stage's runner. */
  reportFile: (name: string) => string;
  /** Folder of data that the tests copy (prepared-data.ts). */
  preparedData: string;
  /** Somebody watches: the runner shows what it does. */
  isWatched: boolean;
  /** Files of a stage's tests, by its name; without it all of them. */
  chosen?: Readonly<Record<string, readonly string[]>> | undefined;
};

/** The stages in the order in which they are begun as places get free: first what others wait for, then what takes longest. */
export function allStages({ reportFile, preparedData, isWatched, chosen = {} }: Options): readonly Stage[] {
  const vitest = (name: string, stage: Omit<Stage, "name" | "command">, projects = [name]): Stage => ({
    ...{ name, readReport: readVitestReport, ...stage },
    command: [
      ...[bin("vitest"), "run", ...projects.flatMap((project) => ["--project", project]), "--passWithNoTests"],
      ...[...(isWatched ? ["--reporter=default"] : []), "--reporter=json", `--outputFile.json=${reportFile(name)}`],
      ...(chosen[name] ?? []),
    ],
  });
  return [
    { name: "build", command: node("server/build-site.ts"), places: 2, budget: 80 },
    { name: "data", command: node("tests/support/prepare-all.ts", preparedData), places: 1, budget: 45 },
    { name: "lint", command: [bin("biome"), "check", "."], places: 1, budget: 15 },
    { name: "unused code", command: [bin("knip")], places: 1, budget: 10 },
    {
      ...{ name: "types", places: 1, budget: 40 },
      // The types of routes are made before they are checked; a build makes them anew.
      ...{ needs: ["build"], command: ["sh", "-c", `${bin("next")} typegen && ${bin("tsc")} --noEmit`] },
    },
    // One file after the other, on instances that they share.
    vitest("site", { needs: ["build", "data"], places: 1, budget: 240 }),
    {
      ...{ name: "e2e", needs: ["build", "data"], places: 1, budget: 250, readReport: readPlaywrightReport },
      command: [
        ...[bin("playwright"), "test", "--pass-with-no-tests"],
        `--reporter=${[...(isWatched ? ["list"] : []), "json"].join(",")}`,
        ...(chosen.e2e ?? []),
      ],
    },
    vitest("integration", { needs: ["build", "data"], places: 1, budget: 140 }, ["integration", "own-modules"]),
    // The attacks come one after the other.
    vitest("security", { needs: ["build", "data"], places: 1, budget: 90 }),
    vitest("contract", { needs: ["data"], places: 1, budget: 95 }),
    vitest("cluster", { needs: ["build", "data"], places: 2, budget: 120, onlyInAll: true }),
    vitest("hosted", { places: 1, budget: 140, onlyInAll: true }),
    vitest("database", { needs: ["data"], places: 1, budget: 140 }),
    vitest("unit", { places: 1, budget: 80 }, ["unit", "components", "isolated"]),
  ];
}

/** Environment of a stage's command, beside what it inherits. */
export const environmentOf = (reportFile: string, preparedData: string, seed: number) =>
  ({
    // The runners are scripts for whatever `node` is found first, which must be ours.
    PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
    NEXT_TELEMETRY_DISABLED: "1",
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    PREPARED_DATA: preparedData,
    IS_BUNDLED: "yes",
    TEST_SEED: String(seed),
  }) as const;
