import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { applyMigrations } from "@/supabase/local/migrations";
import type { LaunchWay } from "@/supabase/local/postgres/launch";
import { startPostgres } from "@/supabase/local/postgres/server";
import { loadSecrets } from "@/supabase/local/secrets";
import { applySystemSchema } from "@/supabase/local/system-schema";

interface Options {
  readonly migrations?: string;
  readonly way?: LaunchWay;
  /** A folder that stays; else a temporary one. */
  readonly dataDir?: string;
}

/** A PostgreSQL of its own, with the system schemas and the migrations; about 2 s in a new folder. */
export async function startScratchDatabase(options: Options = {}) {
  const { migrations, way } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), "iztapalapa-scratch-")));
  const { postgresPassword } = await loadSecrets(dataDir);
  const server = await startPostgres({ dataDir, password: postgresPassword, way });
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  const stop = async () => {
    await sql.end();
    await server.stop();
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await applySystemSchema(sql);
    await applyMigrations(sql, migrations);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: server.url, stop };
}
