/** Returns a function that asks at most once in so long, however many want to know; who comes meanwhile gets the same answer. */
export function atMostEvery<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now - last.at >= milliseconds) last = { at: now, answer: ask() };
    return last.answer;
  };
}
