import { spawnSync } from "node:child_process";
import { chmod, chown, mkdir, readlink, rm, stat } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { aDataDir, addMark, cleanupList, hasMark, postmasterPid, startFor } from "@/tests/support/backend-process";
import { isEmbedded } from "@/tests/support/backend-target";
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

describe.runIf(isEmbedded)("ways to run PostgreSQL", () => {
  it.runIf(isRoot)("as root, in a user namespace", async () => {
    const database = await startScratchDatabase({ way: "namespace" });
    cleanups.push(database.stop);
    expect(await postgres(database.url)`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it.runIf(isRoot)("as root without user namespaces, as another uid, below an open folder", async () => {
    const dataDir = await aDataDir(cleanups);
    await chmod(dataDir, 0o711);
    const backend = await startFor(cleanups, { dataDir, launchWay: "uid" });
    const uid = (await stat(`/proc/${await postmasterPid(dataDir)}`)).uid;
    expect(uid).not.toBe(0);
    await addMark(backend);
  });

  it.runIf(isRoot)(
    "as root without user namespaces, below a closed folder, and fresh when DATA_DIR is new",
    async () => {
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
      const first = await startFor(cleanups, { dataDir, launchWay: "uid" });
      await addMark(first);
      await first.stop();
      const second = await startFor(cleanups, { dataDir, launchWay: "uid" });
      expect(await hasMark(second)).toBe(true);
      await second.stop();
      await rm(dataDir, { recursive: true });
      const third = await startFor(cleanups, { dataDir, launchWay: "uid" });
      expect(await hasMark(third)).toBe(false);
    },
  );

  it.runIf(isRoot)("keeps its data when user namespaces go away", async () => {
    const dataDir = await aDataDir(cleanups, { isPrepared: true });
    const first = await startFor(cleanups, { dataDir, launchWay: "namespace" });
    await addMark(first);
    await first.stop();
    const second = await startFor(cleanups, { dataDir, launchWay: "uid" });
    expect(await hasMark(second)).toBe(true);
    await second.stop();
    const third = await startFor(cleanups, { dataDir });
    expect(third.logs()).toContain('"way":"uid"');
    expect(await hasMark(third)).toBe(true);
  });

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
    expect((await stat(`/proc/${await postmasterPid(dataDir)}`)).uid).toBe(NOBODY);
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
