import { z } from "zod";
import { toVisibleText } from "@/lib/text/visible-text";
import { tooLong, tooManyLines } from "./field-messages";

const ANY_NUMBER = Number.POSITIVE_INFINITY;

const atMost = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: tooLong(max) });

/** Cleans a typed text as the database takes it; "" for a field that was not sent. */
export const cleanText = () => z.string().default("").transform(toVisibleText);

export const lines = (max = ANY_NUMBER, maxLines = ANY_NUMBER) =>
  cleanText().pipe(
    atMost(max).refine((value) => value.split("\n").length <= maxLines, { error: tooManyLines(maxLines) }),
  );

/** One line: what was pasted with line breaks and rows of spaces becomes one. */
export const line = (max = ANY_NUMBER) =>
  z
    .string()
    .default("")
    .transform((value) => toVisibleText(value).replace(/\s+/g, " "))
    .pipe(atMost(max));

export const itemOf = (max = ANY_NUMBER) => z.string().max(max, { error: tooLong(max) });

export const textOrNull = (text: string): string | null => text || null;
