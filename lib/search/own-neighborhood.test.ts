import { expect, it } from "vitest";
import { parseOwnNeighborhood } from "./own-neighborhood";

it.each([
  [null, null],
  ["{", null],
  ["null", null],
  ["3", null],
  ['{"slug":"../admin","name":"x"}', null],
  ['{"slug":"santa-martha"}', null],
  ['{"slug":"santa-martha","name":"Santa Martha"}', { slug: "santa-martha", name: "Santa Martha" }],
])("of %j reads %j", (text, colonia) => {
  expect(parseOwnNeighborhood(text)).toEqual(colonia);
});
