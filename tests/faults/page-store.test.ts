import { execFileSync } from "node:child_process";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DiskStore } from "@/server/gateway/page-store/disk-store";
import { missingForSmallDisk, mountSmallDisk } from "@/tests/support/small-disk";

const HOUR_MS = 60 * 60 * 1000;

const missing = missingForSmallDisk();

describe.skipIf(missing !== null)(`pages kept on a disk${missing ? ` (skipped: ${missing})` : ""}`, () => {
  let disk: ReturnType<typeof mountSmallDisk>;
  beforeEach(() => {
    disk = mountSmallDisk(2);
  });
  afterEach(() => disk.remove());

  const open = () =>
    DiskStore.open({ folder: path.join(disk.folder, "pages"), build: "uno", maxBytes: 1e9, reserveBytes: 0 });

  const put = (store: DiskStore, key: string) =>
    store.put(key, {
      ...{ headers: { "x-page-tags": "businesses" }, position: 7, expiresAt: Date.now() + HOUR_MS },
      ...{ encoding: "zstd", isSmall: false, plainBytes: 10_000, body: Buffer.alloc(10_000, key) },
    });

  it("that is full stay, none is added, and others are when there is room", async () => {
    const store = await open();
    await put(store, "/");
    disk.fill(0);
    await put(store, "/otra");
    expect([await store.get("/otra"), (await store.get("/"))?.position]).toEqual([null, 7]);
    disk.free();
    await put(store, "/otra");
    expect((await (await open()).get("/otra"))?.position).toBe(7);
  });

  it("that is read only stay, also after a restart", async () => {
    await put(await open(), "/");
    execFileSync("mount", ["-o", "remount,ro", disk.folder]);
    const store = await open();
    await put(store, "/otra");
    expect([await store.get("/otra"), (await store.get("/"))?.position]).toEqual([null, 7]);
  });
});
