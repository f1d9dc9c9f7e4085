import { mkdir, open, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { identityToRecipient } from "age-encryption";
import postgres from "postgres";
import { z } from "zod";
import { parseJson } from "@/lib/http/parse-json";
import { applyBackendSchema } from "@/supabase/local/backend-schema";
import { backupPaths, fromStamp, listBackups, type Manifest, readManifest } from "@/supabase/local/backups/manifest";
import { type Identity, unpack, untar } from "@/supabase/local/backups/pack";
import { USES_RESERVE } from "@/supabase/local/disk-guard";
import { applyMigrations, readMigrations } from "@/supabase/local/migrations";
import { type DataPaths, dataPaths } from "@/supabase/local/paths";
import { startPostgres } from "@/supabase/local/postgres/server";
import { loadSecrets } from "@/supabase/local/secrets";
import { objectName } from "@/supabase/local/storage/object-files";
import { applySystemSchema } from "@/supabase/local/system-schema";
import { markDataFolder } from "../data-folder";
import { StartError } from "../start-error";
import { sha256Of } from "./make-backup";

interface Options {
  /** A backup, or the folder of all, of which the newest is taken. */
  readonly from: string;
  readonly dataDir: string;
  readonly identity: Identity;
  readonly until?: Date | undefined;
  readonly onRecovered?: (sql: postgres.Sql) => Promise<void>;
}

export interface Restored {
  readonly folder: string;
  readonly recoveredAt: Date;
  readonly mails: number;
  readonly deletedAgain: number;
  readonly missingFiles: number;
}

/** Makes an instance of a backup, to be started by bin/start. @throws {StartError} naming what is wrong */
export async function restoreBackup({ from, dataDir, identity, until, onRecovered }: Options): Promise<Restored> {
  const { folder, manifest } = await findBackup(from);
  await checkTarget(dataDir);
  await checkBackup(folder, manifest, identity);
  const paths = dataPaths(dataDir);
  await unpackAll({ folder, paths, manifest, identity, until });
  const { postgresPassword } = await loadSecrets(dataDir);
  const database = await recover(dataDir, postgresPassword, until);
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined, connection: USES_RESERVE });
  try {
    const [last] = await sql<{ at: Date | null }[]>`select pg_last_xact_replay_timestamp() as at`;
    await onRecovered?.(sql);
    await applySystemSchema(sql);
    await applyMigrations(sql);
    await applyBackendSchema(sql);
    const settled = await settle(sql);
    const deletedAgain = await deleteAgain(sql, backupPaths(folder).deletions);
    const missingFiles = await matchFiles(sql, paths);
    await markDataFolder(dataDir);
    return { folder, recoveredAt: last?.at ?? new Date(manifest.madeAt), ...settled, deletedAgain, missingFiles };
  } finally {
    await sql.end();
    await database.stop();
  }
}

export async function findBackup(from: string): Promise<{ folder: string; manifest: Manifest }> {
  const manifest = await readManifest(from);
  const found = manifest ? { folder: from, manifest } : (await listBackups(from)).at(-1);
  if (!found) throw new StartError(`There is no whole backup in ${from}.`);
  return found;
}

async function checkTarget(dataDir: string): Promise<void> {
  if ((await readdir(dataDir).catch(() => [])).length > 0)
    throw new StartError(`${dataDir} is not empty, so it is left alone. Name another folder with --data.`);
}

async function checkBackup(folder: string, manifest: Manifest, identity: Identity): Promise<void> {
  const newest = (await readMigrations()).at(-1)?.version ?? "";
  if (manifest.migration > newest)
    throw new StartError(
      `The backup is of a newer version of the product (migration ${manifest.migration}; ${newest} is the last one here).`,
    );
  for (const { name, bytes, sha256 } of manifest.parts) {
    const file = path.join(folder, name);
    const size = (await stat(file).catch(() => null))?.size;
    if (size !== bytes || (await sha256Of(file)) !== sha256)
      throw new StartError(`The backup is damaged: ${name} is not what was written.`);
  }
  const { recipient } = manifest;
  const key = identity && (await identityToRecipient(identity).catch(() => null));
  if (recipient && key !== recipient)
    throw new StartError(`The backup is encrypted: set BACKUP_IDENTITY to the key of ${recipient}.`);
}

type Unpacking = {
  folder: string;
  paths: DataPaths;
  manifest: Manifest;
  identity: Identity;
  until: Date | undefined;
};

async function unpackAll({ folder, paths, manifest, identity, until }: Unpacking): Promise<void> {
  const from = backupPaths(folder);
  // 0711: PostgreSQL may run as another user, who must be able to pass through.
  await mkdir(paths.root, { recursive: true, mode: 0o711 });
  await mkdir(paths.postgres, { mode: 0o700 });
  const [cluster = ""] = (await readdir(folder)).filter((name) => name.startsWith(path.basename(from.cluster)));
  await unpack(path.join(folder, cluster), identity, (archive) => untar(archive, paths.postgres));
  await writeFile(path.join(paths.postgres, "backup_label"), manifest.backupLabel, { mode: 0o600 });
  await writeFile(path.join(paths.postgres, "recovery.signal"), "", { mode: 0o600 });
  for (const name of await whole(from.wal)) {
    const segment = await unpack(path.join(from.wal, name), identity, buffer);
    await writeSegment(path.join(paths.postgres, "pg_wal", name.slice(0, 24)), segment);
  }
  for (const name of filesUntil(await whole(from.files), until))
    await unpack(path.join(from.files, name), identity, (archive) => untar(archive, paths.root));
}

const whole = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !name.endsWith(".draft")).sort();

function filesUntil(names: readonly string[], until: Date | undefined): readonly string[] {
  if (!until) return names;
  const later = names.findIndex((name) => fromStamp(name.split(".tar")[0] ?? "") >= until);
  return later === -1 ? names : names.slice(0, later + 1);
}

/** Leaves out the zeros at the end, which most segments are made of. */
async function writeSegment(file: string, bytes: Buffer): Promise<void> {
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  await writeFile(file, bytes.subarray(0, end), { mode: 0o600 });
  await truncate(file, bytes.length);
}

async function recover(dataDir: string, password: string, until: Date | undefined) {
  const recovery = {
    restore_command: "false",
    recovery_target_timeline: "current",
    recovery_target_action: "promote",
    // A zone by its letter is not known yet.
    ...(until && { recovery_target_time: until.toISOString().replace("Z", "+00") }),
  };
  try {
    return await startPostgres({ dataDir, password, recovery });
  } catch (error) {
    if (String(error).includes("before configured recovery target"))
      throw new StartError("The backup ends before the time of --until: it has no later change.");
    throw error;
  }
}

/** Lets nothing happen twice: what waits may have been done meanwhile. */
async function settle(sql: postgres.Sql) {
  const mails = await sql`
    update public.correos set estado = 'fallido', terminado_at = now(), datos = datos - 'codigo' where estado = 'pendiente'`;
  await sql`update public.ordenes set revisada_at = null where created_at > now() - interval '120 days'`;
  // Those that ended since are not known.
  await sql`delete from auth.sessions`;
  await sql`delete from private.respaldos`;
  return { mails: mails.count };
}

const deletion = z.object({ kind: z.enum(["account", "business", "owner"]), id: z.uuid() });

/** `owner`: the owner's deletion, which an administrator can take back; `business`: for good, by the next daily job. */
const AGAIN: Record<z.infer<typeof deletion>["kind"], (sql: postgres.Sql, id: string) => Promise<{ count: number }>> = {
  async account(sql, id) {
    const [released] = await sql<{ done: boolean }[]>`
      select public.release_account(u.id) as done from auth.users u where u.id = ${id}`;
    return released?.done ? await sql`delete from auth.users where id = ${id}` : { count: 0 };
  },
  business: (sql, id) => sql`
    update public.negocios set is_deleted = true, deleted_at = now() - interval '31 days' where id = ${id}`,
  owner: (sql, id) => sql`
    update public.negocios set is_deleted = true, deleted_at = now() where id = ${id} and not is_deleted`,
};

async function deleteAgain(sql: postgres.Sql, list: string): Promise<number> {
  const file = await open(list).catch(() => null);
  if (!file) return 0;
  let count = 0;
  for await (const line of file.readLines()) {
    // The last line may have been broken off.
    const gone = deletion.safeParse(parseJson(line)).data;
    if (gone) count += (await AGAIN[gone.kind](sql, gone.id)).count;
  }
  return count;
}

/** Removes files without a row, of pictures that were taken off. @returns how many rows have no file */
async function matchFiles(sql: postgres.Sql, { storage }: DataPaths): Promise<number> {
  const rows = await sql<{ bucket_id: string; name: string }[]>`select bucket_id, name from storage.objects`;
  const named = new Set(rows.map(({ bucket_id, name }) => objectName(bucket_id, name)));
  const present = new Set(await readdir(storage).catch(() => []));
  for (const file of present) {
    if (!named.has(file.replace(/\.json$/, ""))) await rm(path.join(storage, file));
  }
  return [...named].filter((name) => !present.has(name)).length;
}
