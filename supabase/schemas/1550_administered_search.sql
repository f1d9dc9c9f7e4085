-- Searches, and how the administration mends what is not found: synonyms, each tried before it is kept.
--
-- A row that the administration has written says so in "fuente". The lists of the migrations are added to what is there and replace
-- nothing; whoever writes a new one touches rows of its own source alone.
--
-- Who may do what:
--   list_searches(), list_synonyms(), change_synonym()   service_role alone, for an administrator
--   common_terms()                                       service_role alone

create function public.common_terms() returns table (termino text, escrito text)
language sql stable security definer set search_path = '' as $$
  select b.termino, private.spell(string_to_array(b.termino, ' '))
  from public.busquedas b
  where b.dia > (now() at time zone 'America/Mexico_City')::date - 28
    and b.termino in (select c.termino from private.terminos_comunes c where private.is_common_term(c.termino))
  group by b.termino
  -- Where nothing is found, the page asks what is missing, and answers.
  having sum(b.veces) >= 10 and sum(b.sin_resultados) * 2 < sum(b.veces)
  order by sum(b.veces) desc, b.termino
  limit 100
$$;
comment on function public.common_terms is 'The hundred folded terms that were searched for most in four weeks, at least ten times, and are found; and the same with accents. Server only.';

create function public.list_searches(reviewer uuid, kind text, days int default 30, size int default 25) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return (
    select coalesce(jsonb_agg(to_jsonb(s) order by s.cuantas desc, s.termino), '[]')
    from (
      select b.termino, sum(case kind when 'faltas' then b.faltas when 'sin_resultados' then b.sin_resultados else b.veces end) as cuantas,
        sum(case kind when 'sin_resultados' then b.solo_parecidos else 0 end) as parecidas
      from public.busquedas b
      where b.dia > (now() at time zone 'America/Mexico_City')::date - least(greatest(days, 1), 400)
        and case kind when 'faltas' then b.faltas when 'sin_resultados' then b.sin_resultados else b.veces end > 0
      group by b.termino
      order by cuantas desc, b.termino limit least(greatest(size, 1), 100)
    ) s
  );
end $$;
comment on function public.list_searches is 'The terms of the last days with how often: searched for (veces), found nothing (sin_resultados; parecidas: of these, what only resembled it), said to be missing (faltas). Server only.';

create function public.list_synonyms(
  reviewer uuid, term text default null, only_own boolean default false, after text default null, after_id bigint default null, size int default 50,
  after_code boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  folded constant text := private.words(nullif(btrim(left(term, 80)), ''));
begin
  perform private.require_admin(reviewer);
  return (
    select coalesce(jsonb_agg(to_jsonb(s) order by s.es_clase, s.plano, s.id), '[]')
    from (
      select s.id, s.termino, s.equivale, s.scian, s.fuente, s.plano, s.scian is not null as es_clase
      from public.sinonimos s
      where (folded is null or strpos(s.plano, folded) > 0 or strpos(private.words(s.equivale), folded) > 0 or s.scian = folded)
        and (not only_own or s.fuente = 'administración')
        and (s.scian is not null, s.plano, s.id) > (after_code, coalesce(after, ''), coalesce(after_id, 0))
      order by s.scian is not null, s.plano, s.id limit least(greatest(size, 1), 100)
    ) s
  );
end $$;
comment on function public.list_synonyms is 'Synonyms, those in words before those by a class of the census, each in alphabetical order, behind (after_code, after, after_id), those that have the term in either column; only_own: those of the administration. Server only.';

-- The first results of a search, as much of them as tells one from another.
create function private.searched_for(query text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('total', r -> 'total', 'is_capped', r -> 'total_is_capped', 'corrected', r -> 'corrected', 'items', (
    select coalesce(jsonb_agg(jsonb_build_object('slug', i ->> 'slug', 'name', i ->> 'nombre', 'activity', i ->> 'actividad', 'is_near', i -> 'difuso')
      order by place), '[]')
    from jsonb_array_elements(r -> 'items') with ordinality e (i, place)
  ))
  from public.search_businesses(term => query, page_size => 10) r
$$;

-- Trying and keeping are one way: what is only tried is taken back before anybody else could see it.
create function public.change_synonym(
  reviewer uuid, term text, meaning text, is_removed boolean, query text, is_kept boolean, synonym bigint default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- Search reads no more of a term (meanings_of).
  most_meanings constant int := 40;
  own constant text := 'administración';
  is_class constant boolean := meaning ~ '^[0-9]{6}$';
  was public.sinonimos;
  becomes public.sinonimos;
  found_before jsonb;
  found_after jsonb;
begin
  perform private.require_admin(reviewer);
  if synonym is not null then
    select * into was from public.sinonimos s where s.id = synonym for update;
    if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  end if;
  if is_removed and synonym is null then return jsonb_build_object('outcome', 'unknown'); end if;
  if not is_removed then
    if private.term_key(term) is null or (not is_class and private.term_key(meaning) is null) then
      return jsonb_build_object('outcome', 'empty');
    elsif private.term_key(term) = private.term_key(meaning) then
      return jsonb_build_object('outcome', 'same');
    elsif (select count(*) from public.sinonimos s where s.clave = private.term_key(term) and s.id is distinct from synonym) >= most_meanings then
      return jsonb_build_object('outcome', 'full');
    end if;
  end if;
  found_before := private.searched_for(query);
  begin
    if is_removed then
      delete from public.sinonimos s where s.id = synonym;
    elsif synonym is null then
      insert into public.sinonimos (termino, equivale, scian, fuente)
      values (btrim(term), case when not is_class then btrim(meaning) end, case when is_class then meaning end, own)
      returning * into becomes;
    else
      update public.sinonimos s
      set termino = btrim(term), equivale = case when not is_class then btrim(meaning) end, scian = case when is_class then meaning end, fuente = own
      where s.id = synonym returning * into becomes;
    end if;
    found_after := private.searched_for(query);
    if not is_kept then raise exception 'only_tried' using errcode = 'IZ001'; end if;
  exception
    when sqlstate 'IZ001' then null;
    when unique_violation then return jsonb_build_object('outcome', 'duplicate');
    when check_violation then return jsonb_build_object('outcome', 'empty');
  end;
  if is_kept and to_jsonb(was) is distinct from to_jsonb(becomes) then
    perform private.audit(reviewer, case when is_removed then 'sinonimo_borrado' when synonym is null then 'sinonimo_agregado' else 'sinonimo_cambiado' end,
      null, 'sinonimo ' || coalesce(synonym, becomes.id),
      case when was.id is not null then jsonb_build_object('termino', was.termino, 'equivale', coalesce(was.equivale, was.scian), 'fuente', was.fuente) end,
      case when becomes.id is not null then jsonb_build_object('termino', becomes.termino, 'equivale', coalesce(becomes.equivale, becomes.scian), 'fuente', own) end);
  end if;
  return jsonb_build_object('outcome', case when is_kept then 'kept' else 'tried' end, 'before', found_before, 'after', found_after);
end $$;
comment on function public.change_synonym is 'Adds, changes (synonym) or removes a synonym and tells what a query found before and after; not kept, it is taken back. Outcomes: kept, tried, unknown, empty, same (as the term), duplicate, full. Server only.';

-- Kept lists of results are of other words now. (The lists of the migrations came before this: nobody has kept anything by then.)
create function private.queue_synonym_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_tags(array['businesses']);
  return null;
end $$;

create trigger sinonimos_changed after insert or update or delete on public.sinonimos
  for each statement execute function private.queue_synonym_change();

revoke execute on function
  public.list_searches(uuid, text, int, int),
  public.common_terms(),
  public.list_synonyms(uuid, text, boolean, text, bigint, int, boolean),
  public.change_synonym(uuid, text, text, boolean, text, boolean, bigint)
  from public, anon, authenticated;

grant execute on function
  public.list_searches(uuid, text, int, int),
  public.common_terms(),
  public.list_synonyms(uuid, text, boolean, text, bigint, int, boolean),
  public.change_synonym(uuid, text, text, boolean, text, boolean, bigint)
  to service_role;
