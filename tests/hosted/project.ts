import { randomBytes } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import postgres from "postgres";
import { startPostgres } from "@/supabase/local/postgres/server";
import { applySystemSchema } from "@/supabase/local/system-schema";
import { addressWith, copyDatabase } from "@/tests/support/copy-database";
import { newDataDir } from "@/tests/support/prepared-data";
import { pushMigrations } from "./push";
import { recordedUnboundedWrites } from "./unbounded-writes";

const SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.track": "all",
  "pg_stat_statements.max": "50000",
};

/** The database that tests copy. */
const TEMPLATE = "project";

const connect = (url: string) => postgres(url, { max: 1, onnotice: () => undefined });

/** Makes a cluster with a hosted project's roles, rights and limits, and pushes the migrations. @throws when a statement fails. */
export async function startProject() {
  const dataDir = await newDataDir();
  const password = randomBytes(24).toString("hex");
  const first = await startPostgres({ dataDir, password });
  await demote(first.url, password);
  await first.stop();

  const server = await startPostgres({ dataDir, password });
  const url = addressWith(server.url, { pathname: TEMPLATE });
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(dataDir, { recursive: true });
  };
  try {
    const admin = connect(addressWith(url, { username: "supabase_admin" }));
    await applySystemSchema(admin);
    await admin.unsafe(await readFile("tests/hosted/project.sql", "utf8"));
    for (const login of ["authenticator", "supabase_auth_admin"]) {
      await admin.unsafe(`alter role ${login} password '${password}'`);
    }
    await admin.end();
    await pushMigrations(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** The first superuser stays one for ever: it becomes supabase_admin, and a new postgres is not. */
async function demote(url: string, password: string): Promise<void> {
  const bootstrap = connect(url);
  for (const [name, value] of Object.entries(SETTINGS)) await bootstrap.unsafe(`alter system set ${name} = '${value}'`);
  await bootstrap.unsafe(`create role helper superuser login password '${password}'`);
  await bootstrap.end();

  const helper = connect(addressWith(url, { username: "helper" }));
  await helper.unsafe("alter role postgres rename to supabase_admin");
  await helper.unsafe(`create role postgres login createdb createrole replication bypassrls password '${password}'`);
  // Hosted: en_US by the system's library, of which machines for tests have no more than C.
  await helper.unsafe(
    `create database ${TEMPLATE} owner postgres template template0 locale_provider icu icu_locale 'en-US'`,
  );
  await helper.end();

  const admin = connect(addressWith(url, { username: "supabase_admin" }));
  await admin.unsafe("drop role helper");
  await admin.end();
}

/**
 * A database of its own, with what the migrations have made.
 * @param project address of the template
 * @returns its address, and `stop`, which throws when a function has written without a WHERE
 */
export async function copyProject(project: string) {
  const { url, stop } = await copyDatabase(project);
  return {
    url,
    async stop(): Promise<void> {
      const sql = connect(url);
      const writes = await recordedUnboundedWrites(sql);
      await sql.end();
      await stop();
      if (writes.length > 0)
        throw new Error(`written without a WHERE, which hosted connections refuse: ${writes.join("\n")}`);
    },
  };
}
