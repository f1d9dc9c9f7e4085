-- The colonia of a business as an address of ours.
--
-- Who may do what:
--   negocios.slug_colonia   everybody reads it, of rows they may read; nobody writes it: it is derived

alter table public.negocios add column slug_colonia text
  generated always as (nullif(replace(private.words(colonia), ' ', '-'), '')) stored;
grant select (slug_colonia) on public.negocios to anon, authenticated;
comment on column public.negocios.slug_colonia is 'The colonia in the form of an address: "santa-martha-acatitla"; null when none is known.';

create or replace function private.business_card(n public.negocios) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', n.id, 'slug', n.slug, 'nombre', n.nombre, 'descripcion', left(n.descripcion, 300), 'categoria', n.categoria,
    'slug_categoria', n.slug_categoria, 'actividad', n.actividad, 'plan_type', n.plan_type, 'telefono', n.telefono,
    'telefono_e164', n.telefono_e164, 'whatsapp', n.whatsapp, 'whatsapp_e164', n.whatsapp_e164, 'direccion', n.direccion,
    'colonia', n.colonia, 'slug_colonia', n.slug_colonia, 'hours', n.hours, 'horario', n.horario, 'latitude', n.latitude,
    'longitude', n.longitude, 'portada_url', n.portada_url, 'imagen_url', n.imagen_url, 'logo_url', n.logo_url,
    'rating', n.rating, 'reviews_count', n.reviews_count, 'is_featured', n.is_featured
  )
$$;

create or replace function private.guard_owner_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  forbidden text;
  limits private.planes;
  gallery_count int;
  -- Before the row is written these are still empty: they follow from the others.
  derived constant text[] := array(
    select attname::text from pg_catalog.pg_attribute where attrelid = 'public.negocios'::regclass and attgenerated <> ''
  );
begin
  select * into limits from private.planes where plan = new.plan_type;
  select c.key into forbidden
  from jsonb_each(to_jsonb(new)) c
    join jsonb_each(to_jsonb(old)) o using (key)
    left join private.columnas_de_plan w on w.columna = c.key
    left join private.planes p on p.plan = w.plan_minimo
  where c.value is distinct from o.value
    and c.key <> 'updated_at' and c.key <> all (derived)
    and (w.columna is null or p.rango > limits.rango)
  limit 1;
  if forbidden is not null then
    raise exception 'plan_insuficiente' using errcode = '42501', hint = forbidden;
  end if;
  if new.descripcion is distinct from old.descripcion and length(new.descripcion) > limits.descripcion_max then
    raise exception 'descripcion_larga' using errcode = '23514', hint = limits.descripcion_max::text;
  end if;
  if new.gallery_images is distinct from old.gallery_images then
    gallery_count := case jsonb_typeof(new.gallery_images) when 'array' then jsonb_array_length(new.gallery_images) end;
    if gallery_count is null or gallery_count > limits.galeria_max then
      raise exception 'galeria_llena' using errcode = '23514', hint = limits.galeria_max::text;
    end if;
  end if;
  return new;
end $$;
