import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { DiskStore } from "./disk-store";
import { decodePage, type StoredPage } from "./stored-page";

const HOUR_MS = 60 * 60 * 1000;
const MB = 1024 * 1024;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "iztapalapa-pages-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (options: Partial<Parameters<typeof DiskStore.open>[0]> = {}) =>
  DiskStore.open({ folder, build: "uno", maxBytes: MB, reserveBytes: 0, ...options });

const page = (text: string, facts: Partial<StoredPage> = {}): StoredPage => ({
  headers: { "content-type": "text/html", "x-page-tags": "businesses" },
  position: 7,
  expiresAt: Date.now() + HOUR_MS,
  encoding: "zstd",
  isSmall: false,
  plainBytes: text.length,
  body: Buffer.from(text),
  ...facts,
});

const files = (): string[] => readdirSync(path.join(folder, "uno"));

it("a page is there after a restart as it was put, by any name", async () => {
  const stored = page("página");
  const key = `primera /negocios?q=${"../".repeat(500)}`;
  await (await open()).put(key, stored);
  const store = await open();
  expect(await store.get(key)).toEqual(stored);
  expect(await store.get("/otra")).toBeNull();
});

it("a newer page takes the place of an older one", async () => {
  const store = await open();
  for (const text of ["una", "otra"]) await store.put("/", page(text));
  expect((await store.get("/"))?.body.toString()).toBe("otra");
  expect(files()).toHaveLength(1);
});

it.each<[string, (whole: Buffer) => Buffer]>([
  ["cut", (whole) => whole.subarray(0, -1)],
  ["empty", () => Buffer.alloc(0)],
  ["changed in one bit", (whole) => Buffer.from(whole.map((byte, index) => (index === 20 ? byte ^ 1 : byte)))],
])("a file that was %s is no page, and removed", async (_, damage) => {
  await (await open()).put("/", page("página"));
  const file = path.join(folder, "uno", files()[0] ?? "");
  writeFileSync(file, damage(readFileSync(file)));
  expect(await (await open()).get("/")).toBeNull();
  await eventually(() => expect(files()).toEqual([]));
});

it.each(["null", "{}", '{"key":"/","headers":null}', "not JSON"])(
  "what is whole but no page of ours is none: %s",
  (facts) => {
    const head = Buffer.from(facts);
    const whole = Buffer.concat([Buffer.alloc(8), head]);
    whole.writeUInt32LE(head.length, 4);
    whole.writeUInt32LE(crc32(whole.subarray(4)), 0);
    expect(decodePage(whole)).toBeNull();
  },
);

it("a page past its end is none, and removed", async () => {
  const store = await open();
  await store.put("/", page("página", { expiresAt: Date.now() - 1 }));
  expect(await store.get("/")).toBeNull();
  await eventually(() => expect(files()).toEqual([]));
});

it("a page of more than a day ago is removed at the start, whether or not somebody asks for it", async () => {
  const store = await open();
  await store.put("/", page("página"));
  const [name = ""] = files();
  await store.put("/otra", page("otra"));
  const before = new Date(Date.now() - 25 * HOUR_MS);
  await utimes(path.join(folder, "uno", name), before, before);
  await open();
  expect(files()).toHaveLength(1);
});

it("another build's pages are removed at the start, and what was broken off", async () => {
  await (await open()).put("/", page("página"));
  writeFileSync(path.join(folder, "uno", "draft"), "half");
  await (await open({ build: "dos" })).put("/", page("nueva"));
  expect(readdirSync(folder)).toEqual(["dos"]);
  await expect(stat(path.join(folder, "uno"))).rejects.toThrow();
});

it("beyond its bytes those that were used longest ago go, also of a former start", async () => {
  const large = "x".repeat(100_000);
  const before = await open();
  for (let n = 0; n < 9; n += 1) await before.put(`/${n}`, page(large));
  const store = await open();
  await store.get("/0");
  for (let n = 9; n < 12; n += 1) await store.put(`/${n}`, page(large));
  const left = await Promise.all(Array.from({ length: 12 }, (_, n) => store.get(`/${n}`)));
  expect(left[0]).not.toBeNull();
  expect(left.filter((each) => each === null)).toHaveLength(2);
  await eventually(() => expect(files()).toHaveLength(10));
});

it("while the disk is nearly full none is put, and those that are there give way", async () => {
  await (await open()).put("/", page("página"));
  const store = await open({ reserveBytes: Number.POSITIVE_INFINITY });
  await store.put("/otra", page("otra"));
  expect(await store.get("/otra")).toBeNull();
  await eventually(() => expect(files()).toEqual([]));
});

it("while the disk hangs there is no page, and nobody waits for a second one", async () => {
  const store = await open();
  await store.put("/", page("página"));
  const file = path.join(folder, "uno", files()[0] ?? "");
  await store.put("/otra", page("otra"));
  rmSync(file);
  // Whoever opens it waits for who writes.
  execFileSync("mkfifo", [file]);
  expect(await store.get("/")).toBeNull();
  expect(await store.get("/otra")).toBeNull();
  writeFileSync(file, "");
  await eventually(async () => expect(await store.get("/otra")).not.toBeNull());
});

it("where nothing can be written, nobody notices", async () => {
  const store = await open();
  await store.put("/", page("página"));
  // A folder of the draft's name: nothing else stops root.
  await mkdir(path.join(folder, "uno", "draft", "lleno"), { recursive: true });
  await store.put("/otra", page("otra"));
  expect(await store.get("/otra")).toBeNull();
  expect((await store.get("/"))?.body.toString()).toBe("página");
});

it("tells what a former start has left, up to so many bytes: those that were used last, in the order of their use", async () => {
  const before = await open();
  for (let n = 0; n < 5; n += 1) await before.put(`/${n}`, page("x".repeat(100_000)));
  await before.put("/vencida", page("vencida", { expiresAt: Date.now() - 1 }));
  await before.get("/0");
  const found: [string, StoredPage][] = [];
  for await (const { key, page: stored } of before.latest(220_000)) found.push([key, stored]);
  expect(found.map(([key]) => key)).toEqual(["/4", "/0"]);
  expect(found[0]?.[1]).toEqual(await before.get("/4"));
});
