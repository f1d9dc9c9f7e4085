import type postgres from "postgres";
import { DEPTH } from "./score";

/** Ids of the census in the order of the answer. */
export type Engine = { name: string; find: (sql: postgres.Sql, term: string) => Promise<string[]> };

const idsOf = (rows: readonly { denue_id: string }[]): string[] => rows.map((row) => row.denue_id);

/** Prepares the second search: folding every row for every query would take most of the run. */
export const prepareEngines = (sql: postgres.Sql) => sql`
  create temporary table bench_folded as
  select denue_id, nombre, private.words(concat_ws(' ', nombre, descripcion, categoria, actividad, colonia)) as words
  from public.negocios where is_approved`;

export const ENGINES: readonly [Engine, ...Engine[]] = [
  {
    name: "search_businesses",
    find: async (sql, term) =>
      idsOf(
        await sql`
        with answer as (select public.search_businesses(term => ${term}, page_size => ${DEPTH}) as found)
        select n.denue_id
        from answer, jsonb_array_elements(found -> 'items') with ordinality as item (card, place)
          join public.negocios n on n.id = (card ->> 'id')::uuid
        order by place`,
      ),
  },
  {
    name: "folded words, AND",
    find: async (sql, term) =>
      idsOf(
        await sql`
        select n.denue_id
        from bench_folded n, private.words(${term}) folded
        where folded <> '' and not exists (
          select from unnest(string_to_array(folded, ' ')) word where strpos(n.words, word) = 0
        )
        order by n.nombre limit ${DEPTH}`,
      ),
  },
  {
    name: "plain ILIKE",
    find: async (sql, term) => {
      const pattern = `%${term.replace(/[\\%_]/g, "\\$&")}%`;
      return idsOf(
        await sql`
        select n.denue_id from public.negocios n
        where n.is_approved and (
          n.nombre ilike ${pattern} or n.descripcion ilike ${pattern} or n.categoria ilike ${pattern} or n.slug ilike ${pattern}
        )
        order by n.created_at desc, n.nombre limit ${DEPTH}`,
      );
    },
  },
];
