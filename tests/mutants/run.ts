import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { printTable, say } from "@/tests/bench/support/table";
import { MUTANTS, type Mutant } from "./mutants";

const ROOT = path.resolve(import.meta.dirname, "../..");
const LEFT_OUT = new Set(["node_modules", ".next", ".git", ".data", "public"]);
/** Processors of the machines that this is for. */
const COPIES = 2;

const reportSchema = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
type Counts = z.infer<typeof reportSchema>;

/** "alive": no test noticed. "broken": no test ran at all, so nothing was shown. */
type Verdict = "killed" | "alive" | "broken";

/** The sources in a folder of their own, to be changed at will. There each object of SQL has one place, which databases are made from. */
async function copyTree(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), "iztapalapa-mutants-"));
  await cp(ROOT, copy, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.relative(ROOT, source).split(path.sep)[0] ?? ""),
  });
  await symlink(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  await rm(path.join(copy, "supabase/migrations"), { recursive: true });
  await symlink(path.join(copy, "supabase/schemas"), path.join(copy, "supabase/migrations"));
  return copy;
}

/** Runs the tests of a file whose names hold the title. */
async function runTests(
  copy: string,
  { project, test, title }: Pick<Mutant, "project" | "test" | "title">,
): Promise<Counts> {
  const report = path.join(copy, "report.json");
  await rm(report, { force: true });
  const pattern = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const args = ["run", "--project", project, test, "-t", pattern, "--reporter=json", `--outputFile=${report}`];
  const child = spawn(process.execPath, [path.join(ROOT, "node_modules/vitest/vitest.mjs"), ...args], {
    cwd: copy,
    stdio: "ignore",
  });
  await once(child, "exit");
  const text = await readFile(report, "utf8").catch(() => "{}");
  return reportSchema.safeParse(JSON.parse(text)).data ?? { numPassedTests: 0, numFailedTests: 0 };
}

async function judge(copy: string, mutant: Mutant): Promise<Verdict> {
  const file = path.join(copy, mutant.file);
  const source = await readFile(file, "utf8");
  if (source.split(mutant.find).length !== 2) {
    say([
      `${mutant.name}: the text to take out stands ${source.split(mutant.find).length - 1} times in ${mutant.file}`,
    ]);
    return "broken";
  }
  await writeFile(
    file,
    source.replace(mutant.find, () => mutant.replace),
  );
  try {
    const { numFailedTests, numPassedTests } = await runTests(copy, mutant);
    if (numFailedTests > 0) return "killed";
    return numPassedTests > 0 ? "alive" : "broken";
  } finally {
    await writeFile(file, source);
  }
}

/** Deals with the items in the copies at hand, one after the other in each. */
async function inTurns<T>(
  copies: readonly string[],
  items: readonly T[],
  deal: (copy: string, item: T) => Promise<void>,
) {
  const queue = [...items];
  const work = async (copy: string): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await deal(copy, item);
  };
  await Promise.all(copies.map(work));
}

/** Runs the files of tests as they are: whoever fails without a change has noticed nothing. */
async function requireGreen(copies: readonly string[], mutants: readonly Mutant[]): Promise<void> {
  const files = [...new Map(mutants.map(({ project, test }) => [test, project]))];
  await inTurns(copies, files, async (copy, [test, project]) => {
    const { numPassedTests, numFailedTests } = await runTests(copy, { project, test, title: "" });
    say([`${numPassedTests} pass`, test]);
    if (numFailedTests > 0 || numPassedTests === 0) throw new Error(`${test} fails without any change`);
  });
}

/**
 * `npm run test:mutants [part of a name]`: takes each server check out in turn and shows that a test fails without it.
 * The same tests pass with it, which is looked at first.
 */
async function main(): Promise<void> {
  const wanted = process.argv[2] ?? "";
  const waiting = MUTANTS.filter(({ name }) => name.includes(wanted));
  const verdicts = new Map<Mutant, Verdict>();
  const copies = await Promise.all(Array.from({ length: COPIES }, copyTree));
  try {
    await requireGreen(copies, waiting);
    await inTurns(copies, waiting, async (copy, mutant) => {
      const verdict = await judge(copy, mutant);
      verdicts.set(mutant, verdict);
      say([verdict, mutant.name]);
    });
  } finally {
    await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
  }
  printTable(
    ["check taken out", "test that fails", "verdict"],
    waiting.map((mutant) => [
      mutant.name,
      `${path.basename(mutant.test)}: ${mutant.title}`,
      verdicts.get(mutant) ?? "",
    ]),
  );
  const survivors = waiting.filter((mutant) => verdicts.get(mutant) !== "killed");
  process.stdout.write(`${waiting.length - survivors.length} of ${waiting.length} were noticed.\n`);
  if (survivors.length > 0) process.exitCode = 1;
}

await main();
