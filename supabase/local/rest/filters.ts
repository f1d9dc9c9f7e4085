import { isUnsafeName } from "@/supabase/local/unsafe-names";

/** Conditions in all filters of a request: each is tried on every row. */
const MAX_CONDITIONS = 40;
/** Depth of and() within or() within and(). */
const MAX_DEPTH = 3;

const LOGIC = /(^|\.)(and|or)$/;
const QUOTED = /"(?:[^"\\]|\\.)*"?/gs;
/** One condition, however long: the database looks a value up in it. */
const IN_LIST = /\bin\.\([^()]*\)/g;
const CONDITION_NAME = /(?<=^|[(,])\s*(?:not\.)?([^\s.(),:>-]+)(?=\.|->)/g;

/** Reason to refuse the filters of a request, for their author; null when there is none. */
export function filterProblem(filters: readonly (readonly [key: string, value: string])[]): string | null {
  let conditions = 0;
  for (const [key, value] of filters) {
    const plain = value.replace(QUOTED, "_").replace(IN_LIST, "in._");
    // Also those between braces: each is one more pattern to try.
    conditions += plain.split(",").length;
    if (!LOGIC.test(key)) continue;
    if (depthOf(plain) > MAX_DEPTH) return `Conditions nested deeper than ${MAX_DEPTH} levels are not supported`;
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
