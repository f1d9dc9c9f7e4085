import type postgres from "postgres";
import { readColonias } from "./colonias";
import { EPITHETS, GIVEN_NAMES, SURNAMES, SYLLABLES, TRADES } from "./vocabulary";

const BATCH_ROWS = 10_000;

/**
 * Inserts varied businesses, as every other insert does: with triggers and checks. The same row number always gives the
 * same business. 92 % are approved; 88 % free, 8 % pro, 4 % premium; 3 % have no coordinates; a quarter has structured
 * hours; a quarter is named after a word that hardly another one has.
 */
export async function fillSynthetic(sql: postgres.Sql, rows: number, onBatch: (done: number) => void): Promise<void> {
  const colonias = await readColonias();
  const trade = (pick: keyof (typeof TRADES)[number]) => TRADES.map((one) => one[pick]);
  for (let first = 1; first <= rows; first += BATCH_ROWS) {
    const last = Math.min(rows, first + BATCH_ROWS - 1);
    await sql`
      with draws as (
        -- One independent number from 0 to 2^31 - 1 for each thing that is drawn.
        select i, array(select hashint8extended(i, seed) & 2147483647 from generate_series(1, 14) seed) as d
        from generate_series(${first}::bigint, ${last}::bigint) i
      ), parts as (
        select i, d,
          (${trade("trade")}::text[])[1 + d[1] % ${TRADES.length}] as trade,
          (${trade("category")}::text[])[1 + d[1] % ${TRADES.length}] as category,
          (${trade("scian")}::text[])[1 + d[1] % ${TRADES.length}] as scian,
          (${trade("activity")}::text[])[1 + d[1] % ${TRADES.length}] as activity,
          (${EPITHETS}::text[])[1 + d[2] % ${EPITHETS.length}] as epithet,
          (${GIVEN_NAMES}::text[])[1 + d[3] % ${GIVEN_NAMES.length}] as given_name,
          (${SURNAMES}::text[])[1 + d[4] % ${SURNAMES.length}] as surname,
          initcap((${SYLLABLES}::text[])[1 + d[5] % ${SYLLABLES.length}]
            || (${SYLLABLES}::text[])[1 + d[6] % ${SYLLABLES.length}]
            || (${SYLLABLES}::text[])[1 + d[7] % ${SYLLABLES.length}]) as brand,
          (${colonias.map(({ nombre }) => nombre)}::text[])[1 + d[8] % ${colonias.length}] as colonia,
          (${colonias.map(({ lat }) => lat)}::float8[])[1 + d[8] % ${colonias.length}] as lat,
          (${colonias.map(({ lng }) => lng)}::float8[])[1 + d[8] % ${colonias.length}] as lng
        from draws
      ), named as (
        select *, trade || ' ' || case
          when d[9] % 4 = 0 then brand
          when d[9] % 4 = 1 then given_name || ' ' || surname
          when d[9] % 4 = 2 then epithet
          else epithet || ' ' || surname
        end as nombre
        from parts
      )
      insert into public.negocios (
        nombre, slug, slug_categoria, actividad, scian, descripcion, servicios, telefono, telefono_e164, direccion, colonia,
        codigo_postal, latitude, longitude, hours, horario, plan_type, is_approved, is_deleted, deleted_at, created_at, escritor
      )
      select
        nombre, left(replace(private.words(nombre), ' ', '-'), 68) || '-' || i, category, activity, scian,
        case when d[10] % 3 = 0 then
          activity || ' en ' || colonia || '. ' || epithet || ' le atiende desde ' || 1970 + d[3] % 55
            || ', con servicio a domicilio y pago con tarjeta.' end,
        case when d[11] % 100 >= 88 then array[activity, 'Servicio a domicilio', 'Pago con tarjeta'] else '{}' end,
        case when d[12] % 5 < 3 then '55' || lpad((d[12] % 100000000)::text, 8, '0') end,
        case when d[12] % 5 < 3 then '+5255' || lpad((d[12] % 100000000)::text, 8, '0') end,
        'Calle ' || surname || ' ' || d[13] % 900, colonia, '09' || lpad((d[8] % 1000)::text, 3, '0'),
        -- Within about 600 m of the colonia's point.
        case when d[14] % 100 >= 3 then lat + (d[12] % 1001 - 500) * 0.00001 end,
        case when d[14] % 100 >= 3 then lng + (d[13] % 1001 - 500) * 0.00001 end,
        case when d[13] % 4 = 0 then 'Lunes a sábado de 9 a 19 h' end,
        case when d[13] % 4 = 0 then (
          select jsonb_object_agg(day, jsonb_build_array(jsonb_build_array(
            lpad((6 + d[2] % 6)::text, 2, '0') || ':00', lpad((15 + d[3] % 9)::text, 2, '0') || ':00')))
          from unnest(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat']) day) end,
        case when d[11] % 100 < 88 then 'free' when d[11] % 100 < 96 then 'pro' else 'premium' end,
        case when d[10] % 100 < 92 then true when d[10] % 100 < 96 then null else false end,
        d[9] % 100 = 0, case when d[9] % 100 = 0 then now() end,
        timestamptz '2024-01-01' + (d[7] % 60000000) * interval '1 second', 'importador'
      from named`;
    onBatch(last);
  }
}
