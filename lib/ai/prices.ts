import type { AiUsage } from "./model";

/** Pesos for a million tokens read, a million written, and a picture. */
export type AiPrices = { input: number; output: number; picture: number };

/** Millionths of a peso: what the database adds up. */
export type MicroPesos = number;

export const MICROS_PER_PESO = 1_000_000;

/** Parts of a day's money, of which one owner has one; the database has the same number. */
export const OWNERS_SHARES = 5;

/** Cost of a call. The price of a picture holds the tokens of its prompt. */
export const costOf = ({ inputTokens, outputTokens, pictures }: AiUsage, prices: AiPrices): MicroPesos =>
  pictures > 0
    ? Math.ceil(pictures * prices.picture * MICROS_PER_PESO)
    : Math.ceil(inputTokens * prices.input + outputTokens * prices.output);

/** About how many tokens a text has; Spanish has fewer for as many characters. */
const CHARACTERS_PER_TOKEN = 3;
/** Most tokens of a photographed menu. */
const TOKENS_OF_A_PICTURE = 4_000;

export const tokensOf = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN);

type Told = { instructions: string; told: unknown; hasPicture: boolean };

export const inputTokensOf = ({ instructions, told, hasPicture }: Told): number =>
  tokensOf(instructions.length + (JSON.stringify(told) ?? "").length) + (hasPicture ? TOKENS_OF_A_PICTURE : 0);

export const estimatePicture = (prices: AiPrices): MicroPesos =>
  costOf({ model: "", inputTokens: 0, outputTokens: 0, pictures: 1 }, prices);

export const estimateText = (
  { maxOutputTokens, ...told }: Told & { maxOutputTokens: number },
  prices: AiPrices,
): MicroPesos =>
  costOf({ model: "", inputTokens: inputTokensOf(told), outputTokens: maxOutputTokens, pictures: 0 }, prices);
