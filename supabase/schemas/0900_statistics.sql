-- Counting visits, clicks, scans of printed codes and searches without keeping anything about a person: at most one of them per visitor, kind and day.
--
-- A visitor is a keyed hash of address, browser and day; the key never leaves the server. "origen" is the same of the address alone:
-- with it, one address counts at most five visitors a day for one business and kind, however many browsers it claims to be.
--
-- What is told of searches beyond the administration (to owners, and as kept pages) is what three networks searched for. For that, a network
-- is a keyed hash of its address, the term and a period of four weeks, cut to 16 bits: thousands of networks share each. Marks go once a
-- term has three, or with their period.
--
-- Who may do what:
--   eventos, busquedas                                                   service_role alone
--   private.marcas_de_busqueda, private.terminos_comunes                 nobody
--   record_event(), fold_search(), record_search(), purge_statistics()   service_role alone

create table public.eventos (
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  tipo text not null check (tipo in ('visita', 'llamada', 'whatsapp', 'ruta', 'web', 'qr')),
  dia date not null default (now() at time zone 'America/Mexico_City')::date,
  visitante bytea not null check (length(visitante) between 8 and 32),
  origen bytea not null check (length(origen) between 8 and 32),
  -- A business's numbers are read by day: a prefix of this.
  primary key (negocio_id, dia, tipo, visitante)
);

create table public.busquedas (
  dia date not null default (now() at time zone 'America/Mexico_City')::date,
  termino text not null check (private.is_text(termino, 60)),
  veces int not null default 0 check (veces >= 0),
  -- Nothing but what resembles it, or nothing at all.
  sin_resultados int not null default 0 check (sin_resultados between 0 and veces),
  solo_parecidos int not null default 0 check (solo_parecidos between 0 and sin_resultados),
  -- Visitors who said that it is missing.
  faltas int not null default 0 check (faltas >= 0),
  primary key (dia, termino)
);

create table private.marcas_de_busqueda (
  periodo int not null,
  termino text not null check (private.is_text(termino, 60)),
  marca int not null check (marca between 0 and 65535),
  primary key (periodo, termino, marca)
);

create table private.terminos_comunes (
  termino text primary key check (private.is_text(termino, 60)),
  -- The last in which three networks searched for it.
  periodo int not null
);

create index eventos_origin on public.eventos (negocio_id, tipo, dia, origen);
create index eventos_visits on public.eventos (dia) where tipo = 'visita';

create function public.record_event(business_slug text, kind text, visitor text, origin text, viewer uuid default null)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  visitors_per_origin constant int := 5;
  today constant date := (now() at time zone 'America/Mexico_City')::date;
  business uuid;
begin
  -- The lock makes counting and limit one step; events of other businesses do not wait.
  select n.id into business from public.negocios n
  where n.slug = business_slug and n.is_approved and not n.is_deleted
    and (viewer is null or n.user_id is distinct from viewer)
    and not exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = viewer)
    and not exists (select from public.negocio_ayudantes a where a.negocio_id = n.id and a.user_id = viewer)
  for no key update;
  if not found then
    return false;
  end if;
  if visitors_per_origin <= (
    select count(*) from public.eventos e
    where e.negocio_id = business and e.tipo = kind and e.dia = today and e.origen = decode(origin, 'hex')
  ) then
    return false;
  end if;
  insert into public.eventos (negocio_id, tipo, dia, visitante, origen)
  values (business, kind, today, decode(visitor, 'hex'), decode(origin, 'hex'))
  on conflict do nothing;
  if not found then
    return false;
  end if;
  update public.negocios
  -- Who scans a code visits the page with it: that is a channel, and no click.
  set visitas = visitas + (kind = 'visita')::int, clics = clics + (kind not in ('visita', 'qr'))::int
  where id = business;
  return true;
end $$;
comment on function public.record_event is 'Counts a visit, click or scan of a public business once per visitor and day (hashes in hex) and raises its total; false when it does not count. "viewer": the signed-in user, whose own business is not counted. Server only.';

create function private.search_period() returns int
language sql stable set search_path = '' as $$
  select ((now() at time zone 'America/Mexico_City')::date - date '2026-01-05') / 28
$$;
comment on function private.search_period is 'The number of the four weeks in which networks that search for a term are counted.';

create function public.fold_search(term text) returns table (termino text, periodo int)
language sql stable security definer set search_path = '' as $$
  select f.termino, private.search_period()
  from (select btrim(left(private.words(left(term, 200)), 60)) as termino) f
  -- What looks like an e-mail address or a telephone number is nobody's business to keep.
  where f.termino <> '' and term !~ '@' and replace(f.termino, ' ', '') !~ '[0-9]{6,}'
$$;
comment on function public.fold_search is 'A term as searches count it, and the period that a mark of it is made for; no row when it is not kept. Server only.';

create function public.record_search(
  term text, result_count int, is_missed boolean default false, mark int default null, alike_count int default 0
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  terms_per_day constant int := 5000;
  networks constant int := 3;
  today constant date := (now() at time zone 'America/Mexico_City')::date;
  searches constant int := (not is_missed)::int;
  empty_searches constant int := (not is_missed and result_count = 0)::int;
  alike_searches constant int := (not is_missed and result_count = 0 and alike_count > 0)::int;
  folded text;
  period int;
begin
  select f.termino, f.periodo into folded, period from public.fold_search(term) f;
  if not found then
    return false;
  end if;
  update public.busquedas
  set veces = veces + searches, sin_resultados = sin_resultados + empty_searches, solo_parecidos = solo_parecidos + alike_searches,
    faltas = faltas + is_missed::int
  where dia = today and termino = folded;
  if not found then
    if (select count(*) from public.busquedas where dia = today) >= terms_per_day then
      return false;
    end if;
    insert into public.busquedas as b (dia, termino, veces, sin_resultados, solo_parecidos, faltas)
    values (today, folded, searches, empty_searches, alike_searches, is_missed::int)
    on conflict (dia, termino) do update
      set veces = b.veces + excluded.veces, sin_resultados = b.sin_resultados + excluded.sin_resultados,
        solo_parecidos = b.solo_parecidos + excluded.solo_parecidos, faltas = b.faltas + excluded.faltas;
  end if;
  if mark is null or exists (select from private.terminos_comunes c where c.termino = folded and c.periodo = period) then
    return true;
  end if;
  -- The term's row is locked: nobody else counts its marks meanwhile.
  insert into private.marcas_de_busqueda (periodo, termino, marca) values (period, folded, mark) on conflict do nothing;
  if (select count(*) from private.marcas_de_busqueda m where m.periodo = period and m.termino = folded) >= networks then
    delete from private.marcas_de_busqueda m where m.periodo = period and m.termino = folded;
    insert into private.terminos_comunes (termino, periodo) values (folded, period)
    on conflict (termino) do update set periodo = excluded.periodo;
  end if;
  return true;
end $$;
comment on function public.record_search is 'Counts a search by what it found exactly (result_count) and what only resembles it (alike_count), or with is_missed that somebody says the directory lacks it; false when the term is not kept. "mark": 16 bits of a keyed hash of network, term and period, without which the search makes no term a common one. Server only.';

-- 22 microseconds a call: lists of searches ask it of each common term, and not of each of its days.
create function private.is_common_term(term text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.terminos_comunes c where c.termino = term and c.periodo >= private.search_period() - 1)
$$;
comment on function private.is_common_term is 'True if three networks have searched for a folded term within these four weeks or those before: only then it is told to owners, or has kept pages.';

create function public.purge_statistics() returns void
language sql security definer set search_path = '' as $$
  delete from public.eventos where dia < (now() at time zone 'America/Mexico_City')::date - 400;
  delete from private.marcas_de_busqueda where periodo < private.search_period();
  delete from private.terminos_comunes where periodo < private.search_period() - 400 / 28;
  -- What hardly anybody searched for may name a person: it is kept for a month only.
  delete from public.busquedas b
  where b.dia < (now() at time zone 'America/Mexico_City')::date - case
    when b.faltas >= 3 or exists (select from private.terminos_comunes c where c.termino = b.termino) then 400 else 30
  end;
$$;
comment on function public.purge_statistics is 'Forgets events and searches older than 400 days, rare searches after 30, and marks of searchers with their period. To be run daily. Server only.';

alter table public.eventos enable row level security;
alter table public.busquedas enable row level security;
alter table private.marcas_de_busqueda enable row level security;
alter table private.terminos_comunes enable row level security;

revoke all on public.eventos from public, anon, authenticated, service_role;
revoke all on public.busquedas from public, anon, authenticated, service_role;
revoke all on private.marcas_de_busqueda from public, anon, authenticated, service_role;
revoke all on private.terminos_comunes from public, anon, authenticated, service_role;
grant all on public.eventos to service_role;
grant all on public.busquedas to service_role;

comment on table public.eventos is 'Visits, clicks and scans of printed codes (qr). "visitante" is a keyed hash that changes every day: no person can be told from it.';
comment on column public.eventos.origen is 'The part of "visitante" that a browser cannot vary: a keyed hash of the network address and the day.';
comment on table public.busquedas is 'Folded search terms by day, how often they were asked for, how often nothing was found and how often somebody said that it is missing. Nothing of who asked.';
comment on table private.marcas_de_busqueda is 'Networks that searched for a term in these four weeks, while they are fewer than three: 16 bits of a keyed hash, another one for each term and period.';

revoke execute on function
  private.search_period(),
  private.is_common_term(text),
  public.record_event(text, text, text, text, uuid),
  public.fold_search(text),
  public.record_search(text, int, boolean, int, int),
  public.purge_statistics()
  from public, anon, authenticated;

grant execute on function
  public.record_event(text, text, text, text, uuid),
  public.fold_search(text),
  public.record_search(text, int, boolean, int, int),
  public.purge_statistics()
  to service_role;
