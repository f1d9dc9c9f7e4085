import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Counts, countsOfPlaywright, countsOfVitest } from "./counts";

/** One thing that bin/test does. A check without tests of its own counts only when it fails, as one failure. */
type Step = { name: string; command: readonly string[]; countsOf?: (report: string) => Counts };

const bin = (name: string) => `node_modules/.bin/${name}`;
const node = (file: string) => [process.execPath, "--import", "tsx", file];
const reports = mkdtempSync(path.join(tmpdir(), "iztapalapa-reports-"));
const reportOf = (name: string) => path.join(reports, `${name}.json`);

const vitest = (project: string): Step => ({
  name: project,
  command: [
    ...[bin("vitest"), "run", "--project", project, "--passWithNoTests"],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(project)}`],
  ],
  countsOf: countsOfVitest,
});

// The cheap ones first: what is wrong shows soon.
const STEPS: readonly Step[] = [
  { name: "lint", command: [bin("biome"), "check", "."] },
  { name: "unused code", command: [bin("knip")] },
  { name: "route types", command: [bin("next"), "typegen"] },
  { name: "types", command: [bin("tsc"), "--noEmit"] },
  vitest("unit"),
  vitest("database"),
  vitest("contract"),
  { name: "build", command: node("server/build-site.ts") },
  vitest("security"),
  vitest("integration"),
  {
    name: "e2e",
    command: [bin("playwright"), "test", "--pass-with-no-tests", "--reporter=list,json"],
    countsOf: countsOfPlaywright,
  },
];

function run({ name, command: [program = "", ...args], countsOf }: Step): Counts {
  process.stdout.write(`\n--- ${name}\n`);
  const { status } = spawnSync(program, args, {
    stdio: "inherit",
    env: {
      ...process.env,
      // The runners are scripts for whatever `node` is found first, which must be ours.
      PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
      NEXT_TELEMETRY_DISABLED: "1",
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
    },
  });
  const counts = readCounts(name, countsOf);
  // A runner may fail without a failed test: a file that cannot be loaded, a hook that breaks.
  return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function readCounts(name: string, countsOf: Step["countsOf"]): Counts {
  if (!countsOf) return { passed: 0, failed: 0 };
  try {
    return countsOf(readFileSync(reportOf(name), "utf8"));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Runs the steps that are named on the command line, or all of them, and goes on after a failure. */
function main(): void {
  const wanted = process.argv.slice(2);
  const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const results = steps.map((step) => {
    const startedAt = performance.now();
    return { name: step.name, ...run(step), seconds: Math.round((performance.now() - startedAt) / 1000) };
  });
  rmSync(reports, { recursive: true });

  const lines = results.map(({ name, passed, failed, seconds }) => {
    const verdict = failed > 0 ? `${failed} failed` : "ok";
    return `${name.padEnd(14)} ${`${seconds} s`.padStart(6)}  ${verdict}${passed > 0 ? `, ${passed} passed` : ""}`;
  });
  const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\n${lines.join("\n")}\n\n${sum("passed")} passed, ${sum("failed")} failed\n`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

main();
