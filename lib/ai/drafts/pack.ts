import { formatList } from "@/lib/format";
import { capitalised } from "@/lib/text/capitalised";
import { shorten } from "../check-text";
import type { BusinessFacts } from "../facts";
import { MAX_TITLE_LENGTH, NETWORKS, type PostPlan, type PostTexts, type PostTheme } from "../pack-model";
import type { PackPromotion } from "../promotions";
import { asSentence, lowerFirst, sayable, textOfSentences, tradeOf } from "./sentences";

/** Characters of a promotion's own words, so that there is room for when and where. */
const MAX_PROMOTION_LENGTH = 200;

function wordsOf(facts: BusinessFacts) {
  const services = facts.servicios.flatMap((each) => sayable(each) ?? []).map(lowerFirst);
  const lines = facts.horario.map((line, index) => (index === 0 ? line : lowerFirst(line)).replace(": ", ", de "));
  const lower = (labels: readonly string[]) => formatList(labels.map(lowerFirst));
  return {
    name: facts.nombre,
    what: tradeOf(facts),
    where: facts.colonia ? `en ${facts.colonia}, Iztapalapa` : "en Iztapalapa",
    services,
    hours: lines.map(sayHours).join("; ") || null,
    ways: lower(facts.entrega) || null,
    pays: lower(facts.formas_de_pago) || null,
  };
}

type Words = ReturnType<typeof wordsOf>;

const sayHours = (line: string): string =>
  line.replace(", de cerrado", ", cerrado").replace(", de abierto", ", abierto");

/** Sentences of a day, the most important first: as many are taken as fit. */
type Sentences = { titular: string; opening: string; details: readonly (string | null)[]; ending: string };

function promotionSentences(words: Words, { titulo, descripcion, vigencia }: PackPromotion): Sentences {
  const title = sayable(titulo) ?? `Promoción en ${words.name}`;
  const details = sayable(descripcion ?? "");
  return {
    titular: title,
    opening: asSentence(title),
    details: [
      details && asSentence(shorten(details, MAX_PROMOTION_LENGTH)),
      vigencia && asSentence(vigencia),
      `Te esperamos ${words.where}.`,
      hoursOf(words),
    ],
    ending: "Pregúntanos y aprovéchala antes de que se acabe.",
  };
}

const hoursOf = ({ hours }: Words): string | null => hours && `Horario: ${lowerFirst(hours)}.`;
const servicesOf = ({ services }: Words, most: number): string | null =>
  services.length > 0 ? `Ofrecemos: ${formatList(services.slice(0, most))}.` : null;

const THEMES: Readonly<Record<Exclude<PostTheme, "promocion">, (words: Words) => Sentences>> = {
  presentacion: (words) => ({
    titular: `${words.what} ${words.where}`,
    opening: `Somos ${words.name}: ${words.what} ${words.where}.`,
    details: [servicesOf(words, 4), hoursOf(words)],
    ending: "Escríbenos o visítanos: te atendemos con gusto.",
  }),
  servicios: (words) => ({
    titular: formatList(words.services.slice(0, 3)),
    opening: `Lo que ofrecemos en ${words.name}: ${formatList(words.services.slice(0, 5))}.`,
    details: [`Estamos ${words.where}.`, words.ways && `También: ${words.ways}.`, hoursOf(words)],
    ending: "Dinos qué necesitas y te contestamos.",
  }),
  horario: (words) => ({
    titular: "Este es nuestro horario",
    opening: `Guarda el horario de ${words.name}.`,
    details: [words.hours && asSentence(words.hours), `Nos encuentras ${words.where}.`],
    ending: "Si tienes dudas antes de venir, escríbenos.",
  }),
  entrega: (words) => ({
    titular: words.ways ?? "Paga como prefieras",
    opening: words.ways
      ? `En ${words.name} también te atendemos así: ${words.ways}.`
      : `En ${words.name} pagas como prefieras.`,
    details: [words.pays && `Aceptamos ${words.pays}.`, `Estamos ${words.where}.`, hoursOf(words)],
    ending: "Escríbenos y nos ponemos de acuerdo.",
  }),
  destacado: (words) => ({
    titular: words.services[0] ?? words.what,
    opening: `¿Buscas ${words.services[0] ?? words.what}? En ${words.name} te ayudamos.`,
    details: [
      `Estamos ${words.where}.`,
      words.services.length > 1 ? `También: ${formatList(words.services.slice(1, 4))}.` : null,
      hoursOf(words),
    ],
    ending: "Pregúntanos lo que quieras saber.",
  }),
  visita: (words) => ({
    titular: `Te esperamos ${words.where}`,
    opening: `Esta semana date una vuelta por ${words.name}, ${words.where}.`,
    details: [hoursOf(words), servicesOf(words, 3)],
    ending: "Aquí te esperamos.",
  }),
  pregunta: (words) => ({
    titular: "¿Qué te gustaría encontrar?",
    opening: `Cuéntanos: ¿qué te gustaría encontrar en ${words.name}?`,
    details: [words.services.length > 0 ? `Ahora ofrecemos: ${formatList(words.services.slice(0, 4))}.` : null],
    ending: "Leemos todas las respuestas.",
  }),
  recomienda: (words) => ({
    titular: "¿Nos recomiendas con tus vecinos?",
    opening: `Si ya conoces ${words.name}, compártelo con quien lo necesite.`,
    details: [`Somos ${words.what} ${words.where}.`, servicesOf(words, 3)],
    ending: "Gracias por ayudarnos a llegar a más vecinos.",
  }),
  guarda: (words) => ({
    titular: "Guárdanos para cuando nos necesites",
    opening: `Guarda esta publicación de ${words.name} para cuando la necesites.`,
    details: [`Estamos ${words.where}.`, hoursOf(words), words.pays && `Aceptamos ${words.pays}.`],
    ending: "Así nos encuentras más rápido.",
  }),
  opinion: (words) => ({
    titular: "Tu opinión nos ayuda",
    opening: `¿Ya viniste a ${words.name}? Cuéntanos cómo te fue.`,
    details: [`Estamos ${words.where} y queremos atenderte mejor.`],
    ending: "Escríbenos con confianza.",
  }),
  gracias: (words) => ({
    titular: "Gracias por tu visita",
    opening: `Gracias a los vecinos que esta semana vinieron a ${words.name}.`,
    details: [`Seguimos ${words.where}.`, hoursOf(words)],
    ending: "Nos vemos la próxima semana.",
  }),
};

function shortTitle(title: string): string {
  const plain = capitalised(title);
  return plain.length <= MAX_TITLE_LENGTH ? plain : `${plain.slice(0, MAX_TITLE_LENGTH - 1).replace(/\s+\S*$/, "")}…`;
}

export function draftPost(facts: BusinessFacts, { tema, promocion }: PostPlan): PostTexts {
  const words = wordsOf(facts);
  const { titular, opening, details, ending } =
    tema === "promocion"
      ? promocion
        ? promotionSentences(words, promocion)
        : THEMES.visita(words)
      : THEMES[tema](words);
  const first = details.find((each) => each !== null) ?? null;
  return {
    titular: shortTitle(titular),
    // Short for a chat, all of it for a page, and the picture says the rest.
    whatsapp: textOfSentences([opening, ...details.slice(0, 2), ending], NETWORKS.whatsapp.most),
    facebook: textOfSentences([opening, ...details, ending], NETWORKS.facebook.most),
    instagram: textOfSentences([opening, first, ending], NETWORKS.instagram.most),
  };
}
