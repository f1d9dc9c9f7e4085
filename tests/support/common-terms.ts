import type postgres from "postgres";

/** Makes whatever was searched for a common term, as if three networks had searched for it in these four weeks. */
export const makeTermsCommon = (sql: postgres.Sql) => sql`
  insert into private.terminos_comunes select distinct termino, private.search_period() from busquedas on conflict do nothing`;
