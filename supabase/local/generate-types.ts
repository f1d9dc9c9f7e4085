import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { startScratchDatabase } from "@/supabase/local/scratch-database";
import { readCatalogue } from "@/supabase/local/types/catalogue";
import { writeTypes } from "@/supabase/local/types/write-types";

const FILE = path.resolve(import.meta.dirname, "../../lib/supabase/database.types.ts");

export async function generateTypes(): Promise<string> {
  const database = await startScratchDatabase();
  const sql = postgres(database.url, { max: 1 });
  try {
    return writeTypes(await readCatalogue(sql));
  } finally {
    await sql.end();
    await database.stop();
  }
}

/** Writes lib/supabase/database.types.ts; with --check it only compares, and exits with 1 when the file is old. */
async function main(): Promise<void> {
  const types = await generateTypes();
  if (!process.argv.includes("--check")) {
    await writeFile(FILE, types);
    return;
  }
  if ((await readFile(FILE, "utf8").catch(() => "")) === types) return;
  process.stderr.write('lib/supabase/database.types.ts is out of date: run "npm run db:types"\n');
  process.exitCode = 1;
}

if (import.meta.main) await main();
