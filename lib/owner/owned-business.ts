import { z } from "zod";
import type { BusinessRow } from "@/lib/businesses/field";
import { toBusiness } from "@/lib/businesses/mapper";
import type { Business } from "@/lib/businesses/model";
import type { Json } from "@/lib/supabase/database.types";

export type OwnedBusiness = {
  /** The columns as the owner last wrote them: what waits for the review counts. */
  row: BusinessRow;
  /** Complete, whatever its plan shows. */
  business: Business;
  /** The columns that its plan does not show. */
  hidden: readonly string[];
  /** Stands for the owner's columns: another one once they change. */
  version: string;
  waiting: Readonly<Record<string, { now: Json; proposed: Json }>>;
};

const json = z.json();
const answerSchema = z.object({
  row: z.record(z.string(), json),
  hidden: z.array(z.string()),
  version: z.string(),
  waiting: z.record(z.string(), z.object({ now: json, proposed: json })).nullable(),
});

/** Reads what read_own_business() says. @throws {z.ZodError} for another shape */
export function toOwnedBusiness(answer: unknown): OwnedBusiness {
  const { row, hidden, version, waiting } = answerSchema.parse(answer);
  return { row, business: toBusiness(row), hidden, version, waiting: waiting ?? {} };
}

/** The business as its page shows it, with other values in some columns. */
export const shownBusiness = ({ row, hidden }: OwnedBusiness, typed: BusinessRow = {}): Business =>
  toBusiness(Object.fromEntries(Object.entries({ ...row, ...typed }).filter(([column]) => !hidden.includes(column))));
