import { z } from "zod";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { CHANNEL_IDS } from "./channels";

/** Counted events of a listing; the names are those of the column. */
export const EVENT_KINDS = ["visita", ...CHANNEL_IDS] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export type BusinessEvent = { tipo: EventKind; slug: string };

/** Events that pages report; a scan is counted by the address that the code leads to. */
export type PageEventKind = Exclude<EventKind, "qr">;

export const MAX_COUNTED_CHARACTERS = 100;

const searchRecord = z.strictObject({
  termino: z.string().min(1).max(MAX_COUNTED_CHARACTERS),
  /** Time of the search and numbers found, signed by the server (lib/statistics/server/search-record.ts). */
  registro: z.string().max(80),
});
export type SearchRecord = z.infer<typeof searchRecord>;

export const eventSchema = z.discriminatedUnion("tipo", [
  z.strictObject({
    tipo: z.enum(EVENT_KINDS).exclude(["qr"]),
    slug: z.string().refine(isWellFormedSlug),
  }),
  searchRecord.extend({ tipo: z.literal("busqueda") }),
]);
export type PageEvent = z.infer<typeof eventSchema>;
