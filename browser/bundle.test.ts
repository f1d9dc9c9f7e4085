import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundlePageScript } from "./bundle";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "page-script-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it("is one small file whose name changes with what is in it", async () => {
  const address = await bundlePageScript(folder);
  expect(address).toMatch(/^\/guiones\/main-[A-Z0-9]{8}\.js$/);
  const files = await readdir(folder);
  const script = await readFile(path.join(folder, path.basename(address)));
  expect(files.filter((file) => file.startsWith("main-"))).toEqual([path.basename(address)]);
  const named = [...script.toString().matchAll(/\/guiones\/([\w-]+\.js)/g)].map(([, file]) => file);
  expect([...named, path.basename(address)].sort()).toEqual(files.sort());
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(6 * 1024);
});
