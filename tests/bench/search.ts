import { parseArgs } from "node:util";
import { measureRelevance } from "./relevance/measure";
import { measureScale } from "./scale/measure";

const USAGE = `npm run bench:search -- [--misses | --rows N]

(nothing)  what the search finds of what it should, over the shipped census
--misses   lists the queries of the tuning half that miss something
--rows     how fast it is over N synthetic businesses instead
`;

const { values } = parseArgs({
  options: { misses: { type: "boolean", default: false }, rows: { type: "string" }, help: { type: "boolean" } },
});
const rows = Number(values.rows);
if (values.help || (values.rows && !(Number.isSafeInteger(rows) && rows > 0))) process.stdout.write(USAGE);
else if (values.rows) await measureScale(rows);
else await measureRelevance({ showsMisses: values.misses });
