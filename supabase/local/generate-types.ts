import { writeFile } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { startScratchDatabase } from "@/supabase/local/scratch-database";
import { readCatalogue } from "@/supabase/local/types/catalogue";
import { writeTypes } from "@/supabase/local/types/write-types";

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

if (import.meta.main) {
  await writeFile(path.resolve(import.meta.dirname, "../../lib/supabase/database.types.ts"), await generateTypes());
}
