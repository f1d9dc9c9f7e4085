import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { prepareData } from "./prepare-data";
import { readPlaywrightReport, readVitestReport, type TestReport } from "./test-report";

// `npm run test:steady -- [--runs N] [--busy] [files]`: runs tests again and again, and names whatever was ever red. Without files,
// whole runs of bin/test.

const USAGE = "npm run test:steady -- [--runs N] [--busy] [files]";
const RUNS = 10;
const WHOLE_RUNS = 3;

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string" }, busy: { type: "boolean" } },
});
const runs = Number(values.runs ?? (files.length > 0 ? RUNS : WHOLE_RUNS));
if (!Number.isInteger(runs) || runs < 1) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), "iztapalapa-steady-"));
const reportFile = path.join(folder, "report.json");
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Two processes that leave nobody else a processor of their own; each ends with this one. */
const keepBusy = (): ChildProcess[] =>
  Array.from({ length: availableParallelism() }, () => fork(path.resolve("tests/support/busy.ts")));

async function finish(command: readonly string[], seed: number): Promise<void> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    stdio: "ignore",
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, TEST_SEED: String(seed) },
  });
  await once(child, "exit");
}

type Red = { file: string; name: string; error: string };

/** Runs a runner over files and says what failed; a runner that leaves no report, or an empty one, has failed itself. */
async function runOver(
  some: readonly string[],
  command: readonly string[],
  read: (text: string) => TestReport,
  seed: number,
): Promise<Red[]> {
  if (some.length === 0) return [];
  rmSync(reportFile, { force: true });
  await finish([...command, ...some], seed);
  try {
    const report = read(readFileSync(reportFile, "utf8"));
    if (report.files.length === 0) throw new Error("it ran no test");
    return [...report.failures];
  } catch (error) {
    return [{ file: some.join(" "), name: "the runner", error: String(error) }];
  }
}

/** Failures of a whole run of bin/test, by the lines that it ends with. */
async function runWhole(seed: number): Promise<Red[]> {
  const child = spawn(path.resolve("bin/test"), {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, TEST_SEED: String(seed) },
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    output += part;
  });
  await once(child, "close");
  const end = output.slice(output.lastIndexOf("all of them: processor"));
  say(end.trim().split("\n").at(-1) ?? "without a last line");
  return [...end.matchAll(/^FAILED (?<file>.+)\n {2}(?<name>.*)\n {2}(?<error>.*)$/gm)].map(({ groups = {} }) => ({
    file: groups.file ?? "",
    name: groups.name ?? "",
    error: groups.error ?? "",
  }));
}

const isOfBrowser = (file: string): boolean => file.startsWith("tests/e2e/");

async function runOnce(seed: number): Promise<Red[]> {
  if (files.length === 0) return runWhole(seed);
  const vitest = ["node_modules/.bin/vitest", "run", "--reporter=json", `--outputFile.json=${reportFile}`];
  const playwright = ["node_modules/.bin/playwright", "test", "--reporter=json"];
  return [
    ...(await runOver(
      files.filter((file) => !isOfBrowser(file)),
      vitest,
      readVitestReport,
      seed,
    )),
    ...(await runOver(files.filter(isOfBrowser), playwright, readPlaywrightReport, seed)),
  ];
}

if (files.length > 0) {
  process.env.PREPARED_DATA = path.join(folder, "data");
  await prepareData(process.env.PREPARED_DATA);
}
const busy = values.busy ? keepBusy() : [];
const red = new Map<string, { times: number; error: string }>();
for (let run = 1; run <= runs; run += 1) {
  const startedAt = performance.now();
  const seed = run + Math.ceil(Math.random() * 1e6);
  const failures = await runOnce(seed);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  say(`run ${run} of ${runs}, TEST_SEED=${seed}: ${failures.length} red, ${seconds} s`);
  for (const { file, name, error } of failures) {
    const title = `${file}: ${name}`;
    red.set(title, { times: (red.get(title)?.times ?? 0) + 1, error });
  }
}
for (const child of busy) child.kill();
rmSync(folder, { recursive: true, force: true });
for (const [title, { times, error }] of red) say(`RED ${times} of ${runs}: ${title}\n  ${error}`);
say(`${red.size} tests were ever red in ${runs} runs${values.busy ? ", beside busy processes" : ""}`);
process.exit(red.size > 0 ? 1 : 0);
