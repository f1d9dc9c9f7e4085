import { z } from "zod";
import { line, lines } from "@/lib/businesses/text-rules";
import { isStorableDay } from "@/lib/time/storable-day";
import { PROMOTION_FIELD_MESSAGES as AT_FIELD, PROMOTION_MESSAGES } from "./messages";
import {
  PROMOTION_PATH_FIELD,
  PROMOTION_TEXT_CHARACTERS,
  PROMOTION_TEXT_LINES,
  PROMOTION_TITLE_CHARACTERS,
} from "./model";

const day = () => line().refine((value) => value === "" || isStorableDay(value), { error: AT_FIELD.date });
const absent = z.literal("").transform(() => null);

export const promotionSchema = z
  .object({
    promocion: z.uuid(),
    version: z.union([absent, z.iso.datetime({ offset: true })]).default(null),
    titulo: line(PROMOTION_TITLE_CHARACTERS),
    descripcion: lines(PROMOTION_TEXT_CHARACTERS, PROMOTION_TEXT_LINES).transform((value) => value || null),
    inicio: day(),
    fin: day(),
    quita_imagen: z.string().optional(),
    [PROMOTION_PATH_FIELD]: z.string().max(300).default(""),
  })
  .superRefine(({ titulo, inicio, fin }, { issues }) => {
    const note = (path: string[], message: string) =>
      issues.push({ code: "custom", path, message, input: { titulo, inicio, fin } });
    const missing = Object.entries({ titulo, inicio, fin }).filter(([, value]) => value === "");
    for (const [name] of missing) note([name], AT_FIELD[name as "titulo"]);
    if (missing.length > 0) note([], PROMOTION_MESSAGES.incomplete);
    else if (fin < inicio) note(["fin"], AT_FIELD.order);
  });

export type PromotionValues = z.output<typeof promotionSchema>;
