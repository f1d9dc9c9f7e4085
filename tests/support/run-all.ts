import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, getPriority, setPriority } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { bundleOnce } from "./bundle-once";
import { type ChosenTests, testsOf } from "./changed-tests";
import { readImporters } from "./import-graph";
import { runInPool } from "./run-in-pool";
import { allStages, environmentOf, type Stage } from "./stages";
import { type StageResult, stageReport, summary } from "./summary";
import { temporaryFolder } from "./temporary-folder";
import { failureOf, type TestReport } from "./test-report";

/** One more than there are processors: a stage waits for what it has started for a third of its time. */
const PLACES = availableParallelism() + 1;
/** Below it run the processes of pictures and imports. */
const LEAST_PRIORITY = 9;
const OUTPUT_TAIL_CHARS = 20_000;
const SETPRIV = "/usr/bin/setpriv";

const temporary = temporaryFolder();
const folder = mkdtempSync(path.join(temporary, "iztapalapa-test-"));
// Another uid may have to pass through to a copy's template (see LaunchWay).
chmodSync(folder, 0o711);
const reportFile = (name: string) => path.join(folder, `${name}.json`);
const preparedData = path.join(folder, "data");
/** In which order the files of a stage run. */
const seed = Number(process.env.TEST_SEED) || Math.ceil(Math.random() * 1e6);
const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 1000);

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Processor seconds, user and system, of all children of this process that have ended, and of theirs (Linux alone). */
function processorSeconds(): number {
  if (!existsSync("/proc/self/stat")) return 0;
  const stat = readFileSync("/proc/self/stat", "utf8");
  // From the third field on: the second, a name in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const TICKS_PER_SECOND = 100;
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Of the stages that have ended. */
let processorSecondsTold = 0;

const running = new Set<ChildProcess>();

/** Starts a command that ends with this process, also when that is killed. */
function start([program = "", ...args]: readonly string[], name: string, isWatched: boolean): ChildProcess {
  const command = existsSync(SETPRIV) ? [SETPRIV, "--pdeathsig", "TERM", "--", program, ...args] : [program, ...args];
  const child = spawn(command[0] ?? "", command.slice(1), {
    stdio: isWatched ? "inherit" : ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...environmentOf(reportFile(name), preparedData, seed),
      TMPDIR: temporary,
      ...(isWatched ? {} : { NO_COLOR: "1", FORCE_COLOR: "0" }),
    },
  });
  running.add(child);
  return child;
}

/** @param rank which stages go before it: they have the processors first, too, since the whole waits for the longest */
async function run(stage: Stage, rank: number, isWatched: boolean): Promise<StageResult> {
  const { name, budget, command } = stage;
  const startedAt = performance.now();
  const child = start(command, name, isWatched);
  if (child.pid) setPriority(child.pid, Math.min(getPriority() + rank, LEAST_PRIORITY));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (part: string) => {
      output = (output + part).slice(-OUTPUT_TAIL_CHARS);
    });
  }
  let processor = 0;
  child.once("exit", () => {
    // What this process has waited for grows with each child that ends.
    const total = processorSeconds();
    processor = Math.round(total - processorSecondsTold);
    processorSecondsTold = total;
  });
  const [status] = await once(child, "close");
  running.delete(child);

  const report = readReport(stage);
  const failures = [...report.failures];
  // A runner may fail without a failed test.
  if (status !== 0 && failures.length === 0)
    failures.push(failureOf("the command", command.join(" "), `ended with ${status ?? "a signal"}`));
  const result = { ...report, name, budget, seconds: secondsSince(startedAt), processor, failures };
  say(stageReport(result));
  if (status !== 0) say(stripVTControlCharacters(output));
  return result;
}
function readReport({ name, readReport: read }: Stage): TestReport {
  if (!read) return { passed: 0, failures: [], files: [] };
  try {
    return read(readFileSync(reportFile(name), "utf8"));
  } catch (error) {
    return { passed: 0, files: [], failures: [failureOf("the report", reportFile(name), String(error))] };
  }
}

const git = (...args: readonly string[]): string[] =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/**
 * Returns the files that differ from a commit, in the folder as it is; without one, from the last commit, or that from
 * the one before.
 */
function changedFiles(base: string | undefined): string[] {
  const since = (commit: string) => [
    ...git("diff", "--name-only", commit, "--"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  const present = since(base ?? "HEAD");
  return present.length > 0 || base !== undefined ? present : since("HEAD~1");
}

/** The tests of a change, and the names of the stages that have any, with what those need and what is cheap. */
function chooseTests(base: string | undefined): { chosen: ChosenTests; names: string[] } {
  const files = git("ls-files", "--cached", "--others", "--exclude-standard").filter((file) => existsSync(file));
  const read = (file: string) => readFileSync(file, "utf8");
  const changed = changedFiles(base);
  const chosen = testsOf(changed, { files, read, importers: readImporters(files) });
  const names = Object.entries(chosen).flatMap(([name, some]) => (some.length > 0 ? name : []));
  const needsSite = names.some((name) => ["security", "integration", "site", "cluster", "e2e"].includes(name));
  const needsData = names.some((name) => !["unit", "hosted"].includes(name));
  say(`${changed.length} files have changed; tests of them: ${Object.values(chosen).flat().join(" ") || "none"}`);
  const cheap = ["lint", "unused code", "types"];
  return { chosen, names: [...cheap, ...names, ...(needsSite ? ["build"] : []), ...(needsData ? ["data"] : [])] };
}

/**
 * Runs the stages that are named on the command line, or those of every run, and goes on after a failure. `--changed [COMMIT]` runs what
 * a change can break, `--all` all stages.
 */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const [first, ...others] = process.argv.slice(2);
  const choice = first === "--changed" ? chooseTests(others[0]) : null;
  const isAll = first === "--all";
  const wanted = choice?.names ?? (isAll ? others : process.argv.slice(2));
  const isAlone = wanted.length === 1 && process.stdout.isTTY === true;
  const stages = allStages({ reportFile, preparedData, isWatched: isAlone, chosen: choice?.chosen });
  const unknown = wanted.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    say(
      `There is no stage "${unknown}": name some of ${stages.map(({ name }) => name).join(", ")}, or none, or --all.`,
    );
    process.exitCode = 1;
    return;
  }
  const chosen = stages.filter(({ name, onlyInAll = false }) =>
    wanted.length > 0 ? wanted.includes(name) : isAll || !onlyInAll,
  );
  await bundleOnce();
  processorSecondsTold = processorSeconds();
  say(`The files of each stage run in the order of TEST_SEED=${seed}.`);
  const results = await runInPool(chosen, PLACES, (stage) => run(stage, stages.indexOf(stage), isAlone));
  rmSync(folder, { recursive: true });
  say(`\n${summary(results, secondsSince(startedAt))}`);
  process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
}
await main();
