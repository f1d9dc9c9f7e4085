type Rgb = readonly [red: number, green: number, blue: number];

const NEUTRAL = "#0B1F3A";
const HUES = 24;
/** Below it a pixel is grey to whoever looks. */
const LEAST_VIVID = 0.2;
/** Share of all pixels, so that a speck is no colour of a shop. */
const LEAST_SHARE = 0.02;
/** White letters can be read on it, whatever the hue. */
const LIGHTNESS = 0.22;
const SATURATION = { least: 0.35, most: 0.7 } as const;

function hueOf([red, green, blue]: Rgb): { hue: number; vivid: number } {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, vivid: 0 };
  const sector =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  // A dark colour is vivid as well, but one sees less of it.
  return { hue: (sector * 60 + 360) % 360, vivid: (range / most) * (most / 255) };
}

function toHex(hue: number, saturation: number): string {
  const amplitude = saturation * LIGHTNESS;
  const channel = (offset: number): string => {
    const turn = (offset + hue / 30) % 12;
    const value = LIGHTNESS - amplitude * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase();
}

/** The colour that one remembers of a picture, dark enough for white letters. @param pixels red, green and blue of each */
export function toneOf(pixels: Uint8Array): string {
  const bins = Array.from({ length: HUES }, () => ({ weight: 0, count: 0, hue: 0 }));
  const count = Math.floor(pixels.length / 3);
  for (let at = 0; at < count; at += 1) {
    const { hue, vivid } = hueOf([pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0]);
    const bin = bins[Math.floor((hue / 360) * HUES)];
    if (!bin || vivid < LEAST_VIVID) continue;
    bin.weight += vivid;
    bin.hue += hue * vivid;
    bin.count += 1;
  }
  const strongest = bins.reduce((best, bin) => (bin.weight > best.weight ? bin : best));
  if (strongest.count < count * LEAST_SHARE || strongest.count === 0) return NEUTRAL;
  const saturation = strongest.weight / strongest.count;
  return toHex(strongest.hue / strongest.weight, Math.min(Math.max(saturation, SATURATION.least), SATURATION.most));
}
