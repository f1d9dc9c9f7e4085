import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { SupabaseClient } from "@supabase/supabase-js";
import { type Progress, progressBar } from "@/supabase/seed/import/progress";
import { formatReport, type ImportReport } from "@/supabase/seed/import/report";
import { findTarget, secretClient } from "@/supabase/seed/target";

type ImportCommand = {
  usage: string;
  environment: Readonly<Record<string, string | undefined>>;
  idName: string;
  options?: ParseArgsOptionsConfig;
  run: (given: {
    client: SupabaseClient;
    file: string;
    values: Readonly<Record<string, unknown>>;
    onProgress: (progress: Progress) => void;
  }) => Promise<ImportReport>;
};

async function runImport({ usage, environment, idName, options, run }: ImportCommand): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...options, verbose: { type: "boolean" }, help: { type: "boolean" } },
  });
  const [file] = positionals;
  if (values.help || !file || positionals.length > 1) throw new Error(usage);

  const client = secretClient(await findTarget(environment));
  const startedAt = performance.now();
  const report = await run({ client, file, values, onProgress: progressBar(process.stderr) });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${formatReport(report, { all: values.verbose === true, idName })}\n${seconds} s\n`);
}

/** A command that imports a file and prints what came of it. Exit code 1 when the file or the instance is unusable. */
export function importCommand(command: ImportCommand): void {
  runImport(command).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  });
}
