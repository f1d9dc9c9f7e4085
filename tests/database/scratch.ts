import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { DATABASE_SERVER } from "../support/database-server";

const quiet = { max: 1, onnotice: () => undefined };

/** The same server, another database. */
function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Asks the server itself: nobody may be in the database that is copied. */
async function withServer<T>(url: string, ask: (server: postgres.Sql) => Promise<T>): Promise<T> {
  const server = postgres(databaseAt(url, "template1"), quiet);
  try {
    return await ask(server);
  } finally {
    await server.end();
  }
}

/** A database of its own for the tests of a file. `beforeAll` may return its `close`. */
export async function openScratch(prepare: (sql: postgres.Sql) => Promise<void> = async () => undefined) {
  const server = process.env[DATABASE_SERVER];
  if (!server) throw new Error("The tests of the database need the server that their stage starts");
  const template = new URL(server).pathname.slice(1);
  const name = `scratch_${randomUUID().replaceAll("-", "")}`;
  await withServer(server, async (sql) => {
    await sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`;
    // What is set for a database is not copied with it (system-schema.ts).
    await sql`alter database ${sql(name)} set search_path = "$user", public, extensions`;
  });
  const url = databaseAt(server, name);
  const sql = postgres(url, quiet);
  await prepare(sql);
  const close = async (): Promise<void> => {
    await sql.end();
    await withServer(server, async (all) => {
      await all`drop database ${all(name)} with (force)`;
    });
  };
  return { sql, close, url };
}
