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
  -- 0: what was typed, be it in the middle of a word, 1: after correction, 2: all words but one.
  level smallint,
  relevance real
);

-- Filters of a list; null is "no filter".
create type private.filters as (
  category text,
  plan text,
  neighborhood text,
  only_open boolean,
  -- With only_open: also those whose hours nobody knows.
  or_unknown_hours boolean,
  with_phone boolean,
  -- A value of formas_de_pago, of entrega. Hardly any listing tells: what does not is looked at no further, and counts are of those that do.
  payment text,
  delivery text,
  -- A colonia: who brings it there counts as being there.
  served text
);

-- Limits a list by payment and delivery, in a query with these parameters. The second condition of each is that of the index: it has only
-- listings which tell.
create function private.ways_condition(f private.filters, payment text, delivery text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return concat(
    case when f.payment is not null then format(' and n.formas_de_pago @> array[%s] and n.formas_de_pago <> ''{}''', payment) end,
    case when f.delivery is not null then format(' and n.entrega @> array[%s] and n.entrega <> ''{}''', delivery) end
  );
end $$;

-- The colonia that a listing counts for, in a query with this parameter.
create function private.place_column(f private.filters, served text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case when f.served is null then 'n.slug_colonia'
    else format('case when n.slugs_de_entrega @> array[%1$s] then %1$s else n.slug_colonia end', served) end;
end $$;

-- Card of a business within its plan, and so all that the search functions give away.
create function private.business_card(n public.negocios) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', n.id, 'slug', n.slug, 'nombre', n.nombre, 'descripcion', left(n.descripcion, 300), 'categoria', n.categoria,
    'slug_categoria', n.slug_categoria, 'actividad', n.actividad, 'plan_type', n.plan_type, 'telefono', n.telefono,
    'telefono_oculto', n.telefono_oculto, 'solo_whatsapp', n.solo_whatsapp,
    'telefono_e164', n.telefono_e164, 'whatsapp', n.whatsapp, 'whatsapp_e164', n.whatsapp_e164, 'direccion', n.direccion,
    'direccion_aproximada', n.direccion_aproximada, 'colonia', n.colonia, 'slug_colonia', n.slug_colonia, 'hours', n.hours, 'horario', n.horario,
    'horario_especial', n.horario_especial, 'latitude', n.latitude,
    'longitude', n.longitude, 'portada_url', n.portada_url, 'imagen_url', n.imagen_url, 'logo_url', n.logo_url,
    'rating', n.rating, 'reviews_count', n.reviews_count, 'is_featured', n.is_featured
  ) - private.columns_beyond(n.plan_type);
end $$;

-- Card with the metres from here.
create function private.card_with_distance(n public.negocios, lat double precision, lng double precision) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return private.business_card(n) || jsonb_build_object('distancia_m', case when lat is not null and n.latitude is not null then
    -- The haversine formula on a sphere of 6,371 km.
    round((2 * 6371000 * asin(least(1, sqrt(
      power(sind((n.latitude - lat) / 2), 2) + cosd(lat) * cosd(n.latitude) * power(sind((n.longitude - lng) / 2), 2)
    ))))::numeric, 1) end);
end $$;

-- Start of a plan in `rango`, the order of browsing: the next plan is 20 further.
create function private.plan_rank(plan text) returns smallint
language sql immutable set search_path = '' as $$
  select case plan when 'premium' then 60 when 'pro' then 40 when 'free' then 20 end
$$;

create function private.is_open_sql(minute text) returns text
language sql immutable set search_path = '' as $$
  select format('(n.minutos_abierto @> mod(%1$s, 10080)) <> coalesce(n.minutos_especiales @> %1$s, false)', minute)
$$;
comment on function private.is_open_sql is 'The condition by which a business n is open, null when its hours are not known. minute: how a query names the minute, see private.local_minute. As text, so that the planner sees through it.';

create function private.count_around(here point, radius_m int, most int)
returns table (plan_type text, slug_categoria text, slug_colonia text, is_open boolean, rango smallint, businesses int)
language plpgsql stable set search_path = '' set enable_sort = off set enable_bitmapscan = off as $$
declare
  minute constant int := private.local_minute(now());
begin
  return query
  select n.plan_type, n.slug_categoria, n.slug_colonia, n.is_open, n.rango, count(*)::int
  from (
    select n.plan_type, n.slug_categoria, n.slug_colonia,
      (n.minutos_abierto @> mod(minute, 10080)) <> coalesce(n.minutos_especiales @> minute, false) as is_open,
      -- Of the rank only whether there is a telephone: fewer groups.
      case when n.rango % 20 >= 8 then 8 else 0 end::smallint as rango
    from public.negocios n
    where n.is_approved and not n.is_deleted and n.punto operator(pg_catalog.<@) circle(here, radius_m)
    order by n.punto operator(pg_catalog.<->) here
    limit most
  ) n
  group by 1, 2, 3, 4, 5;
end $$;
comment on function private.count_around is 'The nearest businesses within a circle, counted by what filters ask for.';

-- Relevance of a name and its document of words. Written so that the planner puts it in the place of the call: called for each row it would
-- take longer than the weighing itself.
create function private.relevance(
  document tsvector, name text, folded text, typed tsquery, typed_weight real, meant tsquery, meant_weight real
) returns real
language sql immutable
return (
  -- Words in the name count most, then activity and services, then the colonia; a synonym is worth less than the word itself.
  -- Weighing costs twice what finding does.
  coalesce(ts_rank('{0.05, 0.3, 0.4, 1.0}', document, typed), 0) * typed_weight
    + 1.25::real * coalesce(ts_rank('{0, 0.1, 0.5, 1.0}', document, meant), 0) * meant_weight
    + case when starts_with(name, folded) then 0.3::real else 0 end
    -- One word ("ferreteria") names a trade; several are held against the whole name.
    + case when folded like '% %' then 0.2::real * least(1, length(folded)::real / greatest(length(name), 1))
        + case when name = folded then 10 else 0 end else 0 end
)::real;

-- Share of a term's words that a query stands for.
create function private.query_weight(query tsquery, units int) returns real
language sql immutable set search_path = '' as $$
  select ((coalesce(numnode(query), 0) + 1) / 2.0 / greatest(units, 1))::real
$$;

-- Finds by the words alone, without filters, as nearly every search asks. Planned once for a connection: planning takes as long as finding.
-- A query that is null finds nothing. Of free listings an eighth comes first, so that what is everywhere is not gathered whole
-- (negocios_search_some).
create function private.find_by_words(u private.understanding, here point, most int) returns setof private.candidate
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
set plan_cache_mode = force_generic_plan as $$
declare
  minute constant int := private.local_minute(now());
  typed_weight constant real := private.query_weight(u.typed, u.units);
  meant_weight constant real := private.query_weight(u.meant, u.units);
begin
  return query
  select p.id, p.nombre_plano, p.rango, p.created_at, p.plan_type, p.slug_categoria, p.slug_colonia,
    (p.minutos_abierto @> mod(minute, 10080)) <> coalesce(p.minutos_especiales @> minute, false), p.punto operator(pg_catalog.<->) here,
    p.level::smallint,
    private.relevance(p.busqueda, p.nombre_plano, u.folded, u.typed, typed_weight, u.meant, meant_weight)
  from (
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 0 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.nombre_plano = u.folded
      limit 200
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 0 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.exact and n.nombre_plano <> u.folded and n.plan_type <> 'free'
      limit most / 3
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 0 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.exact and n.nombre_plano <> u.folded
        and n.plan_type = 'free' and n.id >= 'e0000000-0000-0000-0000-000000000000'
      union all
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 0 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.exact and n.nombre_plano <> u.folded
        and n.plan_type = 'free' and n.id < 'e0000000-0000-0000-0000-000000000000'
      limit most
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 1 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.near and n.nombre_plano <> u.folded and not coalesce(n.busqueda @@ u.exact, false) and n.plan_type <> 'free'
      limit most / 3
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 1 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.near and n.nombre_plano <> u.folded and not coalesce(n.busqueda @@ u.exact, false)
        and n.plan_type = 'free' and n.id >= 'e0000000-0000-0000-0000-000000000000'
      union all
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 1 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.near and n.nombre_plano <> u.folded and not coalesce(n.busqueda @@ u.exact, false)
        and n.plan_type = 'free' and n.id < 'e0000000-0000-0000-0000-000000000000'
      limit most
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 2 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.loose and n.nombre_plano <> u.folded and not coalesce(n.busqueda @@ u.exact, false) and not coalesce(n.busqueda @@ u.near, false) and n.plan_type <> 'free'
      limit most / 6
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 2 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.loose and n.nombre_plano <> u.folded and not coalesce(n.busqueda @@ u.exact, false) and not coalesce(n.busqueda @@ u.near, false) and n.plan_type = 'free'
      limit most / 4
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 0 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.nombre_plano like u.middle and n.nombre_plano <> u.folded and n.plan_type <> 'free'
      limit most / 3
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 0 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.nombre_plano like u.middle and n.nombre_plano <> u.folded and n.plan_type = 'free'
      limit most
    )
  ) p;
end $$;

-- The planner must not walk an index in some order until enough rows match: a rare word would make it walk all of it.
create function private.find_candidates(
  u private.understanding, f private.filters, is_strict boolean, here point, radius_m int, most int
) returns setof private.candidate
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
declare
  minute constant int := private.local_minute(now());
  is_open constant text := private.is_open_sql('$8');
  place constant text := private.place_column(f, '$20');
  wishes constant text := concat_ws(' and ',
    -- Written so that no other index is taken for them: the words are what leaves few rows.
    case when f.category is not null then 'n.slug_categoria || '''' = $5' end,
    case when f.plan is not null then 'n.plan_type || '''' = $6' end,
    case when f.neighborhood is not null then format('(%s) || '''' = $7', place) end,
    case when f.only_open and f.or_unknown_hours then format('coalesce(%s, true)', is_open)
      when f.only_open then 'n.minutos_abierto is not null' end,
    case when f.with_phone then 'n.tiene_telefono' end
  );
  -- At night hardly anything is open: of all that tell their hours, so many are looked at.
  looked_at constant int := 6000;
  is_bounded constant boolean := is_strict and f.only_open and not f.or_unknown_hours;
  filters constant text := concat(
    case when is_strict and wishes <> '' then ' and ' || wishes end,
    case when radius_m is not null and here is not null then ' and n.punto operator(pg_catalog.<@) $10' end,
    private.ways_condition(f, '$18', '$19'),
    case when is_bounded then format(' limit %s) n where %s', looked_at, is_open) end
  );
  is_weighed constant text := case when is_strict or wishes = '' then 'true'
    else concat_ws(' and ', wishes, case when f.only_open and not f.or_unknown_hours then is_open end) end;
  -- Weighed within each pass, so that the document of words need not be carried further.
  columns constant text := concat($columns$
    select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, $columns$, place, $columns$ as slug_colonia,
      $columns$, is_open, $columns$ as is_open, n.punto operator(pg_catalog.<->) $9 as distance, %s::smallint as level,
      case when $columns$, is_weighed, $columns$ then private.relevance(n.busqueda, n.nombre_plano, $4, $3, $14, $15, $17) else 0 end as relevance
    from $columns$, case when is_bounded then '(select n.* from ' end, $columns$ public.negocios n where n.is_approved and not n.is_deleted $columns$);
  not_exact constant text := concat(case when u.exact is not null then ' and not n.busqueda @@ $1' end);
  not_near constant text := concat(case when u.near is not null then ' and not n.busqueda @@ $2' end);
  passes text[] := '{}';
begin
  if wishes = '' and filters = '' and u.phone is null and u.folded <> '' then
    return query select * from private.find_by_words(u, here, most);
    return;
  end if;
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
        case when is_bounded
          then format('(%s and n.busqueda @@ $1 and n.plan_type = ''free'' and n.nombre_plano <> $4 %s limit $13)', format(columns, 0), filters)
          -- An eighth first, as in find_by_words.
          else format('(%1$s and n.busqueda @@ $1 and n.plan_type = ''free'' and n.nombre_plano <> $4 %2$s and n.id >= %3$L
            union all %1$s and n.busqueda @@ $1 and n.plan_type = ''free'' and n.nombre_plano <> $4 %2$s and n.id < %3$L limit $13)',
            format(columns, 0), filters, 'e0000000-0000-0000-0000-000000000000') end
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
    if u.middle is not null then
      passes := passes || array[
        format('(%s and n.nombre_plano like $21 and n.plan_type <> ''free'' and n.nombre_plano <> $4 %s limit $13 / 3)', format(columns, 0), filters),
        format('(%s and n.nombre_plano like $21 and n.plan_type = ''free'' and n.nombre_plano <> $4 %s limit $13)', format(columns, 0), filters)
      ];
    end if;
  end if;
  if cardinality(passes) = 0 then return; end if;

  return query execute case when u.phone is null then array_to_string(passes, ' union all ')
    -- A number may be found in more than one way.
    else format('select distinct on (p.id) * from (%s) p', array_to_string(passes, ' union all ')) end
  using u.exact, u.near, u.typed, u.folded, f.category, f.plan, f.neighborhood, minute, here, circle(here, coalesce(radius_m, 0)),
    reverse(u.phone) || '%', u.phone || '%', most,
    private.query_weight(u.typed, u.units), u.meant, u.loose,
    private.query_weight(u.meant, u.units), f.payment, f.delivery, f.served, u.middle;
end $$;
comment on function private.find_candidates is 'Matches of an understood term: filtered when is_strict, otherwise all of it, and what the filters leave is weighed.';

-- Without a term, but with a filter that the counters know nothing of: a radius, open now, how one pays and gets it.
create function private.find_unasked(f private.filters, here point, radius_m int, most int) returns setof private.candidate
language plpgsql stable set search_path = '' as $$
declare
  minute constant int := private.local_minute(now());
  is_open constant text := private.is_open_sql('$4');
  place constant text := private.place_column(f, '$10');
  ways constant text := private.ways_condition(f, '$8', '$9');
  filters constant text := concat(
    ways,
    case when f.category is not null then ' and n.slug_categoria = $1' end,
    case when f.plan is not null then ' and n.plan_type = $2' end,
    case when f.neighborhood is not null then format(' and %s = $3', place) end,
    case when f.only_open and f.or_unknown_hours then format(' and coalesce(%s, true)', is_open)
      when f.only_open then ' and n.minutos_abierto is not null and ' || is_open end,
    case when f.with_phone then ' and n.tiene_telefono' end,
    case when radius_m is not null
      then ' and n.punto operator(pg_catalog.<@) $5 order by n.punto operator(pg_catalog.<->) $6'
      else ' order by n.rango desc, n.created_at desc, n.id' end
  );
begin
  if ways <> '' then
    -- Few tell: they are found by their own index and sorted. The settings end with the function.
    perform set_config('enable_sort', 'on', true), set_config('enable_bitmapscan', 'on', true);
  end if;
  return query execute format(
    'select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, ' || place || ',
      ' || is_open || ', n.punto operator(pg_catalog.<->) $6, 0::smallint, 0::real
    from public.negocios n where ' || case when radius_m is not null then 'n.is_approved and not n.is_deleted %s limit $7'
      -- The ids come from an index alone.
      else 'n.id = any (array(select n.id from public.negocios n where n.is_approved and not n.is_deleted %s limit $7))' end,
    filters)
  using f.category, f.plan, f.neighborhood, minute, circle(here, coalesce(radius_m, 0)), here, most, f.payment, f.delivery, f.served;
end $$;

-- In the order of an index: the planner thinks that a circle holds few rows, and would sort all that are in a large one.
alter function private.find_unasked(private.filters, point, int, int) set enable_sort = off;

alter function private.find_unasked(private.filters, point, int, int) set enable_bitmapscan = off;

-- Count of a key in the ledger.
create function private.count_kept(category text, plan text, neighborhood text, with_phone boolean)
returns table (total int, known_hours int, located int, callable int)
language plpgsql stable set search_path = '' as $$
begin
  return query
  select coalesce(sum(case when with_phone then k.con_telefono else k.total end), 0)::int,
    coalesce(sum(case when with_phone then k.con_telefono_y_horario else k.con_horario end), 0)::int,
    coalesce(sum(case when with_phone then k.con_telefono_y_punto else k.con_punto end), 0)::int,
    coalesce(sum(k.con_telefono), 0)::int
  from private.conteos k
  where k.slug_colonia = coalesce(neighborhood, '') and k.slug_categoria = coalesce(category, '') and k.plan_type = coalesce(plan, '');
end $$;

-- Counts under the other filters, read from the ledger: nothing is counted here.
create function private.directory_facets(f private.filters) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  of_category constant text := coalesce(f.category, '');
  of_plan constant text := coalesce(f.plan, '');
  of_neighborhood constant text := coalesce(f.neighborhood, '');
  with_phone constant boolean := f.with_phone;
begin
  return jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'nombre', c.nombre, 'total', x.total) order by c.orden), '[]')
      from (
        select k.slug_categoria, sum(case when with_phone then k.con_telefono else k.total end) as total from private.conteos k
        where k.slug_colonia = of_neighborhood and k.plan_type = of_plan group by 1
      ) x join public.categorias c on c.slug = x.slug_categoria
      where x.total > 0
    ),
    'plans', (
      select coalesce(jsonb_agg(jsonb_build_object('plan', x.plan_type, 'total', x.total) order by p.rango desc), '[]')
      from (
        select k.plan_type, sum(case when with_phone then k.con_telefono else k.total end) as total from private.conteos k
        where k.slug_colonia = of_neighborhood and k.slug_categoria = of_category group by 1
      ) x join private.planes p on p.plan = x.plan_type
      where x.total > 0
    ),
    'neighborhoods', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', x.slug_colonia, 'nombre', c.colonia, 'total', x.total) order by x.total desc, x.slug_colonia), '[]')
      from (
        select k.slug_colonia, sum(case when with_phone then k.con_telefono else k.total end) as total from private.conteos k
        where k.slug_categoria = of_category and k.plan_type = of_plan and k.slug_colonia <> ''
        group by 1 having sum(case when with_phone then k.con_telefono else k.total end) > 0
        order by 2 desc, 1 limit 40
      ) x join private.colonias c on c.slug_colonia = x.slug_colonia
    )
  );
end $$;

-- Counts without each of the filters, where hardly anything is left: which of them is to blame.
create function private.count_without(f private.filters) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'category', case when f.category is not null then (select k.total from private.count_kept(null, f.plan, f.neighborhood, f.with_phone) k) end,
    'plan', case when f.plan is not null then (select k.total from private.count_kept(f.category, null, f.neighborhood, f.with_phone) k) end,
    'neighborhood', case when f.neighborhood is not null then (select k.total from private.count_kept(f.category, f.plan, null, f.with_phone) k) end,
    'with_phone', case when f.with_phone then (select k.total from private.count_kept(f.category, f.plan, f.neighborhood, false) k) end
  ));
end $$;

-- One page without a term, in the order of plans and completeness: the counts come from the ledger, the ids from an index.
create function private.browse(f private.filters, lat double precision, lng double precision, skipped int, size int) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- A page behind it would cost more than it is worth: nobody pages that far.
  nearest constant int := 5000;
  counted constant int := 1500;
  -- Of those that tell their hours: at night hardly any is open.
  looked_at constant int := 6000;
  here constant point := private.map_point(lat, lng);
  kept record;
  filters constant text := concat(
    case when f.category is not null then ' and n.slug_categoria = $1' end,
    case when f.plan is not null then ' and n.plan_type = $2 and n.rango between $8 and $8 + 19' end,
    case when f.neighborhood is not null then ' and n.slug_colonia = $3' end,
    case when f.with_phone then ' and n.tiene_telefono' end
  );
  visible constant text := ' from public.negocios n where n.is_approved and not n.is_deleted' || filters;
  open_now int;
  ids uuid[];
  more uuid[];
  items jsonb;
begin
  select * into kept from private.count_kept(f.category, f.plan, f.neighborhood, f.with_phone);
  if kept.known_hours > 0 then
    execute format('select count(*) from (
        select from (select n.minutos_abierto, n.minutos_especiales %s and n.minutos_abierto is not null limit %s) n where %s limit $5
      ) o', visible, looked_at, private.is_open_sql('$4'))
    into open_now using f.category, f.plan, f.neighborhood, private.local_minute(now()), counted, null, null, private.plan_rank(f.plan);
  end if;
  if here is null then
    execute format('select array(select n.id %s order by n.rango desc, n.created_at desc, n.id limit $5 offset $6)', visible)
    into ids using f.category, f.plan, f.neighborhood, null, size, skipped, null, private.plan_rank(f.plan);
  else
    execute format('select array(select n.id %s and n.punto is not null
      order by n.punto operator(pg_catalog.<->) $4 limit $5 offset $6)', visible)
    into ids using f.category, f.plan, f.neighborhood, here, greatest(least(size, nearest - skipped), 0), least(skipped, nearest), null,
      private.plan_rank(f.plan);
    if cardinality(ids) < size and skipped < nearest then
      -- Those without a position come last; they are not lost.
      if kept.located <= nearest then
        execute format('select array(select n.id %s and n.punto is null
          order by n.rango desc, n.created_at desc, n.id limit $5 offset $6)', visible)
        into more using f.category, f.plan, f.neighborhood, null, size - cardinality(ids), greatest(skipped - kept.located, 0), null,
          private.plan_rank(f.plan);
        ids := ids || more;
      end if;
    end if;
  end if;
  select jsonb_agg(private.card_with_distance(n, lat, lng) || jsonb_build_object(
      'difuso', false,
      -- Without a plan filter paid listings lead the list because they are paid.
      'destacado', here is null and f.plan is null and n.plan_type <> 'free'
    ) order by i.place) into items
  from unnest(ids) with ordinality i (id, place) join public.negocios n using (id);
  return jsonb_build_object(
    'total', kept.total,
    'total_is_capped', false,
    -- How many of them the pages show.
    'reachable', case when here is null or kept.located <= nearest then kept.total else nearest end,
    'corrected', null,
    'category', null,
    'items', coalesce(items, '[]'),
    'facets', private.directory_facets(f) || jsonb_build_object(
      'open_now', coalesce(open_now, 0), 'unknown_hours', kept.total - kept.known_hours, 'with_phone', kept.callable
    ),
    'without', case when kept.total <= 1 then private.count_without(f) else '{}' end
  );
end $$;

create function public.search_businesses(
  term text default null, category text default null, plan text default null, neighborhood text default null,
  open_now boolean default false, lat double precision default null, lng double precision default null, radius_m int default null,
  page int default 1, page_size int default 24, with_phone boolean default false, unknown_hours boolean default false,
  payment text default null, delivery text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Free listings that are looked at; of paid ones a third of it, first.
  most constant int := 1500;
  asked constant text := nullif(btrim(left(term, 500)), '');
  is_here constant boolean := coalesce(lat between -90 and 90 and lng between -180 and 180, false);
  y constant double precision := case when is_here then lat end;
  x constant double precision := case when is_here then lng end;
  here constant point := private.map_point(y, x);
  radius constant int := case when is_here and radius_m is not null then least(greatest(radius_m, 1), 50000) end;
  size constant int := least(greatest(coalesce(page_size, 24), 1), 100);
  skipped constant int := (least(greatest(coalesce(page, 1), 1), 10000) - 1) * size;
  only_open constant boolean := coalesce(open_now, false);
  -- In the counts an empty text stands for all; as a filter it is the name of none.
  f constant private.filters := row(
    case category when '' then '-' else category end, case plan when '' then '-' else plan end,
    case neighborhood when '' then '-' else neighborhood end, only_open, only_open and coalesce(unknown_hours, false), coalesce(with_phone, false),
    payment, delivery, case when delivery = 'domicilio' then neighborhood end
  )::private.filters;
  has_ways constant boolean := payment is not null or delivery is not null;
  is_filtered constant boolean := category is not null or plan is not null or neighborhood is not null or only_open or f.with_phone;
  unlimited private.filters;
  -- What stands around is counted without being listed: only what the filters leave is.
  is_counted_apart constant boolean := asked is null and radius is not null and is_filtered and not has_ways;
  u private.understanding;
  answer jsonb;
begin
  if asked is null and not only_open and radius is null and not has_ways then return private.browse(f, y, x, skipped, size); end if;
  -- The counts of the other filters are of all that is open, or stands around.
  unlimited.only_open := only_open and radius is null and not has_ways;
  unlimited.or_unknown_hours := f.or_unknown_hours;
  unlimited.payment := payment;
  unlimited.delivery := delivery;
  unlimited.served := f.served;
  if asked is not null then u := private.understand(asked); end if;

  with candidates as (
    select c.*, 1 as businesses from private.find_candidates(u, f, false, here, radius, most) c
    where asked is not null
    union all
    select c.*, 1 from private.find_unasked(unlimited, here, radius, most) c
    where asked is null and not is_counted_apart
    union all
    select null, null, k.rango, null, k.plan_type, k.slug_categoria, k.slug_colonia, k.is_open, null, null, null, k.businesses
    from private.count_around(here, radius, most) k where is_counted_apart
  ), around as materialized (
    select c.*,
      f.category is null or c.slug_categoria = f.category as in_category,
      f.plan is null or c.plan_type = f.plan as in_plan,
      f.neighborhood is null or c.slug_colonia is not distinct from f.neighborhood as in_neighborhood,
      not only_open or coalesce(c.is_open, f.or_unknown_hours) as in_hours,
      c.rango % 20 >= 8 as has_phone,
      not f.with_phone or c.rango % 20 >= 8 as in_phone
    from candidates c
  ), size_of as materialized (
    -- Each of the two passes may be cut off.
    select is_counted_apart or count(*) filter (where a.rango >= 40) >= most / 3 or count(*) filter (where a.rango < 40) >= most
      or (asked is null and count(*) >= most) as is_capped
    from around a
  ), matched as (
    select a.id, a.nombre_plano, a.rango, a.created_at, a.plan_type, a.is_open, a.distance, a.level, a.relevance
    from around a
    where a.in_category and a.in_plan and a.in_neighborhood and a.in_hours and a.in_phone and not (is_filtered and (select is_capped from size_of))
    union all
    -- Filters might leave little of what was cut off, so it is asked for again, filtered.
    select c.id, c.nombre_plano, c.rango, c.created_at, c.plan_type, c.is_open, c.distance, c.level, c.relevance
    from private.find_candidates(u, f, true, here, radius, most) c
    where is_filtered and asked is not null and (select is_capped from size_of)
    union all
    select c.id, c.nombre_plano, c.rango, c.created_at, c.plan_type, c.is_open, c.distance, c.level, c.relevance
    from private.find_unasked(f, here, radius, most) c
    where is_filtered and asked is null and (select is_capped from size_of)
  ), matches as materialized (
    select m.*,
      -- Among what is about as relevant (it is called so; it is said of it; it is only mentioned) the plan decides, then a telephone, then
      -- known hours; what is finer comes behind them.
      100 * floor(5 * case when u.units > 1 then m.relevance else least(m.relevance, 1.35) end)
        + m.rango - m.rango % 4 + 3 * m.relevance / (m.relevance + 1) + 0.2::real * (m.rango % 4) as weighed
    from matched m
  ), on_page as (
    select m.*
    from matches m
    order by m.level, case when here is not null then m.distance end nulls last, f.or_unknown_hours and m.is_open is null, m.weighed desc,
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
      -- What a correction found is what the page says it looked for.
      'difuso', j.level > case when u.corrected is null then 0 else 1 end,
      -- Its plan alone put it before a free listing that is more relevant.
      'destacado', here is null and f.plan is null and j.plan_type <> 'free'
        and (asked is null or coalesce(j.best_free_below >= j.weighed - private.plan_rank(j.plan_type) + 20, false))
    ) as card
    from judged j join public.negocios n on n.id = j.id
  ), counts as (
    select coalesce(sum(a.businesses) filter (where a.in_category and a.in_plan and a.in_neighborhood and a.in_phone and a.is_open), 0) as open_now,
      coalesce(sum(a.businesses) filter (where a.in_category and a.in_plan and a.in_neighborhood and a.in_phone and a.is_open is null), 0) as unknown_hours,
      coalesce(sum(a.businesses) filter (where a.in_category and a.in_plan and a.in_neighborhood and a.in_hours and a.has_phone), 0) as with_phone
    from around a
  ), counts_without as (
    -- Worked out only where it is shown.
    select coalesce(sum(a.businesses) filter (where a.in_plan and a.in_neighborhood and a.in_hours and a.in_phone), 0) as any_category,
      coalesce(sum(a.businesses) filter (where a.in_category and a.in_neighborhood and a.in_hours and a.in_phone), 0) as any_plan,
      coalesce(sum(a.businesses) filter (where a.in_category and a.in_plan and a.in_hours and a.in_phone), 0) as any_neighborhood,
      coalesce(sum(a.businesses) filter (where a.in_category and a.in_plan and a.in_neighborhood and a.in_phone), 0) as any_hours,
      coalesce(sum(a.businesses) filter (where a.in_category and a.in_plan and a.in_neighborhood and a.in_hours), 0) as any_phone
    from around a
  ), totals as (
    select count(*) as total,
      count(*) filter (where m.rango >= 40) >= most / 3 or count(*) filter (where m.rango < 40) >= most
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
      'categories', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'nombre', c.nombre, 'total', x.total) order by c.orden), '[]')
        from (select a.slug_categoria, sum(a.businesses) as total from around a
          where a.in_plan and a.in_neighborhood and a.in_hours and a.in_phone group by 1) x
          join public.categorias c on c.slug = x.slug_categoria),
      'plans', (select coalesce(jsonb_agg(jsonb_build_object('plan', x.plan_type, 'total', x.total) order by p.rango desc), '[]')
        from (select a.plan_type, sum(a.businesses) as total from around a
          where a.in_category and a.in_neighborhood and a.in_hours and a.in_phone group by 1) x
          join private.planes p on p.plan = x.plan_type),
      'neighborhoods', (select coalesce(jsonb_agg(jsonb_build_object('slug', x.slug_colonia, 'nombre', c.colonia, 'total', x.total)
          order by x.total desc, x.slug_colonia), '[]')
        from (select a.slug_colonia, sum(a.businesses) as total from around a
          where a.slug_colonia is not null and a.in_category and a.in_plan and a.in_hours and a.in_phone group by 1 order by 2 desc, 1 limit 40) x
          join private.colonias c on c.slug_colonia = x.slug_colonia),
      'open_now', case when only_open and not f.or_unknown_hours then t.total else c.open_now end,
      'unknown_hours', case when asked is null and radius is null and not has_ways
        then (select k.total - k.known_hours from private.count_kept(f.category, f.plan, f.neighborhood, f.with_phone) k)
        else c.unknown_hours end,
      'with_phone', case when f.with_phone then t.total else c.with_phone end
    ),
    'category', case when t.total <= 1 and asked is not null then (
      select private.category_named(coalesce(private.singular(w), w)) as slug from unnest(private.content_words(u.folded)) w
      where private.category_named(coalesce(private.singular(w), w)) is not null limit 1
    ) end,
    'without', case when t.total <= 1 then (select jsonb_strip_nulls(jsonb_build_object(
      'category', case when f.category is not null then w.any_category end,
      'plan', case when f.plan is not null then w.any_plan end,
      'neighborhood', case when f.neighborhood is not null then w.any_neighborhood end,
      'open_now', case when only_open then case when asked is null and radius is null and not has_ways
        then (select k.total from private.count_kept(f.category, f.plan, f.neighborhood, f.with_phone) k)
        else w.any_hours end end,
      'with_phone', case when f.with_phone then w.any_phone end,
      'payment', case when payment is not null then public.search_businesses(
        term, category, plan, neighborhood, only_open, lat, lng, radius_m, 1, 1, f.with_phone, f.or_unknown_hours, null, delivery) -> 'total' end,
      'delivery', case when delivery is not null then public.search_businesses(
        term, category, plan, neighborhood, only_open, lat, lng, radius_m, 1, 1, f.with_phone, f.or_unknown_hours, payment, null) -> 'total' end
    )) from counts_without w) else '{}' end
  ) into answer
  from totals t, counts c;
  return answer;
end $$;
-- Definer functions: text operators use no index under row security, so they read past it; what they show, and of which
-- businesses, is written in them (decision 5).
comment on function public.search_businesses is 'One page of public businesses with totals and filter counts. Without a term: all, by plan and completeness, or by distance. Open to everybody: it is the directory, shows approved businesses alone and only columns of their cards, and bounds term, page and radius.';

revoke execute on function
  public.search_businesses(text, text, text, text, boolean, double precision, double precision, int, int, int, boolean, boolean, text, text)
  from public;

grant execute on function
  public.search_businesses(text, text, text, text, boolean, double precision, double precision, int, int, int, boolean, boolean, text, text)
  to anon, authenticated, service_role;
