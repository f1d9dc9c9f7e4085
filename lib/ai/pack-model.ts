import { z } from "zod";
import type { IsoDate } from "@/lib/clock";
import type { BusinessFacts } from "./facts";
import type { PackPromotion } from "./promotions";

export const POST_THEMES = [
  "presentacion",
  "promocion",
  "servicios",
  "horario",
  "entrega",
  "destacado",
  "visita",
  "pregunta",
  "recomienda",
  "guarda",
  "opinion",
  "gracias",
] as const;
export type PostTheme = (typeof POST_THEMES)[number];

export const NETWORKS = {
  whatsapp: { name: "WhatsApp", most: 300 },
  facebook: { name: "Facebook", most: 500 },
  instagram: { name: "Instagram", most: 350 },
} as const;
export type Network = keyof typeof NETWORKS;
export const NETWORK_IDS = Object.keys(NETWORKS) as Network[];

export const MAX_TITLE_LENGTH = 60;
export const DAYS_OF_PACK = 7;

export type PostTexts = { titular: string } & Record<Network, string>;

export type PostPlan = { fecha: IsoDate; tema: PostTheme; promocion: PackPromotion | null };
export type PackInput = { facts: BusinessFacts; plan: readonly PostPlan[] };

const text = (most: number) => z.string().min(1).max(most);

export const packSchema = z.object({
  publicaciones: z
    .array(
      z.object({
        fecha: z.iso.date(),
        tema: z.enum(POST_THEMES),
        promocion: z.object({ id: z.string().max(40), hasta: z.iso.date().nullable() }).nullable(),
        titular: text(MAX_TITLE_LENGTH),
        whatsapp: text(NETWORKS.whatsapp.most),
        facebook: text(NETWORKS.facebook.most),
        instagram: text(NETWORKS.instagram.most),
      }),
    )
    .length(DAYS_OF_PACK),
});
export type Pack = z.infer<typeof packSchema>;
export type Post = Pack["publicaciones"][number];
