import { rm } from "node:fs/promises";
import { startPostgres } from "@/supabase/local/postgres/server";
import { loadSecrets } from "@/supabase/local/secrets";
import prepareOnce from "./prepare-data";
import { aPreparedDataDir } from "./prepared-data";

/** Where one PostgreSQL with all migrations stands for the files of the database stage; each takes a copy of its database. */
export const DATABASE_SERVER = "DATABASE_SERVER";

/** Vitest's global set-up of the database stage: one server, to which nobody is connected where it is copied from. */
export default async function setUp(): Promise<() => Promise<void>> {
  const tearDown = await prepareOnce();
  const dataDir = await aPreparedDataDir();
  const { postgresPassword } = await loadSecrets(dataDir);
  const server = await startPostgres({ dataDir, password: postgresPassword });
  process.env[DATABASE_SERVER] = server.url;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
    await tearDown?.();
  };
}
