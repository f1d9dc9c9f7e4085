import { z } from "zod";
import { AI_KINDS } from "./model";
import { MICROS_PER_PESO } from "./prices";

const figures = z.object({
  calls: z.number(),
  failed: z.number(),
  input: z.number(),
  output: z.number(),
  pictures: z.number(),
  /** Millionths of a peso. */
  cost: z.number(),
});
export type AiFigures = z.infer<typeof figures>;

export const aiReportSchema = z.object({
  is_on: z.boolean(),
  today: z.iso.date(),
  total: figures,
  days: z.array(figures.extend({ day: z.iso.date() })),
  kinds: z.array(figures.extend({ kind: z.enum(AI_KINDS) })),
  problems: z.array(z.object({ problem: z.string(), calls: z.number() })),
  businesses: z.array(figures.extend({ id: z.uuid().nullable(), name: z.string().nullable() })),
  unjudged: z.number(),
  stuck: z.number(),
});
export type AiReport = z.infer<typeof aiReportSchema>;

export const toPesosOf = (cost: number): number => cost / MICROS_PER_PESO;

/** Rest of a day's money, in pesos; never less than nothing. */
export function leftToday({ days, today }: AiReport, dailyBudgetMxn: number): number {
  const spent = days.find(({ day }) => day === today)?.cost ?? 0;
  return Math.max(0, dailyBudgetMxn - toPesosOf(spent));
}
