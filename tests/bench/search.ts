import "@/tests/support/ends-with-npm";
import { parseArgs } from "node:util";
import { measureRelevance } from "./relevance/measure";
import { measureScale } from "./scale/measure";

const USAGE = `npm run bench:search -- [--misses | --rows N [--calls 300] [--data FOLDER]]

(nothing)  what the search finds of what it should, over the shipped census
--misses   lists the queries of the tuning half that miss something
--rows     how fast it is over N synthetic businesses instead; --calls of each kind are timed;
           --data keeps what was filled in for the next time
`;

const { values } = parseArgs({
  options: {
    misses: { type: "boolean", default: false },
    rows: { type: "string" },
    calls: { type: "string", default: "300" },
    data: { type: "string" },
    help: { type: "boolean" },
  },
});
const rows = Number(values.rows);
const calls = Number(values.calls);
const isCount = (value: number) => Number.isSafeInteger(value) && value > 0;
if (values.help || (values.rows && !isCount(rows)) || !isCount(calls)) process.stdout.write(USAGE);
else if (values.rows) await measureScale(rows, calls, values.data);
else await measureRelevance({ showsMisses: values.misses });
