// Ours alone: how PostgreSQL is started on this machine.
import { spawnSync } from "node:child_process";
import { chmod, chown, mkdir, readlink, rm, stat } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import type { LaunchWay } from "@/supabase/local/postgres/launch";
import { aDataDir, addMark, cleanupList, postmasterPid, startFor } from "@/tests/support/backend-process";
import { startScratchDatabase } from "@/tests/support/scratch-backend";

const isRoot = process.getuid?.() === 0;
const cleanups = cleanupList();
const NOBODY = 65_534;
const NAMELESS = 54_321;

/** May this user read the repository and run our Node? Not below a closed home. */
function isReadableBy(uid: number): boolean {
  const { status } = spawnSync(process.execPath, ["-e", "fs.readFileSync('package.json')"], { uid, gid: uid });
  return status === 0;
}

const uidOf = async (dataDir: string): Promise<number> => (await stat(`/proc/${await postmasterPid(dataDir)}`)).uid;

/**
 * PostgreSQL alone, without migrations: what is asked is who may read the cluster. Counts its starts in the cluster.
 * @returns how often it has been started there, and whose process it is
 */
async function startDatabase(dataDir: string, noMigrations: string, way?: LaunchWay) {
  const database = await startScratchDatabase({ dataDir, way, migrations: noMigrations });
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await database.stop();
    isRunning = false;
  };
  cleanups.push(stop);
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  await sql`create table if not exists starts (at timestamptz default now())`;
  await sql`insert into starts default values`;
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from starts`;
  await sql.end();
  return { stop, starts: row?.count, uid: await uidOf(dataDir) };
}

describe.runIf(isRoot)("ways to run PostgreSQL as root", () => {
  let noMigrations: string;
  const start = (dataDir: string, way?: LaunchWay) => startDatabase(dataDir, noMigrations, way);

  beforeAll(async () => {
    const folder = await aDataDir([]);
    noMigrations = path.join(folder, "migrations");
    await mkdir(noMigrations);
    return () => rm(folder, { recursive: true });
  });

  it("keeps its data when user namespaces go away, and knows that they have", async () => {
    const dataDir = await aDataDir(cleanups);
    await chmod(dataDir, 0o711);
    const first = await start(dataDir, "namespace");
    expect(first).toMatchObject({ starts: 1, uid: 0 });
    await first.stop();
    const second = await start(dataDir, "uid");
    expect(second.starts).toBe(2);
    expect(second.uid).not.toBe(0);
    await second.stop();
    expect(await start(dataDir)).toMatchObject({ starts: 3, uid: second.uid });
  });

  it("is another uid's below an open folder", async () => {
    const dataDir = await aDataDir(cleanups);
    await chmod(dataDir, 0o711);
    expect((await start(dataDir, "uid")).uid).not.toBe(0);
  });

  it("is another uid's elsewhere where the folder is closed, and fresh when DATA_DIR is new", async () => {
    const closed = await aDataDir(cleanups);
    await chmod(closed, 0o700);
    const dataDir = path.join(closed, "data");
    await mkdir(dataDir);
    cleanups.push(async () => {
      const cluster = await readlink(path.join(dataDir, "postgres"));
      const elsewhere = path.resolve(cluster, "../..");
      expect(path.basename(elsewhere)).toMatch(/^iztapalapa-local-/);
      await rm(elsewhere, { recursive: true });
    });
    for (const starts of [1, 2]) {
      const database = await start(dataDir, "uid");
      expect(database.starts).toBe(starts);
      expect(database.uid).not.toBe(0);
      await database.stop();
    }
    await rm(dataDir, { recursive: true });
    expect((await start(dataDir, "uid")).starts).toBe(1);
  });
});

describe("ways to run the whole backend", () => {
  it.runIf(!isRoot)("as an ordinary user", async () => {
    const backend = await startFor(cleanups, {});
    expect(backend.logs()).toContain('"way":"direct"');
    await addMark(backend);
  });

  it.runIf(isRoot && isReadableBy(NOBODY))("as an ordinary user, from a test that runs as root", async () => {
    const dataDir = await aDataDir(cleanups);
    await chown(dataDir, NOBODY, NOBODY);
    const backend = await startFor(cleanups, { dataDir, uid: NOBODY });
    expect(backend.logs()).toContain('"way":"direct"');
    expect(await uidOf(dataDir)).toBe(NOBODY);
    await addMark(backend);
  });

  it.runIf(isRoot && isReadableBy(NAMELESS))("as a user without a name, as containers may have", async () => {
    const dataDir = await aDataDir(cleanups);
    await chown(dataDir, NAMELESS, NAMELESS);
    const backend = await startFor(cleanups, { dataDir, uid: NAMELESS });
    expect(backend.logs()).toContain('"way":"namespace"');
    await addMark(backend);
  });
});
