/** Related rows of related rows multiply, and more of them side by side add up. */
const MAX_DEPTH = 1;
const MAX_EMBEDDINGS = 5;

const QUOTED = /"(?:[^"\\]|\\.)*"/gs;
const INNERMOST = /\(([^()]*)\)/g;
const ALIAS = /^[^:]+:(?!:)/;
const CAST = /::\w+$/;

/** Reason to refuse a `select`, for its author; null when there is none. */
export function selectionProblem(select: string): string | null {
  // A quoted name may hold what separates others.
  const plain = select.replace(QUOTED, (name) => name.replace(/\W/g, (letter) => `_${letter.charCodeAt(0)}`));
  // Empty brackets call a function, as in `visits.sum()`.
  const embedding = plain.replace(/\(\s*\)/g, "");
  const depths = embeddingDepths(embedding);
  if (depths.some((depth) => depth > MAX_DEPTH)) return "Embedding deeper than one level is not supported";
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
