export type TextFault =
  | "empty"
  | "language"
  | "telephone"
  | "address"
  | "claim"
  | "number"
  | "markup"
  | "prompt"
  | "list"
  | "repeated";

/** Something that a text must not hold, unless `isGivable` and a fact says so too. Patterns match folded text in linear time: nothing
 * that repeats may begin with what it also ends with. */
export type Ban = { fault: TextFault; pattern: RegExp; isGivable?: true };

const PLACES = "mexico|cdmx|iztapalapa|(?:la |el )?(?:ciudad|zona|colonia|barrio|alcaldia|rumbo|oriente|pais|mundo)";
const WORDS = "(?:[a-z]+ ){0,3}";

const CLAIMS: readonly RegExp[] = [
  /\b(?:el|la|los|las|(?<!\ba )lo) mejor(?:es)?\b/,
  /\b(?:al|somos|eres) (?:el |la |los |las )?mejor(?:es)?\b/,
  new RegExp(`\\bmejor(?:es)? ${WORDS}(?:de|en|por) (?:todo |toda )?(?:${PLACES})\\b`),
  /\b(?:tu|su) mejor (?:opcion|alternativa|eleccion)\b|\bmejor que (?:nadie|todos|la competencia|los demas)\b/,
  /\b(?:nadie|ningun[oa]?|no hay) (?:[a-z]+ ){0,3}mejor(?:es)?\b/,
  new RegExp(`\\b(?:favorit|preferid)[oa]s? de (?:tod[oa]s|los vecinos|${PLACES})\\b`),
  /\bmejor(?:es)? (?:calidad|precios?|servicio|atencion|sabor)\b/,
  new RegExp(
    `\\b(?:el|la|los|las|lo) (?:[a-z]+ ){0,2}mas (?!cerca|lejan)${WORDS}(?:de|en) (?:todo |toda )?(?:${PLACES})\\b`,
  ),
  /\b(?:el|la|los|las|lo) mas (?:barat|economic|confiable|profesional|complet|ric|famos)[a-z]*\b/,
  /\bmas barat[oa]s?\b|\b(?:precios?|costos?) mas (?:bajos?|economicos?|accesibles)\b|\bmas bajos? precios?\b/,
  /\bnumero (?:uno|1)\b|\bn(?:um|ro)?\.?[o°]?\.? ?1\b(?! ?[:.,]?\d)|# ?1\b|\bprimer lugar\b/,
  /\b(?:el|la|los|las|somos) unic[oa]s?\b|\bunic[oa]s? en (?:su|la|el|iztapalapa|mexico|toda?)\b/,
  /\blider(?:es|esas?)?\b/,
  /\b(?:inigualable|insuperable|inmejorable|incomparable|imbatible|invencible)s?\b/,
  /\bsin (?:igual|competencia|comparacion|rival)\b|\bde (?:clase|talla) mundial\b/,
  /\bbuenisim[oa]s?\b|\b(?:excelentisim|riquisim|baratisim)[oa]s?\b/,
];

/** True where the owner says it; a model that adds it has made it up. */
const PROMISES: readonly RegExp[] = [
  /\bgaranti(?:a|as|zad[oa]s?|zamos|zar?)\b/,
  /\bdescuentos?\b|\bpor ciento\b|%|\bporcentaje\b|\bmitad de precio\b|\bdos por uno\b|\b\d ?x ?\d\b|\brebajas?\b/,
  /\bgratis\b|\bgratuit[oa]s?\b|\bsin costo\b|\bde regalo\b/,
  /\b(?:multi)?premiad[oa]s?\b|\bgalardonad[oa]s?\b|\breconocid[oa]s? (?:por|como|a nivel)\b/,
  /\b(?:anos|decadas?|generaciones|siglos?) de (?:experiencia|tradicion|trayectoria|servicio|historia)\b|\bamplia experiencia\b/,
  /\bcertificad[oa]s?\b|\btitulad[oa]s?\b|\bganador(?:a|es|as)? de\b|\bclientes (?:satisfechos|felices)\b/,
];

const ADDRESSES: readonly RegExp[] = [
  /https?:|\bwww\b|@/,
  /[a-z0-9] ?\. ?(?:com|mx|net|org)\b(?! [a-z])/,
  /[a-z0-9]\.(?:com|mx|net|org|info|biz|app|shop|store|online|site|xyz|tienda|lat|io)\b/,
  /\b(?:punto|dot) (?:com|mx|net|org)\b|\b(?:wa|t)\.me\b|\barroba (?:gmail|hotmail|outlook|yahoo|live|icloud|[a-z0-9]+ punto)\b|[[(] ?(?:at|arroba) ?[\])]/,
  /\b(?:gmail|hotmail|outlook|yahoo|icloud)\b/,
];
/** Networks: the page tells them, not a text. "WhatsApp" alone says how one writes to it. */
const NETWORKS = /\b(?:facebook|fb|instagram|insta|tik ?tok|twitter|youtube|telegram|messenger|linkedin|pinterest)\b/;

/** A model that speaks of itself, of what it was told or to whoever asked; and orders to a model. */
const PROMPTS: readonly RegExp[] = [
  /\bmodelo de lenguaje\b|\blanguage model\b|\bas an ai\b/,
  /\bcomo (?:una? )?(?:ia|inteligencia artificial|asistente virtual)\b|\bsoy (?:una? )?(?:ia|asistente|inteligencia artificial)\b/,
  /\b(?:ignor|olvid|omit|descart|desobede)[a-z]+ (?:[a-z]+ ){0,4}(?:instruccion(?:es)?|anterior(?:es)?|arriba|reglas|indicaciones|ordenes)\b/,
  /\bcaso omiso\b|\ba partir de ahora (?:eres|seras|responde|escribe|actua)\b|\beres (?:ahora )?una? (?:asistente|ia|modelo)\b/,
  /\bdebes (?:responder|contestar|escribir|decir|ignorar)\b|\byou are (?:now|an?)\b|\bfrom now on\b/,
  /\b(?:ignore|disregard|forget) (?:[a-z]+ ){0,4}(?:instructions?|previous|above|rules|prompts?)\b/,
  /\b(?:nuevas?|siguientes?|estas|mis|tus|las) (?:instrucciones|reglas) (?:son|es|del?|anteriores|para)\b/,
  /\b(?:tus|mis) instrucciones\b|\binstrucciones (?:completas|anteriores|originales|del sistema)\b/,
  /\b(?:finge|haz de cuenta|pon|di) que\b|\bactua como\b|\binventa (?:que|precios?|promociones|datos|horarios|resenas|opiniones)\b/,
  /\bprompt\b|\bsystem message\b|\bmensaje del? sistema\b|\bmodo (?:desarrollador|administrador)\b/,
  /(?:^|[\n"'[(])\s{0,4}(?:sistema|asistente|usuario) ?:|\b(?:system|assistant|user|developer) ?:/,
  /^(?:claro|por supuesto|entendido|perfecto|listo|seguro)(?: que si)?[,!.:]|^descripcion ?:|^lo siento\b/,
  /\b(?:aqui (?:tienes|esta|va)|te (?:dejo|presento|comparto)) (?:la|una|el|un|tu) (?:descripcion|parrafo|texto|propuesta)\b/,
  /\b(?:los|las) (?:datos|informacion) (?:dad[oa]|proporcionad[oa]|recibid[oa]|del json)s?\b|\binformacion proporcionada\b/,
  /\bno puedo (?:ayudar|generar|escribir|cumplir|proporcionar|crear|responder)\b|\b\d+ caracteres\b/,
  /\b(?:responde|contesta|escribe|repite|agrega|anade|di) (?:solo|solamente|unicamente|exactamente|en ingles|lo siguiente|al final|siempre|que (?:somos|este))\b/,
];
const MACHINERY = /\bchat ?gpt\b|\bopenai\b|\bjson\b|\bnull\b|\bundefined\b/;

const never =
  (fault: TextFault) =>
  (pattern: RegExp): Ban => ({ fault, pattern });
const unlessGiven =
  (fault: TextFault) =>
  (pattern: RegExp): Ban => ({ fault, pattern, isGivable: true });

export const BANS: readonly Ban[] = [
  ...ADDRESSES.map(never("address")),
  unlessGiven("address")(NETWORKS),
  ...CLAIMS.map(never("claim")),
  ...PROMISES.map(unlessGiven("claim")),
  never("markup")(/[{}[\]\\<>`]/),
  // Words letter by letter: nobody writes so but to hide them.
  never("markup")(/(?:\b[a-z][ .·_-]{1,2}){4}[a-z]\b/),
  ...PROMPTS.map(never("prompt")),
  unlessGiven("prompt")(MACHINERY),
];
