import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { SCRIPT_FOLDER } from "@/lib/http/page-scripts";

const SOURCES = [
  "app",
  "browser",
  "components",
  "lib",
  "public",
  "instrumentation.ts",
  "proxy.ts",
  "next.config.ts",
  "package-lock.json",
  "package.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

const isMade = (file: string): boolean => file.startsWith(`public${SCRIPT_FOLDER}`);
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** One hash over names and contents, so that a touched or checked-out file that is the same causes no build. */
export async function hashSources(root: string): Promise<string> {
  const files = (await Promise.all(SOURCES.map((source) => listFiles(root, source)))).flat();
  const hash = createHash("sha256");
  for (const file of files.filter((each) => !isTest(each) && !isMade(each)).sort()) {
    const content = await readFile(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** The file itself, or the files below the folder; none when there is no such thing. Paths are relative to `root`. */
export async function listFiles(root: string, name: string): Promise<string[]> {
  const absolute = path.join(root, name);
  try {
    const entries = await readdir(absolute, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTDIR") return [name];
    if (code === "ENOENT") return [];
    throw error;
  }
}
