import { withoutAccents } from "@/lib/text/accents";
import { withShortKind } from "@/lib/text/readable-address";
import { readableName } from "@/lib/text/readable-name";
import { withSpanishLetters } from "@/lib/text/spanish-letters";
import { withoutSlips } from "@/lib/text/spelling";

/** Kinds of roads as written before their names; others are left out. */
const ROAD_KINDS: ReadonlyMap<string, string> = new Map([
  ["EJE VIAL", "EJE"],
  ...(
    "ANDADOR AVENIDA AUTOPISTA BOULEVARD CALLE CALLEJON CALZADA CAMINO CARRETERA CERRADA CIRCUITO DIAGONAL PERIFERICO " +
    "PRIVADA PROLONGACION RETORNO VIADUCTO"
  )
    .split(" ")
    .map((kind): [string, string] => [kind, kind]),
]);

const NAMES_ITS_KIND = withSpanishLetters(
  /^(?:\w+ )?(?:ANDADOR|AVENIDA|AV|BOULEVARD|CALLE|CALLEJON|CALZADA|CAMINO|CERRADA|CIRCUITO|EJE|PASEO|PERIFERICO|PRIVADA|PROLONGACION|RETORNO)\b|^(?:SUR|NORTE|ORIENTE|PONIENTE) \d/,
);

/** "AVENIDA", "DE LAS TORRES" -> "Av. de las Torres". Empty when the census has no street. */
export function readableStreet(kind: string, name: string): string {
  const plain = withoutSlips(withoutAccents(name).toUpperCase()).replace(/\s+/g, " ").trim();
  if (/^(?:|NINGUNO|SIN NOMBRE|SN|MANZANA O EDIFICACION CONTIGUA)$/.test(plain)) return "";
  const prefix = NAMES_ITS_KIND.test(plain) ? "" : (ROAD_KINDS.get(withoutAccents(kind).toUpperCase().trim()) ?? "");
  return withShortKind(readableName(`${prefix} ${plain}`));
}
