import { parseArgs } from "node:util";
import { importDenue } from "@/supabase/seed/denue/import-denue";
import { progressBar } from "@/supabase/seed/denue/progress";
import { formatReport } from "@/supabase/seed/denue/report";
import { findTarget, secretClient } from "@/supabase/seed/target";

const USAGE = `npm run import:denue -- FILE [--vintage 05/2026] [--verbose]

FILE       csv of the DENUE, plain or gz, utf-8 or latin-1, with our column names or INEGI's
--vintage  edition, for the attribution; only for files without a column "vintage"
--verbose  list every skipped line
`;

/** `npm run import:denue`. Exit code 1 when the file or the instance is unusable. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { vintage: { type: "string" }, verbose: { type: "boolean", default: false }, help: { type: "boolean" } },
  });
  const [file] = positionals;
  if (values.help || !file || positionals.length > 1) throw new Error(USAGE);

  const client = secretClient(await findTarget(process.env));
  const startedAt = performance.now();
  const report = await importDenue({ client, file, vintage: values.vintage, onProgress: progressBar(process.stderr) });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${formatReport(report, { all: values.verbose })}\n${seconds} s\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
