-- Promotions of premium businesses: at most thirty of each are kept, past ones included.
--
-- Who may do what:
--   promociones   everybody reads those of visible premium businesses; owner and helpers read all of the business, and write while premium, with
--                 pictures that the server stored for the business

create table public.promociones (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  titulo text not null check (private.is_text(titulo, 120)),
  descripcion text check (private.is_text(descripcion, 1000, 100)),
  imagen_url text check (private.is_picture(imagen_url)),
  fecha_inicio date not null check (fecha_inicio between '2000-01-01' and '2100-01-01'),
  fecha_fin date not null check (fecha_fin between '2000-01-01' and '2100-01-01'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint validity_ends_after_it_starts check (fecha_fin >= fecha_inicio)
);

create index promociones_business on public.promociones (negocio_id, fecha_fin desc);

create function private.is_premium(business_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.negocios n where n.id = business_id and n.plan_type = 'premium')
$$;
comment on function private.is_premium is 'True if a business has the plan Premium now. Open to everybody: the policy of promotions asks it as the writer, and plans are public.';

-- Nobody keeps more promotions than visitors would read, however many are sent at once.
create function private.limit_promotions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Past ones included.
  most constant int := 30;
begin
  -- The lock makes counting and limit one step.
  perform from public.negocios n where n.id in (select p.negocio_id from new_rows p) order by n.id for no key update;
  if exists (
    select from public.promociones p where p.negocio_id in (select r.negocio_id from new_rows r)
    group by p.negocio_id having count(*) > most
  ) then
    raise exception 'demasiadas_promociones' using errcode = '23514', hint = most::text;
  end if;
  return null;
end $$;

-- A picture is the business's own, whoever writes.
create function private.require_stored_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_stored_picture(new.negocio_id, 'promociones', to_jsonb(new.imagen_url)) then
    raise exception 'imagen_ajena' using errcode = '23514', hint = 'imagen_url';
  end if;
  return new;
end $$;

create trigger promociones_picture before insert or update of negocio_id, imagen_url on public.promociones
  for each row when (new.imagen_url is not null) execute function private.require_stored_picture();

create trigger promociones_touch before update on public.promociones
  for each row execute function private.touch_updated_at();

create trigger promociones_limited after insert on public.promociones
  referencing new table as new_rows for each statement execute function private.limit_promotions();

alter table public.promociones enable row level security;

revoke all on public.promociones from public, anon, authenticated, service_role;
grant all on public.promociones to service_role;
grant select on public.promociones to anon, authenticated;
grant insert (id, negocio_id, titulo, descripcion, imagen_url, fecha_inicio, fecha_fin) on public.promociones to authenticated;
grant update (titulo, descripcion, imagen_url, fecha_inicio, fecha_fin) on public.promociones to authenticated;
grant delete on public.promociones to authenticated;

-- The inner query runs under the caller's own row policies: a hidden business hides its promotions.
create policy promociones_select_visitor on public.promociones for select to anon
  using (exists (select from public.negocios n where n.id = negocio_id and n.plan_type = 'premium'));
create policy promociones_select_signed_in on public.promociones for select to authenticated
  using (
    exists (select from public.negocios n where n.id = negocio_id and n.plan_type = 'premium')
    or negocio_id in (select private.my_edited_businesses())
    or (select private.is_admin())
  );
create policy promociones_insert_owner on public.promociones for insert to authenticated
  with check (negocio_id in (select private.my_edited_businesses()) and private.is_premium(negocio_id));
create policy promociones_update_owner on public.promociones for update to authenticated
  using (negocio_id in (select private.my_edited_businesses()))
  with check (negocio_id in (select private.my_edited_businesses()) and private.is_premium(negocio_id));
create policy promociones_delete_owner on public.promociones for delete to authenticated
  using (negocio_id in (select private.my_edited_businesses()));

comment on table public.promociones is 'Promotions; dates are inclusive and mean America/Mexico_City. Shown while the business is premium.';

grant execute on function
  private.is_premium(uuid)
  to anon, authenticated, service_role;
