-- "No es mío": anybody can register a business under somebody else's address, and the first sign-in links it. Its owner takes it
-- off again, with one button, for as long as it is not published.
--
-- Who may do what:
--   list_own_businesses(), disown_business()   service_role alone

create function private.is_disownable(person uuid, business public.negocios) returns boolean
language sql stable security definer set search_path = '' as $$
  select business.user_id = person and business.is_approved is not true and not business.is_deleted and business.denue_id is null
    -- Whoever registers it signed in makes row and link at one moment; a later link came by the address.
    and exists (
      select from public.negocio_propietarios p
      where p.negocio_id = business.id and p.user_id = person and p.created_at > business.created_at
    )
    and not exists (select from public.negocio_propietarios p where p.negocio_id = business.id and p.user_id <> person)
    -- A paid month would go with it.
    and not exists (select from public.periodos d where d.negocio_id = business.id)
$$;

drop function public.list_own_businesses(uuid, timestamptz);
create function public.list_own_businesses(person uuid, at timestamptz default now())
returns table (
  id uuid, slug text, nombre text, plan text, is_approved boolean, motivo_rechazo text, pagado_hasta timestamptz, por_correo boolean
)
language sql stable security definer set search_path = '' as $$
  select n.id, n.slug, n.nombre, n.plan_type, n.is_approved, v.motivo_rechazo,
    -- Months that follow one another end where the last of them does; a plan without end has no date.
    (select case when bool_or(p.termina_at is null) then null else max(p.termina_at) end
     from public.periodos p where p.negocio_id = n.id and p.plan = n.plan_type and coalesce(p.termina_at, at) >= at - private.grace()),
    private.is_disownable(person, n)
  from public.negocios n
    join private.planes x on x.plan = n.plan_type
    left join public.negocio_privado v on v.negocio_id = n.id
  where not n.is_deleted
    and (n.user_id = person or exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = person))
  order by x.rango desc, n.updated_at desc, n.id
  limit private.business_limit()
$$;

create function public.disown_business(person uuid, business uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
begin
  select * into present from public.negocios n where n.id = business for update;
  if not found or not private.is_disownable(person, present) then
    return false;
  end if;
  update public.negocios n set user_id = null, is_deleted = true, deleted_at = at where n.id = business;
  delete from public.negocio_propietarios p where p.negocio_id = business;
  -- Otherwise the next sign-in would bring it back, should it be restored.
  update public.negocio_privado v set email = null where v.negocio_id = business;
  return true;
end $$;

revoke execute on function public.list_own_businesses(uuid, timestamptz), public.disown_business(uuid, uuid, timestamptz)
  from public, anon, authenticated;
grant execute on function public.list_own_businesses(uuid, timestamptz), public.disown_business(uuid, uuid, timestamptz)
  to service_role;
comment on function public.list_own_businesses is 'Businesses of a user for the owner panel, the highest plan first, then the most recent; por_correo: linked by the address alone and not published, so that the user may disown it. Server only.';
comment on function public.disown_business is 'Parts a user from an unpublished business that came by the address alone, and deletes it; false when it is none of these. Server only.';
