-- Promotions of premium businesses.
--
-- Who may do what:
--   promociones   everybody reads those of visible premium businesses; the owner reads all own ones, and writes while premium

create table public.promociones (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  titulo text not null check (length(btrim(titulo)) between 1 and 120),
  descripcion text check (length(descripcion) <= 1000),
  imagen_url text check (length(imagen_url) <= 500),
  fecha_inicio date not null,
  fecha_fin date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint validity_ends_after_it_starts check (fecha_fin >= fecha_inicio)
);
create index promociones_business on public.promociones (negocio_id, fecha_fin desc);

create trigger promociones_touch before update on public.promociones
  for each row execute function private.touch_updated_at();

create function private.is_premium(business_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.negocios n where n.id = business_id and n.plan_type = 'premium')
$$;
grant execute on function private.is_premium(uuid) to anon, authenticated, service_role;

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
    or negocio_id in (select private.my_businesses())
    or (select private.is_admin())
  );
create policy promociones_insert_owner on public.promociones for insert to authenticated
  with check (negocio_id in (select private.my_businesses()) and private.is_premium(negocio_id));
create policy promociones_update_owner on public.promociones for update to authenticated
  using (negocio_id in (select private.my_businesses()))
  with check (negocio_id in (select private.my_businesses()) and private.is_premium(negocio_id));
create policy promociones_delete_owner on public.promociones for delete to authenticated
  using (negocio_id in (select private.my_businesses()));

comment on table public.promociones is 'Promotions; dates are inclusive and mean America/Mexico_City. Shown while the business is premium.';
