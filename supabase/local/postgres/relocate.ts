import { createHash } from "node:crypto";
import { chown, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { DataPaths } from "@/supabase/local/paths";
import { POSTGRES_UID } from "@/supabase/local/postgres/launch";

/** Gives PostgreSQL a cluster and programs that its other uid owns and reaches: in DATA_DIR/pgdata and pgbin, or, below a closed parent
 * (a 0700 home), in /var/lib or the temporary folder. DATA_DIR/postgres is then a link, so deleting DATA_DIR still means a fresh start:
 * a cluster without its link is removed. A cluster in DATA_DIR/postgres itself, from times with user namespaces, moves over. */
export async function relocateForOtherUid(native: string, paths: DataPaths) {
  const base = await reachableBase(paths.root);
  const home = path.join(base, "pgdata");
  if (!(await isRelocated(paths))) {
    await rm(home, { recursive: true, force: true });
    await mkdir(home, { recursive: true, mode: 0o700 });
    // A move that was cut off has left the original under its other name.
    const original = `${paths.postgres}.moved`;
    await rename(original, paths.postgres).catch(() => undefined);
    if (await stat(path.join(paths.postgres, "PG_VERSION")).catch(() => null)) {
      await copyCluster(paths.postgres, path.join(home, "postgres"));
      await rename(paths.postgres, original);
    }
    await chown(home, POSTGRES_UID, POSTGRES_UID);
    await symlink(path.join(home, "postgres"), paths.postgres);
    await rm(original, { recursive: true, force: true });
  }
  return { native: await copyPrograms(native, path.join(base, "pgbin")), home };
}

/** Such a cluster belongs to the other uid, so it must be run by it from then on. */
export async function isRelocated(paths: DataPaths): Promise<boolean> {
  return lstat(paths.postgres).then(
    (entry) => entry.isSymbolicLink(),
    () => false,
  );
}

/** Copies a cluster that root owns, possibly to another file system, and gives the copy to the other uid. */
async function copyCluster(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  for (const name of ["", ...(await readdir(to, { recursive: true }))]) {
    await chown(path.join(to, name), POSTGRES_UID, POSTGRES_UID);
  }
}

/** The copy carries the version it came from as its last file: an interrupted or old copy is made again. */
async function copyPrograms(native: string, target: string): Promise<string> {
  const version = await readFile(path.join(native, "..", "package.json"), "utf8");
  const marker = path.join(target, ".copied-from");
  if ((await readFile(marker, "utf8").catch(() => "")) === version) return target;
  await rm(target, { recursive: true, force: true });
  await cp(native, target, { recursive: true, verbatimSymlinks: true });
  await writeFile(marker, version);
  return target;
}

async function reachableBase(root: string): Promise<string> {
  await mkdir(root, { recursive: true });
  if (await isOpenToOthers(root)) return root;
  const name = `iztapalapa-local-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`;
  for (const parent of ["/var/lib", os.tmpdir()]) {
    const folder = path.join(parent, name);
    const made = await mkdir(folder, { recursive: true, mode: 0o711 }).then(
      () => true,
      () => false,
    );
    if (made && (await isOpenToOthers(folder))) return folder;
  }
  throw new Error(
    `PostgreSQL cannot run here: uid ${POSTGRES_UID} reaches neither ${root} nor /var/lib nor ${os.tmpdir()}`,
  );
}

/** May everybody pass through this folder and all its parents? */
async function isOpenToOthers(folder: string): Promise<boolean> {
  for (let at = folder; ; at = path.dirname(at)) {
    const { mode } = await stat(at);
    if ((mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}
