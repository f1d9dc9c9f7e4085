import { readFileSync } from "node:fs";
import { z } from "zod";

/** Licences under which a package may stand in what we run, by their SPDX names. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC-BY-4.0", "CC0-1.0", "ISC", "MIT"],
  ...["MIT-0", "OFL-1.1", "Python-2.0", "Unlicense", "Zlib"],
  // Of files or libraries that are used as they are.
  ...["LGPL-3.0-or-later", "MPL-2.0"],
]);
const READ: Readonly<Record<string, string>> = { mercadopago: "MIT", "png-js": "MIT" };

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

export type PackageLicense = { name: string; version: string; license: string; isDevelopment: boolean };

/** Every package of the lock, once a version, by name. */
export function listLicenses(): PackageLicense[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const all = Object.entries(packages).filter(([place]) => place !== "");
  const found = all.map(([place, { version = "", license, dev = false }]) => {
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    return { name, version, license: license ?? READ[name] ?? "", isDevelopment: dev };
  });
  return [...new Map(found.map((each) => [`${each.name} ${each.version}`, each])).values()].sort((one, other) =>
    one.name.localeCompare(other.name),
  );
}

/** True if an SPDX expression leaves an allowed licence: one of its alternatives, with all of its parts. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((each) => each.split(" AND ").every((name) => ALLOWED.has(name)));
