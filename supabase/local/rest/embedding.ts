/** Related rows of related rows multiply, and more of them side by side add up. */
const MAX_DEPTH = 1;
const MAX_EMBEDDINGS = 5;

/** Why a `select` asks for too much, in words for its author; null when it does not. */
export function embeddingProblem(select: string): string | null {
  const depths = embeddingDepths(select);
  if (depths.some((depth) => depth > MAX_DEPTH)) return "Embedding deeper than one level is not supported";
  return depths.length > MAX_EMBEDDINGS ? `More than ${MAX_EMBEDDINGS} embeddings are not supported` : null;
}

/** The depth of each pair of brackets, from 1, except the empty ones: those call a function, as in `visits.sum()`. */
function embeddingDepths(select: string): number[] {
  const depths: number[] = [];
  let depth = 0;
  // A quoted name may hold brackets; within it a backslash escapes.
  for (const [token] of select.replace(/\(\s*\)/g, "").matchAll(/"(?:[^"\\]|\\.)*"|[()]/gs)) {
    if (token === "(") depths.push(++depth);
    if (token === ")") depth -= 1;
  }
  return depths;
}
