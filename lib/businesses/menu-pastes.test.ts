import { describe, expect, it } from "vitest";
import { parseMenu, withLineRead } from "./menu";

/** A pasted menu: titles, dishes with their price (a dash for none), notes, and what is asked of its owner. */
function outline(text: string): string[] {
  const menu = parseMenu(text);
  if (menu?.kind !== "list") return [String(menu?.kind)];
  return menu.sections.flatMap(({ title, items }) => [
    ...(title === null ? [] : [`# ${title}`]),
    ...items.map(({ name, priceMxn, isNote, unreadLine }) =>
      isNote ? `nota: ${name}` : unreadLine === undefined ? `${name} | ${priceMxn ?? "-"}` : `? ${name}`,
    ),
  ]);
}

const PASTES: readonly (readonly [paste: string, read: readonly string[]])[] = [
  // Prices without their sign.
  ["Campechano 22\nGringa ....... 65", ["Campechano | 22", "Gringa | 65"]],
  ["TACOS\nPastor 18\nSuadero 18\nLonganiza 20", ["# TACOS", "Pastor | 18", "Suadero | 18", "Longaniza | 20"]],
  ["Tacos dorados 45 c/u", ["Tacos dorados c/u | 45"]],
  ["Tlayuda\n45 c/u", ["Tlayuda c/u | 45"]],
  ["Tlayuda\n120\nMemela\n35", ["Tlayuda | 120", "Memela | 35"]],
  ["Mole con arroz 1,200", ["Mole con arroz | 1200"]],
  ["Chilaquiles verdes 89.50", ["Chilaquiles verdes | 89.5"]],
  ["PASTOR 22", ["PASTOR | 22"]],
  ["Orden de 5 tacos 60", ["Orden de 5 tacos | 60"]],
  ["Pambazo 40 cada uno", ["Pambazo cada uno | 40"]],
  ["✅ Quesadilla 28\n✅ Sope 25", ["✅ Quesadilla | 28", "✅ Sope | 25"]],
  ["1. Huarache 45\n2. Gordita 30", ["1. Huarache | 45", "2. Gordita | 30"]],
  ["Quesadilla sencilla 25 / con queso 35", ["Quesadilla sencilla 25 / con queso | 35"]],
  [
    "Caldo de gallina chico 60\nCaldo de gallina grande 85",
    ["Caldo de gallina chico | 60", "Caldo de gallina grande | 85"],
  ],
  ["Torta cubana\t75\nTorta de milanesa\t60", ["Torta cubana | 75", "Torta de milanesa | 60"]],
  ["*Desayunos*\nHuevos al gusto 65\nMolletes 55", ["# Desayunos", "Huevos al gusto | 65", "Molletes | 55"]],
  ["Bebidas:\nAgua de jamaica 20\nCafé de olla 22", ["# Bebidas", "Agua de jamaica | 20", "Café de olla | 22"]],
  ["Pizza grande 189\nPizza familiar 239", ["Pizza grande | 189", "Pizza familiar | 239"]],
  ["Pastel de tres leches 10 personas 450", ["Pastel de tres leches 10 personas | 450"]],
  ["Alitas 12 piezas 145", ["Alitas 12 piezas | 145"]],
  // Units and sizes.
  ["Coca 600", ["? Coca 600"]],
  ["Coca 600 25", ["Coca 600 | 25"]],
  ["Coca 600 ml 25", ["Coca 600 ml | 25"]],
  ["Coca 600ml", ["? Coca 600ml"]],
  ["Refresco 355", ["? Refresco 355"]],
  ["Refresco 28", ["Refresco | 28"]],
  ["Agua 1 litro 35", ["Agua 1 litro | 35"]],
  ["Carnitas 1/2 kilo", ["? Carnitas 1/2 kilo"]],
  ["Barbacoa 1 kg $420", ["Barbacoa 1 kg | 420"]],
  ["Arrachera 250", ["? Arrachera 250"]],
  ["Arrachera 250 g 210", ["Arrachera 250 g | 210"]],
  ["Docena 12\nCombo 10", ["? Docena 12", "? Combo 10"]],
  ["Combo 2: 99\nPaquete 149", ["Combo 2 | 99", "Paquete | 149"]],
  // Notes.
  ["Pedidos al 55 1234 5678", ["nota: Pedidos al 55 1234 5678"]],
  ["PEDIDOS AL 5512345678", ["nota: PEDIDOS AL 5512345678"]],
  ["Tacos:\nPastor 18\nServicio a domicilio", ["# Tacos", "Pastor | 18", "nota: Servicio a domicilio"]],
  ["Abierto de lunes a viernes de 9 a 18", ["nota: Abierto de lunes a viernes de 9 a 18"]],
  ["Horario hasta las 22", ["nota: Horario hasta las 22"]],
  ["Precios con IVA incluido", ["nota: Precios con IVA incluido"]],
  ["Aceptamos tarjeta y transferencia", ["nota: Aceptamos tarjeta y transferencia"]],
  ["Comida corrida 75\nIncluye sopa, guisado y agua", ["Comida corrida | 75", "nota: Incluye sopa, guisado y agua"]],
  ["Síguenos en @lafonda", ["nota: Síguenos en @lafonda"]],
  ["Nota: se acaba temprano", ["nota: se acaba temprano"]],
  [
    "Todo lleva cebolla y cilantro, pregunta por la salsa",
    ["nota: Todo lleva cebolla y cilantro, pregunta por la salsa"],
  ],
  // No price, or not one.
  ["Langosta – sin precio", ["Langosta | -"]],
  ["Langosta s/p", ["Langosta | -"]],
  ["Enchiladas suizas", ["? Enchiladas suizas"]],
  ["Receta de 1985", ["? Receta de 1985"]],
  ["Cerveza 40 a 60", ["? Cerveza 40 a 60"]],
  ["Taco 3", ["? Taco 3"]],
  ["Mixiote 12000", ["? Mixiote 12000"]],
  ["Calle Ermita 1200", ["nota: Calle Ermita 1200"]],
];

describe("a menu that was pasted", () => {
  it("is one of fifty and more", () => expect(PASTES.length).toBeGreaterThanOrEqual(50));

  it.each(PASTES)("%j", (paste, read) => expect(outline(paste)).toEqual(read));

  it("is asked about line by line, and keeps the answers", () => {
    const text = "Tacos:\r\nPastor 18\r\n- Coca 600\r\nSalsas de la casa";
    expect(outline(text)).toEqual(["# Tacos", "Pastor | 18", "? Coca 600", "? Salsas de la casa"]);
    const once = withLineRead(text, 2, "dish");
    expect(outline(once)).toEqual(["# Tacos", "Pastor | 18", "Coca 600 | -", "? Salsas de la casa"]);
    const twice = withLineRead(once, 3, "note");
    expect(twice).toBe("Tacos:\nPastor 18\n- Coca 600 – sin precio\nNota: Salsas de la casa");
    expect(outline(twice)).toEqual(["# Tacos", "Pastor | 18", "Coca 600 | -", "nota: Salsas de la casa"]);
  });
});
