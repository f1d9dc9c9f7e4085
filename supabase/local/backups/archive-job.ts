import { open } from "node:fs/promises";
import type postgres from "postgres";
import { Bell } from "@/supabase/local/jobs/bell";
import { repeat, type Stop } from "@/supabase/local/jobs/repeat";
import { addChanges } from "./add-changes";
import { backupPaths, firstSegment, readManifest } from "./manifest";

/** With the time that it takes, at most five minutes are lost. */
const EVERY_MS = 4 * 60_000;
const CHANNEL = "respaldos";

export const lockArchive = (sql: postgres.ISql) => sql`select pg_advisory_xact_lock(hashtextextended('archive', 0))`;

/** Adds changes to the newest backup of this instance, and who is gone to the list beside it, at once. */
export async function startArchive(sql: postgres.Sql, dataDir: string): Promise<Stop> {
  const bell = new Bell();
  const listening = await sql.listen(CHANNEL, () => bell.ring());
  const stop = repeat(
    "backup",
    async () => {
      await sql.begin((transaction) => listDeletions(transaction, dataDir));
      await sql.begin((transaction) => archive(transaction, dataDir));
      return EVERY_MS;
    },
    bell,
  );
  return async () => {
    await stop();
    await listening.unlisten().catch(() => undefined);
  };
}

async function findNewest(sql: postgres.ISql, dataDir: string) {
  const [row] = await sql<{ carpeta: string }[]>`select carpeta from private.respaldos where tipo = 'respaldo'`;
  const manifest = row ? await readManifest(row.carpeta) : null;
  // A copy of a data folder remembers the backups of another instance.
  return row && manifest?.dataDir === dataDir ? { folder: row.carpeta, manifest } : null;
}

async function listDeletions(sql: postgres.ISql, dataDir: string): Promise<void> {
  const gone = await sql`delete from embedded.deletions returning kind, id, at`;
  const newest = gone.length > 0 ? await findNewest(sql, dataDir) : null;
  if (!newest) return;
  const list = await open(backupPaths(newest.folder).deletions, "a", 0o600);
  try {
    await list.writeFile(gone.map((row) => `${JSON.stringify(row)}\n`).join(""));
    await list.sync();
  } finally {
    await list.close();
  }
}

async function archive(sql: postgres.ISql, dataDir: string): Promise<void> {
  await lockArchive(sql);
  const newest = await findNewest(sql, dataDir);
  if (!newest) return;
  const { folder, manifest } = newest;
  const { recipient, slot } = manifest;
  const end = await addChanges({ sql, dataDir, folder, recipient, first: firstSegment(manifest) });
  await sql`
    select pg_replication_slot_advance(slot_name, ${end}::pg_lsn) from pg_replication_slots
    where slot_name = ${slot} and restart_lsn < ${end}::pg_lsn`;
}
