import { execFile } from "node:child_process";
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { differingTables, readHorizon, readTables } from "@/server/backup/compare-tables";
import { copyElsewhere, makeBackup } from "@/server/backup/make-backup";
import { restoreBackup } from "@/server/backup/restore-backup";
import { backupPaths, readManifest } from "@/supabase/local/backups/manifest";
import { aMailAddress, client, PASSWORD } from "@/tests/support/backend-target";
import { insertBusiness } from "@/tests/support/business-row";
import { eventually } from "@/tests/support/eventually";
import { aPreparedDataDir } from "@/tests/support/prepared-data";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

const BUCKET = "negocios";
const PICTURE = Buffer.from("RIFF....WEBP");

let root: string;
let base: string;
let dataDir: string;
let identity: string;
let backend: ScratchBackend;
let sql: postgres.Sql;
let backup: string;
let staying: { id: string; email: string };
let leaving: { id: string; email: string };
let owned: string;
/** Before anybody left. */
let before: Date;

async function addUser() {
  const email = aMailAddress();
  const { data, error } = await client(backend.url, backend.secretKey).auth.admin.createUser({
    ...{ email, password: PASSWORD, email_confirm: true },
  });
  if (error) throw error;
  return { id: data.user.id, email };
}

async function upload(name: string) {
  const { storage } = client(backend.url, backend.secretKey);
  const { error } = await storage.from(BUCKET).upload(name, PICTURE, { contentType: "image/webp" });
  if (error) throw error;
}

/** Waits until the newest backup has everything up to now. */
async function archived(): Promise<void> {
  const [now] = await sql<{ lsn: string }[]>`select pg_current_wal_insert_lsn()::text as lsn`;
  await eventually(async () => {
    await sql`select pg_notify('respaldos', '')`;
    const slots = await sql<{ is_there: boolean }[]>`
      select restart_lsn >= ${now?.lsn ?? ""}::pg_lsn as is_there from pg_replication_slots`;
    expect(slots).toMatchObject([{ is_there: true }]);
  });
}

const newFolder = (name: string) => path.join(root, name);

/** What an instance of a data folder says. */
async function ask<T>(
  folder: string,
  question: (sql: postgres.Sql, running: ScratchBackend) => Promise<T>,
): Promise<T> {
  const running = await startScratchBackend({ dataDir: folder, hasTimers: false });
  const restored = postgres(running.databaseUrl, { max: 1 });
  try {
    return await question(restored, running);
  } finally {
    await restored.end();
    await running.stop();
  }
}

const accounts = async (from: postgres.Sql) =>
  (await from<{ id: string }[]>`select id from auth.users`).map(({ id }) => id);
const slugs = async (from: postgres.Sql) =>
  (await from<{ slug: string }[]>`select slug from negocios where not is_deleted`).map(({ slug }) => slug).sort();

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "iztapalapa-backup-"));
  base = newFolder("backups");
  dataDir = await aPreparedDataDir();
  identity = await generateX25519Identity();
  backend = await startScratchBackend({ dataDir });
  sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
  [staying, leaving] = [await addUser(), await addUser()];
  await upload("early.webp");
  owned = await insertBusiness(sql, { slug: "cerrada", user_id: staying.id });
  await client(backend.url, backend.publishableKey).auth.signInWithPassword({
    email: staying.email,
    password: PASSWORD,
  });
  await sql`
    insert into ordenes (plan, monto_centavos, referencia, expira_at, preferencia_id, revisada_at)
    values ('pro', 9900, 'pro|1', now(), '1', now())`;
  await sql`select private.queue_mail('recibo', 'viejo', ${staying.email}, '{}', true)`;

  let isWriting = true;
  const writing = (async () => {
    for (let n = 0; isWriting; n += 1) await insertBusiness(sql, { slug: `escrita-${n}` });
  })();
  const recipient = await identityToRecipient(identity);
  backup = await makeBackup({ databaseUrl: backend.databaseUrl, dataDir, base, recipient, keep: 2 });
  isWriting = false;
  await writing;
  await upload("late.webp");
  await archived();
  before = new Date();
  await client(backend.url, backend.secretKey).auth.admin.deleteUser(leaving.id);
  await sql`insert into negocio_propietarios (user_id, negocio_id, aceptado_at) values (${staying.id}, ${owned}, now())`;
  await sql`
    insert into auditoria (persona, accion, negocio_id) values (${staying.id}, 'dueno_elimino', ${owned})`;
  await sql`update negocios set is_deleted = true, deleted_at = now() where id = ${owned}`;
  await archived();
});
afterAll(async () => {
  await sql.end();
  await backend.stop();
  for (const folder of [root, dataDir]) await rm(folder, { recursive: true, force: true });
});

it("is readable for its owner alone, and without the key nowhere", async () => {
  for (const entry of await readdir(base, { recursive: true, withFileTypes: true })) {
    // The backend adds to a backup while this reads: a draft has its name for a moment.
    if (entry.name.endsWith(".draft")) continue;
    const { mode } = await stat(path.join(entry.parentPath, entry.name));
    expect(mode & 0o777, entry.name).toBe(entry.isDirectory() ? 0o700 : 0o600);
    if (entry.isDirectory() || !entry.name.includes(".gz")) continue;
    expect((await readFile(path.join(entry.parentPath, entry.name))).subarray(0, 18).toString()).toBe(
      "age-encryption.org",
    );
  }
});

it("brings everything back that was written while it was made and since, and nothing happens twice", async () => {
  const folder = newFolder("newest");
  const restored = await restoreBackup({
    ...{ from: base, dataDir: folder, identity },
    async onRecovered(copy) {
      const horizon = await readHorizon(copy);
      const tables = async () => [await readTables(sql, horizon), await readTables(copy, horizon)] as const;
      expect(differingTables(...(await tables()))).toEqual([]);
      await copy`begin`;
      await copy`delete from storage.objects where name = 'early.webp'`;
      expect(differingTables(...(await tables()))).toEqual(["storage.objects"]);
      await copy`rollback`;
    },
  });
  expect(restored).toMatchObject({ mails: 1, missingFiles: 0 });
  await ask(folder, async (copy, running) => {
    expect(await slugs(copy)).toEqual(await slugs(sql));
    expect(await accounts(copy)).toEqual([staying.id]);
    expect(await copy`select estado from correos`).toMatchObject([{ estado: "fallido" }]);
    expect(await copy`select revisada_at from ordenes`).toEqual([{ revisada_at: null }]);
    expect(await copy`select id from auth.sessions`).toEqual([]);
    const visitor = client(running.url, running.publishableKey);
    expect((await visitor.auth.signInWithPassword({ email: staying.email, password: PASSWORD })).error).toBeNull();
    for (const name of ["early.webp", "late.webp"]) {
      const response = await fetch(`${running.url}/storage/v1/object/public/${BUCKET}/${name}`);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE);
    }
    expect(await copy`select * from private.respaldos`).toEqual([]);
  });
});

it("goes back to a moment, and deletes again who was deleted after it", async () => {
  const folder = newFolder("moment");
  const seen: string[][] = [];
  const restored = await restoreBackup({
    ...{ from: backup, dataDir: folder, identity, until: before },
    async onRecovered(copy) {
      seen.push(await accounts(copy), await slugs(copy));
    },
  });
  expect(restored.deletedAgain).toBe(2);
  const [accountsThen = [], slugsThen = []] = seen;
  expect(accountsThen.sort()).toEqual([staying.id, leaving.id].sort());
  expect(slugsThen).toContain("cerrada");
  await ask(folder, async (copy) => {
    expect(await accounts(copy)).toEqual([staying.id]);
    expect(await slugs(copy)).toEqual(slugsThen.filter((slug) => slug !== "cerrada"));
  });
});

it.each<[string, RegExp, (copy: string) => Promise<Partial<Parameters<typeof restoreBackup>[0]>>]>([
  ["another key", /set BACKUP_IDENTITY/, async () => ({ identity: await generateX25519Identity() })],
  ["no key", /set BACKUP_IDENTITY/, async () => ({ identity: null })],
  ["a folder that is not empty", /is not empty/, async () => ({ dataDir: base })],
  ["a folder without backups", /no whole backup/, async () => ({ from: os.tmpdir() })],
  [
    "a newer version of the product",
    /of a newer version/,
    async (copy) => {
      const manifest = await readManifest(copy);
      await writeFile(backupPaths(copy).manifest, JSON.stringify({ ...manifest, migration: "29990101000000" }));
      return { from: copy };
    },
  ],
  [
    "a file that was changed",
    /damaged: cluster/,
    async (copy) => {
      await appendFile(`${backupPaths(copy).cluster}.gz.age`, "x");
      return { from: copy };
    },
  ],
])("refuses %s, and leaves no instance", async (name, problem, change) => {
  const copy = newFolder(`changed ${name}`);
  await cp(backup, copy, { recursive: true });
  const target = newFolder(`refused ${name}`);
  const options = { from: backup, dataDir: target, identity, ...(await change(copy)) };
  await expect(restoreBackup(options)).rejects.toThrow(problem);
  expect(await readdir(target).catch(() => [])).not.toContain(".iztapalapa-local");
});

it("refuses a moment that it has not", async () => {
  const until = new Date(Date.now() + 60_000);
  await expect(restoreBackup({ from: backup, dataDir: newFolder("future"), identity, until })).rejects.toThrow(
    /ends before the time of --until/,
  );
});

it("keeps as many as are wanted, adds to the newest alone, and is restored by the command", async () => {
  const unencrypted = { databaseUrl: backend.databaseUrl, dataDir, base, recipient: null, keep: 1 };
  const newest = await makeBackup(unencrypted);
  expect((await readdir(base)).sort()).toEqual([path.basename(newest), "deletions.jsonl"]);
  await insertBusiness(sql, { slug: "posterior" });
  await archived();
  const folder = newFolder("by the command");
  const command = ["--import", "tsx", "server/restore.ts", base, "--data", folder];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  expect(stdout).toContain(`DATA_DIR=${folder} bin/start`);
  const again = newFolder("of the restored");
  await ask(folder, async (copy, { databaseUrl }) => {
    expect(await slugs(copy)).toContain("posterior");
    const ofRestored = await makeBackup({ ...unencrypted, databaseUrl, dataDir: folder });
    const seen: string[][] = [];
    const onRecovered = async (second: postgres.Sql) => void seen.push(await slugs(second));
    await restoreBackup({ from: ofRestored, dataDir: again, identity: null, onRecovered });
    expect(seen).toEqual([await slugs(copy)]);
  });
  // Those of another instance stay.
  expect(await readdir(base)).toContain(path.basename(newest));
});

it("copies by the operator's command, whose failure is told", async () => {
  await copyElsewhere(`cp -r "$1" "${newFolder("elsewhere")}"`, base);
  expect(await readdir(newFolder("elsewhere"))).toEqual(await readdir(base));
  await expect(copyElsewhere("exit 3", base)).rejects.toThrow("BACKUP_COPY_COMMAND failed (3)");
});
