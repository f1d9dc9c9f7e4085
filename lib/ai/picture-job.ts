import { z } from "zod";
import { MOST_ALT_CHARACTERS } from "@/lib/images/picture-data";
import type { AiPictureKind } from "./picture-options";
import { pictureWishSchema } from "./picture-wish";

/** How the picture of a kind stands; `problem`: of one that failed. */
type PictureJobState = "none" | "working" | "ready" | "failed" | "kept" | "discarded";

const STATES: Readonly<Record<string, PictureJobState>> = {
  ninguna: "none",
  trabajando: "working",
  lista: "ready",
  fallida: "failed",
  guardada: "kept",
  descartada: "discarded",
};

/** What read_ai_picture() says. */
export const pictureJobSchema = z.object({
  state: z.string().transform((state) => STATES[state] ?? "none"),
  /** The one use of the business is spent. */
  used: z.boolean(),
  /** Tries. */
  left: z.number(),
  turn: z.string().nullable(),
  /** Of the draft in its bucket. */
  path: z.string().nullable(),
  /** Put together by rules. */
  isDraft: z.boolean(),
  wish: pictureWishSchema.catch({}).nullable(),
  problem: z.string().nullable(),
});
export type PictureJob = z.infer<typeof pictureJobSchema>;

/** Why no other picture of a kind is to be had; null while there is one, or one to be waited for or looked at. */
export function spentOf(job: PictureJob | null, hasModel: boolean): "used" | "tries" | null {
  if (job === null || job.state === "working" || job.state === "ready") return null;
  if (job.used) return "used";
  return hasModel && job.left === 0 ? "tries" : null;
}

/** A text for those who cannot see it, for the owner to correct. */
export const draftAlt = (kind: AiPictureKind, name: string): string =>
  `${kind === "cover" ? "Portada" : "Logo"} de ${name}, imagen generada`.slice(0, MOST_ALT_CHARACTERS);
