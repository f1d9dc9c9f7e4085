import { fold } from "@/lib/text/fold";

const lettersOf = (word: string): string => fold(word).replace(/[^\p{L}\p{N}/]+/gu, "");

// "Prepa abierta" is a school, "cielo abierto" a name.
const NOT_BEFORE_OPEN =
  "(?<!(?:prepa|preparatoria|primaria|secundaria|bachillerato|universidad|escuela|sistema|educacion|cielo|mar|libro|puertas?) )";
// "Abierto los domingos" says nothing of now.
const NOT_AFTER_OPEN = "(?! (?:el|los|en|hasta|de|desde|por|tod[oa]s?|hoy) )";
const HERE = "de (?:mi(?: (?:casa|ubicacion|domicilio|colonia|zona|trabajo|posicion))?|aqui|donde estoy)";

/** Folded words that name a filter. What is "cerca de" something else is no filter, nor is a fence ("cerca eléctrica"). */
const WORDS = {
  isOpenNow: [
    `${NOT_BEFORE_OPEN}(?:(?:y |que )?(?:este |esten |estan |esta )?)abiert[oa]s? (?:ahora mismo|ahora|ahorita|en este momento|a esta hora)(?= )`,
    "(?:abiert[oa]s? )?(?:las )?(?:24|veinticuatro) ?(?:horas|hrs?|hs|h)(?: del dia)?(?= )",
    "24/7(?= )",
    `${NOT_BEFORE_OPEN}(?:(?:y |que )?(?:este |esten |estan |esta )?)abiert[oa]s?${NOT_AFTER_OPEN}(?= )`,
  ],
  hasPhone: ["(?:y )?(?:con|que tengan?) (?:numero de )?telefono(?= )"],
  isNearby: [
    `(?:y )?(?:lo |la |el |los |las )?(?:mas )?(?:que (?:este|esten|quede|queden|haya) )?cerc(?:a|an[oa]s?) ${HERE}(?= )`,
    "(?:y )?(?:lo |la |el |los |las )?(?:mas )?(?:que (?:este|esten|quede|queden|haya) )?cerc(?:a|an[oa]s?)(?= $)",
    "(?:por )?aqui cerca(?= )",
    "por (?:aqui|mi casa|mi rumbo|mi zona)(?= )",
  ],
} as const;

const SAYS_NOTHING =
  /^(?: (?:que|hay|algo|lugar|lugares|negocios?|local|locales|donde|busco|quiero|lo|un|una|unos|unas|el|la|los|las|y|esta|estan))* $/;

export type TypedFilters = { term: string; isOpenNow: boolean; hasPhone: boolean; isNearby: boolean };

/** Filters typed as words ("plomero abierto ahora cerca de mí"), and the rest. @param text without line breaks */
export function readTypedFilters(text: string): TypedFilters {
  let words = text.split(/\s+/).filter((word) => lettersOf(word) !== "");
  const folded = () => ` ${words.map(lettersOf).join(" ")} `;
  const take = (patterns: readonly string[]): boolean => {
    const before = words.length;
    for (const pattern of patterns) {
      for (let found = match(folded(), pattern); found !== null; found = match(folded(), pattern)) {
        words = words.toSpliced(found.place, found.count);
      }
    }
    return words.length < before;
  };
  // In this order: "cerca" stands at the end once the others are gone.
  const isOpenNow = take(WORDS.isOpenNow);
  const hasPhone = take(WORDS.hasPhone);
  const isNearby = take(WORDS.isNearby);
  if (!isOpenNow && !hasPhone && !isNearby) return { term: text, isOpenNow, hasPhone, isNearby };
  return { term: SAYS_NOTHING.test(folded()) ? "" : words.join(" "), isOpenNow, hasPhone, isNearby };
}

function match(text: string, pattern: string): { place: number; count: number } | null {
  const found = new RegExp(` (${pattern})`).exec(text);
  if (!found?.[1]) return null;
  const countWords = (part: string) => part.split(" ").filter(Boolean).length;
  return { place: countWords(text.slice(0, found.index)), count: countWords(found[1]) };
}
