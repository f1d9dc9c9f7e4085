import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { addChanges } from "@/supabase/local/backups/add-changes";
import { lockArchive } from "@/supabase/local/backups/archive-job";
import {
  backupPaths,
  firstSegment,
  listBackups,
  MANIFEST,
  type Manifest,
  type Part,
  toStamp,
} from "@/supabase/local/backups/manifest";
import { pack, packedName, type Recipient, tar } from "@/supabase/local/backups/pack";
import { USES_RESERVE } from "@/supabase/local/disk-guard";
import { ROOT } from "../root";
import { StartError } from "../start-error";

/** Parts of a cluster that are made anew, or that a backup has in its own place. */
const LEFT_OUT = [
  ...[
    "pg_wal",
    "pg_replslot",
    "pg_dynshmem",
    "pg_notify",
    "pg_serial",
    "pg_snapshots",
    "pg_stat_tmp",
    "pg_subtrans",
  ].map((folder) => `./${folder}/*`),
  ...["./postmaster.*", "./backup_label", "./tablespace_map", "pgsql_tmp*", "pg_internal.init*"],
].map((pattern) => `--exclude=${pattern}`);

const UNFINISHED = ".partial";

export const backupsOf = (dataDir: string): string => `${dataDir}-backups`;

interface Options {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly base: string;
  readonly recipient: Recipient;
  readonly keep: number;
}

/** Copies a running instance. @returns its folder @throws {StartError} while another is being made. */
export async function makeBackup({ databaseUrl, ...options }: Options): Promise<string> {
  // One connection: a backup is its session's.
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined, connection: USES_RESERVE });
  try {
    await lockBackups(sql);
    const folder = await copy(sql, options);
    await rotate(options);
    return folder;
  } finally {
    await sql.end();
  }
}

async function copy(sql: postgres.Sql, { dataDir, base, recipient }: Omit<Options, "databaseUrl">): Promise<string> {
  const started = new Date();
  const folder = path.join(base, toStamp(started).replace(/\.\d+/, ""));
  const draft = `${folder}${UNFINISHED}`;
  const slot = `backup_${started.getTime()}`;
  await mkdir(base, { recursive: true, mode: 0o700 });
  for (const left of (await readdir(base)).filter((name) => name.endsWith(UNFINISHED)))
    await rm(path.join(base, left), { recursive: true });
  await mkdir(draft, { mode: 0o700 });
  await sql`select pg_create_physical_replication_slot(${slot}, true)`;
  try {
    await fill(sql, draft, { madeAt: started.toISOString(), dataDir, slot, recipient });
    await rename(draft, folder);
    await sql.begin(async (transaction) => {
      await lockArchive(transaction);
      await transaction`
        insert into private.respaldos (tipo, hecho_at, carpeta) values ('respaldo', ${started}, ${folder})
        on conflict (tipo) do update set hecho_at = excluded.hecho_at, carpeta = excluded.carpeta`;
      await dropSlots(transaction, `slot_name <> '${slot}'`);
    });
    return folder;
  } catch (error) {
    await dropSlots(sql, `slot_name = '${slot}'`).catch(() => undefined);
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function lockBackups(sql: postgres.ISql): Promise<void> {
  const [lock] = await sql<{ is_ours: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended('backup', 0)) as is_ours`;
  if (!lock?.is_ours) throw new StartError("Another backup is being made.");
}

const dropSlots = (sql: postgres.ISql, which: string) =>
  sql.unsafe(`
    select pg_drop_replication_slot(slot_name) from pg_replication_slots
    where slot_name like 'backup\\_%' and not active and ${which}`);

async function fill(
  sql: postgres.Sql,
  folder: string,
  facts: Pick<Manifest, "madeAt" | "dataDir" | "slot" | "recipient">,
): Promise<void> {
  const { dataDir, recipient } = facts;
  const cluster = packedName(backupPaths(folder).cluster, recipient);
  const [server] = await sql<{ directory: string; postgres: string; migration: string }[]>`
    select current_setting('data_directory') as directory, current_setting('server_version') as postgres,
      (select max(version) from supabase_migrations.schema_migrations) as migration`;
  if (!server) throw new Error("the database says nothing of itself");
  await sql`select pg_backup_start('iztapalapa-local', true)`;
  await pack(tar(server.directory, LEFT_OUT), cluster, recipient);
  const [end] = await sql<{ label: string }[]>`select labelfile as label from pg_backup_stop(false)`;
  const backupLabel = end?.label ?? "";
  await addChanges({ sql, dataDir, folder, recipient, first: firstSegment({ backupLabel }) });
  const { version } = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8"));
  const { migration, postgres: postgresVersion } = server;
  const parts = await listParts(folder);
  const manifest: Manifest = { ...facts, version, migration, postgres: postgresVersion, backupLabel, parts };
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}

async function listParts(folder: string): Promise<Part[]> {
  const parts: Part[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size } = await stat(file);
    parts.push({ name: path.relative(folder, file), bytes: size, sha256: await sha256Of(file) });
  }
  return parts;
}

async function rotate({ base, dataDir, keep }: Omit<Options, "databaseUrl">): Promise<void> {
  const ours = (await listBackups(base)).filter(({ manifest }) => manifest.dataDir === dataDir);
  for (const { folder } of ours.slice(0, -keep)) await rm(folder, { recursive: true });
}

/** Runs an operator's command with the folder of all backups as $1. @throws {StartError} when it fails */
export async function copyElsewhere(command: string, base: string): Promise<void> {
  const child = spawn("sh", ["-c", command, "sh", base], { stdio: ["ignore", 2, 2] });
  const [code] = await once(child, "close");
  if (code !== 0) throw new StartError(`The backup was made, and BACKUP_COPY_COMMAND failed (${code}).`);
}
