/** Size in units of the drawing, which is scaled to the width that there is. */
export const CHART = { width: 320, height: 96 } as const;

/** Share of the slot of a day, week or month: what is left is the gap to the next. */
const BAR_SHARE = 0.38;
const OPEN_RISE = 10;

type Bar = { x: number; y: number; width: number; height: number };

export type BarPair = {
  before: Bar;
  now: Bar;
  /** Top to which the sides of a bar go that is not over; null of one that is. */
  openTop: number | null;
};

type Pair = { now: number; before: number; isOpen: boolean };

export function barsOf(pairs: readonly Pair[]): BarPair[] {
  const most = Math.max(1, ...pairs.flatMap(({ now, before }) => [now, before]));
  const slot = CHART.width / pairs.length;
  const width = slot * BAR_SHARE;
  const bar = (x: number, count: number): Bar => {
    const height = (count / most) * (CHART.height - OPEN_RISE);
    return { x, y: CHART.height - height, width, height };
  };
  return pairs.map(({ now, before, isOpen }, index) => {
    const left = index * slot + (slot - 2 * width) / 2;
    const present = bar(left + width, now);
    return { before: bar(left, before), now: present, openTop: isOpen ? present.y - OPEN_RISE : null };
  });
}
