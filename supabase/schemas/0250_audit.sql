-- The trail of the administration: who did what, when, and what it was before and after.
--
-- Each function by which an administrator changes something takes who does it as "reviewer", asks for the role with require_admin()
-- and writes its row with audit(), in the transaction of the change: what is not in the trail did not happen.
--
-- What owners do that an administrator is asked about stands here too, under names that begin with dueno_ or ayudante_.
--
-- Rows are added and never changed, by nobody: not by the service key either. They name no e-mails, telephones or notes of persons:
-- that one was changed is enough. A business or a person that goes leaves its rows here, by id.
--
-- Who may do what:
--   auditoria                            service_role reads; audit() adds
--   list_trail(), list_trail_people()    service_role alone, in the name of an administrator
--   private.require_admin(), audit()     nobody; the functions of the administration call them

create table public.auditoria (
  id bigint generated always as identity primary key,
  persona uuid not null,
  accion text not null constraint auditoria_accion_check check (accion ~ '^[a-z]+(_[a-z]+)*$' and length(accion) <= 40),
  negocio_id uuid,
  entidad text constraint auditoria_entidad_check check (private.is_text(entidad, 200)),
  antes jsonb,
  despues jsonb,
  created_at timestamptz not null default now(),
  constraint auditoria_cambios_check check (length(antes::text) <= 60000 and length(despues::text) <= 60000)
);
-- Newest first, of all or of one person, action or business. The id decides between rows of one transaction, which have one time.
create index auditoria_time on public.auditoria (created_at, id);
create index auditoria_person on public.auditoria (persona, created_at, id);
create index auditoria_action on public.auditoria (accion, created_at, id);
create index auditoria_business on public.auditoria (negocio_id, created_at, id) where negocio_id is not null;

create function private.require_admin(reviewer uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from private.admins a where a.user_id = reviewer) then
    raise exception 'no_es_administrador' using errcode = '42501';
  end if;
end $$;
comment on function private.require_admin is 'Refuses whoever is no administrator at this moment: 42501 no_es_administrador.';

create function private.audit(reviewer uuid, action text, business uuid, entity text, before jsonb, after jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.auditoria (persona, accion, negocio_id, entidad, antes, despues) values (reviewer, action, business, entity, before, after)
$$;
comment on function private.audit is 'Adds a row to the trail. entity: what was changed beside a business, as "reclamo <id>"; before and after: only what changed.';

-- The businesses that a typed text means: by id or by a slug of now or before, or else by a part of the name, deleted ones too.
create function private.find_businesses(typed text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := private.words(typed);
  found_ids uuid[];
begin
  if typed ~* '^\s*[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\s*$' then
    return array[btrim(typed)::uuid];
  end if;
  found_ids := array(
    select n.id from public.negocios n where n.slug = lower(btrim(typed))
    union select s.negocio_id from public.negocio_slugs s where s.slug = lower(btrim(typed))
  );
  if cardinality(found_ids) = 0 and words <> '' then
    found_ids := array(select n.id from public.negocios n where strpos(n.nombre_plano, words) > 0 limit 1000);
  end if;
  return found_ids;
end $$;
comment on function private.find_businesses is 'Ids of the business with this id or slug, or of up to 1000 whose name holds these words.';

create function public.list_trail(
  reviewer uuid, person uuid default null, action text default null, business text default null, since date default null, until date default null,
  before bigint default null, batch int default 50
) returns table (
  id bigint, created_at timestamptz, persona uuid, correo text, accion text, negocio_id uuid, negocio text, entidad text, sujeto text,
  antes jsonb, despues jsonb
)
-- Planned for the filters that are given: each has an index.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  businesses uuid[];
begin
  perform private.require_admin(reviewer);
  if business is not null then
    businesses := private.find_businesses(business);
  end if;
  return query
    select a.id, a.created_at, a.persona, u.email::text, a.accion, a.negocio_id, n.nombre, a.entidad, s.email::text, a.antes, a.despues
    from (
      select * from public.auditoria x
      where (person is null or x.persona = person)
        and (action is null or x.accion = action)
        and (businesses is null or x.negocio_id = any (businesses))
        and (since is null or x.created_at >= since::timestamp at time zone 'America/Mexico_City')
        and (until is null or x.created_at < (until + 1)::timestamp at time zone 'America/Mexico_City')
        and (before is null or (x.created_at, x.id) < (select y.created_at, y.id from public.auditoria y where y.id = before))
      order by x.created_at desc, x.id desc limit least(batch, 500)
    ) a
      left join auth.users u on u.id = a.persona
      left join public.negocios n on n.id = a.negocio_id
      left join auth.users s on a.entidad = 'administrador ' || s.id
    order by a.created_at desc, a.id desc;
end $$;
comment on function public.list_trail is 'The trail, newest first: of a person, an action, a business (id, slug or part of the name), days of Mexico City (both included), and after the row "before". correo: whose doing, null once the account is gone; sujeto: the administrator whom it is about. Server only.';

create function public.list_trail_people(reviewer uuid) returns table (persona uuid, correo text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  -- From one person to the next, by the index.
  return query
    with recursive people as (
      (select a.persona from public.auditoria a where a.accion !~ '^(ayudante|dueno)_' order by a.persona limit 1)
      union all
      select (select a.persona from public.auditoria a where a.persona > p.persona and a.accion !~ '^(ayudante|dueno)_' order by a.persona limit 1) from people p where p.persona is not null
    )
    select p.persona, u.email::text from people p left join auth.users u on u.id = p.persona where p.persona is not null
    order by 2 nulls last, 1;
end $$;
comment on function public.list_trail_people is 'Administrators who are in the trail; correo is null once the account is gone. Server only.';

create function private.keep_audit() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'auditoria_no_cambia' using errcode = '42501';
end $$;

create trigger auditoria_kept before update or delete or truncate on public.auditoria
  for each statement execute function private.keep_audit();

alter table public.auditoria enable row level security;
revoke all on public.auditoria from public, anon, authenticated, service_role;
grant select on public.auditoria to service_role;

revoke execute on function
  public.list_trail(uuid, uuid, text, text, date, date, bigint, int),
  public.list_trail_people(uuid)
  from public, anon, authenticated;

grant execute on function
  public.list_trail(uuid, uuid, text, text, date, date, bigint, int),
  public.list_trail_people(uuid)
  to service_role;

comment on table public.auditoria is 'Acts of administrators, and of owners on their businesses and helpers. Rows are added and never changed.';
comment on column public.auditoria.persona is 'Id of the actor: the row outlives the account.';
comment on column public.auditoria.entidad is 'Thing changed beside a business: "reclamo <id>", "sinonimo <id>".';
