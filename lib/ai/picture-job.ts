import { z } from "zod";
import { MAX_ALT_CHARACTERS } from "@/lib/images/picture-data";
import type { AiPictureKind } from "./picture-options";
import { pictureWishSchema } from "./picture-wish";

/** State of a kind's picture; `problem`: of a failed one. */
type PictureJobState = "none" | "working" | "ready" | "failed" | "kept" | "discarded";

const STATES: Readonly<Record<string, PictureJobState>> = {
  ninguna: "none",
  trabajando: "working",
  lista: "ready",
  fallida: "failed",
  guardada: "kept",
  descartada: "discarded",
};

export const pictureJobSchema = z.object({
  state: z.string().transform((state) => STATES[state] ?? "none"),
  used: z.boolean(),
  left: z.number(),
  turn: z.string().nullable(),
  path: z.string().nullable(),
  isDraft: z.boolean(),
  wish: pictureWishSchema.catch({}).nullable(),
  problem: z.string().nullable(),
});
export type PictureJob = z.infer<typeof pictureJobSchema>;

/** Reason for no further picture of a kind; null while there is one, or one to be waited for or looked at. */
export function spentOf(job: PictureJob | null, hasModel: boolean): "used" | "tries" | null {
  if (job === null || job.state === "working" || job.state === "ready") return null;
  if (job.used) return "used";
  return hasModel && job.left === 0 ? "tries" : null;
}

export const draftAlt = (kind: AiPictureKind, name: string): string =>
  `${kind === "cover" ? "Portada" : "Logo"} de ${name}, imagen generada`.slice(0, MAX_ALT_CHARACTERS);
