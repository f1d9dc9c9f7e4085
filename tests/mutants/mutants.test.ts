import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MUTANTS } from "./mutants";

it.each(MUTANTS)("$name: what is taken out stands once in $file", ({ file, find }) => {
  expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
});
