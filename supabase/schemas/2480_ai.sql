-- Generation by a model: who may ask, how often, for how much money a day, and what is kept of it. Models are asked by the site;
-- what it may cost is decided here, before each call, so that it holds for all processes.
--
--   begun        money is set aside, as much as the call may cost at most
--   ended        what it cost; without figures of the vendor or, of a call that was broken off, ours, what was set aside stays spent
--   given back   it led to something that was of no use: an administrator has freed the try, what it cost stays spent
--   never ended  the process was killed: what was set aside stays spent that day, and no try of the business is
--
-- A fifth of a day's money is the most that the businesses of one owner have of it, whoever of them asks. Moderation, starter texts and
-- what administrators ask for stand outside it.
--
-- Who may do what:
--   private.tipos_de_ia   nobody; functions read it
--   ia_usos, ia_ajustes   service_role reads; functions write
--   negocio_ia            service_role; owners read and write theirs by the panel
--   all functions         service_role alone

create table private.tipos_de_ia (
  tipo text primary key,
  -- null: the server itself alone asks for it
  plan_minimo text references private.planes (plan),
  -- tries a day of one business that led to something; null: bounded elsewhere, or by the budget alone
  por_dia int check (por_dia > 0),
  -- of all businesses of its owner together
  por_cuenta boolean not null default false
);

insert into private.tipos_de_ia (tipo, plan_minimo, por_dia, por_cuenta) values
  ('descripcion', 'premium', 10, false),
  ('inicial', null, null, false),
  ('portada', 'premium', null, false),
  ('logo', 'premium', null, false),
  ('menu', 'premium', 10, false),
  ('palabras', 'premium', 10, false),
  ('paquete', 'premium', 10, false),
  ('video', 'premium', 10, false),
  -- Free of charge, and bounded so that some owners do not use up the calls of all.
  ('moderacion', null, 100, true);

create table public.ia_usos (
  id uuid primary key default gen_random_uuid(),
  tipo text not null references private.tipos_de_ia (tipo),
  negocio_id uuid references public.negocios (id) on delete set null,
  persona uuid references auth.users (id) on delete set null,
  dia date not null,
  estado text not null default 'abierto' check (estado in ('abierto', 'hecho', 'fallido', 'devuelto')),
  problema text check (problema ~ '^[a-zA-Z]{1,30}$'),
  modelo text check (length(modelo) <= 100),
  entrada int not null default 0 check (entrada >= 0),
  salida int not null default 0 check (salida >= 0),
  imagenes int not null default 0 check (imagenes >= 0),
  -- millionths of a peso
  costo bigint not null check (costo >= 0),
  created_at timestamptz not null default now()
);
create index ia_usos_day on public.ia_usos (dia) include (costo);
create index ia_usos_business on public.ia_usos (negocio_id, dia);
create index ia_usos_person on public.ia_usos (persona, dia);

create table public.ia_ajustes (
  unica boolean primary key default true check (unica),
  encendida boolean not null
);
insert into public.ia_ajustes (encendida) values (true);

create table public.negocio_ia (
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  tipo text not null references private.tipos_de_ia (tipo),
  contenido jsonb not null check (length(contenido::text) <= 60000),
  -- put together by rules, without a model
  es_borrador boolean not null,
  version text not null check (length(version) <= 40),
  updated_at timestamptz not null default now(),
  primary key (negocio_id, tipo)
);

alter table private.tipos_de_ia enable row level security;
alter table public.ia_usos enable row level security;
alter table public.ia_ajustes enable row level security;
alter table public.negocio_ia enable row level security;
revoke all on private.tipos_de_ia from public, anon, authenticated, service_role;
revoke all on public.ia_usos, public.ia_ajustes, public.negocio_ia from public, anon, authenticated, service_role;
grant select on public.ia_usos, public.ia_ajustes, public.negocio_ia to service_role;

comment on table private.tipos_de_ia is 'Kinds of requests to a model; lib/ai/model.ts has the same.';
comment on table public.ia_usos is 'Each call of a model, and what it cost.';
comment on table public.ia_ajustes is 'One row: whether models may be asked at all.';
comment on table public.negocio_ia is 'Texts that were generated for a business and are kept for its owner: one of each kind.';

-- Reason why somebody may not have something generated for a business; null: they may. "off" comes last: rules, which cost nothing, do
-- without it.
create function private.ai_refusal(person uuid, business uuid, kind text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(case
    when person is null or exists (select from private.admins a where a.user_id = person) then null
    when t.plan_minimo is null or business is null or not private.edits(person, business) then 'notYours'
    when private.plan_rank((select n.plan_type from public.negocios n where n.id = business and not n.is_deleted)) < private.plan_rank(t.plan_minimo) then 'abovePlan'
  end, (select 'off' from public.ia_ajustes a where not a.encendida))
  from private.tipos_de_ia t where t.tipo = kind
$$;

-- Counts used tries of the day, also by calls that are being made.
create function private.ai_uses_done(kind text, person uuid, business uuid, at timestamptz) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int
  from private.tipos_de_ia t join public.ia_usos u on u.tipo = t.tipo
  where t.tipo = kind and u.dia = (at at time zone 'America/Mexico_City')::date
    and (u.negocio_id = business or (u.persona = person and (t.por_cuenta or (business is null and u.negocio_id is null))))
    and (u.estado = 'hecho' or (u.estado = 'abierto' and u.created_at > at - interval '2 minutes'))
$$;

create function private.is_of_owners_share(kind text, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.tipos_de_ia t where t.tipo = kind and t.plan_minimo is not null)
    and not exists (select from private.admins a where a.user_id = person)
$$;
comment on function private.is_of_owners_share is 'True if owners have a share of a day for such a call: whoever asks for the business, but for administrators.';

-- By what the businesses are now: what was spent for one that was deleted or left counts as long as somebody owns it.
create function private.ai_share_taken(business uuid, today date) returns bigint
language sql stable security definer set search_path = '' as $$
  with owners as (
    select n.user_id as person from public.negocios n where n.id = business
    union select p.user_id from public.negocio_propietarios p where p.negocio_id = business
  ), taken as (
    select sum(u.costo) as cost
    from owners o
      cross join lateral (
        select n.id from public.negocios n where n.user_id = o.person
        union select p.negocio_id from public.negocio_propietarios p where p.user_id = o.person
      ) theirs
      join public.ia_usos u on u.negocio_id = theirs.id and u.dia = today
    where private.is_of_owners_share(u.tipo, u.persona)
    group by o.person
  )
  select coalesce(max(t.cost), 0)::bigint from taken t
$$;
comment on function private.ai_share_taken is 'Share of a day''s money that the owner of a business has had with all of his businesses; of several owners, who has had most.';

create function private.ai_money_refusal(kind text, estimate bigint, budget bigint, person uuid, business uuid, today date) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when estimate <= 0 then null
    when (select coalesce(sum(u.costo), 0) from public.ia_usos u where u.dia = today) + estimate > budget then 'budget'
    when private.is_of_owners_share(kind, person) and private.ai_share_taken(business, today) + estimate > budget / 5 then 'share'
  end
$$;
comment on function private.ai_money_refusal is 'Reason why there is no money for a call that may cost that much; what is free is done on a day without money, too.';

create function public.begin_ai_use(
  kind text, estimate bigint, budget bigint, person uuid default null, business uuid default null, at timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Mexico_City')::date;
  -- Tries that led to nothing are free for the owner, and bounded all the same.
  most_failures constant int := 30;
  limits private.tipos_de_ia;
  refusal text;
  account uuid := person;
  failed int;
  begun uuid;
begin
  select * into strict limits from private.tipos_de_ia t where t.tipo = kind;
  refusal := private.ai_refusal(person, business, kind);
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  -- One after the other: money is counted before it is spent.
  perform pg_advisory_xact_lock(hashtextextended('ia_usos', 0));
  if limits.por_cuenta then
    -- Noted with the call, which outlives the business.
    select n.user_id into account from public.negocios n where n.id = business;
  end if;
  select count(*) into failed from public.ia_usos u
  where u.tipo = kind and u.dia = today and u.estado = 'fallido'
    and (u.negocio_id = business or (business is null and u.negocio_id is null and u.persona = person));
  if private.ai_uses_done(kind, account, business, at) >= limits.por_dia or (person is not null and failed >= most_failures) then
    return jsonb_build_object('outcome', 'quota');
  end if;
  refusal := private.ai_money_refusal(kind, estimate, budget, person, business, today);
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  insert into public.ia_usos (tipo, negocio_id, persona, dia, costo, created_at) values (kind, business, account, today, estimate, at)
  returning id into begun;
  return jsonb_build_object('outcome', 'begun', 'use', begun);
end $$;
comment on function public.begin_ai_use is 'Sets money aside for a call of a model, in millionths of a peso: {outcome: begun, use}, or {outcome: off, notYours, abovePlan, quota, budget, share}. person null: the server itself; business null: an administrator, for a business that is not there yet. Server only.';

create function public.read_ai_standing(
  kind text, estimate bigint, budget bigint, person uuid default null, business uuid default null, at timestamptz default now()
) returns table (refusal text, tries_left int, tries int)
language sql stable security definer set search_path = '' as $$
  select coalesce(
    private.ai_refusal(person, business, kind),
    private.ai_money_refusal(kind, estimate, budget, person, business, (at at time zone 'America/Mexico_City')::date)
  ), t.por_dia - (
    select count(*)::int from public.ia_usos u
    where u.tipo = kind and u.estado = 'hecho' and u.dia = (at at time zone 'America/Mexico_City')::date
      and (u.negocio_id = business or (business is null and u.negocio_id is null and u.persona = person))
  ), t.por_dia
  from private.tipos_de_ia t where t.tipo = kind
$$;
comment on function public.read_ai_standing is 'Standing of a request (refusal null: it may be made), and how many of its tries are left of the day (null: as many as one likes), before it is asked for. Server only.';

create function public.end_ai_use(
  use uuid, problem text default null, model text default null, input int default 0, output int default 0, pictures int default 0,
  cost bigint default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.ia_usos u set
    estado = case when problem is null then 'hecho' else 'fallido' end, problema = problem, modelo = left(model, 100),
    entrada = greatest(coalesce(input, 0), 0), salida = greatest(coalesce(output, 0), 0), imagenes = greatest(coalesce(pictures, 0), 0),
    costo = greatest(coalesce(cost, u.costo), 0)
  where u.id = use and u.estado = 'abierto';
  return found;
end $$;
comment on function public.end_ai_use is 'Notes what a call cost and whether it led to something; cost null: what was set aside. False when that is known already. Server only.';

create function public.keep_ai_content(
  person uuid, business uuid, kind text, content jsonb, is_draft boolean, prompt_version text
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if person is not null and not private.edits(person, business) then return false; end if;
  insert into public.negocio_ia (negocio_id, tipo, contenido, es_borrador, version)
  values (business, kind, content, is_draft, prompt_version)
  on conflict (negocio_id, tipo) do update set
    contenido = excluded.contenido, es_borrador = excluded.es_borrador, version = excluded.version, updated_at = now();
  return true;
end $$;
comment on function public.keep_ai_content is 'Keeps what was generated of one kind for a business, in place of what was there. person null: the server itself. False for somebody else''s. Server only.';

create function public.read_ai_content(person uuid, business uuid) returns setof public.negocio_ia
language sql stable security definer set search_path = '' as $$
  select i.* from public.negocio_ia i where i.negocio_id = business and private.edits(person, business)
$$;
comment on function public.read_ai_content is 'All that is kept of what was generated for a business; nothing for somebody else. Server only.';

revoke execute on function
  public.begin_ai_use(text, bigint, bigint, uuid, uuid, timestamptz),
  public.read_ai_standing(text, bigint, bigint, uuid, uuid, timestamptz),
  public.end_ai_use(uuid, text, text, int, int, int, bigint),
  public.keep_ai_content(uuid, uuid, text, jsonb, boolean, text),
  public.read_ai_content(uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.begin_ai_use(text, bigint, bigint, uuid, uuid, timestamptz),
  public.read_ai_standing(text, bigint, bigint, uuid, uuid, timestamptz),
  public.end_ai_use(uuid, text, text, int, int, int, bigint),
  public.keep_ai_content(uuid, uuid, text, jsonb, boolean, text),
  public.read_ai_content(uuid, uuid)
  to service_role;
