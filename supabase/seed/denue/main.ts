import { importDenue } from "@/supabase/seed/denue/import-denue";
import { importCommand } from "@/supabase/seed/import/command";

importCommand({
  environment: process.env,
  usage: `npm run import:denue -- FILE [--vintage 05/2026] [--verbose]

FILE       INEGI's zip of a state (denue_09_csv.zip), of which the borough's rows are taken; or a csv of the DENUE, plain or
           gz, utf-8 or latin-1, with our column names or INEGI's
--vintage  edition, for the attribution; only for files without a column "vintage"
--verbose  list every skipped line
`,
  idName: "DENUE",
  options: { vintage: { type: "string" } },
  run: ({ client, file, values: { vintage }, onProgress }) =>
    importDenue({ client, file, vintage: typeof vintage === "string" ? vintage : "", onProgress }),
});
