import { z } from "zod";
import { isWellFormedSlug } from "@/lib/text/slugify";

/** What is counted of a listing; the names are those of the column. */
const EVENT_KINDS = ["visita", "llamada", "whatsapp", "ruta", "web", "qr"] as const;
type EventKind = (typeof EVENT_KINDS)[number];

export type BusinessEvent = { tipo: EventKind; slug: string };

/** What pages report; a scan is counted by the address that the code leads to. */
export type PageEventKind = Exclude<EventKind, "qr">;

/** What a browser reports to /api/eventos. */
export const eventSchema = z.object({
  tipo: z.enum(EVENT_KINDS).exclude(["qr"]),
  slug: z.string().refine(isWellFormedSlug),
});
