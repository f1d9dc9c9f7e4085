import type postgres from "postgres";

/** Addresses of public listings, in an order that says nothing and is the same each time. */
export async function listingPaths(sql: postgres.Sql, count: number): Promise<string[]> {
  const rows = await sql<{ slug: string }[]>`
    select slug from public.negocios where is_approved and not is_deleted order by md5(slug) limit ${count}`;
  if (rows.length < count) throw new Error(`${count} listings were asked for, and there are ${rows.length}`);
  return rows.map(({ slug }) => `/negocio/${slug}`);
}

export const searchPath = (term: string): string => `/negocios?q=${encodeURIComponent(term)}`;

/** Searches that find something and are all different: two words of a listing's name, or one and its colonia. */
export async function searchPaths(sql: postgres.Sql, count: number): Promise<string[]> {
  const rows = await sql<{ term: string }[]>`
    with named as (
      select string_to_array(lower(nombre), ' ') as words, lower(colonia) as colonia, md5(slug) as draw
      from public.negocios where is_approved and not is_deleted
    ), terms as (
      select words[1] || ' ' || case when draw < '8' then words[2] else colonia end as term, draw from named
    )
    select term from terms where term ~ '^[[:alpha:] ]{6,40}$' group by term order by min(draw) limit ${count}`;
  if (rows.length < count) throw new Error(`${count} terms were asked for, and there are ${rows.length}`);
  return rows.map(({ term }) => searchPath(term));
}

/** Returns words that most listings are searched by: the first of their names that most of them share. */
export async function commonTerms(sql: postgres.Sql, count: number): Promise<string[]> {
  const rows = await sql<{ term: string }[]>`
    select split_part(lower(nombre), ' ', 1) as term from public.negocios
    where is_approved and not is_deleted and nombre ~ '^[[:alpha:]]{4,} '
    group by 1 order by count(*) desc, 1 limit ${count}`;
  return rows.map(({ term }) => term);
}
