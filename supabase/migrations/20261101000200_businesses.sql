-- Businesses, what is private about them, and who owns them.
--
-- Who may do what:
--   negocios               anon reads the public columns of public rows; an owner also reads and updates the own ones, within the
--                          plan; an administrator reads all; nobody inserts or deletes through the API but service_role
--   negocio_privado        owner and administrator read, but for the administrator's notes and name; service_role writes
--   negocio_propietarios   a user reads the own links; service_role writes
--   negocio_slugs          everybody reads those of rows they may read; written by trigger

-- ---------------------------------------------------------------- plans, as data

create table private.planes (
  plan text primary key,
  rango smallint not null unique,
  descripcion_max int not null,
  galeria_max int not null
);
alter table private.planes enable row level security;
revoke all on private.planes from public, anon, authenticated, service_role;
insert into private.planes (plan, rango, descripcion_max, galeria_max) values
  ('free', 1, 100, 0),
  ('pro', 2, 500, 3),
  ('premium', 3, 2000, 60);
comment on table private.planes is 'Limits that the database itself enforces: characters of the description, gallery images (60 stands for "without limit").';

create table private.columnas_de_plan (
  columna text primary key,
  plan_minimo text not null references private.planes (plan)
);
alter table private.columnas_de_plan enable row level security;
revoke all on private.columnas_de_plan from public, anon, authenticated, service_role;
insert into private.columnas_de_plan (columna, plan_minimo) values
  ('nombre', 'free'), ('categoria', 'free'), ('slug_categoria', 'free'), ('telefono', 'free'), ('whatsapp', 'free'),
  ('direccion', 'free'), ('colonia', 'free'), ('codigo_postal', 'free'),
  ('latitude', 'free'), ('longitude', 'free'), ('descripcion', 'free'), ('portada_url', 'free'), ('logo_url', 'free'),
  ('imagen_url', 'free'),
  ('servicios', 'pro'), ('hours', 'pro'), ('horario', 'pro'), ('instagram', 'pro'), ('facebook', 'pro'), ('tiktok', 'pro'),
  ('web', 'pro'), ('mapa_embed_url', 'pro'), ('gallery_images', 'pro'), ('promociones', 'pro'), ('promocion_imagen', 'pro'),
  ('promocion_titulo', 'pro'), ('promocion_fecha', 'pro'), ('promocion_vigencia', 'pro'),
  ('menu', 'premium'), ('video_url', 'premium'), ('video_embed_url', 'premium'), ('seo_keywords', 'premium');
comment on table private.columnas_de_plan is 'The columns of negocios that an owner may write, with the lowest plan that may.';

-- ---------------------------------------------------------------- shapes that checks rely on

create function private.is_weekly_hours(hours jsonb) returns boolean
language sql immutable parallel safe strict set search_path = '' as $$
  select jsonb_typeof(hours) = 'object'
    and not exists (select from jsonb_object_keys(hours) day where day not in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'))
    and not jsonb_path_exists(hours, 'strict $.* ? (@.type() != "array")', silent => true)
    and not jsonb_path_exists(hours, 'strict $.*[*] ? (@.type() != "array" || @.size() != 2)', silent => true)
    and not jsonb_path_exists(hours,
      'strict $.*[*][*] ? (@.type() != "string" || !(@ like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"))', silent => true)
$$;
grant execute on function private.is_weekly_hours(jsonb) to authenticated, service_role;
comment on function private.is_weekly_hours is 'True for {"mon": [["09:00", "18:00"]], ...}; an empty day is closed, a missing day unknown, an end before its start runs past midnight.';

create function private.search_document(
  nombre text, categoria text, actividad text, servicios text[], colonia text, descripcion text
) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  with texts (weight, words) as (
    values
      ('A'::"char", private.words(coalesce(nombre, ''))),
      ('B'::"char", private.words(concat_ws(' ', categoria, actividad, array_to_string(servicios, ' ')))),
      ('C'::"char", private.words(coalesce(colonia, ''))),
      ('D'::"char", private.words(coalesce(descripcion, '')))
  ), vectors as (
    -- Stems find plurals; the plain words beside them are what a beginning of a word is held against.
    select weight, to_tsvector('pg_catalog.spanish', words) || to_tsvector('pg_catalog.simple', words) as vector from texts
  )
  select (select setweight(vector, 'A') from vectors where weight = 'A')
      || (select setweight(vector, 'B') from vectors where weight = 'B')
      || (select setweight(vector, 'C') from vectors where weight = 'C')
      || (select setweight(vector, 'D') from vectors where weight = 'D')
$$;
grant execute on function private.search_document(text, text, text, text[], text, text) to authenticated, service_role;

-- ---------------------------------------------------------------- businesses

create table public.negocios (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  nombre text not null check (length(btrim(nombre)) between 1 and 150),
  descripcion text check (length(descripcion) <= 2000),
  categoria text not null,
  slug_categoria text not null references public.categorias (slug) on update cascade,
  actividad text check (length(actividad) <= 300),
  scian text check (scian ~ '^[0-9]{2,6}$'),
  personal text check (length(personal) <= 60),
  -- contact and place
  telefono text check (telefono ~ '^[0-9+() .-]{7,30}$' and length(regexp_replace(telefono, '[^0-9]', '', 'g')) between 7 and 15),
  telefono_e164 text check (telefono_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  whatsapp text check (length(whatsapp) <= 200 and whatsapp !~* '^\s*(javascript|data|vbscript|file|blob):'),
  whatsapp_e164 text check (whatsapp_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  direccion text check (length(direccion) <= 300),
  colonia text check (length(colonia) <= 120),
  codigo_postal text check (codigo_postal ~ '^[0-9]{5}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  mapa_embed_url text check (length(mapa_embed_url) <= 2000 and mapa_embed_url ~* '^https://'),
  hours text check (length(hours) <= 300),
  horario jsonb check (private.is_weekly_hours(horario)),
  web text check (length(web) <= 300 and web ~* '^https?://[^\s<>"'']+$'),
  instagram text check (length(instagram) <= 300 and instagram ~* '^https://([a-z0-9-]+\.)*instagram\.com/[^\s<>"'']*$'),
  facebook text check (length(facebook) <= 300 and facebook ~* '^https://([a-z0-9-]+\.)*(facebook\.com|fb\.com|fb\.me)/[^\s<>"'']*$'),
  tiktok text check (length(tiktok) <= 300 and tiktok ~* '^https://([a-z0-9-]+\.)*tiktok\.com/[^\s<>"'']*$'),
  -- content
  servicios text[] not null default '{}' check (cardinality(servicios) <= 60),
  menu text check (length(menu) <= 20000 and menu !~* '^\s*(javascript|data|vbscript|file|blob):'),
  video_url text check (length(video_url) <= 500 and video_url ~* '^https://'),
  video_embed_url text check (video_embed_url ~ '^https://www\.youtube(-nocookie)?\.com/embed/[A-Za-z0-9_-]{11}$'),
  gallery_images jsonb not null default '[]' check (
    jsonb_typeof(gallery_images) in ('array', 'string') and length(gallery_images::text) <= 60000
    and (jsonb_typeof(gallery_images) = 'string' or jsonb_array_length(gallery_images) <= 60)
  ),
  portada_url text check (length(portada_url) <= 500),
  logo_url text check (length(logo_url) <= 500),
  imagen_url text check (length(imagen_url) <= 500),
  promociones text check (length(promociones) <= 1000),
  promocion_titulo text check (length(promocion_titulo) <= 120),
  promocion_imagen text check (length(promocion_imagen) <= 500),
  promocion_fecha date,
  promocion_vigencia text check (length(promocion_vigencia) <= 120),
  seo_keywords text[] not null default '{}' check (cardinality(seo_keywords) <= 30),
  paquete_marketing text check (length(paquete_marketing) <= 2000),
  meta_title text check (length(meta_title) <= 120),
  meta_description text check (length(meta_description) <= 300),
  estadisticas text check (length(estadisticas) <= 1000),
  -- written by the server alone
  plan_type text not null default 'free' references private.planes (plan),
  is_approved boolean,
  is_deleted boolean not null default false,
  deleted_at timestamptz,
  is_featured boolean not null default false,
  user_id uuid references auth.users (id) on delete set null,
  rating numeric(2, 1) check (rating between 0 and 5),
  reviews_count int not null default 0 check (reviews_count >= 0),
  visitas bigint not null default 0 check (visitas >= 0),
  clics bigint not null default 0 check (clics >= 0),
  ai_portada_used boolean not null default false,
  ai_logo_used boolean not null default false,
  denue_id text unique check (denue_id ~ '^[0-9]{1,20}$'),
  denue_huella text,
  fuente text check (length(fuente) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- derived
  estado text not null generated always as (
    case when is_approved then 'aprobado' when not is_approved then 'rechazado' else 'pendiente' end
  ) stored,
  status text not null generated always as (
    case when is_approved then 'approved' when not is_approved then 'rejected' else 'pending' end
  ) stored,
  tiene_dueno boolean not null generated always as (user_id is not null) stored,
  rango smallint not null generated always as (
    case plan_type when 'premium' then 30 when 'pro' then 20 else 10 end
    + (descripcion is not null)::int
    + (coalesce(portada_url, imagen_url, logo_url) is not null)::int
    + (telefono is not null)::int
    + (horario is not null or hours is not null)::int
    + (user_id is not null)::int
  ) stored,
  busqueda tsvector not null generated always as (
    private.search_document(nombre, categoria, actividad, servicios, colonia, descripcion)
  ) stored,
  constraint coordinates_come_in_pairs check ((latitude is null) = (longitude is null)),
  constraint deletion_has_a_time check (is_deleted = (deleted_at is not null))
);

create index negocios_user_id on public.negocios (user_id);
create index negocios_category on public.negocios (slug_categoria);
create index negocios_browse on public.negocios (rango desc, created_at desc, id) where is_approved and not is_deleted;
create index negocios_browse_category on public.negocios (slug_categoria, rango desc, created_at desc, id)
  where is_approved and not is_deleted;
create index negocios_featured on public.negocios (rango desc, created_at desc) where is_featured and is_approved and not is_deleted;
create index negocios_search on public.negocios using gin (busqueda) where is_approved and not is_deleted;

create table public.negocio_privado (
  negocio_id uuid primary key references public.negocios (id) on delete cascade,
  email text check (email = lower(btrim(email)) and length(email) <= 254),
  telefono_privado text check (length(telefono_privado) <= 30),
  direccion_privada text check (length(direccion_privada) <= 300),
  notas_admin text check (length(notas_admin) <= 4000),
  motivo_rechazo text check (length(motivo_rechazo) <= 1000),
  revisado_por uuid references auth.users (id) on delete set null,
  revisado_at timestamptz
);
create index negocio_privado_email on public.negocio_privado (email);
create index negocio_privado_reviewer on public.negocio_privado (revisado_por);

create table public.negocio_propietarios (
  user_id uuid not null references auth.users (id) on delete cascade,
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, negocio_id)
);
create index negocio_propietarios_business on public.negocio_propietarios (negocio_id);

create table public.negocio_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index negocio_slugs_business on public.negocio_slugs (negocio_id);

-- ---------------------------------------------------------------- ownership

create function private.my_businesses() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select n.id from public.negocios n where n.user_id = (select auth.uid()) and not n.is_deleted
  union
  select p.negocio_id from public.negocio_propietarios p
    join public.negocios n on n.id = p.negocio_id and not n.is_deleted
    where p.user_id = (select auth.uid())
$$;
grant execute on function private.my_businesses() to authenticated, service_role;
comment on function private.my_businesses is 'Ids of the businesses that the signed-in user owns, by user_id or by an owner link.';

-- ---------------------------------------------------------------- triggers

create function private.set_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.slug_categoria is not distinct from old.slug_categoria then
    -- The name was given, or changed: it decides, when it is one of the ten.
    if new.slug_categoria is null or (tg_op = 'UPDATE' and new.categoria is distinct from old.categoria) then
      select c.slug into new.slug_categoria from public.categorias c where private.words(c.nombre) = private.words(new.categoria);
    end if;
  end if;
  select c.nombre into new.categoria from public.categorias c where c.slug = new.slug_categoria;
  if not found then
    raise exception 'categoria_desconocida' using errcode = '23514', hint = 'The category is not one of the fixed list.';
  end if;
  return new;
end $$;

create function private.forget_stale_e164() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The number that links dial is the number that is shown: who changes one without the other leaves it to be derived anew.
  if new.telefono is distinct from old.telefono and new.telefono_e164 is not distinct from old.telefono_e164 then
    new.telefono_e164 := null;
  end if;
  if new.whatsapp is distinct from old.whatsapp and new.whatsapp_e164 is not distinct from old.whatsapp_e164 then
    new.whatsapp_e164 := null;
  end if;
  return new;
end $$;
grant execute on function private.forget_stale_e164() to authenticated, service_role;

create function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A slug in use is nobody's former slug.
  delete from public.negocio_slugs where slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into public.negocio_slugs (slug, negocio_id) values (old.slug, new.id) on conflict (slug) do update set negocio_id = excluded.negocio_id;
  end if;
  return null;
end $$;

create function private.guard_owner_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  forbidden text;
  limits private.planes;
  gallery_count int;
begin
  select * into limits from private.planes where plan = new.plan_type;
  select c.key into forbidden
  from jsonb_each(to_jsonb(new)) c
    join jsonb_each(to_jsonb(old)) o using (key)
    left join private.columnas_de_plan w on w.columna = c.key
    left join private.planes p on p.plan = w.plan_minimo
  where c.value is distinct from o.value
    and c.key not in ('estado', 'status', 'tiene_dueno', 'rango', 'busqueda', 'updated_at')
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

-- Triggers of one kind run in the order of their names.
create trigger negocios_1_category before insert or update of categoria, slug_categoria on public.negocios
  for each row execute function private.set_category();
create trigger negocios_2_guard before update on public.negocios
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_owner_write();
create trigger negocios_3_e164 before update of telefono, whatsapp on public.negocios
  for each row execute function private.forget_stale_e164();
create trigger negocios_4_touch before update on public.negocios
  for each row execute function private.touch_updated_at();
create trigger negocios_slug_taken after insert on public.negocios
  for each row execute function private.keep_old_slug();
create trigger negocios_slug_changed after update of slug on public.negocios
  for each row when (old.slug is distinct from new.slug) execute function private.keep_old_slug();

-- ---------------------------------------------------------------- row security and grants

alter table public.negocios enable row level security;
alter table public.negocio_privado enable row level security;
alter table public.negocio_propietarios enable row level security;
alter table public.negocio_slugs enable row level security;

revoke all on public.negocios, public.negocio_privado, public.negocio_propietarios, public.negocio_slugs
  from public, anon, authenticated, service_role;
grant all on public.negocios, public.negocio_privado, public.negocio_propietarios, public.negocio_slugs to service_role;

grant select (
  id, slug, nombre, descripcion, categoria, slug_categoria, actividad, telefono, telefono_e164, whatsapp, whatsapp_e164, direccion,
  colonia, codigo_postal, latitude, longitude, mapa_embed_url, hours, horario, web, instagram, facebook, tiktok, servicios, menu,
  video_url, video_embed_url, gallery_images, portada_url, logo_url, imagen_url, promociones, promocion_titulo, promocion_imagen,
  promocion_fecha, promocion_vigencia, seo_keywords, meta_title, meta_description, estadisticas, plan_type, is_approved, is_deleted,
  is_featured, rating, reviews_count, visitas, clics, fuente, created_at, updated_at, estado, status, tiene_dueno, rango
) on public.negocios to anon, authenticated;
grant select (ai_portada_used, ai_logo_used, paquete_marketing) on public.negocios to authenticated;
grant update (
  nombre, categoria, slug_categoria, telefono, whatsapp, direccion, colonia, codigo_postal, latitude, longitude, descripcion,
  portada_url, logo_url, imagen_url, servicios, hours, horario, instagram, facebook, tiktok, web,
  mapa_embed_url, gallery_images, promociones, promocion_imagen, promocion_titulo, promocion_fecha, promocion_vigencia, menu,
  video_url, video_embed_url, seo_keywords
) on public.negocios to authenticated;
grant select (negocio_id, email, telefono_privado, direccion_privada, motivo_rechazo, revisado_at)
  on public.negocio_privado to authenticated;
grant select on public.negocio_propietarios to authenticated;
grant select (slug, negocio_id) on public.negocio_slugs to anon, authenticated;

create policy negocios_select_visitor on public.negocios for select to anon
  using (is_approved and not is_deleted);
create policy negocios_select_signed_in on public.negocios for select to authenticated
  using ((is_approved and not is_deleted) or id in (select private.my_businesses()) or (select private.is_admin()));
create policy negocios_update_owner on public.negocios for update to authenticated
  using (id in (select private.my_businesses())) with check (id in (select private.my_businesses()));
create policy negocio_privado_select_owner on public.negocio_privado for select to authenticated
  using (negocio_id in (select private.my_businesses()) or (select private.is_admin()));
create policy negocio_propietarios_select_own on public.negocio_propietarios for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy negocio_slugs_select_public on public.negocio_slugs for select to anon, authenticated
  using (exists (select from public.negocios n where n.id = negocio_id));

comment on table public.negocios is 'Businesses. Public when is_approved and not is_deleted.';
comment on column public.negocios.is_approved is 'null = pending, true = approved, false = rejected; estado and status are derived from it.';
comment on column public.negocios.plan_type is 'A cache of the ledger: the highest period alive now. Written by the server alone.';
comment on column public.negocios.horario is 'Structured hours, see private.is_weekly_hours; null = unknown. "hours" keeps the free text.';
comment on column public.negocios.gallery_images is 'A list of urls; legacy rows may hold objects, a json string or a comma-separated string.';
comment on column public.negocios.denue_huella is 'Fingerprint of the row as last imported: an import writes only what changed at the source.';
comment on column public.negocios.rango is 'Order while browsing: plan first, then completeness (0 to 5).';
comment on column public.negocios.busqueda is 'What full-text search looks at: name A, category, activity and services B, colonia C, description D.';
comment on table public.negocio_privado is 'What the public must never see of a business: e-mail, hidden phone or address, notes of the review.';
comment on table public.negocio_propietarios is 'Further owners of a business, beside negocios.user_id.';
comment on table public.negocio_slugs is 'Former slugs; they redirect to the present one.';
