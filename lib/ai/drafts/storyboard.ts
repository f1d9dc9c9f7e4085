import { formatList } from "@/lib/format";
import { shorten } from "../check-text";
import {
  MAX_CAPTION_LENGTH,
  MAX_VOICE_LENGTH,
  SCENES,
  type SceneTexts,
  type StoryboardInput,
} from "../storyboard-model";
import { asSentence, lowerFirst, sayable, textOfSentences, tradeOf } from "./sentences";

type Told = Omit<SceneTexts, "imagen">;

function middleScenes({ facts, promotion }: StoryboardInput): Told[] {
  const { nombre, horario, entrega, formas_de_pago } = facts;
  const services = facts.servicios.flatMap((each) => sayable(each) ?? []);
  const offer = promotion && sayable(promotion.titulo);
  const details = sayable(promotion?.descripcion ?? "");
  const [first, ...others] = services;
  const lower = (words: readonly string[]) => formatList(words.map(lowerFirst));
  const scenes: (Told | false | null | "" | undefined)[] = [
    first && { texto: first, voz: `Ofrecemos: ${lower(services.slice(0, 3))}.` },
    offer && {
      texto: offer,
      voz: textOfSentences(
        [asSentence(offer), details && asSentence(details), promotion?.vigencia && asSentence(promotion.vigencia)],
        MAX_VOICE_LENGTH,
      ),
    },
    others[0] && { texto: others[0], voz: `También: ${lower(others.slice(0, 3))}.` },
    horario[0] !== undefined && {
      texto: horario[0],
      voz: `Te atendemos: ${horario.slice(0, 2).map(lowerFirst).join("; ")}.`,
    },
    entrega.length > 0 && { texto: entrega[0] ?? "", voz: `Como te quede mejor: ${lower(entrega)}.` },
    formas_de_pago.length > 0 && { texto: "Paga como prefieras", voz: `Aceptamos ${lower(formas_de_pago)}.` },
    { texto: "Atención de tus vecinos", voz: `En ${nombre} te atendemos con gusto y te resolvemos tus dudas.` },
    { texto: "Compártelo con quien lo necesite", voz: "Comparte este video con tus vecinos y con tu familia." },
    { texto: "Pregúntanos lo que necesites", voz: "Escríbenos y te contestamos lo antes que podamos." },
    { texto: "Te esperamos esta semana", voz: `Esta semana date una vuelta por ${nombre}.` },
  ];
  return scenes.flatMap((scene) => scene || []);
}

export function draftScenes(input: StoryboardInput): SceneTexts[] {
  const { facts, pictures } = input;
  const what = tradeOf(facts);
  const where = facts.colonia ? `en ${facts.colonia}, Iztapalapa` : "en Iztapalapa";
  const scenes: Told[] = [
    { texto: facts.nombre, voz: `Somos ${facts.nombre}: ${what} ${where}.` },
    ...middleScenes(input).slice(0, SCENES - 2),
    { texto: `Te esperamos ${where}`, voz: `Búscanos en Iztapalapa Local y visítanos ${where}.` },
  ];
  return scenes.map(({ texto, voz }, index) => ({
    texto: shorten(texto, MAX_CAPTION_LENGTH),
    voz: shorten(voz, MAX_VOICE_LENGTH),
    imagen: index % pictures.length,
  }));
}
