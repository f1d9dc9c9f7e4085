import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { renderPlanFiles } from "@supabase/pg-delta";
import { MIGRATIONS_FOLDER, readMigrations } from "@/supabase/local/migrations";
import { readReleases, recordMigrations } from "@/supabase/local/releases";
import { createDatabase, differingTables, planSchema, SCHEMAS_FOLDER } from "@/supabase/local/schema-plan";
import { startScratchDatabase } from "@/supabase/local/scratch-database";

const USAGE = `npm run db:migration -- NAME   drafts the migration from what supabase/schemas has and the migrations have not
npm run db:migration           records the migrations after they were edited by hand
npm run db:migration -- --release   marks them as released: none of them may be edited any more`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Writes supabase/migrations/<now>_<name>.sql; a draft of that name that was not released is written anew. */
async function draft(name: string): Promise<void> {
  const { released } = await readReleases();
  const former = (await readMigrations()).filter((each) => each.name === name && each.version > released);
  const fileOf = (version: string) => path.join(MIGRATIONS_FOLDER, `${version}_${name}.sql`);
  await Promise.all(former.map(({ version }) => rm(fileOf(version))));

  const database = await startScratchDatabase();
  try {
    const desired = await createDatabase(database.url, "desired", SCHEMAS_FOLDER);
    const plan = await planSchema(database.url, desired);
    const tables = await differingTables(database.url, desired);
    const { files } = renderPlanFiles(plan, { allowDrops: true });
    const rows = tables.map((table) => `-- Rows of ${table} differ: write what changes them here.\n`);
    const parts = [...files.map(({ contents }) => contents.trim()), ...rows].filter(Boolean);
    if (parts.length === 0) return say("The migrations make what supabase/schemas has: there is nothing to write.");
    const version = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
    await writeFile(fileOf(version), `${parts.join("\n\n")}\n`);
    const { destructiveActions, rewriteRiskActions } = plan.safetyReport;
    say(
      `${path.relative(process.cwd(), fileOf(version))}: ${plan.actions.length} statements. Read it before you commit it.`,
    );
    if (destructiveActions > 0)
      say(`${destructiveActions} of them drop something: the running build must not need it.`);
    if (rewriteRiskActions > 0) say(`${rewriteRiskActions} of them may write a whole table anew.`);
  } finally {
    await database.stop();
  }
}

const { values, positionals } = parseArgs({ options: { release: { type: "boolean" } }, allowPositionals: true });
const [name] = positionals;
if (positionals.length > 1 || (name !== undefined && !/^[a-z][a-z0-9_]*$/.test(name))) {
  say(USAGE);
  process.exitCode = 1;
} else {
  if (name) await draft(name);
  await recordMigrations(values.release === true);
}
