import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";
import { type Synonym, type SynonymDraft, type SynonymOutcome, synonymOutcome } from "../synonym";

export type SearchKind = "veces" | "sin_resultados" | "faltas";

const searches = z.array(
  z
    .object({ termino: z.string(), cuantas: z.number(), parecidas: z.number() })
    .transform(({ termino, cuantas, parecidas }) => ({ term: termino, total: cuantas, similar: parecidas })),
);
export type SearchedTerm = z.infer<typeof searches>[number];

/** The terms of the last days, those with most first; at most 25. @throws BackendError also for no administrator. */
export const listSearches = async (reviewerId: string, kind: SearchKind, days: number): Promise<SearchedTerm[]> =>
  searches.parse(await callDatabase("list_searches", { reviewer: reviewerId, kind, days }));

export type SynonymMark = { isClass: boolean; plano: string; id: number };

const rows = z.array(
  z.object({
    id: z.number(),
    termino: z.string(),
    equivale: z.string().nullable(),
    scian: z.string().nullable(),
    fuente: z.string(),
    plano: z.string(),
    es_clase: z.boolean(),
  }),
);

const PAGE_SIZE = 50;

type Asked = { term: string; isOnlyOwn: boolean; after: SynonymMark | null };

/** A page of synonyms, those in words first, and where the next begins. @throws BackendError also for no administrator. */
export async function listSynonyms(
  reviewerId: string,
  { term, isOnlyOwn, after }: Asked,
): Promise<{ synonyms: Synonym[]; next: SynonymMark | null }> {
  const data = await callDatabase("list_synonyms", {
    reviewer: reviewerId,
    only_own: isOnlyOwn,
    // One more than is shown tells whether there is a next page.
    size: PAGE_SIZE + 1,
    ...(term && { term }),
    ...(after && { after_code: after.isClass, after: after.plano, after_id: after.id }),
  });
  const read = rows.parse(data);
  const shown = read.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    synonyms: shown.map(({ id, termino, equivale, scian, fuente }) => ({
      id,
      term: termino,
      meaning: equivale,
      scian,
      source: fuente,
    })),
    next: read.length > PAGE_SIZE && last ? { isClass: last.es_clase, plano: last.plano, id: last.id } : null,
  };
}

/** Tries a synonym on a search, or keeps it. @throws BackendError also for no administrator (42501). */
export async function changeSynonym(
  reviewerId: string,
  { id, termino, equivale, consulta, borrar }: SynonymDraft,
  isKept: boolean,
): Promise<SynonymOutcome> {
  const data = await callDatabase("change_synonym", {
    reviewer: reviewerId,
    term: termino,
    meaning: equivale,
    is_removed: borrar,
    query: consulta,
    is_kept: isKept,
    ...(id !== null && { synonym: id }),
  });
  return synonymOutcome.parse(data);
}
