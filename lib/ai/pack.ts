import { z } from "zod";
import type { IsoDate } from "@/lib/clock";
import { failure, success } from "@/lib/result";
import { addDays } from "@/lib/time/add-days";
import { includesDay } from "@/lib/time/date-range";
import { checkText, faultsOf, shorten, toPlainText } from "./check-text";
import { draftPost } from "./drafts/pack";
import type { BusinessFacts } from "./facts";
import {
  DAYS_OF_PACK,
  MAX_TITLE_LENGTH,
  NETWORK_IDS,
  NETWORKS,
  type PackInput,
  POST_THEMES,
  type PostPlan,
  type PostTexts,
  type PostTheme,
} from "./pack-model";
import { type PackPromotion, toldPromotion } from "./promotions";
import { PACK_PROMPT } from "./prompts";
import type { TextTask } from "./text-task";

const PROMOTION_DAYS: ReadonlySet<number> = new Set([0, 2, 4]);

export function planWeek(facts: BusinessFacts, promotions: readonly PackPromotion[], today: IsoDate): PostPlan[] {
  const has: Partial<Record<PostTheme, boolean>> = {
    promocion: false,
    servicios: facts.servicios.length > 0,
    horario: facts.horario.length > 0,
    entrega: facts.entrega.length > 0 || facts.formas_de_pago.length > 0,
    destacado: facts.servicios.length > 1,
  };
  const themes = POST_THEMES.filter((theme) => has[theme] ?? true);
  const left = [...promotions];
  return Array.from({ length: DAYS_OF_PACK }, (_, index) => {
    const fecha = addDays(today, index);
    const place = PROMOTION_DAYS.has(index) ? left.findIndex((each) => includesDay(each, fecha)) : -1;
    const [promocion = null] = place < 0 ? [] : left.splice(place, 1);
    return { fecha, tema: promocion ? "promocion" : (themes.shift() ?? "gracias"), promocion };
  });
}

type Output = { publicaciones: PostTexts[] };

const titleFaults = (title: string, facts: unknown) => faultsOf(title, facts).filter((fault) => fault !== "language");

/** A post as it may be shown: what may not be is put together by rules. `kept`: how many of its texts are the writer's. */
function checkPost(texts: PostTexts, plan: PostPlan, input: PackInput): { post: PostTexts; kept: number } {
  const told = { ...input.facts, ...toldPromotion(plan.promocion) };
  const post = draftPost(input.facts, plan);
  let kept = 0;
  const title = shorten(toPlainText(texts.titular), MAX_TITLE_LENGTH);
  if (titleFaults(title, told).length === 0) post.titular = title;
  for (const network of NETWORK_IDS) {
    const checked = checkText(texts[network], told, NETWORKS[network].most);
    if (!checked.ok) continue;
    post[network] = checked.value;
    kept += 1;
  }
  return { post, kept };
}

export const writePack: TextTask<PackInput, Output> = {
  kind: "paquete",
  prompt: PACK_PROMPT,
  schema: z.object({
    publicaciones: z.array(
      z.object({ titular: z.string(), whatsapp: z.string(), facebook: z.string(), instagram: z.string() }),
    ),
  }),
  maxOutputTokens: 4_000,
  told: ({ facts, plan }) => ({
    ...facts,
    dias: plan.map(({ tema, promocion }) => ({ tema, promocion: toldPromotion(promocion) })),
  }),
  check({ publicaciones }, input) {
    const checked = input.plan.flatMap((plan, index) => {
      const texts = publicaciones[index];
      return texts ? [checkPost(texts, plan, input)] : [];
    });
    const kept = checked.reduce((sum, each) => sum + each.kept, 0);
    const isUsable = checked.length === input.plan.length && kept * 2 >= checked.length * NETWORK_IDS.length;
    return isUsable ? success({ publicaciones: checked.map(({ post }) => post) }) : failure("unusable");
  },
  draft: ({ facts, plan }) => ({ publicaciones: plan.map((day) => draftPost(facts, day)) }),
};

export const toPack = (plan: readonly PostPlan[], { publicaciones }: Output): object => ({
  publicaciones: plan.map(({ fecha, tema, promocion }, index) => ({
    ...publicaciones[index],
    fecha,
    tema,
    promocion: promocion && { id: promocion.id, hasta: promocion.endsOn },
  })),
});
