-- Registering a business, and claiming one of the census.
--
-- Who may do what:
--   reclamos        a user reads the own ones, an administrator all; the functions below write
--   all functions   service_role alone

create table public.reclamos (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  nota text check (private.is_text(nota, 500, 500)),
  estado text not null default 'nuevo' check (estado in ('nuevo', 'aprobado', 'rechazado')),
  decidido_por uuid references auth.users (id) on delete set null,
  decidido_at timestamptz,
  created_at timestamptz not null default now()
);

create unique index reclamos_one_open on public.reclamos (negocio_id, user_id) where estado = 'nuevo';
create index reclamos_user on public.reclamos (user_id);
create index reclamos_reviewer on public.reclamos (decidido_por);
create index reclamos_business on public.reclamos (negocio_id);

-- The first candidate that is free, taken under a lock; never none.
create function private.take_slug(candidates text[], business uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  candidate text;
begin
  foreach candidate in array candidates loop
    if not exists (select from public.negocio_slugs s where s.slug = candidate) then
      -- Whoever tries the same one at the same moment waits here, and then takes the next.
      perform pg_advisory_xact_lock(hashtextextended('slug ' || candidate, 0));
      if not exists (select from public.negocios n where n.slug = candidate) then
        return candidate;
      end if;
    end if;
  end loop;
  return 'negocio-' || left(replace(business::text, '-', ''), 12);
end $$;

create function public.register_business(
  form jsonb, slugs text[], moderation text, request uuid, owner uuid default null, contact_email text default null,
  wanted_plan text default 'free', at timestamptz default now(), new_id uuid default gen_random_uuid()
) returns table (id uuid, slug text, is_approved boolean, is_new boolean)
language plpgsql security definer set search_path = '' as $$
declare
  unassigned uuid;
  fields jsonb;
  core public.negocios;
  address text := lower(btrim(contact_email));
begin
  perform pg_advisory_xact_lock(hashtextextended('registration ' || request, 0));
  return query
    select n.id, n.slug, n.is_approved, false from public.negocios n join public.negocio_privado p on p.negocio_id = n.id
    where p.solicitud = request and n.user_id is not distinct from owner;
  if found then
    return;
  end if;
  if owner is not null then
    select u.email into address from auth.users u where u.id = owner and u.email_confirmed_at is not null;
    if not found then
      raise exception 'sin_confirmar' using errcode = '42501';
    end if;
    perform private.lock_buyer(address);
    if private.owned_count(owner) >= private.business_limit() then
      raise exception 'demasiados_negocios' using errcode = '54000', hint = private.business_limit()::text;
    end if;
  end if;
  if wanted_plan <> 'free' then
    select o.id into unassigned from public.ordenes o
    where o.user_id = owner and o.asignada_at is null and o.plan = wanted_plan
      and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null)
    order by o.created_at limit 1 for update;
    if not found then
      raise exception 'sin_pago' using errcode = '42501';
    end if;
  end if;
  -- Only what the plan may write is read from the form.
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') into fields
  from jsonb_each(form) f
    join private.campos_de_negocio w on w.columna = f.key
    join private.planes x on x.plan = w.plan_minimo
  where x.rango <= (select p.rango from private.planes p where p.plan = wanted_plan) and f.value <> 'null';
  core := jsonb_populate_record(null::public.negocios, fields);
  -- What its plan does not need; the rest follows when it has its plan.
  insert into public.negocios (
    id, slug, user_id, is_approved, nombre, categoria, slug_categoria, telefono, telefono_e164, whatsapp, whatsapp_e164, direccion
  ) values (
    new_id, private.take_slug(slugs, new_id), owner, case when moderation = 'none' then true end, core.nombre, '', core.slug_categoria,
    core.telefono, form ->> 'telefono_e164', core.whatsapp, form ->> 'whatsapp_e164', core.direccion
  );
  insert into public.negocio_privado (negocio_id, email, solicitud) values (new_id, address, request);
  if owner is not null then
    insert into public.negocio_propietarios (user_id, negocio_id) values (owner, new_id);
  end if;
  if unassigned is not null then
    update public.ordenes o set negocio_id = new_id, asignada_at = at where o.id = unassigned;
    perform private.rebuild_periods(new_id);
    perform private.refresh_plan(new_id, moderation, at);
  end if;
  perform private.write_fields(new_id, fields);
  perform private.queue_mail('registro_recibido', new_id::text, address,
    (select jsonb_build_object('nombre', n.nombre, 'slug', n.slug, 'plan', n.plan_type, 'publicado', coalesce(n.is_approved, false))
     from public.negocios n where n.id = new_id),
    owner is not null);
  return query select n.id, n.slug, n.is_approved, true from public.negocios n where n.id = new_id;
end $$;
comment on function public.register_business is 'Makes a business out of a form''s columns, as far as the plan may write them; the same request makes one. Its pictures are in folders named new_id. A paid plan takes an unassigned paid month of the owner. 42501: sin_pago or sin_confirmar, 54000: demasiados_negocios, 23514: a rule of a column. Server only.';

create function public.list_unowned_matches(name text, phone text) returns table (slug text, nombre text, direccion text, colonia text)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text := private.words(left(coalesce(name, ''), 150));
  digits constant text := private.national_number(coalesce(phone, ''));
begin
  return query
    select n.slug, n.nombre, n.direccion, n.colonia
    from public.negocios n
    where n.user_id is null and n.is_approved and not n.is_deleted and n.denue_id is not null
      and (
        (length(digits) = 10 and private.national_number(n.telefono) = digits)
        or (length(wanted) >= 4 and n.nombre_plano operator(extensions.%) wanted)
      )
    order by (length(digits) = 10 and private.national_number(n.telefono) is not distinct from digits) desc,
      extensions.similarity(n.nombre_plano, wanted) desc, n.nombre
    limit 5;
end $$;
comment on function public.list_unowned_matches is 'Up to five census listings without owner that have this telephone or a like name. Server only.';

create function public.add_claim(claimant uuid, business_slug text, note text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  open_claims constant int := 5;
  business public.negocios;
begin
  perform 1 from auth.users u where u.id = claimant and u.email_confirmed_at is not null for no key update;
  if not found then
    return 'unconfirmed';
  end if;
  select * into business from public.negocios n
  where n.slug = business_slug and n.is_approved and not n.is_deleted for no key update;
  if not found then
    return 'unknown';
  end if;
  if business.user_id is not null or exists (select from public.negocio_propietarios p where p.negocio_id = business.id) then
    return 'owned';
  end if;
  if (select count(*) from public.reclamos r where r.user_id = claimant and r.estado = 'nuevo' and r.negocio_id <> business.id) >= open_claims then
    return 'full';
  end if;
  insert into public.reclamos (negocio_id, user_id, nota) values (business.id, claimant, nullif(btrim(left(note, 500)), ''))
  on conflict do nothing;
  return 'added';
end $$;
comment on function public.add_claim is 'added, unknown, owned, full (five open claims) or unconfirmed. Server only.';

create function public.decide_claim(claim uuid, reviewer uuid, is_granted boolean, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  c public.reclamos;
  business public.negocios;
  outcome text := 'rejected';
begin
  if not exists (select from private.admins a where a.user_id = reviewer) then
    raise exception 'no_es_administrador' using errcode = '42501';
  end if;
  -- The business first: who decides another claim of it at the same time waits here.
  select n.* into business from public.negocios n join public.reclamos r on r.negocio_id = n.id where r.id = claim for update of n;
  select * into c from public.reclamos r where r.id = claim for update;
  if not found or c.estado <> 'nuevo' then
    return 'unknown';
  end if;
  if is_granted then
    if business.user_id is not null or business.is_deleted then
      return 'owned';
    end if;
    if private.owned_count(c.user_id) >= private.business_limit() then
      return 'full';
    end if;
    update public.negocios n set user_id = c.user_id where n.id = c.negocio_id;
    insert into public.negocio_propietarios (user_id, negocio_id) values (c.user_id, c.negocio_id) on conflict do nothing;
    outcome := 'granted';
  end if;
  -- Who else asked for it learns that it is somebody's now.
  update public.reclamos r
  set estado = case when is_granted and r.id = c.id then 'aprobado' else 'rechazado' end, decidido_por = reviewer, decidido_at = at
  where r.id = c.id or (is_granted and r.negocio_id = c.negocio_id and r.estado = 'nuevo');
  perform private.queue_mail(
    case r.estado when 'aprobado' then 'reclamo_aprobado' else 'reclamo_rechazado' end, r.id::text, u.email,
    jsonb_build_object('nombre', business.nombre, 'slug', business.slug))
  from public.reclamos r join auth.users u on u.id = r.user_id
  where r.negocio_id = c.negocio_id and r.decidido_at = at;
  return outcome;
end $$;
comment on function public.decide_claim is 'An administrator grants or rejects a claim: granted, rejected, owned, full or unknown. Server only.';

alter table public.reclamos enable row level security;

revoke all on public.reclamos from public, anon, authenticated, service_role;
grant all on public.reclamos to service_role;
grant select (id, negocio_id, estado, created_at, decidido_at) on public.reclamos to authenticated;

create policy reclamos_select_own on public.reclamos for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

comment on column public.negocio_privado.solicitud is 'The form that made the row: sent twice, it makes one.';
comment on table public.reclamos is 'Who says that a listing without owner is theirs, for the administrator to decide.';

revoke execute on function
  public.register_business(jsonb, text[], text, uuid, uuid, text, text, timestamptz, uuid),
  public.list_unowned_matches(text, text),
  public.add_claim(uuid, text, text),
  public.decide_claim(uuid, uuid, boolean, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.register_business(jsonb, text[], text, uuid, uuid, text, text, timestamptz, uuid),
  public.list_unowned_matches(text, text),
  public.add_claim(uuid, text, text),
  public.decide_claim(uuid, uuid, boolean, timestamptz)
  to service_role;
