import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { NEXT_TAGS_HEADER, OUTDATED_PAGE, PAGE_TAGS_HEADER } from "@/lib/http/next-internals";

it("writes the names that the gateway reads, which it cannot import", async () => {
  const source = await readFile(new URL("./page-cache.ts", import.meta.url), "utf8");
  const written = [...source.matchAll(/^const [A-Z_]+ = "(.*)";$/gm)].map(([, name]) => name);
  expect(written).toEqual(expect.arrayContaining([NEXT_TAGS_HEADER, PAGE_TAGS_HEADER, OUTDATED_PAGE]));
});
