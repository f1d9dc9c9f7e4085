import { z } from "zod";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { CHANNEL_IDS } from "./channels";

/** What is counted of a listing; the names are those of the column. */
export const EVENT_KINDS = ["visita", ...CHANNEL_IDS] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export type BusinessEvent = { tipo: EventKind; slug: string };

/** What pages report; a scan is counted by the address that the code leads to. */
export type PageEventKind = Exclude<EventKind, "qr">;

/** What a browser reports to /api/eventos. */
export const eventSchema = z.object({
  tipo: z.enum(EVENT_KINDS).exclude(["qr"]),
  slug: z.string().refine(isWellFormedSlug),
});
