import { describe, expect, it } from "vitest";
import { parseMenu } from "./menu";

/** A menu as its sections' titles, and dishes with their prices; a dash for none. */
const outline = (text: string): string[] => {
  const menu = parseMenu(text);
  if (menu?.kind !== "list") return [String(menu?.kind)];
  return menu.sections.flatMap(({ title, items }) => [
    ...(title === null ? [] : [`# ${title}`]),
    ...items.map(({ name, priceMxn }) => `${name} | ${priceMxn ?? "-"}`),
  ]);
};

const NB = "\u00a0";
const THIN = "\u2009";
const NARROW = "\u202f";

describe("a price as people write it", () => {
  it.each([
    // Thousands and cents, by every sign.
    ["Mole para fiesta $1 200.00", "Mole para fiesta | 1200"],
    [`Mole para fiesta $1${NB}200.00`, "Mole para fiesta | 1200"],
    [`Mole para fiesta $${NB}1${NB}200`, "Mole para fiesta | 1200"],
    [`Mole para fiesta $1${THIN}200.50`, "Mole para fiesta | 1200.5"],
    [`Paquete de boda $12${NARROW}500.00`, "Paquete de boda | 12500"],
    ["Paquete de boda $12 500.00", "Paquete de boda | 12500"],
    ["Barbacoa completa $1.200", "Barbacoa completa | 1200"],
    ["Barbacoa completa $1.200,50", "Barbacoa completa | 1200.5"],
    ["Barbacoa completa $1.200.00", "Barbacoa completa | 1200"],
    ["Barbacoa completa $1,200.00", "Barbacoa completa | 1200"],
    ["Barbacoa completa $1,200,00", "Barbacoa completa | 1200"],
    ["Barbacoa completa $1'200.00", "Barbacoa completa | 1200"],
    ["Barbacoa completa $1’200", "Barbacoa completa | 1200"],
    ["Pozole $45,00", "Pozole | 45"],
    ["Pozole $45,5", "Pozole | 45.5"],
    ["Pozole $45.5", "Pozole | 45.5"],
    ["Pozole $45.", "Pozole | 45"],
    ["Pozole $45, con tostadas", "Pozole, con tostadas | 45"],
    ["Pozole $45.00.", "Pozole | 45"],
    ["Pozole $45.-", "Pozole | 45"],
    ["Pozole $45.°°", "Pozole | 45"],
    ["Pozole $45⁰⁰", "Pozole | 45"],
    ["Pozole $45ºº", "Pozole | 45"],
    // Money by its name.
    ["Pozole $45.00 M.N.", "Pozole | 45"],
    ["Pozole $45 mn", "Pozole | 45"],
    ["Pozole $45MXN", "Pozole | 45"],
    ["Pozole MXN $45", "Pozole | 45"],
    ["Pozole MX$45", "Pozole | 45"],
    ["Pozole MXN 45", "Pozole | 45"],
    [`Pozole 1${NB}200 pesos`, "Pozole | 1200"],
    ["Coca 600 25 pesos", "Coca 600 | 25"],
    ["Pozole 45,00 pesos", "Pozole | 45"],
    // What leads to it, and what stands around it.
    ["Pozole.....$45", "Pozole | 45"],
    ["Pozole = $45", "Pozole | 45"],
    ["Pozole → $45", "Pozole | 45"],
    ["Pozole | $45", "Pozole | 45"],
    ["Pozole, $45", "Pozole | 45"],
    ["Pozole ($45)", "Pozole | 45"],
    ["Pozole [$45] c/u", "Pozole c/u | 45"],
    ["$45 - Pozole", "Pozole | 45"],
    ["$45 Pozole", "Pozole | 45"],
    ["Pozole = 45", "Pozole | 45"],
    ["Pozole | 45", "Pozole | 45"],
    ["Pozole ..... 1,250.00", "Pozole | 1250"],
    [`Pozole:${NB}45`, "Pozole | 45"],
    [`Pozole${NB}${NB}${NB}45`, "Pozole | 45"],
    ["Pozole .... 45 c/u", "Pozole c/u | 45"],
    ["Coca 600 - 25", "Coca 600 | 25"],
    ["Combo 2: 50", "Combo 2 | 50"],
    ["Combo #1 - 120", "Combo #1 | 120"],
    ["Orden de tacos (5 pz) ......... $85.00", "Orden de tacos (5 pz) | 85"],
    ["1/2 kg de carnitas $160", "1/2 kg de carnitas | 160"],
    ["Refresco 600 ml: 25.00", "Refresco 600 ml | 25"],
    // A measure behind it is none of it.
    ["Agua chica $9 500 ml", "Agua chica 500 ml | 9"],
    [`Agua chica $9${NB}500${NB}ml`, `Agua chica 500${NB}ml | 9`],
    ["Arrachera $180 200 g", "Arrachera 200 g | 180"],
    ["Agua $35 - 500 ml", "Agua - 500 ml | 35"],
    ["Tacos $60 / 3 pzas", "Tacos / 3 pzas | 60"],
    ["Tacos $99 2x1", "Tacos 2x1 | 99"],
    // The last one counts, and one that is struck out does not.
    ["Chico $20 Grande $30", "Chico $20 Grande | 30"],
    ["Pozole ~$60~ $45", "Pozole ~$60~ | 45"],
    ["Pozole $45 ~$60~", "Pozole ~$60~ | 45"],
    ["Corte $300 (US$15)", "Corte (US$15) | 300"],
  ])("%j", (line, dish) => expect(outline(line)).toEqual([dish]));

  it.each([
    "Pozole $1,2000",
    "Pozole $12.34.56",
    "Pozole $1,200,000",
    "Pozole $45.000.00.00",
    "Pozole $0123",
    "Arrachera $180 200",
    "Pozole 1 200 pesos",
    "Combo 2 200 pesos",
    "Pozole $18-22",
    "Pozole $18 - 22",
    "Pozole $18/22",
    "Pozole $18 a 22 pesos",
    "Pozole $60 y 80",
    "Taco $15 orden $60-80",
    // Two prices.
    "Pozole $30/$45",
    "Pozole $30 / $45",
    "Pozole $30-$45",
    "Pozole $30.00 – $45.00",
    "Pozole $30 a $45",
    "Pozole $30 o $45",
    "Pozole $30 y $45 pesos",
    "Pozole $30 MXN / $45 MXN",
    "Pozole 30 o 45 pesos",
    "Pozole ~$60~",
    "Pozole US$5",
    "Sopa USD$5",
    "Sopa USD $5",
    "Pozole $5 USD",
    "Pozole $5 dlls",
    "Pozole $5.50 dólares",
    "Propina: 10%",
    "Propina sugerida 10 %",
    "Pozole $",
    "Lunes a viernes 9 - 18",
    "Abierto de 9:30",
    "Abierto 9:30 - 18:00",
    "Abierto de 13:00 a 21:00",
    "Pozole 18 - 22",
    "Pozole 50 - 80",
    "Pozole: 18-22",
    "Código postal: 09000",
    "Pedidos: 55 1234 5678",
    "Pedidos ... 555 123 4567",
    "Pedidos: 5612 3456",
    "Coca 600",
    "Docena 12",
    "Tacos 2*1",
    "Salsa_verde",
  ])("is not understood in %j, which stays as it is", (line) => expect(outline(line)).toEqual([`${line} | -`]));

  it.each([
    "PASTOR $18-22",
    "PASTOR $18/22",
    "PASTOR $30/$45",
    "BARBACOA COMPLETA $12 000",
    "BARBACOA COMPLETA 1 200 PESOS",
    "POZOLE US$5",
    "POZOLE 5 USD",
    "POZOLE 5€",
    "POZOLE €5",
    "~POZOLE $60~",
    "MOLE $1,50,0",
  ])("that is not understood is no heading, in capitals or marked as one: %j", (line) => {
    const [bold = "", ...further] = outline(`*${line}*`);
    expect([outline(line), bold.replaceAll("*", ""), further]).toEqual([[`${line} | -`], `${line} | -`, []]);
  });

  it.each([
    ["*MOLE* $1,50,0", ["MOLE $1,50,0 | -"]],
    ["*MOLE $18-22*", ["MOLE $18-22 | -"]],
    ["_Mole_ _$18-22_", ["Mole $18-22 | -"]],
    ["DESAYUNOS 8 - 12", ["# DESAYUNOS 8 - 12"]],
    ["PAQUETE 1", ["# PAQUETE 1"]],
    ["TACOS 2X1", ["# TACOS 2X1"]],
    ["MENÚ 2 EUROPEO", ["# MENÚ 2 EUROPEO"]],
    ["Todo a 15 pesos:", ["# Todo a 15 pesos"]],
  ])("%j is a heading where it names no money", (line, lines) => expect(outline(line)).toEqual(lines));

  it.each([
    ["Pastor ($18 c/u)", "Pastor (c/u) | 18"],
    ["Pastor [$18 c/u]", "Pastor [c/u] | 18"],
    ["Pastor ( $18, con todo)", "Pastor (con todo) | 18"],
    ["Orden ($60 / 5 pzas)", "Orden (5 pzas) | 60"],
    ["Carnitas ($180/kg)", "Carnitas (/kg) | 180"],
    ["Pastor (c/u $18)", "Pastor (c/u) | 18"],
    ["Pastor ($18.)", "Pastor | 18"],
    ["($18 c/u) Pastor", "(c/u) Pastor | 18"],
    ["Pastor $18/", "Pastor | 18"],
    ["Pastor $18 /", "Pastor | 18"],
    ["Pastor / $18", "Pastor | 18"],
    ["Pastor $18 -", "Pastor | 18"],
    ["Pastor | $18 |", "Pastor | 18"],
    ["$18 / Pastor", "Pastor | 18"],
    ["$18, Pastor", "Pastor | 18"],
    ["Carnitas $180/kg", "Carnitas /kg | 180"],
  ])("leaves nothing of what stood around it in %j", (line, dish) => expect(outline(line)).toEqual([dish]));

  it.each<[string, string[]]>([
    ["Pastor\n$18\nSuadero\n$20", ["Pastor | 18", "Suadero | 20"]],
    ["TACOS\nPastor\n$18.00 MXN", ["# TACOS", "Pastor | 18"]],
    ["Pastor\n$18 c/u\nSuadero", ["Pastor c/u | 18", "Suadero | -"]],
    ["Pastor\n($18 c/u)", ["Pastor (c/u) | 18"]],
    ["Pastor\n*$18*", ["Pastor | 18"]],
    ["Pastor\n($18)", ["Pastor | 18"]],
    ["$18", ["$18 | -"]],
    ["$18 c/u", ["$18 c/u | -"]],
    ["TACOS\n$18\nPastor", ["# TACOS", "$18 | -", "Pastor | -"]],
    ["Pastor\n\n$18", ["Pastor | -", "$18 | -"]],
    ["Pastor $15\n$18", ["Pastor | 15", "$18 | -"]],
    ["Pastor $15-18\n$20", ["Pastor $15-18 | -", "$20 | -"]],
    ["Pastor\n$18\n$20", ["Pastor | 18", "$20 | -"]],
  ])("alone on a line is that of the dish above it: %j", (text, lines) => expect(outline(text)).toEqual(lines));

  it("is not asked of a line that begins with it and has no sign", () => {
    expect(outline("... 45")).toEqual(["... 45 | -"]);
  });
});

describe("a menu as it is pasted from a chat", () => {
  it.each<[string, string[]]>([
    ["*TACOS*", ["# TACOS"]],
    ["_TACOS_", ["# TACOS"]],
    ["~TACOS~", ["# TACOS"]],
    ["```TACOS```", ["# TACOS"]],
    ["*_TACOS_*", ["# TACOS"]],
    ["_*TACOS*_", ["# TACOS"]],
    ["**TACOS**", ["# TACOS"]],
    ["*TACOS:*", ["# TACOS"]],
    ["*TACOS*:", ["# TACOS"]],
    ["* TACOS *", ["# TACOS"]],
    ["*Tacos de guisado*", ["# Tacos de guisado"]],
    ["_Tacos de guisado_", ["# Tacos de guisado"]],
    ["🌮 *Tacos* 🌮", ["# 🌮 Tacos 🌮"]],
    ["*🌮 Tacos*", ["# 🌮 Tacos"]],
    ["- *TACOS*", ["# TACOS"]],
    ["*Pastor* $18", ["Pastor | 18"]],
    ["Pastor *$18*", ["Pastor | 18"]],
    ["*Pastor $18*", ["Pastor | 18"]],
    ["_Pastor_ ... *18*", ["Pastor | 18"]],
    ["• _Pastor_ $18 _con piña_", ["Pastor con piña | 18"]],
    ["▪️ Pastor $18", ["Pastor | 18"]],
    ["-Pastor $18", ["Pastor | 18"]],
    ["> Pastor $18", ["Pastor | 18"]],
    ["~Pastor $18~", ["~Pastor $18~ | -"]],
    ["*TACOS*\n_con todo_\nPastor $18", ["# TACOS", "con todo | -", "Pastor | 18"]],
    ["*TACOS*\nPastor $18\n_Pregunta por los guisados_", ["# TACOS", "Pastor | 18", "Pregunta por los guisados | -"]],
    ["*TACOS*\nPastor $18\n\n_Bebidas_\nAgua $15", ["# TACOS", "Pastor | 18", "# Bebidas", "Agua | 15"]],
    ["TACOS\n-----\nPastor $18\n*****\n~~~~~\n═════", ["# TACOS", "Pastor | 18"]],
    ["*TACOS*\r\n*Pastor*: $18\r\n", ["# TACOS", "Pastor | 18"]],
    [`${NB}*TACOS*${NB}\n${NB}Pastor${NB}$18`, ["# TACOS", "Pastor | 18"]],
    ["2*1 en tacos $30", ["2*1 en tacos | 30"]],
    ["sal_y_limon $5", ["sal_y_limon | 5"]],
    ["Pastor $18 *", ["Pastor * | 18"]],
  ])("%j", (text, lines) => expect(outline(text)).toEqual(lines));
});

it.each(["*", "_", "~", "`", "*_", "$1 ", "$1,000", "1 000 ", ".", "- ", "9 - ", ": ", "\u00a0", "a b", "($"])(
  "is read in time when it is %j, over and over",
  (part) => {
    const text = part.repeat(20_000 / part.length);
    const inLines = (text.match(/.{1,300}/g) ?? []).join("\n");
    for (const hostile of [text, `${text}$`, `x${text}x`, inLines]) expect(() => parseMenu(hostile)).not.toThrow();
  },
);
