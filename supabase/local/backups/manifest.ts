import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const partSchema = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });

const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  version: z.string(),
  migration: z.string(),
  postgres: z.string(),
  dataDir: z.string(),
  slot: z.string(),
  recipient: z.string().nullable(),
  backupLabel: z.string(),
  parts: z.array(partSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof partSchema>;

export const MANIFEST = "manifest.json";

/** Layout of a backup. What changes later is added to `wal` and `files`, which bring a restore to their newest moment. */
export const backupPaths = (folder: string) => ({
  manifest: path.join(folder, MANIFEST),
  cluster: path.join(folder, "cluster.tar"),
  wal: path.join(folder, "wal"),
  files: path.join(folder, "files"),
  deletions: path.join(path.dirname(folder), "deletions.jsonl"),
});

export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(backupPaths(folder).manifest, "utf8").catch(() => null);
  return text === null ? null : manifestSchema.parse(JSON.parse(text));
}

export async function listBackups(base: string): Promise<{ folder: string; manifest: Manifest }[]> {
  const names = (await readdir(base).catch(() => [])).filter((name) => /^\d{4}-[\dTZ-]+$/.test(name)).sort();
  const found = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(base, name);
      const manifest = await readManifest(folder);
      return manifest ? [{ folder, manifest }] : [];
    }),
  );
  return found.flat();
}

export const toStamp = (moment: Date): string => moment.toISOString().replaceAll(":", "-");

export const fromStamp = (stamp: string): Date => new Date(stamp.replace(/T(\d\d)-(\d\d)-/, "T$1:$2:"));

export const firstSegment = ({ backupLabel }: Pick<Manifest, "backupLabel">): string =>
  /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/.exec(backupLabel)?.[1] ?? "";
