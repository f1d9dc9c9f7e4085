import { expect, it } from "vitest";
import { toneOf } from "./tone";

const pixels = (...colors: [count: number, ...rgb: number[]][]) =>
  new Uint8Array(colors.flatMap(([count, ...rgb]) => Array.from({ length: count }, () => rgb).flat()));

const NEUTRAL = "#0B1F3A";
const luminance = (hex: string): number =>
  [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

it.each<[string, Uint8Array, string]>([
  ["white paper with red letters", pixels([90, 255, 255, 255], [10, 220, 30, 30]), "red"],
  ["mostly blue with some green", pixels([60, 20, 60, 220], [30, 20, 200, 60]), "blue"],
  ["yellow", pixels([100, 255, 220, 0]), "red green"],
])("of %s is dark and of that colour", (_, picture, strong) => {
  const tone = toneOf(picture);
  const channels = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16));
  const most = Math.max(...channels);
  const named = ["red", "green", "blue"].filter((_name, index) => (channels[index] ?? 0) > most * 0.7);
  expect(named.join(" ")).toBe(strong);
  expect(1.05 / (luminance(tone) + 0.05)).toBeGreaterThan(7);
});

it.each([
  ["grey", pixels([100, 120, 120, 120])],
  ["black and white", pixels([50, 0, 0, 0], [50, 255, 255, 255])],
  ["a speck of red on white", pixels([999, 255, 255, 255], [1, 255, 0, 0])],
  ["nothing", pixels()],
])("of %s is ours", (_, picture) => {
  expect(toneOf(picture)).toBe(NEUTRAL);
});
