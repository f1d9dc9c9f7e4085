import type postgres from "postgres";
import { seededRandom } from "@/supabase/seed/artwork/random";
import { folded } from "../relevance/folded-words";
import { mistypedPhrase, SLIP_KINDS } from "../relevance/slips";
import { EPITHETS, SURNAMES, TRADES } from "./vocabulary";

/** One call with a parameter drawn anew, timed from the sending to the last byte of the answer. */
export type Operation = {
  name: string;
  /** Bound of the 95th percentile at 100,000 rows. */
  targetMs: number | null;
  run: (sql: postgres.Sql) => Promise<unknown>;
};

const SEARCH_MS = 25;
const SUGGESTION_MS = 10;
const NEAREST_MS = 10;
const SHOWN = 24;
const NEAREST = 20;
/** The borough's box, in degrees. */
const SOUTH = 19.29;
const WEST = -99.13;
const HEIGHT = 0.1;
const WIDTH = 0.16;

/** @param slugs some that exist; @param colonias slugs of colonias */
export function operations(slugs: readonly string[], colonias: readonly string[]): Operation[] {
  const random = seededRandom(1);
  const one = <T>(items: readonly [T, ...T[]] | readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const trade = () => folded(one(TRADES).trade);
  const phrase = () => `${trade()} ${folded(one(EPITHETS))}`;
  const typo = (text: string) => mistypedPhrase(text, one(SLIP_KINDS), random) ?? text;
  const beginning = (text: string) => text.slice(0, 2 + Math.floor(random() * (text.length - 2)));
  const position = () => ({ lat: SOUTH + random() * HEIGHT, lng: WEST + random() * WIDTH });
  const page = (from: number, to: number) => from + Math.floor(random() * (to - from));
  const search = (sql: postgres.Sql, term: string) =>
    sql`select public.search_businesses(term => ${term}, page_size => ${SHOWN})`;
  const nearest = (sql: postgres.Sql, category: string | null, radius: number | null, term: string | null = null) => {
    const { lat, lng } = position();
    return sql`
      select public.search_businesses(
        term => ${term}, category => ${category}, lat => ${lat}, lng => ${lng}, radius_m => ${radius}, page_size => ${NEAREST})`;
  };
  return [
    { name: "term, one common word", targetMs: SEARCH_MS, run: (sql) => search(sql, trade()) },
    { name: "term, several words", targetMs: SEARCH_MS, run: (sql) => search(sql, phrase()) },
    {
      name: "term and colonia",
      targetMs: SEARCH_MS,
      run: (sql) => search(sql, `${trade()} ${one(colonias).replaceAll("-", " ")}`),
    },
    { name: "term, unfinished word", targetMs: SEARCH_MS, run: (sql) => search(sql, beginning(phrase())) },
    {
      name: "middle of a word",
      targetMs: SEARCH_MS,
      run: (sql) => {
        const word = trade();
        return search(
          sql,
          word
            .slice(1 + Math.floor(random() * 3))
            .split(" ", 1)[0]
            ?.slice(0, 4) ?? word,
        );
      },
    },
    { name: "typo in one word", targetMs: SEARCH_MS, run: (sql) => search(sql, typo(trade())) },
    {
      name: "typo in several words",
      targetMs: SEARCH_MS,
      run: (sql) => search(sql, typo(`${phrase()} ${folded(one(SURNAMES))}`)),
    },
    { name: "nonsense", targetMs: SEARCH_MS, run: (sql) => search(sql, Math.floor(random() * 1e9).toString(36)) },
    {
      name: "term, category, open now",
      targetMs: SEARCH_MS,
      run: (sql) => {
        const { trade: words, category } = one(TRADES);
        return sql`select public.search_businesses(term => ${words}, category => ${category}, open_now => true)`;
      },
    },
    { name: "nearest 20, category", targetMs: NEAREST_MS, run: (sql) => nearest(sql, one(TRADES).category, null) },
    {
      name: "nearest 20, category, 1 km",
      targetMs: NEAREST_MS,
      run: (sql) => nearest(sql, one(TRADES).category, 1000),
    },
    { name: "nearest 20, all", targetMs: NEAREST_MS, run: (sql) => nearest(sql, null, null) },
    { name: "nearest 20, term", targetMs: SEARCH_MS, run: (sql) => nearest(sql, null, null, trade()) },
    {
      name: "no term: all, with facets",
      targetMs: SEARCH_MS,
      run: (sql) => sql`select public.search_businesses(page => ${page(1, 5)})`,
    },
    {
      name: "no term: category, with facets",
      targetMs: SEARCH_MS,
      run: (sql) => sql`select public.search_businesses(category => ${one(TRADES).category}, page => ${page(1, 5)})`,
    },
    {
      name: "no term: colonia, with facets",
      targetMs: SEARCH_MS,
      run: (sql) => sql`select public.search_businesses(neighborhood => ${one(colonias)}, page => ${page(1, 3)})`,
    },
    {
      name: "no term: deep page",
      targetMs: null,
      run: (sql) => sql`select public.search_businesses(page => ${page(200, Math.max(201, slugs.length / SHOWN))})`,
    },
    {
      name: "suggestion",
      targetMs: SUGGESTION_MS,
      run: (sql) => sql`select public.suggest(term => ${beginning(phrase())})`,
    },
    {
      name: "suggestion, with a typo",
      targetMs: SUGGESTION_MS,
      run: (sql) => sql`select public.suggest(term => ${typo(trade())})`,
    },
    { name: "colonias with counts", targetMs: null, run: (sql) => sql`select * from public.list_neighborhoods()` },
    {
      name: "one business by slug",
      targetMs: null,
      run: (sql) => sql`select id, nombre from public.negocios where slug = ${one(slugs)}`,
    },
  ];
}
