/** Rows of an answer that are looked at. */
export const DEPTH = 20;

export type Score = {
  /** Share of the expected rows among the first 20; of 20 when more are expected. */
  recall: number;
  /** 1 / the place of the first expected row among the first 20; 0 without one. */
  reciprocalRank: number;
};

/** @param found ids in the order of the answer */
export function score(found: readonly string[], expected: ReadonlySet<string>): Score {
  const isHit = found.slice(0, DEPTH).map((id) => expected.has(id));
  const first = isHit.indexOf(true);
  return {
    recall: isHit.filter(Boolean).length / Math.min(DEPTH, expected.size),
    reciprocalRank: first === -1 ? 0 : 1 / (first + 1),
  };
}

export function mean(scores: readonly Score[]): Score {
  const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    recall: average(scores.map(({ recall }) => recall)),
    reciprocalRank: average(scores.map(({ reciprocalRank }) => reciprocalRank)),
  };
}
