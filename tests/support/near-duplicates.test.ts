import { expect, it } from "vitest";
import { nearDuplicates } from "./near-duplicates";

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `w${from + index}`).join(" ");

it.each([
  ["the same", [words(0, 50), words(0, 50)], [0, 1]],
  ["the same but for accents, case and signs", ["¡Pan dulce, café y más!", "pan dulce cafe y mas"], [0, 1]],
  ["one more word at the end of a hundred", [words(0, 100), words(0, 101), words(200, 300)], [0, 1]],
  ["ten of a hundred words apart", [words(0, 100), words(10, 110)], []],
  [
    "the same words in another order",
    [`${words(0, 20)} ${words(20, 40)}`, words(0, 40).split(" ").reverse().join(" ")],
    [],
  ],
  ["shorter than a shingle", ["pan", "pan", "sal"], [0, 1]],
  ["nothing", [], []],
])("finds texts that are %s", (_, texts, places) => {
  expect(nearDuplicates(texts, 0.9)).toEqual(places);
});
