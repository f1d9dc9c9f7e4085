import "server-only";
import { type IsoDate, toLocalDate } from "@/lib/clock";
import { callDatabase } from "@/lib/supabase/call-database";
import { toOwnStatistics } from "../mapper";
import type { LatelyBrought, OwnStatistics, SearchedTerm } from "../model";
import { firstShownDay, weeklyVisits, weekSoFar } from "../week";
import { totalWords, weekSoFarSentence } from "../week-messages";

/** The numbers of a business for one of its owners, by day since `since`; null when it is not theirs. @throws {BackendError} */
export async function getOwnStatistics(
  person: string,
  business: string,
  since: IsoDate,
): Promise<OwnStatistics | null> {
  const data = await callDatabase("read_own_statistics", { person, business, since });
  return data === null ? null : toOwnStatistics(data);
}

/** Searches since then that lead to businesses like this one, the most frequent first. @throws {BackendError} */
export async function listOwnSearches(person: string, business: string, since: IsoDate): Promise<SearchedTerm[]> {
  const data = await callDatabase("list_own_searches", { person, business, since });
  return data.map(({ termino, veces }) => ({ term: termino, count: veces }));
}

/** Null when the business is not this person's. @throws {BackendError} */
export async function getLatelyBrought(
  person: string,
  business: string,
  now = new Date(),
): Promise<LatelyBrought | null> {
  const today = toLocalDate(now);
  const statistics = await getOwnStatistics(person, business, firstShownDay(today));
  if (!statistics) return null;
  const { days, totals } = statistics;
  if (days === null) return { sentence: totalWords(totals), weeks: null };
  return { sentence: weekSoFarSentence(weekSoFar(days, today)), weeks: weeklyVisits(days, today) };
}
