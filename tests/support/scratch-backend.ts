import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { applyMigrations } from "@/supabase/local/migrations";
import { startPostgres } from "@/supabase/local/postgres/server";
import { applySystemSchema } from "@/supabase/local/system-schema";

export interface ScratchDatabase {
  /** A superuser connection. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own in a temporary folder, with the system schemas and the migrations of `migrations`. */
export async function startScratchDatabase(options: { migrations?: string } = {}): Promise<ScratchDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "iztapalapa-scratch-"));
  const server = await startPostgres({ dataDir, password: "scratch-database-password" });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  try {
    await applySystemSchema(sql);
    await applyMigrations(sql, options.migrations);
  } catch (error) {
    await sql.end();
    await stop();
    throw error;
  }
  await sql.end();
  return { url: server.url, stop };
}
