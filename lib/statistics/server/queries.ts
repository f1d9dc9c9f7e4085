import "server-only";
import { type IsoDate, toLocalDate } from "@/lib/clock";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { addDays, mondayOf } from "../days";
import { toOwnStatistics } from "../mapper";
import type { OwnStatistics, SearchedTerm } from "../model";
import { weekSoFar } from "../week";
import { totalWords, weekSoFarSentence } from "../week-words";

/** The numbers of a business for one of its owners, by day since `since`; null when it is not theirs. @throws {BackendError} */
export async function getOwnStatistics(
  person: string,
  business: string,
  since: IsoDate,
): Promise<OwnStatistics | null> {
  const { data, error } = await adminClient().rpc("read_own_statistics", { person, business, since });
  if (error) throw new BackendError("getOwnStatistics", error);
  return data === null ? null : toOwnStatistics(data);
}

/** What people searched for since then that leads to businesses like this one, the most frequent first. @throws {BackendError} */
export async function listOwnSearches(person: string, business: string, since: IsoDate): Promise<SearchedTerm[]> {
  const { data, error } = await adminClient().rpc("list_own_searches", { person, business, since });
  if (error) throw new BackendError("listOwnSearches", error);
  return data.map(({ termino, veces }) => ({ term: termino, count: veces }));
}

/**
 * What a page brought, in one sentence: this week on paid plans, all in all on the free one. Null when the business is not this
 * person's. @throws {BackendError}
 */
export async function getWeekSentence(person: string, business: string, now = new Date()): Promise<string | null> {
  const today = toLocalDate(now);
  const statistics = await getOwnStatistics(person, business, addDays(mondayOf(today), -7));
  if (!statistics) return null;
  const { days, totals } = statistics;
  return days === null ? totalWords(totals) : weekSoFarSentence(weekSoFar(days, today));
}
