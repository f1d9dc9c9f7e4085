import { expect, it } from "vitest";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { whereSaid } from "./sources";

const WORDS: Readonly<Record<number, string>> = { 3: "tres", 6: "seis", 30: "treinta", 60: "sesenta" };

const numbersOf = (values: readonly number[]): string =>
  [...new Set(values)]
    .filter((value) => value > 1)
    .flatMap((value) => [`${value}`, value.toLocaleString("es-MX"), WORDS[value] ?? `${value}`])
    .map((number) => number.replace(".", "\\."))
    .join("|");

const all = PLAN_IDS.map((plan) => PLANS[plan]);
const counts = numbersOf(all.flatMap(({ limits }) => [limits.galleryUpload, limits.galleryGrid, limits.promotions]));
const letters = numbersOf(all.map(({ limits }) => limits.descriptionCharacters));
const prices = numbersOf(all.map(({ pricePerMonthMxn }) => pricePerMonthMxn));

it.each([
  ["how many pictures or promotions", `(?<![\\w.])(?:${counts}) (?:fotos|imágenes|promociones)`],
  ["how many pictures in all", `fotos:[^"\`]*(?<![\\w.])(?:${counts})\\b`],
  ["how many letters", `(?<![\\w.])(?:${letters}) (?:letras|caracteres)`],
  ["the price", `\\$(?:${prices})\\b`],
])("the plan table alone says %s a plan has", (_, words) => {
  expect(whereSaid(RegExp(words, "gi"))).toEqual([]);
});
