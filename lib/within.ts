const TICKS = 5;

/** The result, or something else when it takes longer, by a clock that stands still while this process is busy with other things. */
export async function within<T, Late>(result: Promise<T>, milliseconds: number, late: Late): Promise<T | Late> {
  const { promise: impatience, resolve } = Promise.withResolvers<Late>();
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
    if (ticks === TICKS) resolve(late);
  }, milliseconds / TICKS);
  try {
    return await Promise.race([result, impatience]);
  } finally {
    clearInterval(clock);
  }
}
