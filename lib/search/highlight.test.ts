import { describe, expect, it } from "vitest";
import { highlight } from "./highlight";

const marked = (text: string, term: string) =>
  highlight(text, term)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

describe("highlight", () => {
  it.each([
    ["Taquería La Güera", "taq", "[Taq]uería La Güera"],
    ["Taquería La Güera", "taqueria gue", "[Taquería] La [Güe]ra"],
    ["Estética Ñandú", "nandu", "Estética [Ñandú]"],
    ["Tortas y tacos", "ta", "Tortas y [ta]cos"],
    ["Tacos", "tacos al pastor", "[Tacos]"],
    ["Casa (del) 2000", "(del) 20", "Casa ([del]) [20]00"],
    ["Papelería", "", "Papelería"],
    ["Papelería", "% _ \\", "Papelería"],
    ["Papelería", "eria", "Papelería"],
    ["", "x", ""],
  ])("%j by %j", (text, term, expected) => {
    expect(marked(text, term)).toBe(expected);
  });

  it("reads a letter written in two code points as one", () => {
    expect(highlight("Cafe\u0301", "cafe")).toEqual([{ text: "Café", isMatch: true }]);
  });
});
