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

/** Makes one line of what was pasted with line breaks and rows of spaces. */
const toOneLine = (text: string): string => toVisibleText(text).replace(/\s+/g, " ");

export const line = (max = ANY_NUMBER) => z.string().default("").transform(toOneLine).pipe(atMost(max));

const required = (clean: (text: string) => string) => (max: number, missing: string) =>
  z
    .string({ error: missing })
    .default("")
    .transform(clean)
    .pipe(
      z
        .string()
        .min(1, { error: missing })
        .max(max, { error: tooLong(max) }),
    );

/** Makes the rule of a text that must be there. @param missing sentence for none */
export const requiredLines = required(toVisibleText);
export const requiredLine = required(toOneLine);

export const itemOf = (max = ANY_NUMBER) => z.string().max(max, { error: tooLong(max) });

export const textOrNull = (text: string): string | null => text || null;
