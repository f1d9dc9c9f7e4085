import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isInUse, openDataFolder } from "./data-folder";
import { readStatus, writeStatus } from "./status-file";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "data-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const status = {
  siteUrl: "http://localhost:4321",
  supabaseUrl: "http://127.0.0.1:4321",
  publishableKey: "p",
  secretKey: "s",
  databaseUrl: "postgres://127.0.0.1/x",
  simulatorUrl: null,
  mailboxUrl: "http://127.0.0.1:4000/mailbox",
};

describe("openDataFolder", () => {
  it("makes the folder and takes it for one instance", async () => {
    const inner = path.join(folder, "new");
    const lock = await openDataFolder(inner, { isFresh: false });
    expect(await isInUse(inner)).toBe(true);
    await expect(openDataFolder(inner, { isFresh: false })).rejects.toThrow("An instance is starting or stopping");
    lock.release();
    expect(await isInUse(inner)).toBe(false);
  });

  it("names the address of the instance that has the folder", async () => {
    const lock = await openDataFolder(folder, { isFresh: false });
    await writeStatus(folder, status);
    await expect(openDataFolder(folder, { isFresh: true })).rejects.toThrow("is running at http://localhost:4321");
    expect(await readStatus(folder)).toEqual(status);
    lock.release();
  });

  it("forgets the address of an instance that was killed", async () => {
    (await openDataFolder(folder, { isFresh: false })).release();
    await writeStatus(folder, status);
    const lock = await openDataFolder(folder, { isFresh: false });
    expect(await readStatus(folder)).toBeNull();
    lock.release();
  });

  it.each([true, false])("leaves a folder alone that holds something else (fresh: %s)", async (isFresh) => {
    writeFileSync(path.join(folder, "thesis.txt"), "years of work");
    await expect(openDataFolder(folder, { isFresh })).rejects.toThrow("was not made by bin/start");
    expect(readdirSync(folder)).toEqual(["thesis.txt"]);
  });

  it("keeps the data, and empties the folder when asked", async () => {
    (await openDataFolder(folder, { isFresh: false })).release();
    await mkdir(path.join(folder, "postgres"));
    writeFileSync(path.join(folder, "postgres", "PG_VERSION"), "17");

    (await openDataFolder(folder, { isFresh: false })).release();
    expect(await readFile(path.join(folder, "postgres", "PG_VERSION"), "utf8")).toBe("17");

    (await openDataFolder(folder, { isFresh: true })).release();
    expect(readdirSync(folder).sort()).toEqual([".iztapalapa-local", "lock"]);
  });
});
