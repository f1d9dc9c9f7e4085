import { createReadStream } from "node:fs";
import { mkdir, readdir, stat } from "node:fs/promises";
import path from "node:path";
import type postgres from "postgres";
import { dataPaths } from "@/supabase/local/paths";
import { backupPaths, fromStamp, toStamp } from "./manifest";
import { pack, packedName, type Recipient, tar } from "./pack";

const SEGMENT = /^[0-9A-F]{24}$/;
const SEGMENTS_A_LOG = 256;
/** A file's time is that of its last change, which the clock of a file system may tell late. */
const OVERLAP_MS = 60_000;

interface Options {
  readonly sql: postgres.ISql;
  readonly dataDir: string;
  readonly folder: string;
  readonly recipient: Recipient;
  readonly first: string;
}

/** Adds what has changed since to a backup: WAL first, so that the files that its rows name are there. @returns up to where it has WAL */
export async function addChanges(options: Options): Promise<string> {
  const paths = backupPaths(options.folder);
  for (const folder of [paths.wal, paths.files]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const end = await addWal(options, paths.wal);
  await addFiles(options, paths.files);
  return end;
}

const names = async (folder: string) => (await readdir(folder)).filter((name) => !name.endsWith(".draft")).sort();

const segmentNumber = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * SEGMENTS_A_LOG + Number.parseInt(name.slice(16, 24), 16);

const lsnOf = (segment: number): string =>
  `${Math.floor(segment / SEGMENTS_A_LOG).toString(16)}/${(segment % SEGMENTS_A_LOG).toString(16)}000000`;

async function addWal({ sql, recipient, first }: Options, to: string): Promise<string> {
  const nameOfCurrent = async () =>
    (await sql<{ name: string }[]>`select pg_walfile_name(pg_current_wal_insert_lsn()) as name`)[0]?.name ?? "";
  const before = await nameOfCurrent();
  await sql`select pg_switch_wal()`;
  const after = await nameOfCurrent();
  const newest = (await names(to)).at(-1)?.slice(0, 24);
  const [place] = await sql<{ cluster: string }[]>`select current_setting('data_directory') as cluster`;
  const from = path.join(place?.cluster ?? "", "pg_wal");
  const missing = (await readdir(from))
    .filter((name) => SEGMENT.test(name) && name.startsWith(after.slice(0, 8)))
    .filter((name) => (newest ? name > newest : name >= first) && name <= before && name < after)
    .sort();
  let expected = newest ? segmentNumber(newest) + 1 : segmentNumber(first);
  for (const name of missing) {
    if (segmentNumber(name) !== expected) throw new Error("WAL is missing between the backup and now: make another");
    await pack(createReadStream(path.join(from, name)), path.join(to, packedName(name, recipient)), recipient);
    expected += 1;
  }
  return lsnOf(expected);
}

/** Files of a data folder beside the cluster. Those of storage are replaced as a whole, never written in place. */
async function addFiles({ dataDir, recipient }: Options, to: string): Promise<void> {
  const { root, storage } = dataPaths(dataDir);
  const last = (await names(to)).at(-1);
  const since = last ? fromStamp(last.split(".tar")[0] ?? "").getTime() - OVERLAP_MS : 0;
  const now = new Date();
  const stored = (await stat(storage).catch(() => null))?.ctimeMs ?? 0;
  const candidates = [
    ...(await readdir(root)).filter((name) => name.endsWith(".json") && name !== "status.json"),
    ...(stored >= since ? (await readdir(storage).catch(() => [])).map((name) => path.join("storage", name)) : []),
  ];
  const changed: string[] = [];
  for (const name of candidates) {
    const found = await stat(path.join(root, name)).catch(() => null);
    if (found?.isFile() && found.ctimeMs >= since) changed.push(name);
  }
  if (changed.length === 0) return;
  const file = path.join(to, packedName(`${toStamp(now)}.tar`, recipient));
  await pack(tar(root, ["--ignore-failed-read"], changed), file, recipient);
}
