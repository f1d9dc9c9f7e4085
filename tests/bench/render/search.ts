import type postgres from "postgres";
import { makeTermsCommon } from "@/tests/support/common-terms";
import type { Instance } from "@/tests/support/instance";
import { fillSynthetic } from "../scale/fill";
import { askAll } from "../support/ask";
import { commonTerms, searchPath, searchPaths } from "./addresses";
import { detailOf, medianCostOf } from "./cost";
import type { Part, Workshop } from "./part";
import { atMost, type Row } from "./row";

const WARM_UP = 100;
const TERMS = 300;
const COMMON = 100;
/** A term that was searched for so often in four weeks, by several networks, is common (common_terms in the database). */
const COMMON_SEARCHES = 10;
/** Visits after which a page is kept. */
const VISITS = 3;
const KEPT_MS = 15;
/** Limit of a kept page: at most twice what the home page takes of the same processes. */
const TIMES_KEPT = 2;

type Targets = { rows: string; newMs: number };

async function measureSearch(workshop: Workshop, instance: Instance, sql: postgres.Sql, { rows, newMs }: Targets) {
  const [warmUp, count, common] = [workshop.count(WARM_UP, 20), workshop.count(TERMS, 50), workshop.count(COMMON, 20)];
  const paths = await searchPaths(sql, warmUp + count);
  // The site asks which terms are common with its first search, and then every five minutes.
  const terms = await commonTerms(sql, common);
  await sql`select public.record_search(term, 1) from unnest(${terms}::text[]) term, generate_series(1, ${COMMON_SEARCHES})`;
  await makeTermsCommon(sql);
  await askAll(instance.siteUrl, paths.slice(0, warmUp));
  const first = await medianCostOf(instance, paths.slice(warmUp));
  const again = await medianCostOf(instance, paths.slice(warmUp));
  const measured: Row[] = [
    atMost(`search, new term, ${rows} rows`, newMs, first.ms, { detail: detailOf(first) }),
    atMost(`search, data kept, ${rows} rows`, KEPT_MS, again.ms, { detail: detailOf(again) }),
  ];
  const commonPaths = terms.map(searchPath);
  for (let visit = 0; visit < VISITS; visit++) await askAll(instance.siteUrl, commonPaths);
  const often = await medianCostOf(instance, [...commonPaths, ...commonPaths, ...commonPaths]);
  const home = Array.from({ length: often.requests }, () => "/");
  await askAll(instance.siteUrl, home.slice(0, VISITS));
  const kept = await medianCostOf(instance, home);
  measured.push(
    atMost(`search, the ${commonPaths.length} commonest terms, ${rows} rows`, TIMES_KEPT, often.ms / kept.ms, {
      unit: "x a kept page",
      detail: `${often.ms.toFixed(1)} ms: ${detailOf(often)}`,
      yardstick: `kept home: ${kept.ms.toFixed(2)} ms`,
    }),
  );
  return measured;
}

/** Pages of results over the shipped data. */
export const SEARCH: Part = {
  name: "search",
  async measure(workshop) {
    const instance = await workshop.startInstance({ seed: "full" });
    const sql = workshop.openDatabase(instance);
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
      select count(*)::int as count from public.negocios where is_approved and not is_deleted`;
    return measureSearch(workshop, instance, sql, { rows: count.toLocaleString("en"), newMs: 35 });
  },
};

const MANY = 100_000;

/** Search over synthetic businesses. */
export const SEARCH_MANY: Part = {
  name: "search-100000",
  async measure(workshop) {
    const instance = await workshop.startInstance({});
    const sql = workshop.openDatabase(instance);
    await fillSynthetic(sql, MANY, () => undefined);
    await sql`select public.announce_changes(array(select id from public.cambios_pendientes))`;
    await sql`select public.refresh_vocabulary()`;
    await sql`vacuum analyze`;
    return measureSearch(workshop, instance, sql, { rows: MANY.toLocaleString("en"), newMs: 50 });
  },
};
