import { z } from "zod";

/** Which of two listings of one business is kept. */
export const mergeFields = { queda: z.uuid(), este: z.uuid(), otro: z.uuid() };

type Merge = { queda: string; este: string; otro: string };

export const keepsOne = ({ queda, este, otro }: Merge): boolean => queda === este || queda === otro;
export const mergedOf = ({ queda, este, otro }: Merge): string => (queda === este ? otro : este);

/** What is said of each outcome (`lib/admin/messages.ts`). */
export const MERGE_FLASHES = {
  merged: "unido",
  owners: "unir-duenos",
  paid: "unir-pagado",
  unknown: "unir-no",
} as const;
