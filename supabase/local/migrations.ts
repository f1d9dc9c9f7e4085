import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type postgres from "postgres";

/** The project's migrations; tests may pass another folder. */
const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, "../migrations");

interface Migration {
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

/**
 * Applies the migrations that this database has not seen, in order, each in one transaction with its record.
 * @returns the names of those applied now.
 * @throws when an applied file was edited afterwards, or when a statement fails (nothing of that file then stays).
 */
export async function applyMigrations(sql: postgres.Sql, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  await sql.unsafe(HISTORY);
  const rows = await sql<{ version: string; statements: string[] | null }[]>`
    select version, statements from supabase_migrations.schema_migrations`;
  const applied = new Map(rows.map((row) => [row.version, row.statements]));

  const names: string[] = [];
  for (const migration of await readMigrations(folder)) {
    if (!applied.has(migration.version)) {
      await applyOne(sql, migration);
      names.push(migration.name);
      continue;
    }
    const recorded = applied.get(migration.version) ?? [];
    // We record the whole file as one statement; the hosted tool splits it, and then there is nothing to compare.
    const [whole] = recorded;
    if (recorded.length === 1 && whole?.trim() !== migration.sql.trim()) throw new EditedMigrationError(migration);
  }
  return names;
}

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

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      const match = /^(\d+)_(.+)\.sql$/.exec(file);
      if (!match?.[1] || !match[2]) throw new Error(`${file} is not named <version>_<name>.sql`);
      return { version: match[1], name: match[2], sql: await readFile(path.join(folder, file), "utf8") };
    }),
  );
}

class EditedMigrationError extends Error {
  constructor({ version, name }: Migration) {
    super(`migration ${version}_${name} was edited after it was applied: add a new one, or start over with --fresh`);
  }
}

/** A migration is our own text, so its error may be shown whole, with the line it points to. */
function pointTo(error: unknown, text: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = "position" in error ? Number(error.position) : Number.NaN;
  if (!Number.isInteger(position)) return error.message;
  return `${error.message} (line ${text.slice(0, position).split("\n").length})`;
}
