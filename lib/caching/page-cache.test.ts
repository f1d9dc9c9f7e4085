import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import type { IncrementalCacheKind } from "next/dist/server/response-cache/types.js";
import type { CacheFs } from "next/dist/shared/lib/utils.js";
import { expect, it } from "vitest";
import NextPageCache from "./page-cache";

/** A build with one finished route, and how often the disk was asked, as Next hands both to a cache of pages. */
async function startSite() {
  const serverDistDir = await mkdtemp(path.join(tmpdir(), "built-"));
  await mkdir(path.join(serverDistDir, "app"));
  await writeFile(path.join(serverDistDir, "app/built.body"), "of the build");
  await writeFile(path.join(serverDistDir, "app/built.meta"), '{"headers":{},"status":200}');
  const asked: string[] = [];
  const fs: CacheFs = {
    ...nodeFs,
    readFile: ((file: string, ...options: []) => {
      asked.push(path.basename(file));
      return nodeFs.readFile(file, ...options);
    }) as CacheFs["readFile"],
  };
  const cache = new NextPageCache({ fs, serverDistDir, flushToDisk: false, revalidatedTags: [], _requestHeaders: {} });
  const get = (key: string) =>
    cache.get(key, { kind: "APP_ROUTE" as IncrementalCacheKind.APP_ROUTE, isFallback: false });
  return { get, asked, serverDistDir };
}

it("finds what was built, and does not look on the disk for what was not", async () => {
  const { get, asked, serverDistDir } = await startSite();
  expect(await get("/built")).toMatchObject({ value: { body: Buffer.from("of the build") } });
  expect(asked).toEqual(["built.body", "built.meta"]);
  expect(await get("/negocio/nobody-asked-yet")).toBeNull();
  expect(asked).toHaveLength(2);
  await rm(serverDistDir, { recursive: true });
});
