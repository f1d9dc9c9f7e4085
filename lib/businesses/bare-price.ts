import { PESOS, toAmount, WRITTEN_AMOUNT } from "@/lib/text/written-amount";

/** Lower ones count pieces, higher ones are telephones and codes. */
const LOWEST_MXN = 5;
const HIGHEST_MXN = 9_999;
const isPlausible = (price: number): boolean => price >= LOWEST_MXN && price <= HIGHEST_MXN;

const EACH = "(?:c\\s?\\/\\s?u\\b\\.?|cada un[oa]|por pieza)";
const AT_END = new RegExp(`\\s(${WRITTEN_AMOUNT})(?:\\s*(${EACH}))?$`, "iu");
const ALONE = new RegExp(`^(${WRITTEN_AMOUNT})(?:\\s*${PESOS})?(?:\\s*(${EACH}))?$`, "iu");

/** Sizes of bottles, cans or cuts: behind such a word the number may be its size. */
const SIZES: ReadonlySet<number> = new Set([
  ...[200, 235, 250, 300, 330, 350, 355, 400, 450, 473, 500, 600, 625, 700, 710, 750, 850, 940, 1000, 1500, 2000],
]);
const MEASURED =
  /(?<!\p{L})(?:coca(?:\s?cola)?|pepsi|sprite|fanta|sidral|boing|jarritos?|refrescos?|soda|agua|jugos?|leche|cervezas?|caguamas?|corona|victoria|modelo|indio|tecate|t[eé]|caf[eé]|arrachera|sirloin|rib\s?eye|t-bone|cecina|bistec)(?!\p{L})/iu;
/** A number of one of them: "Combo 10", "Docena 12". */
const COUNTED =
  /(?<!\p{L})(?:combos?|paquetes?|promo(?:ci[oó]n)?|opci[oó]n|docenas?|men[uú]|mesas?|n[uú]mero|n[uú]m\.?|no\.?|#)$/iu;
const MAX_COUNTED = 24;
const LEADS_ELSEWHERE =
  /(?<![\p{L}\d])(?:las?|los|a|al|de|del|desde|hasta|entre|y|o|x|local|piso|int(?:erior)?\.?|ext\.?|calle|av\.?|avenida|col\.?|lote|manzana|mz|lt|km|c\.?p\.?|tel(?:[eé]fono)?s?\.?|cel(?:ular)?\.?|whats\s?app|whats|wa|pedidos?|informes|reservaciones|nivel|a[nñ]os?|edad|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|lun|mar|mi[eé]|jue|vie|s[aá]b|dom|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/iu;

const ADDRESS = /^(?:calle|av\.|avenida|calzada|esquina)\s/i;
/** Years have no sign between their digits. */
const YEAR = /^(?:19|20)\d\d$/;

/** In front of the price another number may stand: a size, or how many. Two of them are a telephone. */
function mayFollow(before: string): boolean {
  const number = /(\d+)$/.exec(before)?.[1];
  if (number === undefined) return !/[\d][-–—/.:]$/.test(before);
  const isSecond = /\d\D{0,2}$/.test(before.slice(0, -number.length));
  return !isSecond && (Number(number) < LOWEST_MXN * 5 || SIZES.has(Number(number)));
}

type BarePrice = { before: string; price: number; after: string };

/** A bare number at the end of a line, as a price; null for one that may be something else: that is asked. */
export function barePrice(line: string): BarePrice | null {
  const [, alone, aloneEach = ""] = ALONE.exec(line) ?? [];
  if (alone !== undefined) {
    const price = toAmount(alone);
    return isPlausible(price) ? { before: "", price, after: aloneEach } : null;
  }
  const found = AT_END.exec(line);
  if (!found) return null;
  const [, written = "", each = ""] = found;
  const before = line.slice(0, found.index).trimEnd();
  const price = toAmount(written);
  const last = before.replace(/[\s:.]+$/, "");
  const isSize = each === "" && SIZES.has(price) && MEASURED.test(before) && !/\d$/.test(before);
  if (!/\p{L}/u.test(before) || !isPlausible(price) || isSize || YEAR.test(written) || ADDRESS.test(before))
    return null;
  if (LEADS_ELSEWHERE.test(last) || (COUNTED.test(last) && price <= MAX_COUNTED) || !mayFollow(before)) return null;
  return { before, price, after: each };
}
