import { z } from "zod";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { CHANNEL_IDS } from "./channels";

/** What is counted of a listing; the names are those of the column. */
export const EVENT_KINDS = ["visita", ...CHANNEL_IDS] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export type BusinessEvent = { tipo: EventKind; slug: string };

/** What pages report; a scan is counted by the address that the code leads to. */
export type PageEventKind = Exclude<EventKind, "qr">;

/** Of a term, so many characters are counted. */
export const MAX_COUNTED_CHARACTERS = 100;

const searchRecord = z.strictObject({
  termino: z.string().min(1).max(MAX_COUNTED_CHARACTERS),
  /** When it was searched for and how many were found, exactly and only like it, signed by the server (lib/statistics/server/search-record.ts). */
  registro: z.string().max(80),
});
/** What a search's page says of it. */
export type SearchRecord = z.infer<typeof searchRecord>;

/** What a browser reports to /api/eventos. */
export const eventSchema = z.discriminatedUnion("tipo", [
  z.strictObject({
    tipo: z.enum(EVENT_KINDS).exclude(["qr"]),
    slug: z.string().refine(isWellFormedSlug),
  }),
  searchRecord.extend({ tipo: z.literal("busqueda") }),
]);
export type PageEvent = z.infer<typeof eventSchema>;
