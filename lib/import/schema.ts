import { z } from "zod";
import { toVisibleText } from "@/lib/text/visible-text";
import { IMPORT_KINDS, MAX_FILE_BYTES, PART_BYTES } from "./model";

const EDITION = /^(?:0[1-9]|1[0-2])\/20\d\d$/;
const FILE_NAME_CHARACTERS = 120;

/** The name as it is shown: what stood before it on the machine that it comes from is left out. */
export const shownFileName = (name: string): string => {
  const visible = toVisibleText(name.split(/[\\/]/).at(-1) ?? "").replace(/\s+/g, " ");
  return [...visible].slice(-FILE_NAME_CHARACTERS).join("").trim() || "archivo";
};

export const uploadSchema = z.object({
  tipo: z.enum(IMPORT_KINDS, { error: "Elige qué tipo de archivo es." }),
  edicion: z
    .string()
    .default("")
    .transform((text) => text.trim())
    .refine((text) => text === "" || EDITION.test(text), { error: "Escríbela como mes y año: 05/2026." })
    .transform((text) => text || null),
  importacion: z.uuid().optional(),
  nombre: z.string().max(1_000).optional(),
  bytes: z.coerce.number().int().min(1).max(MAX_FILE_BYTES).optional(),
});

export const partSchema = z.object({
  importacion: z.uuid(),
  parte: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_FILE_BYTES / PART_BYTES - 1),
});

export const importSchema = z.object({ importacion: z.uuid() });
