import { hasDamagedLetters } from "@/lib/text/damaged-letters";

export type RowFlaw = "more values than columns" | "damaged letters";

/** A value too many shifts those behind it; of one that is empty nothing is lost. */
export function rowFlaw(record: readonly string[], columns: number): RowFlaw | null {
  if (record.slice(columns).some((value) => value.trim() !== "")) return "more values than columns";
  return hasDamagedLetters(record.join("\n")) ? "damaged letters" : null;
}
