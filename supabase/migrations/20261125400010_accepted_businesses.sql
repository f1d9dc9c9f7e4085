-- A business that somebody registered with the owner's address comes to the owner at the sign-in, as before, and counts for
-- nothing until its owner accepts it ("Sí, es mío"): it takes none of the twenty places, published or not.
--
-- Who may do what:
--   negocio_propietarios                                          as before: a user reads the own links
--   link_account(), list_own_businesses(), accept_business()      service_role alone

alter table public.negocio_propietarios add column aceptado_at timestamptz default now();
comment on column public.negocio_propietarios.aceptado_at is 'Null while the business came by the address alone and its owner has not said that it is theirs.';
-- The businesses that could be disowned so far are those of which nobody has said so.
update public.negocio_propietarios p set aceptado_at = null
from public.negocios n where n.id = p.negocio_id and private.is_disownable(p.user_id, n);

create function private.awaits_acceptance(person uuid, business uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.negocio_propietarios p where p.user_id = person and p.negocio_id = business and p.aceptado_at is null
  )
$$;

create or replace function private.owned_count(person uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.negocios n
  where n.user_id = person and not n.is_deleted and not private.awaits_acceptance(person, n.id)
$$;

create or replace function private.is_disownable(person uuid, business public.negocios) returns boolean
language sql stable security definer set search_path = '' as $$
  select business.user_id = person and business.is_approved is not true and not business.is_deleted and business.denue_id is null
    and private.awaits_acceptance(person, business.id)
    and not exists (select from public.negocio_propietarios p where p.negocio_id = business.id and p.user_id <> person)
    -- A paid month would go with it.
    and not exists (select from public.periodos d where d.negocio_id = business.id)
$$;

create or replace function public.link_account(person uuid, at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  linked int;
begin
  -- In the order of whoever applies a payment, which then either finds the address confirmed or is found here.
  perform private.lock_buyer((select u.email from auth.users u where u.id = person));
  select u.email into address from auth.users u where u.id = person and u.email_confirmed_at is not null for no key update;
  if not found then
    return 0;
  end if;
  with waiting as (
    select n.id from public.negocios n join public.negocio_privado p on p.negocio_id = n.id
    where p.email = address and n.user_id is null and not n.is_deleted
    order by n.created_at
    -- Those that wait for an answer have places of their own.
    limit greatest(private.business_limit() - (
      select count(*)::int from public.negocios m
      where m.user_id = person and not m.is_deleted and private.awaits_acceptance(person, m.id)
    ), 0)
    for update of n skip locked
  ), taken as (
    update public.negocios n set user_id = person from waiting w where n.id = w.id returning n.id
  ), linked_rows as (
    insert into public.negocio_propietarios (user_id, negocio_id, aceptado_at) select person, t.id, null from taken t on conflict do nothing
  )
  select count(*) into linked from taken;
  perform private.hand_over_paid_orders(address);
  perform private.refresh_profile(address, at);
  return linked;
end $$;

drop function public.list_own_businesses(uuid, timestamptz);
create function public.list_own_businesses(person uuid, at timestamptz default now())
returns table (
  id uuid, slug text, nombre text, plan text, is_approved boolean, motivo_rechazo text, pagado_hasta timestamptz,
  por_aceptar boolean, por_correo boolean
)
language sql stable security definer set search_path = '' as $$
  select n.id, n.slug, n.nombre, n.plan_type, n.is_approved, v.motivo_rechazo,
    -- Months that follow one another end where the last of them does; a plan without end has no date.
    (select case when bool_or(p.termina_at is null) then null else max(p.termina_at) end
     from public.periodos p where p.negocio_id = n.id and p.plan = n.plan_type and coalesce(p.termina_at, at) >= at - private.grace()),
    private.awaits_acceptance(person, n.id), private.is_disownable(person, n)
  from public.negocios n
    join private.planes x on x.plan = n.plan_type
    left join public.negocio_privado v on v.negocio_id = n.id
  where not n.is_deleted
    and (n.user_id = person or exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = person))
  -- What strangers write pushes nothing of one's own out of the list.
  order by private.awaits_acceptance(person, n.id), x.rango desc, n.updated_at desc, n.id
  limit 2 * private.business_limit()
$$;

create function public.accept_business(person uuid, business uuid, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_buyer((select u.email from auth.users u where u.id = person));
  if not private.owns(person, business) then
    return 'unknown';
  end if;
  if not private.awaits_acceptance(person, business) then
    return 'accepted';
  end if;
  if private.owned_count(person) >= private.business_limit() then
    return 'full';
  end if;
  update public.negocio_propietarios p set aceptado_at = at where p.user_id = person and p.negocio_id = business;
  return 'accepted';
end $$;

revoke execute on function public.list_own_businesses(uuid, timestamptz), public.accept_business(uuid, uuid, timestamptz)
  from public, anon, authenticated;
grant execute on function public.list_own_businesses(uuid, timestamptz), public.accept_business(uuid, uuid, timestamptz)
  to service_role;
comment on function private.awaits_acceptance is 'Whether a business came to a user by the address alone, and the user has not said that it is theirs.';
comment on function public.list_own_businesses is 'Businesses of a user for the owner panel: accepted ones first, then the highest plan, then the most recent; por_aceptar: it came by the address alone; por_correo: and the user may disown it. Server only.';
comment on function public.accept_business is 'Makes a business that came by the address alone count as the user''s: accepted, full (twenty are) or unknown. Server only.';
