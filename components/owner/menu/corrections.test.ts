import { describe, expect, it } from "vitest";
import {
  keepText,
  nextUncertain,
  readKept,
  withDishBack,
  withDishChanged,
  withDishMoved,
  withNewDish,
  withoutDish,
  withSections,
  withTitle,
} from "./corrections";

const dish = (name: string, isUncertain = false) => ({ name, price: "18", isUncertain });
const read = [
  { title: "Tacos", dishes: [dish("Pastor", true), dish("Suadero")] },
  { title: "Bebidas", dishes: [dish("Agua", true)] },
];
const sections = withSections([], read);
const idOf = (name: string) => sections.flatMap(({ dishes }) => dishes).find((each) => each.name === name)?.id ?? 0;
const names = (of: typeof sections) =>
  of.map(({ title, dishes }) => `${title}: ${dishes.map(({ name }) => name).join(", ")}`);

describe("corrections", () => {
  it.each([
    [
      "a further photo comes last",
      () => withSections(sections, [{ title: "", dishes: [dish("Flan")] }]),
      ["Tacos: Pastor, Suadero", "Bebidas: Agua", ": Flan"],
    ],
    [
      "a dish is typed anew",
      () => withDishChanged(sections, idOf("Pastor"), { name: "Al pastor" }),
      ["Tacos: Al pastor, Suadero", "Bebidas: Agua"],
    ],
    ["a dish is taken out", () => withoutDish(sections, idOf("Suadero")), ["Tacos: Pastor", "Bebidas: Agua"]],
    [
      "a dish comes back to its place, whatever was typed meanwhile",
      () =>
        withDishBack(
          withTitle(withoutDish(sections, idOf("Pastor")), sections[0]?.id ?? 0, "Todo"),
          sections,
          idOf("Pastor"),
        ),
      ["Todo: Pastor, Suadero", "Bebidas: Agua"],
    ],
    [
      "a dish is added",
      () => withNewDish(sections, sections[1]?.id ?? 0).sections,
      ["Tacos: Pastor, Suadero", "Bebidas: Agua, "],
    ],
    [
      "a dish goes to another section",
      () => withDishMoved(sections, idOf("Pastor"), sections[1]?.id ?? 0),
      ["Tacos: Suadero", "Bebidas: Agua, Pastor"],
    ],
    [
      "a dish gets a section of its own",
      () => withDishMoved(sections, idOf("Agua"), null),
      ["Tacos: Pastor, Suadero", "Bebidas: ", ": Agua"],
    ],
    [
      "a dish that has gone goes nowhere",
      () => withDishMoved(sections, -1, null),
      ["Tacos: Pastor, Suadero", "Bebidas: Agua"],
    ],
    [
      "a section is called otherwise",
      () => withTitle(sections, sections[0]?.id ?? 0, "Todo"),
      ["Todo: Pastor, Suadero", "Bebidas: Agua"],
    ],
  ])("%s", (_, change, expected) => {
    expect(names(change())).toEqual(expected);
  });

  it("go from one uncertain dish to the next, until none is left", () => {
    const first = nextUncertain(sections, null);
    expect([first, nextUncertain(sections, first), nextUncertain(sections, idOf("Agua"))]).toEqual([
      idOf("Pastor"),
      idOf("Agua"),
      idOf("Pastor"),
    ]);
    const typed = withDishChanged(withDishChanged(sections, idOf("Pastor"), {}), idOf("Agua"), { price: "20" });
    expect(nextUncertain(typed, null)).toBeNull();
  });
});

describe("what is kept on the device", () => {
  it("is found again", () => {
    const again = readKept(keepText(sections));
    expect(again.map(({ title, dishes }) => ({ title, dishes: dishes.map(({ id: _, ...each }) => each) }))).toEqual(
      read,
    );
    expect(keepText([])).toBe("");
  });

  it.each(["", "{}", "[1]", '[{"title":"Tacos"}]', '[{"title":"Tacos","dishes":[{"name":1}]}]'])(
    "is nothing when it is %j",
    (text) => expect(readKept(text)).toEqual([]),
  );
});
