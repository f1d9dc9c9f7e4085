import { describe, expect, it } from "vitest";
import { parseMenu } from "@/lib/businesses/menu";
import { addToMenu, countDishes, type MenuSectionText, toMenuText } from "./menu-text";

const dish = (name: string, price = "", isUncertain = false) => ({ name, price, isUncertain });
const inTacos = (...dishes: ReturnType<typeof dish>[]): MenuSectionText[] => [{ title: "Tacos", dishes }];
const sectionsOf = (text: string) => {
  const menu = parseMenu(text);
  return menu?.kind === "list" ? menu.sections : menu;
};

describe("a dish", () => {
  it.each<[string, string, string, string, number | null]>([
    ["Pastor", "$18", "Pastor $18", "Pastor", 18],
    ["Pastor", "$ 18.00", "Pastor $18.00", "Pastor", 18],
    ["Pastor", "18", "Pastor $18", "Pastor", 18],
    ["Pastor", "18 pesos", "Pastor $18", "Pastor", 18],
    ["Barbacoa 1 kg", "$1,250.50", "Barbacoa 1 kg $1,250.50", "Barbacoa 1 kg", 1250.5],
    ["Barbacoa", "1.250", "Barbacoa $1.250", "Barbacoa", 1250],
    ["Barbacoa", "$1\u00a0250.00", "Barbacoa $1 250.00", "Barbacoa", 1250],
    ["Pozole", "45,00", "Pozole $45,00", "Pozole", 45],
    ["Pozole", "45 M.N.", "Pozole $45", "Pozole", 45],
    ["Pozole", "$5 USD", "Pozole (5 USD)", "Pozole (5 USD)", null],
    ["Pozole", "1,2000", "Pozole (1,2000 pesos)", "Pozole (1,2000 pesos)", null],
    ["Pastor", "$15 c/u", "Pastor $15 c/u", "Pastor c/u", 15],
    ["Pozole", "18-22", "Pozole (18-22 pesos)", "Pozole (18-22 pesos)", null],
    ["Pozole", "$18 - $22", "Pozole (18 - 22 pesos)", "Pozole (18 - 22 pesos)", null],
    ["Pozole", "ch $50 / gde $80", "Pozole (ch 50 / gde 80)", "Pozole (ch 50 / gde 80)", null],
    ["Langosta", "s/p", "Langosta (s/p)", "Langosta (s/p)", null],
    ["Café", "—", "Café – sin precio", "Café", null],
    ["Café ......", "", "Café – sin precio", "Café", null],
    ["- Suadero", "$20", "Suadero $20", "Suadero", 20],
    ["Coca\n600 ml", "$25\n", "Coca 600 ml $25", "Coca 600 ml", 25],
    ["Coca - 600", "", "Coca - (600)", "Coca - (600)", null],
    ["Combo $99 familiar", "", "Combo 99 familiar – sin precio", "Combo 99 familiar", null],
    ["Combo $99 familiar", "120", "Combo $99 familiar $120", "Combo $99 familiar", 120],
    ["Comida corrida 75 pesos", "", "Comida corrida (75 pesos)", "Comida corrida (75 pesos)", null],
    ["PASTOR", "", "Pastor – sin precio", "Pastor", null],
    ["PASTOR", "$18", "PASTOR $18", "PASTOR", 18],
    ["LANGOSTA", "S/P", "Langosta (s/p)", "Langosta (s/p)", null],
    ["Postres:", "", "Postres – sin precio", "Postres", null],
    ["*Especial*", "", "Especial – sin precio", "Especial", null],
    ["", "$45", "$45", "$45", null],
    ["<b>Pastor</b>", "<i>18</i>", "Pastor $18", "Pastor", 18],
    ["[Pastor](https://evil.example)", "18", "Pastor $18", "Pastor", 18],
    ["www.fonda.mx/menu", "", "www.fonda.mx/menu", "www.fonda.mx/menu", null],
    ["javascript:alert(1)", "", "javascript:alert(1)", "javascript:alert(1)", null],
  ])("%j at %j is the line %j", (name, price, line, readName, readPrice) => {
    const text = toMenuText(inTacos(dish(name, price)));
    expect(text).toBe(`Tacos:\n${line}`);
    expect(sectionsOf(text)).toMatchObject([{ title: "Tacos", items: [{ name: readName, priceMxn: readPrice }] }]);
  });

  const NAMES = [
    "$",
    "$5",
    "TODO A $10",
    "A:",
    "TÉ",
    "2",
    "$ 1 $ 2",
    "x .... 3",
    "45 MXN",
    "Ñ\u202e\u200bandú",
    "🌮",
    "(7)",
    "a\tb",
  ];
  const PRICES = ["", "$18", "18-22", "s/p", "$1 $2", "999999999", "$", "?"];
  const odd = NAMES.flatMap((name) => PRICES.map((price) => [name, price] as const));
  it.each(odd)("%j at %j stays one dish, or none", (name, price) => {
    for (const sections of [inTacos(dish(name, price)), [{ title: "", dishes: [dish(name, price)] }]]) {
      const text = toMenuText(sections);
      const read = sectionsOf(text);
      const lines = text.split("\n").filter((line) => line && line !== "Tacos:");
      expect(Array.isArray(read) ? read.flatMap(({ items }) => items) : []).toHaveLength(lines.length);
      expect(lines.length).toBeLessThanOrEqual(1);
      if (price === "$18" && lines[0] !== price) expect(read).toMatchObject([{ items: [{ priceMxn: 18 }] }]);
      if (price === "18-22") expect(read).toMatchObject([{ items: [{ priceMxn: null }] }]);
    }
  });
});

describe("a menu", () => {
  it.each<[string, MenuSectionText[], string]>([
    [
      "has what is without a section first",
      [...inTacos(dish("Pastor", "18")), { title: " ", dishes: [dish("Agua", "20")] }],
      "Agua $20\n\nTacos:\nPastor $18",
    ],
    [
      "has no section without dishes",
      [...inTacos(dish("Pastor")), { title: "Vacía", dishes: [dish(" ")] }],
      "Tacos:\nPastor – sin precio",
    ],
    [
      "has headings without prices",
      [{ title: "- Tacos a $15:", dishes: [dish("Pastor")] }],
      "Tacos a 15:\nPastor – sin precio",
    ],
    ["is no link", [{ title: "", dishes: [dish("https://fonda.mx/menu")] }], "Otros:\nhttps://fonda.mx/menu"],
    ["of nothing is empty", [], ""],
  ])("%s", (_, sections, text) => {
    expect(toMenuText(sections)).toBe(text);
    expect(sectionsOf(text)).not.toMatchObject({ kind: "link" });
  });

  it("marks what is uncertain, and counts it", () => {
    const sections = inTacos(dish("Pastor", "18", true), dish("Suadero"));
    expect(toMenuText(sections, " ?")).toBe("Tacos:\nPastor $18 ?\nSuadero – sin precio");
    expect(countDishes(sections)).toEqual({ dishes: 2, uncertain: 1 });
  });

  it.each([
    ["", "Tacos:\nPastor", "Tacos:\nPastor"],
    ["https://fonda.mx/menu", "Tacos:\nPastor", "Tacos:\nPastor"],
    ["Agua $20\n\n", "Pastor $18", "Agua $20\n\nPastor $18"],
    ["Bebidas:\nAgua $20", "Tacos:\nPastor", "Bebidas:\nAgua $20\n\nTacos:\nPastor"],
    ["Bebidas:\nAgua $20", "Pastor $18", "Bebidas:\nAgua $20\n\nOtros:\nPastor $18"],
  ])("%j with %j is %j", (before, added, whole) => {
    expect(addToMenu(before, added)).toBe(whole);
  });
});
