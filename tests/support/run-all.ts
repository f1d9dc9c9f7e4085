import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { environmentOf, type Stage, stageGroups } from "./stages";
import { type StageResult, summary } from "./summary";
import type { TestReport } from "./test-report";

const folder = mkdtempSync(path.join(tmpdir(), "iztapalapa-test-"));
// Another uid may have to pass through to a copy's template (see LaunchWay).
chmodSync(folder, 0o711);
const reportFile = (name: string) => path.join(folder, `${name}.json`);
const preparedData = path.join(folder, "data");
const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 1000);

/** @param isAlone its output may be shown while it runs; else it is shown when it ends, in one piece */
async function run(stage: Stage, isAlone: boolean): Promise<StageResult> {
  const { name, budget, command } = stage;
  const [program = "", ...args] = command;
  const startedAt = performance.now();
  if (isAlone) process.stdout.write(`\n--- ${name}\n`);
  const child = spawn(program, args, {
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environmentOf(reportFile(name), preparedData) },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => output.push(part));
  const [status] = await once(child, "close");
  if (!isAlone) process.stdout.write(`\n--- ${name}\n${Buffer.concat(output)}`);

  const report = readReport(stage);
  const failures = [...report.failures];
  // A runner may fail without a failed test.
  if (status !== 0 && failures.length === 0)
    failures.push({ name: "the command", file: command.join(" "), error: `ended with ${status ?? "a signal"}` });
  return { name, budget, seconds: secondsSince(startedAt), passed: report.passed, failures };
}

function readReport({ name, readReport: read }: Stage): TestReport {
  if (!read) return { passed: 0, failures: [] };
  try {
    return read(readFileSync(reportFile(name), "utf8"));
  } catch (error) {
    return { passed: 0, failures: [{ name: "the report", file: reportFile(name), error: String(error) }] };
  }
}

/** Runs the stages that are named on the command line, or all of them, and goes on after a failure. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const wanted = process.argv.slice(2);
  const results: StageResult[] = [];
  for (const group of stageGroups(reportFile, preparedData)) {
    const stages = group.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    results.push(...(await Promise.all(stages.map((stage) => run(stage, stages.length === 1)))));
  }
  rmSync(folder, { recursive: true });
  process.stdout.write(`\n${summary(results, secondsSince(startedAt))}\n`);
  process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

await main();
