-- The ten categories of the specification.
--
-- Who may do what:
--   categorias   everybody reads; nobody writes through the API but service_role

create table public.categorias (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  nombre text not null unique,
  orden smallint not null unique
);

alter table public.categorias enable row level security;

revoke all on public.categorias from public, anon, authenticated, service_role;
grant select on public.categorias to anon, authenticated;
grant all on public.categorias to service_role;

create policy categorias_select_everybody on public.categorias for select to anon, authenticated using (true);

comment on table public.categorias is 'Fixed list of categories; the slug is the name in lower case, without accents, spaces as hyphens.';

insert into public.categorias (orden, slug, nombre) values
  (1, 'alimentos-y-bebidas', 'Alimentos y Bebidas'),
  (2, 'belleza-y-cuidado-personal', 'Belleza y Cuidado Personal'),
  (3, 'servicios-del-hogar', 'Servicios del Hogar'),
  (4, 'moda-y-tiendas', 'Moda y Tiendas'),
  (5, 'mascotas-y-veterinarias', 'Mascotas y Veterinarias'),
  (6, 'salud-y-bienestar', 'Salud y Bienestar'),
  (7, 'educacion-y-escuelas', 'Educación y Escuelas'),
  (8, 'autos-y-talleres', 'Autos y Talleres'),
  (9, 'tecnologia-y-electronica', 'Tecnología y Electrónica'),
  (10, 'otros-negocios', 'Otros Negocios');
