import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Migration, readMigrations } from "@/supabase/local/migrations";

const FILE = path.resolve(import.meta.dirname, "../releases.json");
const releasesSchema = z.object({
  /** Version of the newest migration of the build that runs on the public site. */
  released: z.string(),
  /** SHA-256 of each migration, in hexadecimal, by its version. */
  migrations: z.record(z.string(), z.string()),
});
export type Releases = z.infer<typeof releasesSchema>;

export const readReleases = async (): Promise<Releases> =>
  releasesSchema.parse(JSON.parse(await readFile(FILE, "utf8")));

export const hashesOf = (migrations: readonly Migration[]): Record<string, string> =>
  Object.fromEntries(migrations.map(({ version, sql }) => [version, createHash("sha256").update(sql).digest("hex")]));

/** Returns a sentence for each migration of a release that is gone or was edited. */
export function releasedProblems(
  { released, migrations: recorded }: Releases,
  migrations: readonly Migration[],
): string[] {
  const present = hashesOf(migrations);
  return Object.entries(recorded)
    .filter(([version, hash]) => version <= released && present[version] !== hash)
    .map(
      ([version]) =>
        `${version} was released, and is ${version in present ? "edited" : "gone"}: write another migration`,
    );
}

/** Records the migrations as they are. @throws when one of a release is not as it was. */
export async function recordMigrations(isRelease: boolean): Promise<void> {
  const [releases, migrations] = await Promise.all([readReleases(), readMigrations()]);
  const problems = releasedProblems(releases, migrations);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const released = isRelease ? (migrations.at(-1)?.version ?? "") : releases.released;
  await writeFile(FILE, `${JSON.stringify({ released, migrations: hashesOf(migrations) }, null, 2)}\n`);
}
