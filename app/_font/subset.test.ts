import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { subsetInter } from "./subset";

const FILE = readFileSync(path.join(import.meta.dirname, "inter.woff2"));

it("is what pages load: npm run font writes it", async () => {
  expect(Buffer.compare(FILE, await subsetInter())).toBe(0);
});

it("weighs little on a prepaid phone", () => {
  expect(FILE.length).toBeLessThanOrEqual(25_000);
});
