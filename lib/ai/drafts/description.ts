import { artworkCategory } from "@/lib/categories/categories";
import { capitalised } from "@/lib/text/capitalised";
import { fold } from "@/lib/text/fold";
import { withSpanishLetters } from "@/lib/text/spanish-letters";
import { faultsOf, shorten, toPlainText } from "../check-text";
import type { DescriptionInput } from "../facts";
import { hoursSentence } from "./hours";
import { type Delivery, PHRASES, WORK } from "./phrases";
import { articleOf, isDescriptive, saysTrade } from "./trade";
import { inSentence, listed } from "./wording";

/** Limit that the prompt asks of a model, too. */
const MAX_CHARACTERS = 400;
const MAX_SERVICES = 7;
const LONGEST_SERVICE = 60;
const LONGEST_LIST = 180;
const HOME = "Iztapalapa";

type Opening = (said: { name: string; place: string; what: string }) => string;
const NAMED: readonly Opening[] = [
  ({ name, place }) => `${name} está en ${place}.`,
  ({ name, place }) => `${name} te espera en ${place}.`,
  ({ name, place }) => `Encuentra ${name} en ${place}.`,
];
const PLACED: readonly Opening[] = [
  ({ name, place, what }) => `${name} es ${what} en ${place}.`,
  ({ name, place, what }) => `En ${place}, está ${name}, ${what}.`,
];
/** Of what is no place: "celulares y accesorios". */
const OFFERED: readonly Opening[] = [
  ({ name, place, what }) => `En ${name}, en ${place}, encuentras ${what}.`,
  ({ name, place, what }) => `${name} ofrece ${what} en ${place}.`,
];

const PAYMENT_WORDS: Readonly<Record<string, string>> = {
  Efectivo: "en efectivo",
  Tarjeta: "con tarjeta",
  Transferencia: "por transferencia",
  CoDi: "con CoDi",
  Vales: "con vales",
};
const SAID_ELSEWHERE: readonly { list: "entrega" | "formas_de_pago"; label: string; pattern: RegExp }[] = [
  { list: "entrega", label: "A domicilio", pattern: /\bdomicilio\b/ },
  { list: "entrega", label: "Para llevar", pattern: /\bpara llevar\b/ },
  { list: "formas_de_pago", label: "Tarjeta", pattern: /\btarjeta\b/ },
];
const KINDS_OF_PLACE: readonly [pattern: RegExp, article: string][] = [
  [withSpanishLetters(/^(?:barrio|pueblo|ejido|fraccionamiento|conjunto(?: habitacional)?)\b/i), "el"],
  [withSpanishLetters(/^(?:colonia|unidad(?: habitacional)?|ampliación|zona)\b/i), "la"],
];

/** True for an owner's text without orders to a model, telephones, addresses and claims. */
const isSayable = (text: string): boolean =>
  faultsOf(`Esto es lo que hay en la colonia: ${text}.`, { text }).length === 0;

/** Chooses by name, the same each time; each sentence chooses another one. */
function chosen<T>(options: readonly T[], name: string, sentence: string): T {
  const sum = [...`${name} ${sentence}`].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return options[sum % options.length] as T;
}

function inColonia(name: string): string {
  const [pattern, article] = KINDS_OF_PLACE.find(([kind]) => kind.test(name)) ?? [];
  return pattern ? `${article} ${name.replace(pattern, (kind) => kind.toLowerCase())}` : `la colonia ${name}`;
}

function opening({ facts, city, most }: DescriptionInput, kind: string): string {
  const plainName = toPlainText(facts.nombre);
  const isNamed = plainName !== "" && faultsOf(`Esto es lo que hay: ${plainName}.`, facts).length === 0;
  const name = isNamed ? plainName : "este negocio";
  const trade = facts.giro && isSayable(facts.giro) ? facts.giro : null;
  const isSaid = trade === null ? isNamed && isDescriptive(name) : saysTrade(name, trade);
  const article = trade && articleOf(trade);
  const isPlace = trade === null || article !== null;
  const openings = isSaid ? NAMED : isPlace ? PLACED : OFFERED;
  const what = !isPlace ? inSentence(trade) : article ? `${article} ${inSentence(trade)}` : kind;
  const say = chosen(openings, facts.nombre, "opening");
  const colonia = facts.colonia && isSayable(facts.colonia) ? inColonia(facts.colonia) : null;
  const places = [[colonia, isSayable(city) ? city : null], [colonia], [HOME]];
  const sayings = places
    .map((parts) => parts.filter((part) => part !== null).join(", "))
    .filter((place) => place !== "")
    .map((place) => capitalised(say({ name, place, what })));
  return sayings.find((saying) => saying.length <= most) ?? shorten(sayings.at(-1) ?? "", most);
}

function servicesSentence({ facts }: DescriptionInput, offer: string): string | null {
  const isSaid = (service: string) =>
    SAID_ELSEWHERE.some(({ list, label, pattern }) => facts[list].includes(label) && pattern.test(fold(service)));
  const services = facts.servicios
    .map((service) => inSentence(toPlainText(service)))
    .filter((service) => service !== "" && service.length <= LONGEST_SERVICE && isSayable(service) && !isSaid(service));
  const told = [...new Set(services)].slice(0, MAX_SERVICES);
  while (told.join(", ").length > LONGEST_LIST) told.pop();
  return told.length > 0 ? `${offer} ${listed(told)}.` : null;
}

function deliverySentence({ facts }: DescriptionInput, phrases: Delivery): string | null {
  const [isBrought, isTaken] = ["A domicilio", "Para llevar"].map((way) => facts.entrega.includes(way));
  if (isBrought && isTaken) return phrases.both;
  if (isBrought) return phrases.domicilio;
  return isTaken ? phrases.llevar : null;
}

function paymentSentence({ facts }: DescriptionInput): string | null {
  const ways = facts.formas_de_pago.flatMap((way) => PAYMENT_WORDS[way] ?? []);
  if (ways.length === 0) return null;
  return ways.length === 1 ? `El pago es ${ways[0]}.` : `Puedes pagar ${listed(ways, "o")}.`;
}

export function draftDescription(input: DescriptionInput): string {
  const { facts, most } = input;
  const phrases = PHRASES[artworkCategory(facts.categoria)];
  const bound = Math.min(most, MAX_CHARACTERS);
  const sentences = [
    servicesSentence(input, chosen(phrases.offer, facts.nombre, "offer")),
    deliverySentence(input, phrases.delivery ?? WORK),
    hoursSentence(facts.horario),
    paymentSentence(input),
    chosen(phrases.ending, facts.nombre, "ending"),
  ];
  return sentences.reduce<string>(
    (text, sentence) => (sentence && text.length + 1 + sentence.length <= bound ? `${text} ${sentence}` : text),
    opening({ ...input, most: bound }, phrases.kind),
  );
}
