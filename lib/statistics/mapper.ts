import { z } from "zod";
import { countsOf } from "./counts";
import { EVENT_KINDS } from "./event";
import type { DayCount, OwnStatistics, Week } from "./model";

const count = z.number().int().min(0);
const kindSchema = z.enum(EVENT_KINDS);

const ownSchema = z.object({
  visitas: count,
  clics: count,
  dias: z.array(z.tuple([z.iso.date(), kindSchema, count])).nullable(),
});

/** Reads what read_own_statistics() says. @throws {z.ZodError} for another shape */
export function toOwnStatistics(answer: unknown): OwnStatistics {
  const { visitas, clics, dias } = ownSchema.parse(answer);
  const days = dias?.map(([day, kind, count]): DayCount => ({ day, kind, count })) ?? null;
  return { totals: { visits: visitas, clicks: clics }, days };
}

/** Data that private.week_of() writes into a weekly mail. */
export const weekSchema = z
  .object({ canales: z.partialRecord(kindSchema, z.tuple([count, count])), dias: z.array(count).length(7) })
  .transform(
    ({ canales, dias }): Week => ({
      now: countsOf((kind) => canales[kind]?.[0] ?? 0),
      before: countsOf((kind) => canales[kind]?.[1] ?? 0),
      weekdays: dias,
    }),
  );
