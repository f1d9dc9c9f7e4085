/**
 * The first rung of a ladder (best first) whose result fits, with that result; the last one when none does. The best one
 * is tried first, as most fit; among the others it is searched by halves, as results only get smaller.
 */
export async function bestThatFits<Rung, T>(
  ladder: readonly [Rung, ...Rung[]],
  make: (rung: Rung) => Promise<T>,
  fits: (result: T) => boolean,
): Promise<T> {
  const best = await make(ladder[0]);
  if (fits(best) || ladder.length === 1) return best;
  let low = 1;
  let high = ladder.length - 1;
  let found: T | undefined;
  let smallest = best;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const result = await make(ladder[middle] ?? ladder[0]);
    if (fits(result)) {
      found = result;
      high = middle - 1;
    } else {
      smallest = result;
      low = middle + 1;
    }
  }
  return found ?? smallest;
}
