import { createHmac, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { z } from "zod";
import { MAX_SIGNING_KEYS, parseSigningKeys, type SigningKeys } from "@/lib/http/signing-keys";
import { dataPaths } from "@/supabase/local/paths";

/** The publishable key is public by design, so a constant: nothing about an instance is fixed by it. */
export const PUBLISHABLE_KEY = "sb_publishable_local";

const secretsSchema = z.object({
  /** Signs user sessions (HS256). */
  jwtSecret: z.string().min(32),
  /** The key with every right; never sent to a browser. */
  secretKey: z.string().startsWith("sb_secret_"),
  /** Key of the site's signatures, as SIGNING_SECRETS. Older folders have none: there the secret key signs. */
  signingSecrets: z.string().optional(),
  postgresPassword: z.string().min(16),
  /** Bearer of the route that expires Next's cache. */
  revalidateSecret: z.string().min(16),
  /** Bearer of the mailbox and the diagnostic pages. */
  diagnosticsToken: z.string().min(16),
});

type StoredSecrets = z.infer<typeof secretsSchema>;

export interface Secrets extends StoredSecrets {
  readonly signingSecrets: string;
  readonly signingKeys: SigningKeys;
  readonly cronSecret: string;
  readonly smtpPassword: string;
}

const random = (bytes: number) => randomBytes(bytes).toString("base64url");

const newSecrets = (): StoredSecrets => ({
  jwtSecret: random(48),
  secretKey: `sb_secret_${random(24)}`,
  signingSecrets: `${random(4)}:${random(32)}`,
  postgresPassword: random(24),
  revalidateSecret: random(24),
  diagnosticsToken: random(24),
});

/** Secret as random as the stored secret, of no use for finding it, and there in folders that older versions made, too. */
export const derived = (secret: string, purpose: string): string =>
  createHmac("sha256", secret).update(purpose).digest("base64url");

function withDerived(stored: StoredSecrets): Secrets | null {
  const { secretKey, signingSecrets = `:${secretKey}` } = stored;
  const signingKeys = parseSigningKeys(signingSecrets);
  return (
    signingKeys && {
      ...stored,
      signingSecrets,
      signingKeys,
      cronSecret: derived(secretKey, "jobs"),
      smtpPassword: derived(secretKey, "mail server"),
    }
  );
}

/** Reads or makes (mode 0600) DATA_DIR/secrets.json, whole also for two starts at once. @throws when this version did not write it. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const { root, secrets: file } = dataPaths(dataDir);
  const existing = await readSecrets(file);
  if (existing) return existing;

  // 0711: another uid may pass through to its cluster (postgres/relocate.ts), and list nothing.
  await mkdir(root, { recursive: true, mode: 0o711 });
  const draft = await writeDraft(file, newSecrets());
  // link() fails when the name is taken, unlike rename(): the first writer wins and everyone reads its file.
  await link(draft, file).catch(ignore("EEXIST"));
  await rm(draft);

  const made = await readSecrets(file);
  if (!made) throw new Error(`${file} could not be created`);
  return made;
}

/** Replaces the secrets of a folder not served from; old signatures still hold. @param apply when it throws, the old ones stay */
export async function rotateSecrets(
  dataDir: string,
  apply: (old: Secrets, renewed: Secrets) => Promise<void>,
): Promise<void> {
  const { secrets: file } = dataPaths(dataDir);
  const before = `${file}.old`;
  if (existsSync(before)) {
    throw new Error(
      `${before} is left of a rotation that was broken off: delete it if the instance starts, else put it back`,
    );
  }
  const old = await loadSecrets(dataDir);
  const made = newSecrets();
  const signing = [made.signingSecrets, ...old.signingSecrets.split(/[\s,]+/)].slice(0, MAX_SIGNING_KEYS).join(", ");
  const draft = await writeDraft(file, { ...made, signingSecrets: signing });
  await copyFile(file, before);
  await rename(draft, file);
  try {
    await apply(old, await loadSecrets(dataDir));
  } catch (error) {
    await rename(before, file);
    throw error;
  }
  await rm(before);
}

async function writeDraft(file: string, secrets: StoredSecrets): Promise<string> {
  const draft = `${file}.${process.pid}.${random(6)}`;
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return draft;
}

async function readSecrets(file: string): Promise<Secrets | null> {
  const text = await readFile(file, "utf8").catch(ignore("ENOENT"));
  if (!text) return null;
  const stored = secretsSchema.safeParse(JSON.parse(text)).data;
  const secrets = stored && withDerived(stored);
  if (!secrets) throw new Error(`${file} is damaged: delete the data folder (start with --fresh) or restore it`);
  return secrets;
}

function ignore(code: string): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === code) return undefined;
    throw error;
  };
}
