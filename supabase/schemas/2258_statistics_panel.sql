-- Statistics of the own page, for an owner.
--
--   every plan     how many visits and clicks there were
--   paid plans     how many of each kind on each day, and what people searched for that leads to businesses like this one
--
-- The plan is asked here, at that moment: nothing of what only paid plans see leaves the database for a free listing. Searches are counts
-- of the whole directory: nobody knows who searched, nor whether they came.
--
-- Who may do what:
--   read_own_statistics(), list_own_searches()   service_role alone, in the name of an owner or a helper

create function public.read_own_statistics(person uuid, business uuid, since date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'visitas', n.visitas,
    'clics', n.clics,
    'dias', case when n.plan_type <> 'free' then coalesce((
      select jsonb_agg(jsonb_build_array(d.dia, d.tipo, d.veces) order by d.dia, d.tipo)
      from (
        select e.dia, e.tipo, count(*) as veces from public.eventos e
        where e.negocio_id = n.id and e.dia >= since group by e.dia, e.tipo
      ) d
    ), '[]') end)
  from public.negocios n
  where n.id = business and private.edits(person, n.id)
$$;
comment on function public.read_own_statistics is 'visitas and clics of a business, and dias: [day of Mexico City, kind, how many] since then, null on the free plan. Null when it is not this person''s. Server only.';

create function private.is_search_for(term text, n public.negocios) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  words constant text[] := private.content_words(term);
  units constant private.unit[] := private.understand_words(words);
begin
  -- "de la" asks for nothing.
  return private.term_key(term) is not null
    and not exists (select from unnest(units) u where u.is_place and not n.busqueda @@ u.wanted)
    and (
      not exists (select from unnest(units) u where not u.is_place and not n.busqueda @@ u.wanted)
      or exists (select from unnest(words) w where private.category_named(w) = n.slug_categoria)
    );
end $$;
comment on function private.is_search_for is 'True if a folded term asks for what a business is: its words or its category, and no colonia but its own.';

-- Stem by which words are compared. "uñas" is folded to an article, and means the trade wherever people look for it.
create function private.stem_of(word text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case when word = 'unas' then array[word] else ts_lexize('pg_catalog.spanish_stem', word) end
$$;

-- The stems of what a business is called, does and offers, and of what else that is called.
create function private.stems_of(n public.negocios) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select unnest(private.stem_of(w))
    from unnest(string_to_array(private.words(concat_ws(' ', n.nombre, n.categoria, n.actividad, array_to_string(n.servicios, ' '))), ' ')) w
    union
    select unnest(string_to_array(s.clave, ' ')) from public.sinonimos s where n.busqueda @@ s.significado
  )
$$;
comment on function private.stems_of is 'A search that has none of them, nor a word of the category, is not for this business.';

create function public.list_own_searches(person uuid, business uuid, since date) returns table (termino text, veces int)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  least_often constant int := 3;
  -- The most frequent of all, and of those that may be meant: understanding a term costs two milliseconds.
  most_terms constant int := 2000;
  most_understood constant int := 100;
  most_shown constant int := 20;
  present public.negocios;
  stems text[];
begin
  select * into present from public.negocios n
  where n.id = business and n.plan_type <> 'free' and private.edits(person, n.id);
  if not found then
    return;
  end if;
  stems := private.stems_of(present);
  return query
    with frequent as (
      select b.termino, sum(b.veces)::int as veces from public.busquedas b
      where b.dia >= since and b.termino in (select c.termino from private.terminos_comunes c where private.is_common_term(c.termino))
      group by b.termino having sum(b.veces) >= least_often
      order by 2 desc, 1 limit most_terms
    ), likely as materialized (
      select f.termino, f.veces from frequent f
      where f.termino = private.words(present.colonia) or exists (
        select from unnest(string_to_array(f.termino, ' ')) w
        where private.stem_of(w) && stems or private.category_named(w) = present.slug_categoria
      )
      order by f.veces desc, f.termino limit most_understood
    )
    select l.termino, l.veces from likely l
    where private.is_search_for(l.termino, present)
    order by l.veces desc, l.termino limit most_shown;
end $$;
comment on function public.list_own_searches is 'Searches since then that lead to businesses like this one, the most frequent first; only what three networks searched for. Nothing on the free plan, nor of somebody else''s business. Server only.';

revoke execute on function
  public.read_own_statistics(uuid, uuid, date),
  public.list_own_searches(uuid, uuid, date),
  private.is_search_for(text, public.negocios),
  private.stem_of(text),
  private.stems_of(public.negocios)
  from public, anon, authenticated;

grant execute on function
  public.read_own_statistics(uuid, uuid, date),
  public.list_own_searches(uuid, uuid, date)
  to service_role;
