import { readFileSync } from "node:fs";
import path from "node:path";

/** Of a static or a dynamic import, or an export from elsewhere. */
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;
const ENDINGS = ["", ".ts", ".tsx", "/index.ts"];

/** The file of the repository that an import names; null for a package. */
function resolveImport(specifier: string, from: string, files: ReadonlySet<string>): string | null {
  const isOurs = specifier.startsWith("@/") || specifier.startsWith(".");
  if (!isOurs) return null;
  const base = specifier.startsWith("@/") ? specifier.slice(2) : path.join(path.dirname(from), specifier);
  return ENDINGS.map((ending) => base + ending).find((file) => files.has(file)) ?? null;
}

/** Files that import a file, by its path from the repository's folder. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads who imports whom. @param read a file's text */
export function readImporters(
  paths: readonly string[],
  read = (file: string): string => readFileSync(file, "utf8"),
): Importers {
  const files = new Set(paths.filter((file) => /\.tsx?$/.test(file)));
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, specifier = ""] of read(file).matchAll(SPECIFIER)) {
      const imported = resolveImport(specifier, file, files);
      if (imported === null) continue;
      const known = importers.get(imported) ?? new Set();
      importers.set(imported, known.add(file));
    }
  }
  return importers;
}

/** The files themselves, whatever imports them, and so on. */
export function dependentsOf(files: Iterable<string>, importers: Importers): Set<string> {
  const found = new Set(files);
  // What is added while it runs is looked at too.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}
