import "server-only";
import { log } from "@/lib/log";
import { adminClient } from "@/lib/supabase/admin";

type SearchOutcome = {
  /** As the visitor typed it: the database folds it, and drops what looks personal. */
  term: string;
  /** How many businesses were found. */
  total: number;
};

/** Counts a search of the directory. It never fails: a search that could not be counted is a line in the log. */
export async function recordSearch({ term, total }: SearchOutcome): Promise<void> {
  const { error } = await adminClient().rpc("record_search", { term, result_count: total });
  if (error) log.warn({ code: error.code }, "a search was not counted");
}
