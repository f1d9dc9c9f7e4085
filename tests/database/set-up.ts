import { rm } from "node:fs/promises";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { startPostgres } from "@/supabase/local/postgres/server";
import { loadSecrets } from "@/supabase/local/secrets";
import { addressWith } from "@/tests/support/copy-database";
import setUpData from "@/tests/support/prepare-data";
import { aPreparedDataDir } from "@/tests/support/prepared-data";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the database that the tests of the stage "database" copy. */
    template: string;
  }
}

const TEMPLATE = "project";

/** Vitest's global set-up of the stage "database" (see scratch.ts): one cluster for all its files. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const tearDownData = await setUpData();
  const dataDir = await aPreparedDataDir();
  const { postgresPassword } = await loadSecrets(dataDir);
  const { url, stop } = await startPostgres({ dataDir, password: postgresPassword });
  const sql = postgres(addressWith(url, { pathname: "template1" }), { max: 1 });
  await sql.unsafe(`create database ${TEMPLATE} template postgres`);
  // A copy has none of its template's settings.
  await sql.unsafe(`alter system set search_path = "$user", public, extensions`);
  // What it looks at just then it keeps from a test's own vacuum.
  await sql`alter system set autovacuum = off`;
  await sql`select pg_reload_conf()`;
  await sql.end();
  provide("template", addressWith(url, { pathname: TEMPLATE }));
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true });
    await tearDownData?.();
  };
}
