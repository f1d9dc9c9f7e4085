import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type postgres from "postgres";

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, "../migrations");

export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

// The table of the hosted command-line tool, so that either can continue where the other stopped.
const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text
)`;

/** Applies new migrations in order, each in one transaction with its record. @param until the newest version to apply, all without.
 * @returns the names applied now. @throws when the database was made by other migrations. @throws when a statement fails (nothing of
 * that file then stays). */
export async function applyMigrations(
  sql: postgres.Sql,
  folder: string = MIGRATIONS_FOLDER,
  until?: string,
): Promise<string[]> {
  await sql.unsafe(HISTORY);
  const rows = await sql<{ version: string; statements: string[] | null }[]>`
    select version, statements from supabase_migrations.schema_migrations`;
  const applied = new Map(rows.map((row) => [row.version, row.statements]));

  const migrations = await readMigrations(folder);
  const problem = historyProblem(applied, migrations);
  if (problem) {
    throw new Error(
      `This data was made by other migrations than those of supabase/migrations: ${problem}. ` +
        "Start over with --fresh, or use the version of the product that made it.",
    );
  }

  const missing = migrations.filter(
    ({ version }) => !applied.has(version) && (until === undefined || version <= until),
  );
  for (const migration of missing) await applyOne(sql, migration);
  return missing.map(({ name }) => name);
}

/** Explains why these migrations do not continue the history of a database; null when they do. */
function historyProblem(
  applied: ReadonlyMap<string, readonly string[] | null>,
  migrations: readonly Migration[],
): string | null {
  const newest = [...applied.keys()].sort().at(-1) ?? "";
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...applied.keys()].sort().filter((version) => !known.has(version));
  if (unknown.length > 0) return `it has ${unknown.length} that are not here, the last of them ${unknown.at(-1)}`;

  for (const { version, name, sql } of migrations) {
    const recorded = applied.get(version);
    if (recorded === undefined && version < newest) return `${version}_${name} is older than ${newest}, which it has`;
    // We record the whole file as one statement; the hosted tool splits it, and then there is nothing to compare.
    const isEdited = recorded?.length === 1 && withoutEnd(recorded[0] ?? "") !== withoutEnd(sql);
    if (isEdited) return `${version}_${name} was edited after it was applied`;
  }
  return null;
}

/** A file of one statement, which the hosted tool records without its semicolon. */
const withoutEnd = (sql: string): string => sql.trim().replace(/;$/, "");

async function applyOne(sql: postgres.Sql, { version, name, sql: text }: Migration): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text);
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[text]})`;
    });
  } catch (error) {
    throw new Error(`migration ${version}_${name} failed: ${pointTo(error, text)}`, { cause: error });
  }
}

export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      const match = /^(\d+)_(.+)\.sql$/.exec(file);
      if (!match?.[1] || !match[2]) throw new Error(`${file} is not named <version>_<name>.sql`);
      return { version: match[1], name: match[2], sql: await readFile(path.join(folder, file), "utf8") };
    }),
  );
}

/** A migration is our own text, so its error may be shown whole, with the line it points to. */
function pointTo(error: unknown, text: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = "position" in error ? Number(error.position) : Number.NaN;
  if (!Number.isInteger(position)) return error.message;
  return `${error.message} (line ${text.slice(0, position).split("\n").length})`;
}
