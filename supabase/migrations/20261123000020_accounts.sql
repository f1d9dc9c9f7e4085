-- What belongs to an account once its e-mail is confirmed, and what becomes of it when the account goes.
--
-- Who may do what:
--   is_administrator(), list_own_businesses(), link_account(), preview_account_deletion(), release_account()   service_role alone

create function public.is_administrator(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.admins a where a.user_id = person)
$$;

create function private.owned_count(person uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.negocios n where n.user_id = person and not n.is_deleted
$$;

create function private.business_limit() returns int
language sql immutable parallel safe set search_path = '' as $$ select 20 $$;

create function public.list_own_businesses(person uuid, at timestamptz default now())
returns table (id uuid, slug text, nombre text, plan text, is_approved boolean, motivo_rechazo text, pagado_hasta timestamptz)
language sql stable security definer set search_path = '' as $$
  select n.id, n.slug, n.nombre, n.plan_type, n.is_approved, v.motivo_rechazo,
    -- Months that follow one another end where the last of them does; a plan without end has no date.
    (select case when bool_or(p.termina_at is null) then null else max(p.termina_at) end
     from public.periodos p where p.negocio_id = n.id and p.plan = n.plan_type and coalesce(p.termina_at, at) >= at - private.grace())
  from public.negocios n
    join private.planes x on x.plan = n.plan_type
    left join public.negocio_privado v on v.negocio_id = n.id
  where not n.is_deleted
    and (n.user_id = person or exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = person))
  order by x.rango desc, n.updated_at desc, n.id
  limit private.business_limit()
$$;

create function public.link_account(person uuid, at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  linked int;
begin
  select u.email into address from auth.users u where u.id = person and u.email_confirmed_at is not null for no key update;
  if not found then
    return 0;
  end if;
  with waiting as (
    select n.id from public.negocios n join public.negocio_privado p on p.negocio_id = n.id
    where p.email = address and n.user_id is null and not n.is_deleted
    order by n.created_at
    limit greatest(private.business_limit() - private.owned_count(person), 0)
    for update of n skip locked
  ), taken as (
    update public.negocios n set user_id = person from waiting w where n.id = w.id returning n.id
  ), linked_rows as (
    insert into public.negocio_propietarios (user_id, negocio_id) select person, t.id from taken t on conflict do nothing
  )
  select count(*) into linked from taken;
  update public.ordenes o set user_id = person where o.email = address and o.user_id is null;
  perform private.refresh_profile(address, at);
  return linked;
end $$;

create function public.preview_account_deletion(person uuid) returns table (slug text, nombre text, outcome text)
language sql stable security definer set search_path = '' as $$
  select n.slug, n.nombre,
    case
      when exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id <> person) then 'shared'
      when n.denue_id is not null then 'released'
      else 'deleted'
    end
  from public.negocios n
  where not n.is_deleted
    and (n.user_id = person or exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = person))
  order by n.nombre
$$;

create function public.release_account(person uuid, at timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  -- In the order of whoever applies a payment at the same time.
  perform private.lock_buyer((select u.email from auth.users u where u.id = person));
  select u.email into address from auth.users u where u.id = person for update;
  -- What is shared goes to the owner who stays; a listing of the census stays without one; the others leave the directory.
  with heirs as (
    select n.id, (
      select p.user_id from public.negocio_propietarios p
      where p.negocio_id = n.id and p.user_id <> person order by p.created_at limit 1
    ) as heir
    from public.negocios n where n.user_id = person
  )
  update public.negocios n set
    user_id = h.heir,
    is_deleted = n.is_deleted or (h.heir is null and n.denue_id is null),
    deleted_at = coalesce(n.deleted_at, case when h.heir is null and n.denue_id is null then at end)
  from heirs h where n.id = h.id;
  update public.negocio_privado p set email = null where p.email = address;
  delete from public.negocio_propietarios p where p.user_id = person;
  delete from public.profiles p where p.user_id = person or p.email = address;
  delete from public.correos c where c.para = address;
  -- Payments are kept for the books; whose they were is not.
  update public.ordenes o set user_id = null, email = null, referencia = 'cuenta eliminada|' || o.plan || '|' || o.id
  where o.user_id = person or o.email = address;
end $$;

revoke execute on function public.is_administrator(uuid), public.list_own_businesses(uuid, timestamptz),
  public.link_account(uuid, timestamptz), public.preview_account_deletion(uuid),
  public.release_account(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.is_administrator(uuid), public.list_own_businesses(uuid, timestamptz),
  public.link_account(uuid, timestamptz), public.preview_account_deletion(uuid),
  public.release_account(uuid, timestamptz) to service_role;

comment on function public.is_administrator is 'Whether a user has the administrator role. Server only.';
comment on function public.list_own_businesses is 'Businesses of a user for the owner panel, the highest plan first, then the most recent. Server only.';
comment on function public.link_account is 'Gives a user what waits for the confirmed e-mail: businesses without owner, orders, the profile. Returns the number of businesses. To be called at each sign-in; server only.';
comment on function public.preview_account_deletion is 'What would become of each business: deleted, released (census rows stay, without owner) or shared (another owner stays). Server only.';
comment on function public.release_account is 'Parts a user from everything, before the user is deleted. Server only.';
