import "@/tests/support/ends-with-npm";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { startInstance } from "@/tests/support/instance";
import { listTree } from "@/tests/support/processes";
import { type Asked, askPages } from "./import/ask-pages";
import { writeInegiZip } from "./import/inegi-file";
import { peakMegabytes, runImport } from "./import/run-import";
import { measureQuestions } from "./scale/measure";
import { printTable } from "./support/table";

const USAGE = `npm run bench:import -- [--rows 88000] [--elsewhere 382000] [--calls 100]

A zip in INEGI's form is imported into an instance, while a visitor asks for pages.
--rows       units of the borough in the zip
--elsewhere  units of other boroughs, to be skipped
--calls      of each kind of search, afterwards
`;
const QUIET_MS = 15_000;

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "88000" },
    elsewhere: { type: "string", default: "382000" },
    calls: { type: "string", default: "100" },
    help: { type: "boolean" },
  },
});

const printPages = (title: string, asked: readonly Asked[]): void =>
  printTable(
    [title, "answers", "failed", "median ms", "p95", "worst"],
    asked.map(({ name, durations, failures }) => [
      name,
      `${durations.count}`,
      `${failures}`,
      ...[durations.percentile(50), durations.percentile(95), durations.max].map((ms) => ms.toFixed(0)),
    ]),
  );

async function measure(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-import-"));
  const instance = await startInstance({ seed: "showcase", isLively: true });
  const sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const file = path.join(folder, "denue_09_csv.zip");
    await writeInegiZip(file, { inBorough: Number(values.rows), elsewhere: Number(values.elsewhere) });
    printPages("before", await askPages(instance, sleep(QUIET_MS)));
    const importing = runImport(file, instance);
    const [asked, first] = await Promise.all([askPages(instance, importing), importing]);
    printPages("meanwhile", asked);
    process.stdout.write(`${first.report}\n`);
    const again = await runImport(file, instance);
    printTable(
      ["import", "seconds", "peak MB"],
      [
        ["first", first.seconds.toFixed(0), first.peakMegabytes.toFixed(0)],
        ["repeated: nothing changes", again.seconds.toFixed(0), again.peakMegabytes.toFixed(0)],
      ],
    );
    printTable(
      ["process of the instance", "peak MB"],
      listTree(instance.pid).map(({ pid, command }) => [command.slice(0, 60), peakMegabytes(pid).toFixed(0)]),
    );
    printPages("afterwards", await askPages(instance, sleep(QUIET_MS)));
    await sql`vacuum analyze`;
    await measureQuestions(sql, Number(values.calls));
  } finally {
    await sql.end();
    await instance.stop();
    await rm(folder, { recursive: true });
  }
}

if (values.help) process.stdout.write(USAGE);
else await measure();
