import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { applyMigrations } from "@/supabase/local/migrations";
import type { LaunchWay } from "@/supabase/local/postgres/launch";
import { startPostgres } from "@/supabase/local/postgres/server";
import { applySystemSchema } from "@/supabase/local/system-schema";

export interface ScratchDatabase {
  /** A superuser connection. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Options {
  /** Another folder of migrations than the project's. */
  readonly migrations?: string;
  readonly way?: LaunchWay;
}

/** A PostgreSQL of its own in a temporary folder, with the system schemas and the migrations; about a second. */
export async function startScratchDatabase({ migrations, way }: Options = {}): Promise<ScratchDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "iztapalapa-scratch-"));
  const server = await startPostgres({ dataDir, password: randomBytes(18).toString("base64url"), way });
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  const stop = async () => {
    await sql.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
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
