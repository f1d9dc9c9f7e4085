import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { atMostEvery } from "@/lib/caching/at-most-every";
import { requireSupabase } from "@/lib/env";
import { createServiceClient } from "./service-client";

export type Unready = { part: "backend" | "base de datos" | "migraciones"; message: string };

const TIMEOUT_MS = 2_000;
const KEPT_MS = 1_000;

const PROBLEMS = {
  backend: { part: "backend", message: "El backend no responde." },
  database: { part: "base de datos", message: "La base de datos no responde." },
  migrations: { part: "migraciones", message: "A la base de datos le faltan migraciones de esta versión." },
} as const satisfies Record<string, Unready>;

let known: Promise<readonly string[]> | undefined;

/** Versions that this build needs. Beside the site, and not in it. */
async function listMigrations(): Promise<readonly string[]> {
  const files = await readdir(path.join(process.cwd(), "supabase/migrations"));
  return files.map((file) => file.split("_", 1)[0] ?? "");
}

async function check(): Promise<Unready | null> {
  known ??= listMigrations();
  const { data, error, status } = await createServiceClient(requireSupabase(), TIMEOUT_MS).rpc("applied_migrations");
  if (error && status === 0) return PROBLEMS.backend;
  if (error && status >= 500) return PROBLEMS.database;
  // Migrations that were pasted have no history: only that this function is there tells of them.
  const isMissing = error !== null || (data !== null && (await known).some((version) => !data.includes(version)));
  return isMissing ? PROBLEMS.migrations : null;
}

/** Says what keeps this site from answering everything, or null. */
export const readiness = atMostEvery(KEPT_MS, check);
