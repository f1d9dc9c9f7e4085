import { z } from "zod";
import type { BusinessRow } from "@/lib/businesses/field";
import { toBusiness } from "@/lib/businesses/mapper";
import type { Business } from "@/lib/businesses/model";

const json = z.json();
const answerSchema = z.object({
  /** The columns as the owner last wrote them: what waits for the review counts. */
  row: z.record(z.string(), json),
  /** The columns that its plan does not show. */
  hidden: z.array(z.string()),
  /** Stands for the owner's columns: another one once they change. */
  version: z.string(),
  waiting: z.record(z.string(), z.object({ now: json, proposed: json })).nullable(),
});

/** Reads what read_own_business() says; `business` is complete, whatever its plan shows. @throws {z.ZodError} for another shape */
export function toOwnedBusiness(answer: unknown) {
  const { waiting, ...owned } = answerSchema.parse(answer);
  const row: BusinessRow = owned.row;
  return { ...owned, row, business: toBusiness(row), waiting: waiting ?? {} };
}
export type OwnedBusiness = ReturnType<typeof toOwnedBusiness>;

export const shownBusiness = ({ row, hidden }: OwnedBusiness, typed: BusinessRow = {}): Business =>
  toBusiness(Object.fromEntries(Object.entries({ ...row, ...typed }).filter(([column]) => !hidden.includes(column))));
