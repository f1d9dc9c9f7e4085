/** First rung (best first) that fits, else the last. By halves after both ends: results only get smaller. */
export async function bestThatFits<Rung, T>(
  ladder: readonly [Rung, ...Rung[]],
  make: (rung: Rung) => Promise<T>,
  fits: (result: T) => boolean,
): Promise<T> {
  const best = await make(ladder[0]);
  let high = ladder.length - 1;
  if (fits(best) || high === 0) return best;
  let found = await make(ladder[high] ?? ladder[0]);
  if (!fits(found)) return found;
  let low = 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const result = await make(ladder[middle] ?? ladder[0]);
    if (fits(result)) {
      found = result;
      high = middle;
    } else low = middle + 1;
  }
  return found;
}
