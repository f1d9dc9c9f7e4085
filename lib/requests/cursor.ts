import { z } from "zod";

/** Where a page of a list begins: the values of the row before it, in an address. */
export const toCursor = (moment: string, id: string | number): string => `${moment}~${id}`;

const byMoment = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);
const byDay = z.tuple([z.iso.date(), z.coerce.number().int().positive()]);

/** Null for a beginning, and for whatever else an address may hold. */
export const readCursor = (text: string): readonly [at: string, id: string] | null =>
  byMoment.safeParse(text.split("~")).data ?? null;

/** The same where the list is ordered by days. */
export const readDayCursor = (text: string): readonly [day: string, number: number] | null =>
  byDay.safeParse(text.split("~")).data ?? null;
