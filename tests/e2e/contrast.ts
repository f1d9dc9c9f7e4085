/** Red, green and blue to 255, alpha to 1. */
export type Colour = readonly [number, number, number, number];

function brightness([red, green, blue]: Colour): number {
  const part = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}

/** Contrast as WCAG counts it. */
export function contrastOf(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
