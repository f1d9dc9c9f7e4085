-- The list of the public API: page after page behind the last business that was read, never by a page's number.
--
-- Without a term the order is that of the ids: nothing that happens to a business moves it, so whoever reads to the end has had every
-- business once that was there all the while. With a term the best matches come first, as far as search looks (…_search.sql).
--
-- Who may do what:
--   list_public_businesses()   everybody

create function public.list_public_businesses(
  term text default null, category text default null, plan text default null, neighborhood text default null,
  with_phone boolean default false, open_now boolean default false, payment text default null, delivery text default null,
  west double precision default null, south double precision default null,
  east double precision default null, north double precision default null,
  after jsonb default null, page_size int default 24
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 1500;
  -- Metres: all places of a larger circle cost more to look up than what the words find.
  widest_circle constant int := 3000;
  size constant int := least(greatest(coalesce(page_size, 24), 1), 100);
  asked constant text := nullif(btrim(left(term, 500)), '');
  f constant private.filters := row(
    category, plan, neighborhood, coalesce(open_now, false), false, coalesce(with_phone, false), payment, delivery, null
  )::private.filters;
  corner constant point := private.map_point(south, west);
  opposite constant point := private.map_point(north, east);
  area constant box := box(corner, opposite);
  radius constant double precision := (corner operator(pg_catalog.<->) opposite) / 2;
  place constant text := ' and n.punto operator(pg_catalog.<@) $6';
  ids uuid[];
  marks jsonb[];
begin
  if asked is null then
    execute concat(
      'select array(select n.id from public.negocios n where n.is_approved and not n.is_deleted',
      case when f.category is not null then ' and n.slug_categoria = $1' end,
      case when f.plan is not null then ' and n.plan_type = $2' end,
      case when f.neighborhood is not null then ' and n.slug_colonia = $3' end,
      case when f.with_phone then ' and n.tiene_telefono' end,
      case when f.only_open then ' and n.minutos_abierto is not null and ' || private.is_open_sql('$4') end,
      private.ways_condition(f, '$8', '$9'),
      case when after is not null then ' and n.id > $5' end,
      case when area is not null then place end,
      ' order by n.id limit $7)'
    ) into ids using f.category, f.plan, f.neighborhood, private.local_minute(now()), (after ->> 0)::uuid, area, size + 1, f.payment, f.delivery;
    marks := array(select jsonb_build_array(i.id) from unnest(ids) with ordinality i (id, number) order by i.number);
  else
    execute concat(
      'select array_agg(m.id order by m.level, m.relevance desc, m.id),
        array_agg(jsonb_build_array(m.id, m.level, m.relevance) order by m.level, m.relevance desc, m.id)
      from (
        select c.id, c.level, c.relevance
        from private.find_candidates(private.understand($1), $2, true, $3, $4, $5) c',
      case when area is not null then ' join public.negocios n using (id) where true' || place else ' where true' end,
      case when after is not null then ' and (c.level, -c.relevance, c.id) > ($7, -$8, $9)' end,
      ' order by c.level, c.relevance desc, c.id limit $10
      ) m'
    ) into ids, marks using asked, f, point((corner[0] + opposite[0]) / 2, (corner[1] + opposite[1]) / 2),
      -- The circle around a small box: of a common word, search looks at those that are near.
      case when radius <= widest_circle then ceil(radius)::int + 1 end, most, area,
      (after ->> 1)::smallint, (after ->> 2)::real, (after ->> 0)::uuid, size + 1;
  end if;
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.business_card(n) order by i.number), '[]')
      from unnest(ids[:size]) with ordinality i (id, number) join public.negocios n using (id)
    ),
    'next', case when cardinality(ids) > size then marks[size] end
  );
end $$;
-- A definer function: text operators use no index under row security (decision 5).
comment on function public.list_public_businesses is 'Public businesses behind a mark, [id] or with a term [id, level, relevance], with the mark of the next page. Open to everybody: it shows approved businesses alone and only columns that everybody may read.';

revoke execute on function
  public.list_public_businesses(text, text, text, text, boolean, boolean, text, text, double precision, double precision, double precision, double precision, jsonb, int)
  from public;

grant execute on function
  public.list_public_businesses(text, text, text, text, boolean, boolean, text, text, double precision, double precision, double precision, double precision, jsonb, int)
  to anon, authenticated, service_role;
