-- The plans in the database's words: rank, price and limits, and which columns of a business an owner writes and visitors see on which
-- plan. lib/plans/plans.ts and lib/businesses/fields.ts say the same to the pages; tests hold them against each other.
--
-- What visitors see on some plans alone is granted to nobody: a grant does not know the plan of a row. They get it from functions, which
-- leave out columns_beyond() the plan (…_listing.sql, private.business_card).
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
  plan_visible text not null references private.planes (plan),
  espera boolean not null,
  bucket text
);

alter table private.planes enable row level security;
alter table private.campos_de_negocio enable row level security;

revoke all on private.planes from public, anon, authenticated, service_role;
revoke all on private.campos_de_negocio from public, anon, authenticated, service_role;

comment on table private.planes is 'Limits that the database itself enforces: characters of the description, gallery images.';
comment on table private.campos_de_negocio is 'The columns of negocios that an owner writes, all of them: the lowest plan that may; the lowest whose page shows it (plan_visible); whether a change of an approved free listing waits for the review (espera); for a picture, the bucket that holds it.';

insert into private.planes (plan, rango, descripcion_max, galeria_max, precio_centavos) values
  ('free', 1, 100, 0, 0),
  ('pro', 2, 500, 3, 30000),
  ('premium', 3, 2000, 60, 50000);

insert into private.campos_de_negocio (columna, plan_minimo, plan_visible, espera, bucket) values
  ('nombre', 'free', 'free', true, null),
  ('slug_categoria', 'free', 'free', true, null),
  ('telefono', 'free', 'free', true, null),
  ('whatsapp', 'free', 'pro', true, null),
  ('portada_url', 'free', 'free', true, 'portadas'),
  ('logo_url', 'free', 'free', true, 'logos'),
  ('imagen_url', 'free', 'free', true, 'negocios'),
  ('descripcion', 'free', 'free', false, null),
  ('direccion', 'free', 'free', false, null),
  ('colonia', 'free', 'free', false, null),
  ('codigo_postal', 'free', 'free', false, null),
  ('latitude', 'free', 'free', false, null),
  ('longitude', 'free', 'free', false, null),
  ('web', 'pro', 'pro', true, null),
  ('instagram', 'pro', 'pro', true, null),
  ('facebook', 'pro', 'pro', true, null),
  ('tiktok', 'pro', 'pro', true, null),
  ('mapa_embed_url', 'pro', 'free', false, null),
  ('gallery_images', 'pro', 'pro', true, 'negocios'),
  ('promocion_imagen', 'pro', 'pro', true, 'promociones'),
  ('servicios', 'pro', 'pro', false, null),
  ('hours', 'pro', 'free', false, null),
  ('horario', 'pro', 'free', false, null),
  ('promociones', 'pro', 'pro', false, null),
  ('promocion_titulo', 'pro', 'pro', false, null),
  ('promocion_fecha', 'pro', 'pro', false, null),
  ('promocion_vigencia', 'pro', 'pro', false, null),
  ('video_url', 'premium', 'premium', true, null),
  ('video_embed_url', 'premium', 'premium', true, null),
  ('menu', 'premium', 'premium', false, null),
  ('seo_keywords', 'premium', 'premium', false, null);

insert into private.campos_de_negocio (columna, plan_minimo, plan_visible, espera, bucket) values
  ('menu_pdf', 'premium', 'premium', false, 'menus'),
  ('formas_de_pago', 'free', 'free', false, null),
  ('entrega', 'free', 'free', false, null),
  ('colonias_de_entrega', 'free', 'free', false, null),
  ('horario_especial', 'pro', 'free', false, null),
  ('telefono_al_tocar', 'free', 'free', false, null),
  ('solo_whatsapp', 'free', 'free', false, null),
  ('direccion_aproximada', 'free', 'free', false, null);

-- In a language whose plans are kept: it is asked for every result.
create function private.columns_beyond(plan text) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    -- A number goes with its international form.
    select c from private.campos_de_negocio f join private.planes x on x.plan = f.plan_visible, unnest(array[f.columna, f.columna || '_e164']) c
    where x.rango > (select p.rango from private.planes p where p.plan = columns_beyond.plan)
  );
end $$;
comment on function private.columns_beyond is 'The columns of a business that the page of this plan does not show, whatever they hold.';
