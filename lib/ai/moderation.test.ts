import { describe, expect, it } from "vitest";
import { batchesOf, joined, MAX_CHARACTERS, toCategories } from "./moderation";

const piece = (hash: string, length: number) => ({ hash, text: hash.repeat(length) });
const sizes = (lengths: readonly number[], most: number) =>
  batchesOf(
    lengths.map((length) => piece("a", length)),
    most,
  ).map((batch) => batch.map(({ text }) => text.length));

describe("texts that are asked about together", () => {
  it.each<[number[], number, number[][]]>([
    [[], 10, []],
    [[3, 3], 10, [[3, 3]]],
    [[3, 3, 3], 10, [[3, 3], [3]]],
    [[30], 10, [[30]]],
    [[30, 3, 3], 10, [[30], [3, 3]]],
    [[3, 30, 3], 10, [[3], [30], [3]]],
  ])("%j of %i are %j", (lengths, most, expected) => expect(sizes(lengths, most)).toEqual(expected));

  it("lose nothing, and are as long as is asked at most", () => {
    const pieces = Array.from({ length: 90 }, (_, number) => piece(String.fromCharCode(97 + (number % 26)), 900));
    const batches = batchesOf(pieces);
    expect(batches.flat()).toEqual(pieces);
    for (const batch of batches) expect(joined(batch).length).toBeLessThanOrEqual(MAX_CHARACTERS);
  });
});

it.each<[string[], string[]]>([
  [
    ["violence/graphic", "sexual"],
    ["violence/graphic", "sexual"],
  ],
  [
    ["Something <b>else</b>", "x".repeat(90), "hate"],
    ["other", "hate"],
  ],
  [Array.from({ length: 26 }, (_, number) => String.fromCharCode(97 + number)), [..."abcdefghijklmnopqrst"]],
])("%j are kept as %j", (names, expected) => expect(toCategories(names)).toEqual(expected));
