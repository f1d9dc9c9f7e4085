import { z } from "zod";
import { isWithin } from "@/lib/geo/is-within";
import { rings } from "@/lib/geo/polygon";
import type { Position } from "@/lib/geo/position";
import { withSpanishLetters } from "@/lib/text/spanish-letters";
import { readableColonia } from "./colonia";
import territorialUnits from "./territorial-units.json";

const collection = z.object({
  features: z.array(z.object({ properties: z.object({ nombre: z.string() }), geometry: rings })),
});

type Unit = { name: string; geometry: z.output<typeof rings> };
let units: readonly Unit[] | undefined;

function readUnits(): readonly Unit[] {
  return collection
    .parse(territorialUnits)
    .features.map(({ properties, geometry }) => ({ name: coloniaOfUnit(properties.nombre), geometry }));
}

const SETTLEMENT = / *\((U HAB|CONJ HAB|AMPL|PJE|PBLO|BARR|FRACC|EJ|U|TETECON)\)/;
/** Kinds of settlements that are part of the name; the others go without, as in the census. */
const PREFIXES: Readonly<Record<string, string>> = { U: "UNIDAD ", AMPL: "AMPLIACION ", PJE: "PARAJE " };
const SHORT_WORDS: readonly [short: RegExp, long: string][] = [
  [/_/g, ""],
  [/\( /g, "("],
  // A part of a colonia that was cut for elections, which nobody who lives there counts: "XALPA III".
  [/ +I{1,3}V?$/, ""],
  [/,? SUPER ?MANZANA \w+/, ""],
  [/\bMA\b/g, "MARIA"],
  [/\bEJTO\b/g, "EJERCITO"],
  [/\bOTE\b/g, "ORIENTE"],
];
const WORDS = SHORT_WORDS.map(([short, long]) => [withSpanishLetters(short), long] as const);

/** A territorial unit by the name that people have for the colonia: "VALLE DE LUCES II" -> "Valle de Luces". */
export function coloniaOfUnit(raw: string): string {
  const text = WORDS.reduce((name, [short, long]) => name.replace(short, long), raw.trim());
  const [, kind = ""] = SETTLEMENT.exec(text) ?? [];
  return readableColonia(`${PREFIXES[kind] ?? ""}${text.replace(SETTLEMENT, "").trim()}`);
}

export function listUnits(): readonly Unit[] {
  units ??= readUnits();
  return units;
}

/** The colonia around a point; empty where the borough has none (hills, factories, reserves). */
export function coloniaAt(position: Position): string {
  return listUnits().find(({ geometry }) => isWithin(geometry, position))?.name ?? "";
}
