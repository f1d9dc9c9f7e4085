const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/^(?:escuela )?(?:preescolar )?jard[ií]n de niños(?: \(?as?\)?)?(?![\p{L}\p{N}])/iu, "J. N."],
  [/^escuela primaria(?![\p{L}\p{N}])/iu, "Esc. Prim."],
  [/^(?:escuela )?secundaria t[eé]cnica(?![\p{L}\p{N}])/iu, "Esc. Sec. Téc."],
  [/^(?:escuela )?secundaria(?: diurna)?(?![\p{L}\p{N}])/iu, "Esc. Sec."],
  [/^centro de desarrollo infantil(?: cendi)?(?![\p{L}\p{N}])/iu, "CENDI"],
  [/^centro de atenci[oó]n infantil comunitari[ao](?: caic)?(?![\p{L}\p{N}])/iu, "CAIC"],
  [/ profesora(?= )/iu, " Profa."],
  [/ profesor(?= )/iu, " Prof."],
  [/ (?:c\.?c\.?t\.? ?)?09[a-z]{3}\d{4}[a-z](?![\p{L}\p{N}])/iu, ""],
  [/ turno(?= (?:matutino|vespertino))/iu, ""],
];

/** A name as a card of a list shows it: a school's without its code, and what it is in short ("J. N. Rosario Castellanos"). */
export const listName = (name: string): string =>
  SHORTER.reduce((shorter, [long, short]) => shorter.replace(long, short), name).trim() || name;
