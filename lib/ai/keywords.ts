import { z } from "zod";
import { formatNumber } from "@/lib/format";
import { failure, success } from "@/lib/result";
import { fold } from "@/lib/text/fold";
import type { BusinessFacts } from "./facts";
import { KEYWORDS_PROMPT } from "./prompts";
import type { TextTask } from "./text-task";

/** A keyword and its reason: searched for in vain, searched for, or another word (`list_keyword_ideas`). */
const keywordIdeaSchema = z.object({
  termino: z.string().min(1).max(80),
  motivo: z.enum(["sin_resultados", "buscado", "sinonimo"]),
  veces: z.int().min(0),
});
export type KeywordIdea = z.infer<typeof keywordIdeaSchema>;

export const keywordIdeasSchema = z.object({ palabras: z.array(keywordIdeaSchema).max(40) });

export const KEYWORD_FIELDS = { list: "palabras_clave", added: "agregar" } as const;

export const KEYWORD_DAYS = 30;

export function reasonOf({ motivo, veces }: KeywordIdea): string {
  const times = veces === 1 ? "1 vez" : `${formatNumber(veces)} veces`;
  switch (motivo) {
    case "sin_resultados":
      return `Lo buscaron ${times} en ${KEYWORD_DAYS} días y no salió ningún negocio.`;
    case "buscado":
      return `Lo buscaron ${times} en ${KEYWORD_DAYS} días.`;
    case "sinonimo":
      return "También le dicen así a lo que haces.";
    default:
      return motivo satisfies never;
  }
}

export function missingFrom(ideas: readonly KeywordIdea[], keywords: readonly string[]): KeywordIdea[] {
  const known = new Set(keywords.map(fold));
  return ideas.filter(({ termino }) => !known.has(fold(termino)));
}

type Input = { facts: BusinessFacts; ideas: readonly KeywordIdea[] };
type Output = { palabras: string[] };

/** Puts the ideas in order: a model adds none of its own, and takes none away. */
export const orderKeywords: TextTask<Input, Output> = {
  kind: "palabras",
  prompt: KEYWORDS_PROMPT,
  schema: z.object({ palabras: z.array(z.string()) }),
  maxOutputTokens: 500,
  told: ({ facts, ideas }) => ({ ...facts, candidatas: ideas }),
  check({ palabras }, { ideas }) {
    const byName = new Map(ideas.map(({ termino }) => [fold(termino), termino]));
    const chosen = palabras.flatMap((each) => byName.get(fold(each.trim())) ?? []);
    if (chosen.length === 0) return failure("unusable");
    return success({ palabras: [...new Set([...chosen, ...byName.values()])] });
  },
  draft: ({ ideas }) => ({ palabras: ideas.map(({ termino }) => termino) }),
};

export const inOrder = (ideas: readonly KeywordIdea[], { palabras }: Output): KeywordIdea[] =>
  palabras.flatMap((word) => ideas.find(({ termino }) => termino === word) ?? []);
