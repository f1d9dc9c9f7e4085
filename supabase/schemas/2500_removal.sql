-- Removing for good what was deleted thirty days ago, with its pictures; and what a census listing leaves behind.
--
-- The server asks for the list, takes the pictures out of storage by its API (rows of storage.objects alone would leave the files),
-- and then removes each business. Whoever is in between loses nothing: the next day's list holds it again.
--
-- Photos of papers that came with a claim are listed a week after its decision, and so is what no claim names: of a person or a
-- business that is gone, or of a process that ended between storing it and noting it.
--
-- Who may do what:
--   delete_own_business()                           service_role alone
--   private.denue_eliminados                        nobody; the functions and the trigger below read and write it
--   list_removable_businesses(), remove_business(), list_removable_papers()   service_role alone

create table private.denue_eliminados (
  denue_id text primary key,
  created_at timestamptz not null default now()
);

-- "Eliminar negocio" of the owner's panel: whoever only helps may not.
create function public.delete_own_business(person uuid, business uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
begin
  select * into present from public.negocios n where n.id = business for no key update;
  if not found or not private.owns(person, business) or private.awaits_acceptance(person, business) then
    return false;
  end if;
  perform private.require_proof(person);
  update public.negocios n set is_deleted = true, deleted_at = at where n.id = business;
  perform private.audit(person, 'dueno_elimino', business, null, '{"is_deleted": false}', '{"is_deleted": true}');
  perform private.queue_mail('negocio_borrado', business || ' ' || at, private.business_recipient(business),
    jsonb_build_object('nombre', present.nombre, 'slug', present.slug), true);
  return true;
end $$;
comment on function public.delete_own_business is 'Takes a business off the directory for its owner, who is written to: an administrator brings it back within thirty days; then it goes for good. False when it is not this person''s, or gone already. Server only.';

-- Deleted more than thirty days ago.
create function private.is_removable(business public.negocios, at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select business.is_deleted and business.deleted_at < at - interval '30 days'
$$;

-- All objects in the folders of a business, whether or not a row still names them.
create function private.pictures_of(business uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', o.bucket_id, 'path', o.name)), '[]')
  from storage.objects o
  where split_part(o.name, '/', -2) = business::text
    and o.bucket_id in ('negocios', 'logos', 'portadas', 'promociones', 'gallery', 'business_assets', 'menus')
$$;

create function public.list_removable_businesses(batch int, at timestamptz default now()) returns table (id uuid, pictures jsonb)
language sql stable security definer set search_path = '' as $$
  select n.id, private.pictures_of(n.id) from public.negocios n
  where private.is_removable(n, at)
  order by n.deleted_at
  limit least(batch, 500)
$$;
comment on function public.list_removable_businesses is 'Businesses deleted more than thirty days ago, longest first, with their stored pictures as {bucket, path}. Server only.';

create function public.remove_business(business uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  gone public.negocios;
begin
  -- Its months go with it, and its orders are parted from it.
  perform from public.ordenes o where o.negocio_id = business order by o.id for update;
  perform private.lock_business(business);
  select * into gone from public.negocios n where n.id = business for update;
  if not found or not private.is_removable(gone, at) then
    return false;
  end if;
  if gone.denue_id is not null then
    insert into private.denue_eliminados (denue_id) values (gone.denue_id) on conflict do nothing;
  end if;
  delete from public.negocios n where n.id = business;
  return true;
end $$;
comment on function public.remove_business is 'Removes such a business for good; false when there is none. Its payments stay, without it. Server only.';

create function public.list_removable_papers(batch int, at timestamptz default now()) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'comprobantes' and o.created_at < at - interval '1 day'
    and not exists (
      select from public.reclamos r where r.foto = o.name and (r.estado = 'nuevo' or r.decidido_at > at - interval '7 days')
    )
  order by o.created_at
  limit least(batch, 500)
$$;
comment on function public.list_removable_papers is 'Photos of papers that nobody needs any more: a week after the decision, or without a claim. Server only.';

-- The census does not bring back what was removed for good.
create function private.keep_out_removed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  return case when not exists (select from private.denue_eliminados d where d.denue_id = new.denue_id) then new end;
end $$;

create trigger negocios_0_removed before insert on public.negocios
  for each row when (new.denue_id is not null) execute function private.keep_out_removed();

alter table private.denue_eliminados enable row level security;

revoke all on private.denue_eliminados from public, anon, authenticated, service_role;

comment on table private.denue_eliminados is 'Census ids of listings that were removed for good: the next import does not bring them back.';

revoke execute on function
  public.delete_own_business(uuid, uuid, timestamptz),
  public.list_removable_businesses(int, timestamptz),
  public.remove_business(uuid, timestamptz),
  public.list_removable_papers(int, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.delete_own_business(uuid, uuid, timestamptz),
  public.list_removable_businesses(int, timestamptz),
  public.remove_business(uuid, timestamptz),
  public.list_removable_papers(int, timestamptz)
  to service_role;
