import "@/tests/support/ends-with-npm";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { prepareData } from "@/tests/support/prepare-data";
import { preparedFolder } from "@/tests/support/prepared-data";
import { type Part, Workshop } from "./render/part";
import { PARTS } from "./render/parts";
import { cellsOf, ROW_HEAD, type Row } from "./render/row";
import { closeOnSignals } from "./support/closing";
import { printTable, say } from "./support/table";

const USAGE = `npm run bench:render -- [PART…] [--quick]

What the first visitor waits for, beside its targets, as a Markdown table.
--quick  a tenth of the samples
Parts: ${PARTS.map(({ name, isOnlyNamed }) => (isOnlyNamed ? `${name} (only when named)` : name)).join(", ")}
`;
const QUIET_LOAD = 0.5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false }, help: { type: "boolean" } },
});
const unknown = positionals.filter((name) => PARTS.every((part) => part.name !== name));
const chosen = PARTS.filter(({ name, isOnlyNamed }) =>
  positionals.length > 0 ? positionals.includes(name) : !isOnlyNamed,
);

let workshop = new Workshop(values.quick);
let removeData = async (): Promise<void> => undefined;

/** Every instance starts from a copy of data that is made once. */
async function prepare(): Promise<void> {
  if (preparedFolder("full")) return;
  const folder = await mkdtemp(path.join(tmpdir(), "bench-data-"));
  removeData = () => rm(folder, { recursive: true, force: true });
  await prepareData(folder);
  process.env.PREPARED_DATA = folder;
}

async function measure({ name, measure: run }: Part): Promise<Row[]> {
  const [load = 0] = loadavg();
  const warning = load > QUIET_LOAD ? `: above ${QUIET_LOAD}, something else is running` : "";
  process.stdout.write(`${name}: load of the machine ${load.toFixed(2)}${warning}\n`);
  try {
    return await run(workshop);
  } catch (error) {
    return [{ what: name, target: "", measured: `failed: ${(error as Error).message.slice(0, 200)}`, isMet: false }];
  } finally {
    await workshop.close();
  }
}

async function main(): Promise<void> {
  process.stdout.write(
    `node ${process.version}, ${availableParallelism()} CPUs shared with the load${values.quick ? ", a tenth of the samples" : ""}\n`,
  );
  try {
    await prepare();
    const rows: Row[] = [];
    for (const part of chosen) {
      workshop = new Workshop(values.quick);
      const measured = await measure(part);
      for (const cells of cellsOf(measured)) say(cells);
      rows.push(...measured);
    }
    process.stdout.write("\n");
    printTable(ROW_HEAD, cellsOf(rows));
  } finally {
    await removeData();
  }
}

closeOnSignals(async () => {
  await workshop.close();
  await removeData();
});
if (values.help || unknown.length > 0) process.stdout.write(USAGE);
else await main();
