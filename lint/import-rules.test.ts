import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { importRulesJson } from "./import-rules";

it("is what the linter reads: npm run lint:imports writes it", () => {
  expect(readFileSync("biome.imports.json", "utf8")).toBe(importRulesJson());
});
