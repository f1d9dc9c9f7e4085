-- Search of the directory: the second stage. Read it from the bottom: search_businesses() puts the parts together.
--
-- Under row security none of the text operators use an index, so the functions run as their owner: the visibility rule, the columns
-- and the limits are written in them (decision 5).
--
-- Who may do what:
--   search_businesses()   everybody

create type private.candidate as (
  id uuid,
  nombre_plano text,
  rango smallint,
  created_at timestamptz,
  plan_type text,
  slug_categoria text,
  slug_colonia text,
  -- Null when the hours are not known.
  is_open boolean,
  distance double precision,
  -- 0: what was typed, 1: after correction, 2: all words but one.
  level smallint,
  relevance real
);

-- What a result shows of a business, and so all that the search functions give away.
create function private.business_card(n public.negocios) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', n.id, 'slug', n.slug, 'nombre', n.nombre, 'descripcion', left(n.descripcion, 300), 'categoria', n.categoria,
    'slug_categoria', n.slug_categoria, 'actividad', n.actividad, 'plan_type', n.plan_type, 'telefono', n.telefono,
    'telefono_e164', n.telefono_e164, 'whatsapp', n.whatsapp, 'whatsapp_e164', n.whatsapp_e164, 'direccion', n.direccion,
    'colonia', n.colonia, 'slug_colonia', n.slug_colonia, 'hours', n.hours, 'horario', n.horario, 'latitude', n.latitude,
    'longitude', n.longitude, 'portada_url', n.portada_url, 'imagen_url', n.imagen_url, 'logo_url', n.logo_url,
    'rating', n.rating, 'reviews_count', n.reviews_count, 'is_featured', n.is_featured
  );
end $$;

-- The same, with the metres from here.
create function private.card_with_distance(n public.negocios, lat double precision, lng double precision) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return private.business_card(n) || jsonb_build_object('distancia_m', case when lat is not null and n.latitude is not null then
    -- The haversine formula on a sphere of 6,371 km.
    round((2 * 6371000 * asin(least(1, sqrt(
      power(sind((n.latitude - lat) / 2), 2) + cosd(lat) * cosd(n.latitude) * power(sind((n.longitude - lng) / 2), 2)
    ))))::numeric, 1) end);
end $$;

-- Where listings of a plan begin in `rango`, the order of browsing.
create function private.plan_rank(plan text) returns smallint
language sql immutable set search_path = '' as $$
  select case plan when 'premium' then 30 when 'pro' then 20 when 'free' then 10 end
$$;

create function private.count_around(here point, radius_m int, most int)
returns table (plan_type text, slug_categoria text, slug_colonia text, is_open boolean, businesses int)
language plpgsql stable set search_path = '' set enable_sort = off set enable_bitmapscan = off as $$
declare
  minute constant int := private.minute_of_week(now());
begin
  return query
  select n.plan_type, n.slug_categoria, n.slug_colonia, n.is_open, count(*)::int
  from (
    select n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto @> minute as is_open
    from public.negocios n
    where n.is_approved and not n.is_deleted and n.punto operator(pg_catalog.<@) circle(here, radius_m)
    order by n.punto operator(pg_catalog.<->) here
    limit most
  ) n
  group by 1, 2, 3, 4;
end $$;
comment on function private.count_around is 'The nearest businesses within a circle, counted by what filters ask for.';

-- The planner must not walk an index in some order until enough rows match: a rare word would make it walk all of it.
create function private.find_candidates(
  u private.understanding, category text, plan text, neighborhood text, is_open boolean, is_strict boolean, here point, radius_m int, most int
) returns setof private.candidate
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
declare
  minute constant int := private.minute_of_week(now());
  wishes constant text := concat_ws(' and ',
    -- Written so that no other index is taken for them: the words are what leaves few rows.
    case when category is not null then 'n.slug_categoria || '''' = $5' end,
    case when plan is not null then 'n.plan_type || '''' = $6' end,
    case when neighborhood is not null then 'n.slug_colonia || '''' = $7' end,
    case when is_open then 'n.minutos_abierto is not null and n.minutos_abierto @> $8' end
  );
  filters constant text := concat(
    case when is_strict and wishes <> '' then ' and ' || wishes end,
    case when radius_m is not null and here is not null then ' and n.punto operator(pg_catalog.<@) $10' end
  );
  is_weighed constant text := case when is_strict or wishes = '' then 'true' else wishes end;
  -- Weighed within each pass, so that the document of words need not be carried further.
  columns constant text := concat($columns$
    select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia,
      n.minutos_abierto @> $8 as is_open, n.punto operator(pg_catalog.<->) $9 as distance, %s::smallint as level,
      -- Words in the name count most, then activity and services, then the colonia; a synonym is worth less than the word itself.
      -- Weighing costs twice what finding does.
      case when $columns$, is_weighed, $columns$ then (coalesce(ts_rank('{0.05, 0.3, 0.4, 1.0}', n.busqueda, $3), 0) * $14
        + coalesce(0.4::real * ts_rank('{0, 0.1, 0.5, 1.0}', n.busqueda, $15), 0)
        + case when starts_with(n.nombre_plano, $4) then 0.3::real else 0 end
        -- One word ("ferreteria") names a trade; several are held against the whole name.
        + case when $4 like '%% %%' then 0.2::real * least(1, length($4)::real / greatest(length(n.nombre_plano), 1))
            + case when n.nombre_plano = $4 then 10 else 0 end else 0 end)::real else 0 end as relevance
    from public.negocios n where n.is_approved and not n.is_deleted $columns$);
  not_exact constant text := concat(case when u.exact is not null then ' and not n.busqueda @@ $1' end);
  not_near constant text := concat(case when u.near is not null then ' and not n.busqueda @@ $2' end);
  passes text[] := '{}';
begin
  if u.phone is not null then
    passes := passes || array[
      format('(%s and reverse(private.national_number(n.telefono)) like $11 %s limit 50)', format(columns, 0), filters),
      format('(%s and private.national_number(n.telefono) like $12 %s limit 50)', format(columns, 0), filters)
    ];
  end if;
  if u.folded <> '' and coalesce(length(u.phone), 0) < 7 then
    passes := passes || format('(%s and n.nombre_plano = $4 %s limit 200)', format(columns, 0), filters);
    -- Paid listings first, each pass capped: a word that is everywhere cannot make the search slow.
    if u.exact is not null then
      passes := passes || array[
        format('(%s and n.busqueda @@ $1 and n.plan_type <> ''free'' and n.nombre_plano <> $4 %s limit $13 / 3)', format(columns, 0), filters),
        format('(%s and n.busqueda @@ $1 and n.plan_type = ''free'' and n.nombre_plano <> $4 %s limit $13)', format(columns, 0), filters)
      ];
    end if;
    if u.near is not null then
      passes := passes || array[
        format('(%s and n.busqueda @@ $2 %s and n.plan_type <> ''free'' and n.nombre_plano <> $4 %s limit $13 / 3)', format(columns, 1), not_exact, filters),
        format('(%s and n.busqueda @@ $2 %s and n.plan_type = ''free'' and n.nombre_plano <> $4 %s limit $13)', format(columns, 1), not_exact, filters)
      ];
    end if;
    if u.loose is not null then
      passes := passes || array[
        format('(%s and n.busqueda @@ $16 %s and n.plan_type <> ''free'' and n.nombre_plano <> $4 %s limit $13 / 6)', format(columns, 2), not_exact || not_near, filters),
        format('(%s and n.busqueda @@ $16 %s and n.plan_type = ''free'' and n.nombre_plano <> $4 %s limit $13 / 4)', format(columns, 2), not_exact || not_near, filters)
      ];
    end if;
  end if;
  if cardinality(passes) = 0 then return; end if;

  return query execute case when u.phone is null then array_to_string(passes, ' union all ')
    -- A number may be found in more than one way.
    else format('select distinct on (p.id) * from (%s) p', array_to_string(passes, ' union all ')) end
  using u.exact, u.near, u.typed, u.folded, category, plan, neighborhood, minute, here, circle(here, coalesce(radius_m, 0)),
    reverse(u.phone) || '%', u.phone || '%', most,
    ((coalesce(numnode(u.typed), 0) + 1) / 2.0 / greatest(u.units, 1))::real, u.meant, u.loose;
end $$;
comment on function private.find_candidates is 'What matches an understood term: filtered when is_strict, otherwise all of it, and what the filters leave is weighed.';

-- Without a term, but with a filter that the counters know nothing of: a radius, open now.
create function private.find_unasked(
  category text, plan text, neighborhood text, is_open boolean, here point, radius_m int, most int
) returns setof private.candidate
language plpgsql stable set search_path = '' as $$
declare
  minute constant int := private.minute_of_week(now());
  filters constant text := concat(
    case when category is not null then ' and n.slug_categoria = $1' end,
    case when plan is not null then ' and n.plan_type = $2' end,
    case when neighborhood is not null then ' and n.slug_colonia = $3' end,
    case when is_open then ' and n.minutos_abierto is not null and n.minutos_abierto @> $4' end,
    case when radius_m is not null
      then ' and n.punto operator(pg_catalog.<@) $5 order by n.punto operator(pg_catalog.<->) $6'
      else ' order by n.rango desc, n.created_at desc, n.id' end
  );
begin
  return query execute format(
    'select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia,
      n.minutos_abierto @> $4, n.punto operator(pg_catalog.<->) $6, 0::smallint, 0::real
    from public.negocios n where ' || case when radius_m is not null then 'n.is_approved and not n.is_deleted %s limit $7'
      -- The ids come from an index alone.
      else 'n.id = any (array(select n.id from public.negocios n where n.is_approved and not n.is_deleted %s limit $7))' end,
    filters)
  using category, plan, neighborhood, minute, circle(here, coalesce(radius_m, 0)), here, most;
end $$;

-- In the order of an index: the planner thinks that a circle holds few rows, and would sort all that are in a large one.
alter function private.find_unasked(text, text, text, boolean, point, int, int) set enable_sort = off;

alter function private.find_unasked(text, text, text, boolean, point, int, int) set enable_bitmapscan = off;

-- How many there are under the other filters, read from the counts: nothing is counted here.
create function private.directory_facets(category text, plan text, neighborhood text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  of_category constant text := coalesce(category, '');
  of_plan constant text := coalesce(plan, '');
  of_neighborhood constant text := coalesce(neighborhood, '');
  answer jsonb;
begin
  select jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'nombre', c.nombre, 'total', f.total) order by c.orden), '[]')
      from (
        select k.slug_categoria, sum(k.total) as total from private.conteos k
        where k.slug_colonia = of_neighborhood and k.plan_type = of_plan group by 1
      ) f join public.categorias c on c.slug = f.slug_categoria
      where f.total > 0
    ),
    'plans', (
      select coalesce(jsonb_agg(jsonb_build_object('plan', f.plan_type, 'total', f.total) order by p.rango desc), '[]')
      from (
        select k.plan_type, sum(k.total) as total from private.conteos k
        where k.slug_colonia = of_neighborhood and k.slug_categoria = of_category group by 1
      ) f join private.planes p on p.plan = f.plan_type
      where f.total > 0
    ),
    'neighborhoods', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', f.slug_colonia, 'nombre', c.colonia, 'total', f.total) order by f.total desc, f.slug_colonia), '[]')
      from (
        select k.slug_colonia, sum(k.total) as total from private.conteos k
        where k.slug_categoria = of_category and k.plan_type = of_plan and k.slug_colonia <> ''
        group by 1 having sum(k.total) > 0
        order by 2 desc, 1 limit 40
      ) f join private.colonias c on c.slug_colonia = f.slug_colonia
    ),
    'total', coalesce(sum(k.total), 0), 'known_hours', coalesce(sum(k.con_horario), 0), 'located', coalesce(sum(k.con_punto), 0)
  ) into answer
  from private.conteos k
  where k.slug_colonia = of_neighborhood and k.slug_categoria = of_category and k.plan_type = of_plan;
  return answer;
end $$;

-- One page without a term, in the order of plans and completeness: the counts come from the ledger, the ids from an index.
create function private.browse(
  category text, plan text, neighborhood text, lat double precision, lng double precision, skipped int, size int
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- A page behind it would cost more than it is worth: nobody pages that far.
  nearest constant int := 5000;
  counted constant int := 1500;
  here constant point := private.map_point(lat, lng);
  facets constant jsonb := private.directory_facets(category, plan, neighborhood);
  total constant int := facets ->> 'total';
  located constant int := facets ->> 'located';
  unknown_hours constant int := total - (facets ->> 'known_hours')::int;
  filters constant text := concat(
    case when category is not null then ' and n.slug_categoria = $1' end,
    case when plan is not null then ' and n.plan_type = $2 and n.rango between $8 and $8 + 9' end,
    case when neighborhood is not null then ' and n.slug_colonia = $3' end
  );
  visible constant text := ' from public.negocios n where n.is_approved and not n.is_deleted' || filters;
  open_now int;
  ids uuid[];
  more uuid[];
  items jsonb;
begin
  if (facets ->> 'known_hours')::int > 0 then
    execute format('select count(*) from (select 1 %s and n.minutos_abierto is not null and n.minutos_abierto @> $4 limit $5) o', visible)
    into open_now using category, plan, neighborhood, private.minute_of_week(now()), counted, null, null, private.plan_rank(plan);
  end if;
  if here is null then
    execute format('select array(select n.id %s order by n.rango desc, n.created_at desc, n.id limit $5 offset $6)', visible)
    into ids using category, plan, neighborhood, null, size, skipped, null, private.plan_rank(plan);
  else
    execute format('select array(select n.id %s and n.punto is not null
      order by n.punto operator(pg_catalog.<->) $4 limit $5 offset $6)', visible)
    into ids using category, plan, neighborhood, here, greatest(least(size, nearest - skipped), 0), least(skipped, nearest), null,
      private.plan_rank(plan);
    if cardinality(ids) < size and skipped < nearest then
      -- Those without a position come last; they are not lost.
      if located <= nearest then
        execute format('select array(select n.id %s and n.punto is null
          order by n.rango desc, n.created_at desc, n.id limit $5 offset $6)', visible)
        into more using category, plan, neighborhood, null, size - cardinality(ids), greatest(skipped - located, 0), null,
          private.plan_rank(plan);
        ids := ids || more;
      end if;
    end if;
  end if;
  select jsonb_agg(private.card_with_distance(n, lat, lng) || jsonb_build_object(
      'difuso', false,
      -- Without a plan filter paid listings lead the list because they are paid.
      'destacado', here is null and plan is null and n.plan_type <> 'free'
    ) order by i.place) into items
  from unnest(ids) with ordinality i (id, place) join public.negocios n using (id);
  return jsonb_build_object(
    'total', total,
    'total_is_capped', false,
    -- How many of them the pages show.
    'reachable', case when here is null or located <= nearest then total else nearest end,
    'corrected', null,
    'items', coalesce(items, '[]'),
    'facets', facets - '{total,known_hours,located}'::text[] || jsonb_build_object('open_now', coalesce(open_now, 0), 'unknown_hours', unknown_hours)
  );
end $$;

create function public.search_businesses(
  term text default null, category text default null, plan text default null, neighborhood text default null,
  open_now boolean default false, lat double precision default null, lng double precision default null, radius_m int default null,
  page int default 1, page_size int default 24
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Free listings that are looked at; of paid ones a third of it, first.
  most constant int := 1500;
  -- Of one step of "rango": ten are a plan, one to five completeness.
  weight constant double precision := 0.018;
  asked constant text := nullif(btrim(left(term, 500)), '');
  is_here constant boolean := coalesce(lat between -90 and 90 and lng between -180 and 180, false);
  y constant double precision := case when is_here then lat end;
  x constant double precision := case when is_here then lng end;
  here constant point := private.map_point(y, x);
  radius constant int := case when is_here and radius_m is not null then least(greatest(radius_m, 1), 50000) end;
  size constant int := least(greatest(coalesce(page_size, 24), 1), 100);
  skipped constant int := (least(greatest(coalesce(page, 1), 1), 10000) - 1) * size;
  only_open constant boolean := coalesce(open_now, false);
  is_filtered constant boolean := category is not null or plan is not null or neighborhood is not null or only_open;
  -- What stands around is counted without being listed: only what the filters leave is.
  is_counted_apart constant boolean := asked is null and radius is not null and is_filtered;
  u private.understanding;
  answer jsonb;
begin
  -- In the counts an empty text stands for all; as a filter it is the name of none.
  category := case category when '' then '-' else category end;
  plan := case plan when '' then '-' else plan end;
  neighborhood := case neighborhood when '' then '-' else neighborhood end;
  if asked is null and not only_open and radius is null then
    return private.browse(category, plan, neighborhood, y, x, skipped, size);
  end if;
  if asked is not null then u := private.understand(asked); end if;

  with candidates as (
    select c.*, 1 as businesses from private.find_candidates(u, category, plan, neighborhood, only_open, false, here, radius, most) c
    where asked is not null
    union all
    select c.*, 1 from private.find_unasked(null, null, null, only_open and radius is null, here, radius, most) c
    where asked is null and not is_counted_apart
    union all
    select null, null, null, null, k.plan_type, k.slug_categoria, k.slug_colonia, k.is_open, null, null, null, k.businesses
    from private.count_around(here, radius, most) k where is_counted_apart
  ), around as materialized (
    select c.*,
      category is null or c.slug_categoria = category as in_category,
      plan is null or c.plan_type = plan as in_plan,
      neighborhood is null or c.slug_colonia is not distinct from neighborhood as in_neighborhood,
      not only_open or coalesce(c.is_open, false) as in_hours
    from candidates c
  ), size_of as materialized (
    -- Each of the two passes may be cut off.
    select is_counted_apart or count(*) filter (where a.rango >= 20) >= most / 3 or count(*) filter (where a.rango < 20) >= most
      or (asked is null and count(*) >= most) as is_capped
    from around a
  ), matches as materialized (
    select a.id, a.nombre_plano, a.rango, a.created_at, a.plan_type, a.distance, a.level, a.relevance,
      -- Relevance decides; plan and completeness only settle what is nearly equal.
      a.relevance + (a.rango - 10) * weight as weighed
    from around a
    where a.in_category and a.in_plan and a.in_neighborhood and a.in_hours and not (is_filtered and (select is_capped from size_of))
    union all
    -- Filters might leave little of what was cut off, so it is asked for again, filtered.
    select c.id, c.nombre_plano, c.rango, c.created_at, c.plan_type, c.distance, c.level, c.relevance, c.relevance + (c.rango - 10) * weight
    from private.find_candidates(u, category, plan, neighborhood, only_open, true, here, radius, most) c
    where is_filtered and asked is not null and (select is_capped from size_of)
    union all
    select c.id, c.nombre_plano, c.rango, c.created_at, c.plan_type, c.distance, c.level, c.relevance, c.relevance + (c.rango - 10) * weight
    from private.find_unasked(category, plan, neighborhood, only_open, here, radius, most) c
    where is_filtered and asked is null and (select is_capped from size_of)
  ), on_page as (
    select m.*
    from matches m
    order by m.level, case when here is not null then m.distance end nulls last, m.weighed desc, m.rango desc,
      case when asked is null then m.created_at end desc, m.nombre_plano collate "C", m.id
    limit size offset skipped
  ), placed as (
    select p.*, row_number() over () as place from on_page p
  ), last_placed as materialized (
    select p.level, p.weighed from placed p order by p.place desc limit 1
  ), beyond as materialized (
    -- The most relevant free listing behind the page.
    select max(m.weighed) as weighed from matches m, last_placed l
    where m.plan_type = 'free' and m.level = l.level and m.weighed <= l.weighed
  ), judged as (
    select p.*, coalesce(
      max(p.weighed) filter (where p.plan_type = 'free') over (partition by p.level order by p.place desc),
      case when p.level = max(p.level) over () then b.weighed end
    ) as best_free_below
    from placed p, beyond b
  ), shown as (
    select j.place, private.card_with_distance(n, y, x) || jsonb_build_object(
      'difuso', j.level > 0,
      -- Its plan alone put it before a free listing that is more relevant.
      'destacado', here is null and plan is null and j.plan_type <> 'free'
        and (asked is null or coalesce(j.best_free_below >= j.relevance + j.rango % 10 * weight, false))
    ) as card
    from judged j join public.negocios n on n.id = j.id
  ), totals as (
    select count(*) as total,
      count(*) filter (where m.rango >= 20) >= most / 3 or count(*) filter (where m.rango < 20) >= most
        or (asked is null and count(*) >= most) as is_capped
    from matches m
  )
  select jsonb_build_object(
    'total', t.total,
    'total_is_capped', t.is_capped,
    'reachable', t.total,
    'corrected', u.corrected,
    'items', (select coalesce(jsonb_agg(s.card order by s.place), '[]') from shown s),
    'facets', jsonb_build_object(
      'categories', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'nombre', c.nombre, 'total', f.total) order by c.orden), '[]')
        from (select a.slug_categoria, sum(a.businesses) as total from around a where a.in_plan and a.in_neighborhood and a.in_hours group by 1) f
          join public.categorias c on c.slug = f.slug_categoria),
      'plans', (select coalesce(jsonb_agg(jsonb_build_object('plan', f.plan_type, 'total', f.total) order by p.rango desc), '[]')
        from (select a.plan_type, sum(a.businesses) as total from around a where a.in_category and a.in_neighborhood and a.in_hours group by 1) f
          join private.planes p on p.plan = f.plan_type),
      'neighborhoods', (select coalesce(jsonb_agg(jsonb_build_object('slug', f.slug_colonia, 'nombre', c.colonia, 'total', f.total)
          order by f.total desc, f.slug_colonia), '[]')
        from (select a.slug_colonia, sum(a.businesses) as total from around a
          where a.slug_colonia is not null and a.in_category and a.in_plan and a.in_hours group by 1 order by 2 desc, 1 limit 40) f
          join private.colonias c on c.slug_colonia = f.slug_colonia),
      'open_now', case when only_open then t.total
        else (select coalesce(sum(a.businesses), 0) from around a where a.is_open and a.in_category and a.in_plan and a.in_neighborhood) end,
      'unknown_hours', case when asked is null and radius is null
        then (select coalesce(sum(k.total - k.con_horario), 0) from private.conteos k
          where k.slug_colonia = coalesce(neighborhood, '') and k.slug_categoria = coalesce(category, '') and k.plan_type = coalesce(plan, ''))
        else (select coalesce(sum(a.businesses), 0) from around a where a.is_open is null and a.in_category and a.in_plan and a.in_neighborhood) end
    )
  ) into answer
  from totals t;
  return answer;
end $$;
-- Definer functions: text operators use no index under row security, so they read past it; what they show, and of which
-- businesses, is written in them (decision 5).
comment on function public.search_businesses is 'One page of public businesses with totals and filter counts. Without a term: all, by plan and completeness, or by distance. Open to everybody: it is the directory, shows approved businesses alone and only columns of their cards, and bounds term, page and radius.';

revoke execute on function
  public.search_businesses(text, text, text, text, boolean, double precision, double precision, int, int, int)
  from public;

grant execute on function
  public.search_businesses(text, text, text, text, boolean, double precision, double precision, int, int, int)
  to anon, authenticated, service_role;
