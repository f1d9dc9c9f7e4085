import { z } from "zod";
import { toVisibleText } from "@/lib/text/visible-text";

/** Characters that the columns take. */
export const MAX_SYNONYM_CHARACTERS = 80;
const MAX_QUERY_CHARACTERS = 200;

const text = (most: number) => z.string().transform(toVisibleText).pipe(z.string().max(most)).catch("");

/** A synonym, and the search on which its effect is looked at, as the address and the form have them; empty where nothing was typed. */
export const synonymDraftSchema = z.object({
  /** Id of a synonym that is there; null for a new one. */
  id: z.coerce.number().int().positive().nullable().catch(null),
  termino: text(MAX_SYNONYM_CHARACTERS),
  equivale: text(MAX_SYNONYM_CHARACTERS),
  consulta: text(MAX_QUERY_CHARACTERS),
  borrar: z
    .literal("1")
    .transform(() => true)
    .catch(false),
});
export type SynonymDraft = z.infer<typeof synonymDraftSchema>;

export const isTriable = ({ id, termino, equivale, consulta, borrar }: SynonymDraft): boolean =>
  consulta !== "" && (borrar ? id !== null : termino !== "" && equivale !== "");

export type Synonym = {
  id: number;
  term: string;
  meaning: string | null;
  scian: string | null;
  source: string;
};

export const sourceLabel = (source: string): string =>
  source === "propia" ? "del sitio" : source === "administración" ? "tuyo" : "INEGI";

const found = z.object({
  total: z.number(),
  is_capped: z.boolean(),
  corrected: z.string().nullable(),
  items: z.array(
    z.object({ slug: z.string(), name: z.string(), activity: z.string().nullable(), is_near: z.boolean() }),
  ),
});
export type SearchedFor = z.infer<typeof found>;

export const synonymOutcome = z.union([
  z.object({ outcome: z.enum(["kept", "tried"]), before: found, after: found }),
  z.object({ outcome: z.enum(["unknown", "empty", "same", "duplicate", "full"]) }),
]);
export type SynonymOutcome = z.infer<typeof synonymOutcome>;

export const SYNONYM_REFUSALS = {
  unknown: "Ese sinónimo ya no está. Vuelve a la lista.",
  empty: "Escribe de 2 a 80 letras en las dos casillas, con alguna palabra que se busque.",
  same: "Las dos casillas dicen lo mismo: el buscador ya las junta.",
  duplicate: "Ese sinónimo ya está en la lista.",
  full: "Esa palabra ya tiene 40 significados, y el buscador no lee más. Borra alguno.",
} as const;
