-- The plans in the database's words: rank, price and limits, and which columns an owner writes on which plan. lib/plans/plans.ts is the
-- same table for the pages; a test holds both against each other.
--
-- Who may do what:
--   private.planes, private.campos_de_negocio   nobody; functions and triggers read them

create table private.planes (
  plan text primary key,
  rango smallint not null unique,
  descripcion_max int not null,
  galeria_max int not null,
  precio_centavos int not null check (precio_centavos >= 0)
);

create table private.campos_de_negocio (
  columna text primary key,
  plan_minimo text not null references private.planes (plan),
  espera boolean not null,
  bucket text
);

alter table private.planes enable row level security;
alter table private.campos_de_negocio enable row level security;

revoke all on private.planes from public, anon, authenticated, service_role;
revoke all on private.campos_de_negocio from public, anon, authenticated, service_role;

comment on table private.planes is 'Limits that the database itself enforces: characters of the description, gallery images.';
comment on table private.campos_de_negocio is 'The columns of negocios that an owner writes, all of them: the lowest plan that may; whether a change of an approved free listing waits for the review (espera); for a picture, the bucket that holds it.';

insert into private.planes (plan, rango, descripcion_max, galeria_max, precio_centavos) values
  ('free', 1, 100, 0, 0),
  ('pro', 2, 500, 3, 30000),
  ('premium', 3, 2000, 60, 50000);

insert into private.campos_de_negocio (columna, plan_minimo, espera, bucket) values
  ('nombre', 'free', true, null),
  ('slug_categoria', 'free', true, null),
  ('telefono', 'free', true, null),
  ('whatsapp', 'free', true, null),
  ('portada_url', 'free', true, 'portadas'),
  ('logo_url', 'free', true, 'logos'),
  ('imagen_url', 'free', true, 'negocios'),
  ('descripcion', 'free', false, null),
  ('direccion', 'free', false, null),
  ('colonia', 'free', false, null),
  ('codigo_postal', 'free', false, null),
  ('latitude', 'free', false, null),
  ('longitude', 'free', false, null),
  ('web', 'pro', true, null),
  ('instagram', 'pro', true, null),
  ('facebook', 'pro', true, null),
  ('tiktok', 'pro', true, null),
  ('mapa_embed_url', 'pro', false, null),
  ('gallery_images', 'pro', true, 'negocios'),
  ('promocion_imagen', 'pro', true, 'promociones'),
  ('servicios', 'pro', false, null),
  ('hours', 'pro', false, null),
  ('horario', 'pro', false, null),
  ('promociones', 'pro', false, null),
  ('promocion_titulo', 'pro', false, null),
  ('promocion_fecha', 'pro', false, null),
  ('promocion_vigencia', 'pro', false, null),
  ('video_url', 'premium', true, null),
  ('video_embed_url', 'premium', true, null),
  ('menu', 'premium', false, null),
  ('seo_keywords', 'premium', false, null);

insert into private.campos_de_negocio (columna, plan_minimo, espera, bucket) values
  ('menu_pdf', 'premium', false, 'menus'),
  ('formas_de_pago', 'free', false, null),
  ('entrega', 'free', false, null),
  ('colonias_de_entrega', 'free', false, null),
  ('horario_especial', 'pro', false, null),
  ('telefono_al_tocar', 'free', false, null),
  ('solo_whatsapp', 'free', false, null),
  ('direccion_aproximada', 'free', false, null);
