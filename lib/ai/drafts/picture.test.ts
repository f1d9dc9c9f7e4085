import { expect, it } from "vitest";
import { shareTypefaces } from "@/lib/images/server/typeface";
import { draftCoverSvg, draftLogoSvg } from "./picture";

it.each([
  'Tacos <El> & "Güero" 🌮',
  "Ñ",
  "🌮",
  "Estética y Barbería Unisex de la Señora María de los Ángeles Hernández",
])("draws %s as outlines, and nothing else of it", async (name) => {
  const typefaces = await shareTypefaces();
  for (const svg of [
    draftCoverSvg(typefaces, { name, hue: 24 }),
    draftLogoSvg(typefaces, { name, hue: 24 }, "circular"),
  ]) {
    expect(svg).not.toMatch(/<text|NaN|undefined|&(?!amp;)/);
    expect(svg).not.toContain(name);
  }
});
