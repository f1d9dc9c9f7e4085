-- Words that an owner may add to the page's keywords: what people search for and do not find, what they search for that is near to what
-- the business does, and what else that is called. A model may put them in order; nothing is made up.
--
-- Searches are counts of the whole directory: nobody knows who searched. What hardly anybody searched for may name a person, and is left out.
--
-- Who may do what:
--   list_keyword_ideas()   service_role alone, in the name of an owner or a helper, on Premium

create function public.list_keyword_ideas(person uuid, business uuid, since date) returns table (termino text, motivo text, veces int)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  least_often constant int := 3;
  -- Understanding a term costs two milliseconds.
  most_understood constant int := 50;
  most_searched constant int := 12;
  most_synonyms constant int := 8;
  -- "hambre" leads to every kind of kitchen, and names none.
  most_meanings constant int := 12;
  present public.negocios;
  stems text[];
  known text[];
begin
  select * into present from public.negocios n
  where n.id = business and n.plan_type = 'premium' and private.edits(person, n.id);
  if not found then
    return;
  end if;
  stems := private.stems_of(present);
  known := array(select private.term_key(k) from unnest(present.seo_keywords || present.nombre || present.categoria) k);
  return query
    with counted as (
      select b.termino, private.term_key(b.termino) as clave, sum(b.veces)::int as veces, sum(b.sin_resultados)::int as vacias
      from public.busquedas b
      where b.dia >= since and b.termino in (select c.termino from private.terminos_comunes c where private.is_common_term(c.termino))
      group by b.termino having sum(b.veces) >= least_often
    ), likely as (
      select c.*, c.vacias >= least_often as falta,
        row_number() over (partition by c.vacias >= least_often order by greatest(c.vacias, c.veces) desc, c.termino) as lugar
      from counted c
      where c.clave <> all (known) and exists (
        select from unnest(string_to_array(c.termino, ' ')) w where private.stem_of(w) && stems
      )
    ), fitting as materialized (
      select distinct on (l.clave) l.termino, l.clave, l.falta, case when l.falta then l.vacias else l.veces end as veces
      from likely l, unnest(private.understand_words(private.content_words(l.termino))) u
      where l.lugar <= most_understood
      group by l.termino, l.clave, l.falta, l.vacias, l.veces
      -- One thing of it at least is the business's, and no colonia but its own is named.
      having bool_or(not u.is_place and present.busqueda @@ u.wanted) and bool_and(not u.is_place or present.busqueda @@ u.wanted)
      order by l.clave, l.veces desc, l.termino
    ), searched as (
      select f.termino, f.clave, case when f.falta then 'sin_resultados' else 'buscado' end as motivo, f.veces
      from fitting f order by f.falta desc, f.veces desc, f.termino limit most_searched
    ), synonyms as (
      select min(s.termino) as termino, s.clave, 'sinonimo' as motivo, 0 as veces
      from public.sinonimos s
      where present.busqueda @@ s.significado and s.clave <> all (known) and s.clave not in (select x.clave from searched x)
        -- What its words say already finds it.
        and not present.busqueda @@ private.phrase_query(s.termino)
        and (select count(*) from public.sinonimos o where o.clave = s.clave) <= most_meanings
      group by s.clave
      order by bool_or(s.fuente in ('propia', 'administración')) desc, length(min(s.termino)), 1 limit most_synonyms
    )
    select i.termino, i.motivo, i.veces from (
      select x.termino, x.motivo, x.veces from searched x union all select y.termino, y.motivo, y.veces from synonyms y
    ) i
    order by case i.motivo when 'sin_resultados' then 1 when 'buscado' then 2 else 3 end, i.veces desc, i.termino;
end $$;
comment on function public.list_keyword_ideas is 'Words for the keywords of a business on Premium that it does not have: searched for since then and not found by anybody (sin_resultados), searched for (buscado), or another word for what it does (sinonimo), each with how often. Nothing of somebody else''s business. Server only.';

revoke execute on function public.list_keyword_ideas(uuid, uuid, date) from public, anon, authenticated;
grant execute on function public.list_keyword_ideas(uuid, uuid, date) to service_role;
