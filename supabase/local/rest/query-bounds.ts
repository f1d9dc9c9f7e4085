import { filterProblem } from "@/supabase/local/rest/filters";
import { selectionProblem } from "@/supabase/local/rest/selection";
import { hasUnsafeName } from "@/supabase/local/unsafe-names";

const NAMES = /(^|\.)(select|order|columns|on_conflict)$/;
const NO_FILTER = /(^|\.)(select|order|columns|on_conflict|limit|offset|apikey)$/;

/** Reason to refuse a query, for its author; null when there is none. */
export function queryProblem(query: URLSearchParams): string | null {
  const parameters = [...query];
  if (parameters.some(([key, value]) => NAMES.test(key) && hasUnsafeName(value))) return "A name is not allowed";
  for (const select of query.getAll("select")) {
    const problem = selectionProblem(select);
    if (problem) return problem;
  }
  return filterProblem(parameters.filter(([key]) => !NO_FILTER.test(key)));
}
