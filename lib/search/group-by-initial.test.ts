import { describe, expect, it } from "vitest";
import { groupByInitial } from "./group-by-initial";

const grouped = (names: string[]) =>
  groupByInitial(names.map((name) => ({ name }))).map(({ initial, items }) => [initial, items.map(({ name }) => name)]);

describe("groupByInitial", () => {
  it.each<[string[], [string, string[]][]]>([
    [[], []],
    [
      ["Xalpa", "Álamos", "Apatlaco", "ermita"],
      [
        ["A", ["Álamos", "Apatlaco"]],
        ["E", ["ermita"]],
        ["X", ["Xalpa"]],
      ],
    ],
    [
      ["Unidad 10", "Unidad 9", "2 de Octubre"],
      [
        ["#", ["2 de Octubre"]],
        ["U", ["Unidad 9", "Unidad 10"]],
      ],
    ],
  ])("sorts %j", (names, groups) => {
    expect(grouped(names)).toEqual(groups);
  });
});
