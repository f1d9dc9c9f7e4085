import postgres from "postgres";
import { readMigrations } from "@/supabase/local/migrations";

const HISTORY = [
  "create schema if not exists supabase_migrations",
  "create table if not exists supabase_migrations.schema_migrations (version text not null primary key)",
  "alter table supabase_migrations.schema_migrations add column if not exists statements text[]",
  "alter table supabase_migrations.schema_migrations add column if not exists name text",
];

/** Strings, quoted names, comments and bodies, in which a semicolon ends nothing. */
const OPAQUE = /'[^']*'|"[^"]*"|--[^\n]*|\/\*.*?\*\/|\$(\w*)\$.*?\$\1\$|[^;]/s;
const STATEMENT = new RegExp(`(?:${OPAQUE.source})+`, "gs");

/** As one statement, by the extended protocol; the library's types leave this out. */
const ONE = { simple: false } as postgres.UnsafeQueryOptions;

/** Splits a file at its semicolons, as `supabase db push` does. */
export const statementsOf = (text: string): string[] =>
  (text.match(STATEMENT) ?? []).map((statement) => statement.trim()).filter(Boolean);

/**
 * Applies the migrations as `supabase db push` does: statement by statement, each file in one transaction with its record; and each in
 * a session of its own, as after a push that was cut off there.
 */
export async function pushMigrations(url: string, folder?: string): Promise<void> {
  for (const { version, name, sql: text } of await readMigrations(folder)) {
    const statements = statementsOf(text);
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      await sql.begin(async (transaction) => {
        for (const statement of [...HISTORY, ...statements]) {
          await transaction.unsafe(statement, [], ONE).catch((error: unknown) => {
            throw new Error(`${version}_${name}: ${String(error)}\n${statement.slice(0, 500)}`);
          });
        }
        await transaction`
          insert into supabase_migrations.schema_migrations (version, name, statements) values (${version}, ${name}, ${statements})`;
      });
    } finally {
      await sql.end();
    }
  }
}
