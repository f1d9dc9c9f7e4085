-- Suggestions for a phrase whose last words say little as yet: "tacos al" is what was "tacos" a moment ago.
--
-- Who may do what:
--   suggest()   everybody, as before

insert into public.sinonimos (termino, equivale)
values ('tacos al pastor', 'taquería'), ('tacos al pastor', 'tacos')
on conflict do nothing;

create or replace function private.suggest_businesses(folded text, words text[], most int) returns table (negocio_id uuid, lugar bigint)
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
declare
  -- A word that is in every description is looked for in the names of so many only.
  looked_at constant int := 3000;
  wanted constant tsquery := private.all_of((
    select array_agg((case when x.i = cardinality(words) then x.w || ':*A' else x.w || ':A' end)::tsquery)
    from unnest(words) with ordinality x (w, i) where not private.is_stop_word(x.w) or x.i = cardinality(words)
  ));
  anywhere constant tsquery := replace(replace(wanted::text, ':*A', ':*'), ':A', '')::tsquery;
begin
  return query
  with named as materialized (
    (select n.id, n.nombre_plano, n.rango, 1 as place from public.negocios n
      where n.is_approved and not n.is_deleted and n.nombre_plano like folded || '%' and n.rango >= 20 limit 50)
    union all
    (select n.id, n.nombre_plano, n.rango, 1 from public.negocios n
      where n.is_approved and not n.is_deleted and n.nombre_plano like folded || '%' limit 100)
  ), found as (
    select * from named
    union all
    -- Words within a name come behind, so they are only looked for when there is room.
    (select n.id, n.nombre_plano, n.rango, 2
      from (
        select n.* from public.negocios n
        where n.is_approved and not n.is_deleted and n.busqueda @@ anywhere and length(folded) >= 3
          and (select count(distinct m.nombre_plano) from named m) < most
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

alter function public.suggest(text) rename to suggest_phrase;
alter function public.suggest_phrase(text) set schema private;
revoke execute on function private.suggest_phrase(text) from anon, authenticated, service_role;
comment on function private.suggest_phrase is 'At most eight things that a half-typed term may mean, as it stands.';

create function public.suggest(term text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 8;
  found constant jsonb := private.suggest_phrase(term);
  words constant text[] := string_to_array(private.words(left(term, 100)), ' ');
  said int := cardinality(words);
begin
  while said > 1 and (length(words[said]) <= 2 or private.is_stop_word(words[said])) loop
    said := said - 1;
  end loop;
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
grant execute on function public.suggest(text) to anon, authenticated, service_role;
comment on function public.suggest is 'At most eight things that a half-typed term may mean: categories, activities, colonias, businesses.';
