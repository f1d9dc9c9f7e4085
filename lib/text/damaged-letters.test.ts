import { expect, it } from "vitest";
import { hasDamagedLetters } from "./damaged-letters";

const asWindows = (text: string) => new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));

it.each(["é", "ñ", "Ñ", "Á", "Í", "ü", "¿", "°", "Café José", "D’LUIS", "“Güera”", "Pan – leche…"])(
  "%j that was read as Windows-1252 is damaged, and as it is not",
  (text) => {
    expect(hasDamagedLetters(asWindows(text))).toBe(true);
    expect(hasDamagedLetters(text)).toBe(false);
  },
);

it.each(["SÃO PAULO", "São Paulo", "Ân", "Â", "", "Crêpes à la carte", "東京", "🌮"])("%j is not damaged", (text) =>
  expect(hasDamagedLetters(text)).toBe(false),
);

it("what could not be read is damaged", () => expect(hasDamagedLetters("Ferreter\ufffda")).toBe(true));
