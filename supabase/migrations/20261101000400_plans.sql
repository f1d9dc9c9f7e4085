-- The plans in the database's words: rank, price and limits, and which columns a plan lets an owner write. lib/plans/plans.ts is the
-- same table for the pages; a test holds both against each other.
--
-- Who may do what:
--   private.planes, private.columnas_de_plan   nobody; functions and triggers read them

create table private.planes (
  plan text primary key,
  rango smallint not null unique,
  descripcion_max int not null,
  galeria_max int not null,
  precio_centavos int not null check (precio_centavos >= 0)
);

create table private.columnas_de_plan (
  columna text primary key,
  plan_minimo text not null references private.planes (plan)
);

alter table private.planes enable row level security;
alter table private.columnas_de_plan enable row level security;

revoke all on private.planes from public, anon, authenticated, service_role;
revoke all on private.columnas_de_plan from public, anon, authenticated, service_role;

comment on table private.planes is 'Limits that the database itself enforces: characters of the description, gallery images (60 stands for "without limit").';
comment on table private.columnas_de_plan is 'The columns of negocios that an owner may write, with the lowest plan that may.';

insert into private.planes (plan, rango, descripcion_max, galeria_max, precio_centavos) values
  ('free', 1, 100, 0, 0),
  ('pro', 2, 500, 3, 30000),
  ('premium', 3, 2000, 60, 50000);

insert into private.columnas_de_plan (columna, plan_minimo) values
  ('nombre', 'free'), ('categoria', 'free'), ('slug_categoria', 'free'), ('telefono', 'free'), ('whatsapp', 'free'),
  ('direccion', 'free'), ('colonia', 'free'), ('codigo_postal', 'free'),
  ('latitude', 'free'), ('longitude', 'free'), ('descripcion', 'free'), ('portada_url', 'free'), ('logo_url', 'free'),
  ('imagen_url', 'free'),
  ('servicios', 'pro'), ('hours', 'pro'), ('horario', 'pro'), ('instagram', 'pro'), ('facebook', 'pro'), ('tiktok', 'pro'),
  ('web', 'pro'), ('mapa_embed_url', 'pro'), ('gallery_images', 'pro'), ('promociones', 'pro'), ('promocion_imagen', 'pro'),
  ('promocion_titulo', 'pro'), ('promocion_fecha', 'pro'), ('promocion_vigencia', 'pro'),
  ('menu', 'premium'), ('video_url', 'premium'), ('video_embed_url', 'premium'), ('seo_keywords', 'premium');
