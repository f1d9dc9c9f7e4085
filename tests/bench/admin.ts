import "@/tests/support/ends-with-npm";
import { parseArgs } from "node:util";
import type postgres from "postgres";
import { adminOperations, prepareAdministration } from "./admin/operations";
import { measure, withSynthetic } from "./scale/measure";

const USAGE = `npm run bench:admin -- [--rows 100000] [--calls 100]

How long the administration's questions take over synthetic businesses, a fifth of them pending or deleted. Fails when the
slowest 5 % of one take more than 200 ms.
`;
const WARM_UP = 5;

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    calls: { type: "string", default: "100" },
    help: { type: "boolean" },
  },
});
const look = async (sql: postgres.Sql): Promise<void> => {
  const operations = await adminOperations(sql);
  const late = await measure(sql, "milliseconds", operations, { warmUp: WARM_UP, measured: Number(values.calls) });
  if (late.length > 0) {
    process.stderr.write(`too slow: ${late.join("; ")}\n`);
    process.exitCode = 1;
  }
};
if (values.help) process.stdout.write(USAGE);
else await withSynthetic(Number(values.rows), look, { prepare: prepareAdministration });
