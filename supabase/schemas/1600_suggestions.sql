-- Suggestions while a term is being typed. A phrase whose last words say little as yet is completed by what came before: "tacos al" is what
-- was "tacos" a moment ago.
--
-- Who may do what:
--   suggest()   everybody

-- Businesses whose name begins with what was typed, those that begin so themselves first.
create function private.suggest_businesses(folded text, words text[], most int) returns table (negocio_id uuid, lugar bigint)
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
set plan_cache_mode = force_generic_plan as $$
declare
  -- "~" comes after all letters.
  ending constant text := folded || '~';
  -- A word that is in every description is looked for in the names of so many only.
  looked_at constant int := 3000;
  -- So many of an eighth of all are enough to choose from.
  enough constant int := 50;
  wanted constant tsquery := private.all_of((
    select array_agg((case when x.i = cardinality(words) then x.w || ':*A' else x.w || ':A' end)::tsquery)
    from unnest(words) with ordinality x (w, i) where not private.is_stop_word(x.w) or x.i = cardinality(words)
  ));
  anywhere constant tsquery := replace(replace(wanted::text, ':*A', ':*'), ':A', '')::tsquery;
begin
  return query
  with named as materialized (
    -- Of each, an eighth first, so that what half of all begin with is not gathered whole.
    (select n.id, n.nombre_plano, n.rango, 1 as place from public.negocios n
      where n.is_approved and not n.is_deleted and n.nombre_plano operator(pg_catalog.~>=~) folded
        and n.nombre_plano operator(pg_catalog.~<~) ending and n.plan_type <> 'free' and n.id >= 'e0000000-0000-0000-0000-000000000000'
    union all
    select n.id, n.nombre_plano, n.rango, 1 from public.negocios n
      where n.is_approved and not n.is_deleted and n.nombre_plano operator(pg_catalog.~>=~) folded
        and n.nombre_plano operator(pg_catalog.~<~) ending and n.plan_type <> 'free' and n.id < 'e0000000-0000-0000-0000-000000000000'
    limit 50)
    union all
    (select n.id, n.nombre_plano, n.rango, 1 from public.negocios n
      where n.is_approved and not n.is_deleted and n.nombre_plano operator(pg_catalog.~>=~) folded
        and n.nombre_plano operator(pg_catalog.~<~) ending and n.id >= 'e0000000-0000-0000-0000-000000000000'
    union all
    select n.id, n.nombre_plano, n.rango, 1 from public.negocios n
      where n.is_approved and not n.is_deleted and n.nombre_plano operator(pg_catalog.~>=~) folded
        and n.nombre_plano operator(pg_catalog.~<~) ending and n.id < 'e0000000-0000-0000-0000-000000000000'
    limit 100)
  ), has_room as materialized (
    -- Words within a name come behind, so they are only looked for when there is room.
    select length(folded) >= 3 and count(distinct n.nombre_plano) < most as yes from named n
  ), within as materialized (
    select n.id, n.nombre_plano, n.rango, 2 as place
    from (
      select n.id, n.nombre_plano, n.rango, n.busqueda from public.negocios n
      where n.is_approved and not n.is_deleted and n.busqueda @@ anywhere and n.id >= 'e0000000-0000-0000-0000-000000000000' and (select r.yes from has_room r)
      limit looked_at
    ) n
    where n.busqueda @@ wanted
    limit 100
  ), found as (
    select * from named
    union all
    select * from within
    union all
    (select n.id, n.nombre_plano, n.rango, 2
      from (
        select n.id, n.nombre_plano, n.rango, n.busqueda from public.negocios n
        where n.is_approved and not n.is_deleted and n.busqueda @@ anywhere and n.id < 'e0000000-0000-0000-0000-000000000000'
          and (select r.yes from has_room r) and (select count(*) from within) < enough
        limit looked_at
      ) n
      where n.busqueda @@ wanted
      limit 100)
  ), each_name as (
    -- Many shops are called "Ferretería": one of them is enough.
    select distinct on (f.nombre_plano) f.id, f.nombre_plano, f.rango, f.place from found f order by f.nombre_plano, f.place, f.rango desc, f.id
  )
  select e.id, row_number() over (order by e.place, e.rango desc, length(e.nombre_plano), e.nombre_plano) from each_name e
  order by 2 limit most;
end $$;

create function private.suggest_phrase(term text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 8;
  folded text := rtrim(left(private.words(left(term, 100)), 60));
  words text[] := string_to_array(folded, ' ');
  last_word text := words[cardinality(words)];
  entries jsonb;
  businesses jsonb;
begin
  if coalesce(length(folded), 0) < 2 then return '[]'; end if;
  if length(last_word) >= 3 and not private.begins_known_word(last_word)
    or exists (select from unnest(words[1 : cardinality(words) - 1]) w where length(w) >= 3 and not private.begins_known_word(w))
  then
    -- Mistyped: what is near it is suggested.
    words := private.correct_words(words);
    folded := array_to_string(words, ' ');
    last_word := words[cardinality(words)];
  end if;

  with categories as (
    select 'categoria' as tipo, c.nombre as texto, null::text as detalle, c.slug, 1 as kind, c.orden as place
    from public.categorias c
    where ' ' || private.words(c.nombre) like '% ' || folded || '%' or c.slug = private.category_named(coalesce(private.singular(folded), folded))
    order by c.orden limit 2
  ), terms as materialized (
    select distinct on (t.plano) t.plano, t.texto, t.place, t.is_known, private.phrase_query(t.plano) as meaning
    from (
      (select s.plano, upper(left(s.termino, 1)) || substr(s.termino, 2) as texto,
          -- What most businesses are called: rather "Ferretería" than "Ferretero".
          length(s.plano) - 10 * log(1 + coalesce(v.negocios, 0)) as place, coalesce(v.negocios, 0) > 0 as is_known
        from public.sinonimos s left join private.vocabulario v on v.palabra = s.plano
        where s.plano like folded || '%' and s.fuente = 'propia' order by 3, s.plano limit 12)
      union all
      (select a.plano, a.actividad, 5 + length(a.plano), false from private.actividades a
        where a.plano like folded || '%' or (length(folded) >= 3 and a.plano like '% ' || folded || '%') order by length(a.plano), a.plano limit 6)
    ) t
    order by t.plano, t.place
  ), meanings as (
    select t.* from terms t
    -- Another name for what stands before it says nothing new.
    where not exists (
      select from terms k
      where (k.place, k.plano) < (t.place, t.plano) and (
        k.meaning = t.meaning or starts_with(t.plano, k.plano || ' y ')
        or exists (select from public.sinonimos s where (s.plano, s.significado) in ((k.plano, t.meaning), (t.plano, k.meaning)))
      )
    )
    order by t.place, t.plano limit 4
  ), activities as (
    select 'actividad' as tipo, m.texto, null::text as detalle, null::text as slug, 2 as kind, m.place
    from meanings m
    -- A word that leads nowhere is no suggestion.
    where m.is_known or private.count_matches(private.any_of(array[private.meanings_of(m.plano), m.meaning]), 1) > 0
    order by m.place, m.texto limit 3
  ), neighborhoods as (
    select 'colonia' as tipo, c.colonia as texto, k.total || case when k.total = 1 then ' negocio' else ' negocios' end as detalle,
      c.slug_colonia as slug, 3 as kind,
      row_number() over (order by starts_with(c.slug_colonia, replace(folded, ' ', '-')) desc, k.total desc) as place
    from private.colonias c, lateral (
      select sum(k.total) as total from private.conteos k where k.slug_colonia = c.slug_colonia and k.slug_categoria = '' and k.plan_type = ''
    ) k
    where '-' || c.slug_colonia like '%-' || replace(folded, ' ', '-') || '%' and k.total > 0
    order by place limit 2
  )
  select jsonb_agg(jsonb_build_object('tipo', e.tipo, 'texto', e.texto, 'detalle', e.detalle, 'slug', e.slug) order by e.kind, e.place)
  into entries
  from (select * from categories union all select * from activities union all select * from neighborhoods) e;

  select jsonb_agg(jsonb_build_object(
    'tipo', 'negocio', 'texto', n.nombre, 'detalle', concat_ws(' · ', n.categoria, n.colonia), 'slug', n.slug
  ) order by b.lugar) into businesses
  from private.suggest_businesses(folded, words, most - coalesce(jsonb_array_length(entries), 0)) b
    join public.negocios n on n.id = b.negocio_id;

  return coalesce(entries, '[]') || coalesce(businesses, '[]');
end $$;
comment on function private.suggest_phrase is 'At most eight things that a half-typed term may mean, as it stands.';

-- "Plomero santa m": the colonias that the end of a term begins, where what stands before it is found.
create function private.suggest_places(words text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  most constant int := 12;
  tail text;
  head text[];
  wanted tsquery;
  places jsonb;
begin
  for position in 2..least(coalesce(cardinality(words), 0), 6) loop
    tail := array_to_string(words[position:], '-');
    head := words[1 : position - 1];
    while cardinality(head) > 0 and private.is_stop_word(head[cardinality(head)]) loop head := head[1 : cardinality(head) - 1]; end loop;
    continue when length(tail) < 3 or cardinality(head) = 0 or private.is_stop_word(words[position]) and cardinality(words) = position;
    select private.all_of(array_agg(x.wanted)) into wanted from unnest(private.understand_words(head)) x;
    select jsonb_agg(jsonb_build_object('tipo', 'actividad', 'texto',
        upper(left(private.spell(head), 1)) || substr(private.spell(head), 2) || ' en ' || p.colonia, 'detalle', null, 'slug', null) order by p.total desc)
    into places
    from (
      select n.colonia, n.total
      from (
        -- Each one costs a look at the index, and every fifth colonia is a San or a Santa.
        select c.colonia, c.slug_colonia, k.total
        from private.colonias c, lateral (
          select sum(k.total) as total from private.conteos k where k.slug_colonia = c.slug_colonia and k.slug_categoria = '' and k.plan_type = ''
        ) k
        where c.slug_colonia operator(pg_catalog.~>=~) tail and c.slug_colonia operator(pg_catalog.~<~) (tail || '~') and k.total > 0
        order by k.total desc limit most
      ) n
      where private.count_matches(wanted && private.all_of(array(
          select w::tsquery from unnest(string_to_array(n.slug_colonia, '-')) w)), 1) > 0
      order by n.total desc limit 3
    ) p;
    if places is not null then return places; end if;
  end loop;
  return '[]';
end $$;

create function public.suggest(term text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 8;
  words constant text[] := string_to_array(rtrim(left(private.words(left(term, 100)), 60)), ' ');
  found constant jsonb := private.suggest_places(words) || private.suggest_phrase(term);
  said int := cardinality(words);
begin
  while said > 1 and (length(words[said]) <= 2 or private.is_stop_word(words[said])) loop
    said := said - 1;
  end loop;
  -- Nobody is called so: then what stands before the last word.
  if said > 1 and jsonb_array_length(found) = 0 then said := said - 1; end if;
  if said is not distinct from cardinality(words) or jsonb_array_length(found) >= most then return found; end if;
  return jsonb_path_query_array(
    found || (
      select coalesce(jsonb_agg(s.entry order by s.place), '[]')
      from jsonb_array_elements(private.suggest_phrase(array_to_string(words[1:said], ' '))) with ordinality s (entry, place)
      where not found @> jsonb_build_array(s.entry)
    ),
    '$[0 to 7]'
  );
end $$;
comment on function public.suggest is 'At most eight things that a half-typed term may mean: categories, activities, colonias, businesses. Open to everybody: it is the search field, and names what the directory shows anyway.';

revoke execute on function
  public.suggest(text)
  from public;

grant execute on function
  public.suggest(text)
  to anon, authenticated, service_role;
