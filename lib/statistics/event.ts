import { z } from "zod";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { CHANNEL_IDS } from "./channels";

/** What is counted of a listing; the names are those of the column. */
export const EVENT_KINDS = ["visita", ...CHANNEL_IDS] as const;

/** What a browser reports to /api/eventos. */
export const eventSchema = z.object({ tipo: z.enum(EVENT_KINDS), slug: z.string().refine(isWellFormedSlug) });

export type BusinessEvent = z.infer<typeof eventSchema>;
export type EventKind = BusinessEvent["tipo"];
