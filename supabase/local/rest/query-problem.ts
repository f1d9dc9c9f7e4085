import { hasUnsafeName, isUnsafeName } from "@/supabase/local/unsafe-names";

const NAMES = /(^|\.)(select|order|columns|on_conflict)$/;
const NO_FILTER = /(^|\.)(select|order|columns|on_conflict|limit|offset|apikey)$/;

/** Reason to refuse a query, for its author; null when there is none. */
export function queryProblem(query: URLSearchParams): string | null {
  const parameters = [...query];
  if (parameters.some(([key, value]) => NAMES.test(key) && hasUnsafeName(value))) return "A name is not allowed";
  for (const select of query.getAll("select")) {
    const problem = selectionProblem(select);
    if (problem) return problem;
  }
  return filterProblem(parameters.filter(([key]) => !NO_FILTER.test(key)));
}

/** Conditions in all filters of a request: each is tried on every row. */
const MAX_CONDITIONS = 40;
/** Depth of and() within or() within and(). */
const MAX_LOGIC_DEPTH = 3;

const LOGIC = /(^|\.)(and|or)$/;
const QUOTED_VALUE = /"(?:[^"\\]|\\.)*"?/gs;
/** One condition, however long: the database looks a value up in it. */
const IN_LIST = /\bin\.\([^()]*\)/g;
const CONDITION_NAME = /(?<=^|[(,])\s*(?:not\.)?([^\s.(),:>-]+)(?=\.|->)/g;

export function filterProblem(filters: readonly (readonly [key: string, value: string])[]): string | null {
  let conditions = 0;
  for (const [key, value] of filters) {
    const plain = value.replace(QUOTED_VALUE, "_").replace(IN_LIST, "in._");
    // Also those between braces: each is one more pattern to try.
    conditions += plain.split(",").length;
    if (!LOGIC.test(key)) continue;
    if (depthOf(plain) > MAX_LOGIC_DEPTH)
      return `Conditions nested deeper than ${MAX_LOGIC_DEPTH} levels are not supported`;
    if ([...value.replaceAll('"', "").matchAll(CONDITION_NAME)].some(([, name = ""]) => isUnsafeName(name))) {
      return "A name is not allowed";
    }
  }
  return conditions > MAX_CONDITIONS ? `More than ${MAX_CONDITIONS} conditions are not supported` : null;
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if (character === "(") deepest = Math.max(deepest, ++depth);
    if (character === ")") depth -= 1;
  }
  return deepest;
}

/** Related rows of related rows multiply, and more of them side by side add up. */
const MAX_EMBEDDING_DEPTH = 1;
const MAX_EMBEDDINGS = 5;

const QUOTED_NAME = /"(?:[^"\\]|\\.)*"/gs;
const INNERMOST = /\(([^()]*)\)/g;
const ALIAS = /^[^:]+:(?!:)/;
const CAST = /::\w+$/;

export function selectionProblem(select: string): string | null {
  // A quoted name may hold what separates others.
  const plain = select.replace(QUOTED_NAME, (name) => name.replace(/\W/g, (letter) => `_${letter.charCodeAt(0)}`));
  // Empty brackets call a function, as in `visits.sum()`.
  const embedding = plain.replace(/\(\s*\)/g, "");
  const depths = embeddingDepths(embedding);
  if (depths.some((depth) => depth > MAX_EMBEDDING_DEPTH)) return "Embedding deeper than one level is not supported";
  if (depths.length > MAX_EMBEDDINGS) return `More than ${MAX_EMBEDDINGS} embeddings are not supported`;
  const lists = [
    embedding.replace(INNERMOST, "()"),
    ...[...embedding.matchAll(INNERMOST)].map(([, list = ""]) => list),
  ];
  return lists.some(hasDoubles) ? "Selecting the same twice is not supported" : null;
}

function embeddingDepths(select: string): number[] {
  const depths: number[] = [];
  let depth = 0;
  for (const [token] of select.matchAll(/[()]/g)) {
    if (token === "(") depths.push(++depth);
    else depth -= 1;
  }
  return depths;
}

/** One long column under a hundred names would fill the memory. */
function hasDoubles(list: string): boolean {
  const columns = list.split(",").map((item) => item.trim().replace(ALIAS, "").replace(CAST, ""));
  return new Set(columns).size < columns.length;
}
