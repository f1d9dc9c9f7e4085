export const NOTE_PREFIX = "Nota: ";
const NOTE = /^nota\s*:\s*(?=\S)/i;
export const NO_PRICE = " – sin precio";
const WITHOUT_PRICE = /\s[–—-]?\s?(?:sin precio|s\/p)\.?$/i;
/** A price that is no single amount, in brackets: "(18-22 pesos)", "(s/p)". */
const IN_BRACKETS = /\((?:[^()]*\d[^()]*|s\/p)\)$/i;
/** Longer lines are nothing that is asked of patterns. */
const MAX_LINE_LENGTH = 300;

const TELEPHONE = /(?:\d[\s().-]{0,3}){8,}/;
const SHOP_WORDS =
  "pedidos? domicilio whats(?:\\s?app)? tel[eé]fonos? informes reservaciones horarios? abrimos abierto cerramos " +
  "cerrado lunes martes mi[eé]rcoles jueves viernes s[aá]bados? domingos? iva propinas? precios? aceptamos efectivo " +
  "tarjetas? transferencias? s[ií]guenos facebook instagram pregunt[ae] consulta v[aá]lid[oa]s? incluyen? gracias " +
  "provecho disponibilidad c[oó]digo\\spostal calle avenida calzada ubicados? estamos";
const ABOUT_THE_SHOP = new RegExp(
  `(?<!\\p{L})(?:${SHOP_WORDS.replaceAll(" ", "|")})(?!\\p{L})|@\\w|https?:|www\\.`,
  "iu",
);

type LineKind = { name: string; kind: "note" | "dish" | "unread" };

/** A line without a price: a note, a dish that has none, or one that nobody has read yet. */
export function readUnpriced(text: string): LineKind {
  if (text.length > MAX_LINE_LENGTH) return { name: text, kind: "unread" };
  if (NOTE.test(text)) return { name: text.replace(NOTE, ""), kind: "note" };
  const named = text.replace(WITHOUT_PRICE, "");
  if (named !== text && /\p{L}/u.test(named)) return { name: named, kind: "dish" };
  if (IN_BRACKETS.test(text) && /\p{L}/u.test(text.replace(IN_BRACKETS, ""))) return { name: text, kind: "dish" };
  return { name: text, kind: isNote(text) ? "note" : "unread" };
}

/** A telephone is in no dish's name, in capitals neither. */
export const holdsTelephone = (text: string): boolean => TELEPHONE.test(text);

export const isSaidNote = (text: string): boolean => NOTE.test(text);

const isNote = (text: string): boolean => holdsTelephone(text) || ABOUT_THE_SHOP.test(text);
