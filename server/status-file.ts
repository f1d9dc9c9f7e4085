import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

export const runningInstance = z.object({
  siteUrl: z.url(),
  supabaseUrl: z.url(),
  publishableKey: z.string(),
  secretKey: z.string(),
  databaseUrl: z.string(),
  simulatorUrl: z.url().nullable(),
  /** The page with the mails that were sent; to programs that accept application/json, and with `?to=`, a list. */
  mailboxUrl: z.url(),
});

/** Running instance of `npm run -s status`. It holds keys: the file is for its owner only. */
export type RunningInstance = z.infer<typeof runningInstance>;

const fileOf = (dataDir: string) => path.join(dataDir, "status.json");

/** Says in the data folder what runs; readable for its owner alone. */
export async function writeStatus(dataDir: string, status: RunningInstance): Promise<void> {
  const file = fileOf(dataDir);
  const draft = `${file}.draft`;
  await writeFile(draft, `${JSON.stringify(status, null, 2)}\n`, { mode: 0o600 });
  // Readers see the old file or the new one, never half of it.
  await rename(draft, file);
}

/** Null when no instance serves from the folder. It may be left over from one that was killed: see the lock. */
export async function readStatus(dataDir: string): Promise<RunningInstance | null> {
  const text = await readFile(fileOf(dataDir), "utf8").catch(() => null);
  const parsed = text === null ? null : runningInstance.safeParse(JSON.parse(text));
  return parsed?.success ? parsed.data : null;
}

export const removeStatus = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true });
