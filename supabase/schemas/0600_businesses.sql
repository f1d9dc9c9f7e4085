-- Businesses, what is private about them, and who owns them.
--
-- Every column that somebody outside may write, or whose words come from outside, has one check, named table_column_check. What search
-- looks at beside the words (the folded name, the place on the ground, the week's open minutes) is derived here.
--
-- One lock holds for every statement on negocios, by whichever key or function it comes: nobody writes past the plan. A statement that
-- is exempt says so itself: it sets the column "escritor" of the rows that it writes. The lock reads it and empties
-- it, so it is never stored; the exemption is of that one statement, and neither what it calls nor what follows has it. The roles of
-- the API may not set it. (A setting of the function would end later than the statement, and a hosted project refuses custom ones.)
--
--   escritor          may write beside what an owner of that plan may
--   importador        everything: rows come as they are
--   administracion    every column but the plan and the rating
--   pagos             the plan: it follows from the ledger
--   (none)            columns that are not an owner's, but for the plan and the rating, which nobody else writes
--
-- Who may do what:
--   negocios               anon reads the columns of public rows that every plan shows, and what else a row's plan shows by the functions
--                          of …_listing.sql; an owner also reads the own rows, and edits them by the functions of …_edits.sql; an
--                          administrator reads all; nobody writes through the API but service_role
--   busqueda, nombre_plano, punto, minutos_abierto, minutos_especiales, slugs_de_entrega   read by the search functions alone; derived
--   slug_colonia, slug_actividad, poco_contenido, scian   everybody reads them, of rows they may read; a trigger, nobody and imports write
--   negocio_privado        owner and administrator read, but for the administrator's notes and name; service_role writes. A helper, and
--                          whoever has not accepted the business yet, read nothing of it
--   negocio_propietarios   a user reads the own links; service_role writes
--   negocio_ayudantes      an owner reads those of the own businesses, a helper the own ones; service_role writes
--   negocio_slugs          everybody reads those of rows they may read; written by trigger

create table public.negocios (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  nombre text not null check (private.is_text(nombre, 150) and private.has_letters(nombre)),
  descripcion text check (private.is_text(descripcion, 2000, 100)),
  categoria text not null,
  slug_categoria text not null references public.categorias (slug) on update cascade,
  actividad text check (private.is_text(actividad, 300)),
  scian text check (scian ~ '^[0-9]{2,6}$'),
  personal text check (private.is_text(personal, 60)),
  telefono text check (telefono ~ '^[0-9+() .-]{7,30}$' and length(regexp_replace(telefono, '[^0-9]', '', 'g')) between 7 and 15),
  telefono_e164 text check (telefono_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  whatsapp text check (private.is_text(whatsapp, 200) and whatsapp !~* '^\s*(javascript|data|vbscript|file|blob):'),
  whatsapp_e164 text check (whatsapp_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  direccion text check (private.is_text(direccion, 300)),
  colonia text check (private.is_text(colonia, 120)),
  codigo_postal text check (codigo_postal ~ '^[0-9]{5}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  mapa_embed_url text check (private.is_text(mapa_embed_url, 2000) and mapa_embed_url ~* '^https://'),
  hours text check (private.is_text(hours, 300)),
  horario jsonb check (private.is_weekly_hours(horario)),
  horario_especial jsonb check (private.is_special_days(horario_especial)),
  horario_confirmado date,
  web text check (private.is_text(web, 300) and web ~* '^https?://[^\s<>"'']+$'),
  instagram text check (private.is_text(instagram, 300) and instagram ~* '^https://([a-z0-9-]+\.)*instagram\.com/[^\s<>"'']*$'),
  facebook text
    check (private.is_text(facebook, 300) and facebook ~* '^https://([a-z0-9-]+\.)*(facebook\.com|fb\.com|fb\.me)/[^\s<>"'']*$'),
  tiktok text check (private.is_text(tiktok, 300) and tiktok ~* '^https://([a-z0-9-]+\.)*tiktok\.com/[^\s<>"'']*$'),
  -- what the public is not to see of them: see …_privacy.sql
  telefono_al_tocar boolean not null default false,
  solo_whatsapp boolean not null default false,
  direccion_aproximada boolean not null default false,
  telefono_oculto boolean not null default false,
  servicios text[] not null default '{}' check (private.is_text_list(servicios, 60, 80)),
  menu text check (private.is_text(menu, 20000, 400) and menu !~* '^\s*(javascript|data|vbscript|file|blob):'),
  video_url text check (private.is_text(video_url, 500) and video_url ~* '^https://'),
  video_embed_url text check (video_embed_url ~ '^https://www\.youtube(-nocookie)?\.com/embed/[A-Za-z0-9_-]{11}$'),
  gallery_images jsonb not null default '[]' check (private.is_gallery(gallery_images, 60)),
  imagenes_datos jsonb not null default '{}' check (private.is_picture_data(imagenes_datos)),
  portada_url text check (private.is_picture(portada_url)),
  logo_url text check (private.is_picture(logo_url)),
  imagen_url text check (private.is_picture(imagen_url)),
  menu_pdf text check (length(menu_pdf) < 100 and menu_pdf ~ '^menus/[0-9a-f-]{36}/[0-9a-f-]{36}\.pdf$'),
  promociones text check (private.is_text(promociones, 1000, 100)),
  promocion_titulo text check (private.is_text(promocion_titulo, 120)),
  promocion_imagen text check (private.is_picture(promocion_imagen)),
  promocion_fecha date check (promocion_fecha between '2000-01-01' and '2100-01-01'),
  promocion_vigencia text check (private.is_text(promocion_vigencia, 120)),
  seo_keywords text[] not null default '{}' check (private.is_text_list(seo_keywords, 30, 60)),
  meta_title text check (private.is_text(meta_title, 120)),
  meta_description text check (private.is_text(meta_description, 300)),
  estadisticas text check (private.is_text(estadisticas, 1000, 100)),
  -- how one pays and gets it
  formas_de_pago text[] not null default '{}' check (
    case when private.is_text_list(formas_de_pago, 5, 20) then formas_de_pago <@ array['efectivo', 'tarjeta', 'transferencia', 'codi', 'vales'] else false end
  ),
  entrega text[] not null default '{}' check (
    case when private.is_text_list(entrega, 2, 20) then entrega <@ array['domicilio', 'para-llevar'] else false end
  ),
  colonias_de_entrega text[] not null default '{}' check (private.is_text_list(colonias_de_entrega, 60, 120)),
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
  denue_huella text check (denue_huella ~ '^[0-9a-f]{32}$'),
  fuente text check (private.is_text(fuente, 200)),
  web_publicada text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  escritor text check (escritor is null),
  -- derived
  estado text not null generated always as (
    case when is_approved then 'aprobado' when not is_approved then 'rechazado' else 'pendiente' end
  ) stored,
  status text not null generated always as (
    case when is_approved then 'approved' when not is_approved then 'rejected' else 'pending' end
  ) stored,
  tiene_dueno boolean not null generated always as (user_id is not null) stored,
  rango smallint not null generated always as (
    case plan_type when 'premium' then 60 when 'pro' then 40 else 20 end
    + 8 * (telefono is not null or telefono_oculto)::int
    + 4 * (horario is not null or hours is not null)::int
    + (descripcion is not null)::int
    + (coalesce(portada_url, imagen_url, logo_url) is not null)::int
    + (user_id is not null)::int
  ) stored,
  slug_colonia text,
  busqueda tsvector not null generated always as (
    private.search_document(
      nombre, categoria, actividad, case when plan_type <> 'free' then servicios end, colonia, descripcion,
      case when plan_type = 'premium' then seo_keywords end, direccion, scian
    )
  ) stored,
  nombre_plano text not null generated always as (private.words(nombre)) stored,
  punto point generated always as (private.map_point(latitude, longitude)) stored,
  minutos_abierto int4multirange generated always as (private.open_minutes(horario)) stored,
  slugs_de_entrega text[] not null generated always as (private.place_slugs(colonias_de_entrega)) stored,
  -- Bounded: it stands in indexes.
  minutos_especiales int4multirange generated always as (private.special_minutes(horario, horario_especial)) stored
    check (length(minutos_especiales::text) <= 3000),
  slug_actividad text generated always as (nullif(rtrim(left(replace(private.words(actividad), ' ', '-'), 80), '-'), '')) stored,
  poco_contenido boolean not null generated always as (
    descripcion is null and coalesce(portada_url, imagen_url, logo_url) is null
    and gallery_images in ('[]'::jsonb, '""'::jsonb) and hours is null and horario is null and user_id is null
    and ((coalesce(telefono, web) is null and not telefono_oculto) or coalesce(direccion, colonia) is null)
  ) stored,
  tiene_telefono boolean not null generated always as (telefono is not null or telefono_oculto) stored,
  constraint hidden_phone_is_elsewhere
    check (not (telefono_al_tocar or solo_whatsapp or telefono_oculto) or (telefono is null and telefono_e164 is null)),
  constraint hidden_place_is_elsewhere
    check (not direccion_aproximada or coalesce(direccion, codigo_postal, mapa_embed_url) is null),
  constraint coordinates_come_in_pairs check ((latitude is null) = (longitude is null)),
  constraint deletion_has_a_time check (is_deleted = (deleted_at is not null))
);

-- A test holds them equal to lib/businesses/fields.ts.
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
  ('seo_keywords', 'premium', 'premium', false, null),
  ('menu_pdf', 'premium', 'premium', false, 'menus'),
  ('formas_de_pago', 'free', 'free', false, null),
  ('entrega', 'free', 'free', false, null),
  ('colonias_de_entrega', 'free', 'free', false, null),
  ('horario_especial', 'pro', 'free', false, null),
  ('telefono_al_tocar', 'free', 'free', false, null),
  ('solo_whatsapp', 'free', 'free', false, null),
  ('direccion_aproximada', 'free', 'free', false, null);

create table public.negocio_privado (
  negocio_id uuid primary key references public.negocios (id) on delete cascade,
  email text check (private.is_text(email, 254) and email = lower(btrim(email))),
  -- what is hidden of negocios, by the names and the rules of its columns
  telefono text check (telefono ~ '^[0-9+() .-]{7,30}$' and length(regexp_replace(telefono, '[^0-9]', '', 'g')) between 7 and 15),
  telefono_e164 text check (telefono_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  whatsapp text check (private.is_text(whatsapp, 200) and whatsapp !~* '^\s*(javascript|data|vbscript|file|blob):'),
  whatsapp_e164 text check (whatsapp_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  direccion text check (private.is_text(direccion, 300)),
  codigo_postal text check (codigo_postal ~ '^[0-9]{5}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  mapa_embed_url text check (private.is_text(mapa_embed_url, 2000) and mapa_embed_url ~* '^https://'),
  rejilla uuid not null default gen_random_uuid(),
  notas_admin text check (private.is_text(notas_admin, 4000, 4000)),
  motivo_rechazo text check (private.is_text(motivo_rechazo, 1000, 1000)),
  revisado_por uuid references auth.users (id) on delete set null,
  revisado_at timestamptz,
  reenvios timestamptz[] not null default '{}',
  rechazado jsonb check (jsonb_typeof(rechazado) = 'object' and length(rechazado::text) <= 100000),
  solicitud uuid unique,
  paquete_marketing text check (private.is_text(paquete_marketing, 2000, 100)),
  constraint hidden_coordinates_come_in_pairs check ((latitude is null) = (longitude is null))
);

create table public.negocio_propietarios (
  user_id uuid not null references auth.users (id) on delete cascade,
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  created_at timestamptz not null default now(),
  aceptado_at timestamptz default now(),
  primary key (user_id, negocio_id)
);

create table public.negocio_ayudantes (
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  email text not null check (private.is_text(email, 254) and email = lower(btrim(email))),
  user_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (negocio_id, email),
  unique (negocio_id, user_id)
);

create table public.negocio_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  created_at timestamptz not null default now()
);

create function private.web_host(web text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select substring(lower(web) from '^https?://(?:www\.)?([a-z0-9.-]+)')
$$;
comment on function private.web_host is 'The host of a web address, without "www.".';

create index negocios_user_id on public.negocios (user_id);
create index negocios_category on public.negocios (slug_categoria);
create index negocios_browse on public.negocios (rango desc, created_at desc, id) where is_approved and not is_deleted;
create index negocios_browse_category on public.negocios (slug_categoria, rango desc, created_at desc, id)
  where is_approved and not is_deleted;
-- For the administration's counts of what is not public.
create index negocios_not_public on public.negocios (is_deleted, is_approved) where is_deleted or is_approved is null or not is_approved;
create index negocios_featured on public.negocios (rango desc, created_at desc) where is_featured and is_approved and not is_deleted;
-- Of every GIN index: without `fastupdate = off` what is written waits in a list that each search reads whole, until a vacuum.
create index negocios_search on public.negocios using gin (busqueda) with (fastupdate = off) where is_approved and not is_deleted;
create index negocio_privado_email on public.negocio_privado (email);
create index negocio_privado_reviewer on public.negocio_privado (revisado_por);
create index negocio_propietarios_business on public.negocio_propietarios (negocio_id);
create index negocio_ayudantes_person on public.negocio_ayudantes (user_id);
create index negocio_ayudantes_email on public.negocio_ayudantes (email) where user_id is null;
create index negocio_slugs_business on public.negocio_slugs (negocio_id);
-- Those that pay come first; an index of their own keeps the planner from reading all of them by another one.
create index negocios_search_paid on public.negocios using gin (busqueda) with (fastupdate = off)
  where is_approved and not is_deleted and plan_type <> 'free';
-- An eighth of all, by chance (ids are random). GIN gives all that match before the first row is read; where a word is everywhere, this
-- index finds as many as are looked at, and the rest is not asked for.
create index negocios_search_some on public.negocios using gin (busqueda) with (fastupdate = off)
  where is_approved and not is_deleted and id >= 'e0000000-0000-0000-0000-000000000000';
create index negocios_name_some on public.negocios (nombre_plano text_pattern_ops)
  where is_approved and not is_deleted and id >= 'e0000000-0000-0000-0000-000000000000';
create index negocios_name on public.negocios (nombre_plano text_pattern_ops) where is_approved and not is_deleted;
-- The middle of a name, for visitors where nothing else is found, and for the administration, which finds what is not public, too.
create index negocios_any_name on public.negocios using gin (nombre_plano extensions.gin_trgm_ops) with (fastupdate = off);
create index negocios_category_place on public.negocios using gist (slug_categoria extensions.gist_text_ops, punto)
  where is_approved and not is_deleted;
create index negocios_browse_neighborhood on public.negocios (slug_colonia, rango desc, created_at desc, id)
  where is_approved and not is_deleted;
-- All that the lists of activities ask for, but for the cards themselves.
create index negocios_browse_activity on public.negocios (slug_actividad, rango desc, created_at desc, id) include (slug_categoria, slug_colonia)
  where is_approved and not is_deleted and slug_actividad is not null;
create index negocios_known_hours on public.negocios (rango desc, created_at desc, id) include (minutos_abierto, minutos_especiales, slug_categoria, plan_type, slug_colonia)
  where is_approved and not is_deleted and minutos_abierto is not null;
create index negocios_phone_end on public.negocios (reverse(private.national_number(telefono)) text_pattern_ops)
  where is_approved and not is_deleted;
create index negocios_phone_start on public.negocios (private.national_number(telefono) text_pattern_ops)
  where is_approved and not is_deleted;
-- In the order of registration: a new business is added to the last part and moves none of the others.
create index negocios_sitemap on public.negocios (created_at, id) include (slug, updated_at)
  where is_approved and not is_deleted and not poco_contenido;
-- For counts of what is open now, by category or colonia: only listings whose hours are known are in these.
create index negocios_hours_category on public.negocios (slug_categoria) include (minutos_abierto, minutos_especiales, plan_type, slug_colonia)
  where is_approved and not is_deleted and minutos_abierto is not null;
create index negocios_hours_neighborhood on public.negocios (slug_colonia) include (minutos_abierto, minutos_especiales, plan_type, slug_categoria)
  where is_approved and not is_deleted and minutos_abierto is not null;
-- For searches of what is open now: most businesses tell no hours.
create index negocios_search_hours on public.negocios using gin (busqueda) with (fastupdate = off)
  where is_approved and not is_deleted and minutos_abierto is not null;
-- For filters on payment and delivery: hardly any listing tells, so they look at those that do.
create index negocios_ways on public.negocios using gin (formas_de_pago, entrega) with (fastupdate = off)
  where is_approved and not is_deleted and (formas_de_pago <> '{}' or entrega <> '{}');
create index negocios_web_host on public.negocios (private.web_host(web)) where web is not null and not is_deleted;
create index negocios_place on public.negocios using gist (punto) include (plan_type, slug_categoria, slug_colonia, minutos_abierto, minutos_especiales, rango)
  where is_approved and not is_deleted;

create function private.my_businesses() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select n.id from public.negocios n
    left join public.negocio_propietarios p on p.negocio_id = n.id and p.user_id = (select private.viewer())
  where n.user_id = (select private.viewer()) and not n.is_deleted and (p.user_id is null or p.aceptado_at is not null)
  union
  select p.negocio_id from public.negocio_propietarios p
    join public.negocios n on n.id = p.negocio_id and not n.is_deleted
    where p.user_id = (select private.viewer()) and p.aceptado_at is not null
$$;
comment on function private.my_businesses is 'Ids of the businesses that the signed-in user owns, by user_id or by an owner link, and has accepted. Open to whoever is signed in: policies ask it as the reader, and it tells one only about oneself.';

create function private.my_edited_businesses() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select private.my_businesses()
  union
  select a.negocio_id from public.negocio_ayudantes a
    join public.negocios n on n.id = a.negocio_id and not n.is_deleted
    where a.user_id = (select private.viewer())
$$;
comment on function private.my_edited_businesses is 'These, and those that the user helps with: private.edits() for policies. What is private about the owner is not a helper''s: those policies ask my_businesses(). Open to whoever is signed in: policies ask it as the reader, as they do my_businesses().';

create function private.helps(person uuid, business uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.negocio_ayudantes a join public.negocios n on n.id = a.negocio_id and not n.is_deleted
    where a.negocio_id = business and a.user_id = person
  )
$$;
comment on function private.helps is 'True if a user has accepted to help with a business.';

-- Removes helpers, proposals, wishes and whatever was generated or written to an owner: the next one chooses anew and reads none of it.
create function private.forget_owner(business uuid, heir uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.negocio_ayudantes a where a.negocio_id = business;
  -- Of two owners one stays.
  if not exists (select from public.negocio_propietarios p where p.negocio_id = business and p.user_id = heir and p.aceptado_at is not null) then
    delete from public.revisiones r where r.negocio_id = business;
    delete from public.negocio_ia i where i.negocio_id = business;
    -- Tries that were used stay used: they are the business's. Work on its way ends for want of its turn; list_orphan_pictures() finds
    -- the drafts.
    update public.ia_imagenes i set
      estado = case when i.estado in ('trabajando', 'lista') then 'descartada' else i.estado end,
      turno = gen_random_uuid(), deseo = '{}', ruta = null, desenfoque = null
    where i.negocio_id = business;
    update public.negocio_privado v set paquete_marketing = null where v.negocio_id = business;
  end if;
end $$;
comment on function private.forget_owner is 'Parts a business from what is its owner''s and not the listing''s; an heir who owned it, too, keeps what both had.';

create function private.forget_former_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_owner(new.id, new.user_id);
  -- The address by which it came to its first owner stays that one's.
  update public.negocio_privado v set email = null where v.negocio_id = new.id and old.user_id is not null;
  return null;
end $$;

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
  -- The number that links dial is the number that is shown: who changes one without the other leaves it to be derived anew, unless
  -- it is the same number, written in another way.
  if new.telefono is distinct from old.telefono and new.telefono_e164 is not distinct from old.telefono_e164
    and private.national_number(new.telefono) is distinct from private.national_number(new.telefono_e164) then
    new.telefono_e164 := null;
  end if;
  if new.whatsapp is distinct from old.whatsapp and new.whatsapp_e164 is not distinct from old.whatsapp_e164
    and private.national_number(new.whatsapp) is distinct from private.national_number(new.whatsapp_e164) then
    new.whatsapp_e164 := null;
  end if;
  return new;
end $$;
comment on function private.forget_stale_e164 is 'Drops the international form of a number that was changed without it.';

create function private.forget_former_map() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.mapa_embed_url := null;
  return new;
end $$;
comment on function private.forget_former_map is 'The map is of the place: whoever moves the pin alone leaves the map of the former place behind.';

-- An old slug redirects until somebody else uses it.
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

-- The server stores each picture in a folder named like the business; nobody else writes objects.
create function private.is_stored_picture(business uuid, place text, picture jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select jsonb_typeof(picture) = 'string' and split_part(picture #>> '{}', '/', -2) = business::text
    and exists (select from storage.objects o where o.bucket_id = place and o.name = picture #>> '{}')
$$;
comment on function private.is_stored_picture is 'True if a value is the path of a picture that the server stored for that business in that bucket.';

create function private.refuse_writer() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'escritor_ajeno' using errcode = '42501';
end $$;

create function private.lock_business_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  writer constant text := new.escritor;
  before jsonb := '{"plan_type": "free", "reviews_count": 0}';
  after jsonb;
  limits private.planes;
  field record;
begin
  if writer not in ('importador', 'administracion', 'pagos') then
    raise exception 'escritor_desconocido' using errcode = '22023', hint = left(writer, 60);
  end if;
  new.escritor := null;
  if writer = 'importador' or (writer = 'administracion' and new.user_id is null and (tg_op = 'INSERT' or new.web is distinct from old.web)) then
    new.web_publicada := new.web;
  end if;
  if writer = 'importador' then
    return new;
  end if;
  after := to_jsonb(new);
  if tg_op = 'UPDATE' then
    before := to_jsonb(old);
  end if;
  for field in
    select c.column_name from unnest(array['plan_type', 'rating', 'reviews_count']) c (column_name)
    where nullif(after -> c.column_name, 'null') is distinct from nullif(before -> c.column_name, 'null')
      and not (c.column_name = 'plan_type' and writer is not distinct from 'pagos')
  loop
    raise exception 'columna_ajena' using errcode = '42501', hint = field.column_name;
  end loop;
  if writer = 'administracion' then
    return new;
  end if;
  select * into strict limits from private.planes p where p.plan = new.plan_type;
  if length(new.descripcion) > limits.descripcion_max and after -> 'descripcion' is distinct from before -> 'descripcion' then
    raise exception 'descripcion_larga' using errcode = '23514', hint = limits.descripcion_max::text;
  end if;
  for field in
    select f.columna, f.bucket, x.rango > limits.rango as is_above, after -> f.columna as value,
      case jsonb_typeof(before -> f.columna) when 'array' then before -> f.columna else '[]' end as before
    from private.campos_de_negocio f join private.planes x on x.plan = f.plan_minimo
    where nullif(nullif(after -> f.columna, 'null'), '[]') is distinct from nullif(nullif(before -> f.columna, 'null'), '[]')
    order by f.columna
  loop
    if field.is_above then
      raise exception 'plan_insuficiente' using errcode = '42501', hint = field.columna;
    end if;
    if field.columna = 'gallery_images' and not coalesce(
      case jsonb_typeof(field.value) when 'array' then
        jsonb_array_length(field.value) <= limits.galeria_max
        -- What a higher plan has left is put in order and taken off, one by one.
        or (jsonb_array_length(field.value) <= jsonb_array_length(field.before) and field.value <@ field.before) end, false
    ) then
      raise exception 'galeria_llena' using errcode = '23514', hint = limits.galeria_max::text;
    end if;
    if field.bucket is not null and exists (
      select from jsonb_array_elements(case jsonb_typeof(field.value) when 'array' then field.value else jsonb_build_array(field.value) end) picture
      -- What is there already may be of a time before this folder.
      where picture <> 'null' and not field.before @> jsonb_build_array(picture)
        and not private.is_stored_picture(new.id, field.bucket, picture)
    ) then
      raise exception 'imagen_ajena' using errcode = '23514', hint = field.columna;
    end if;
  end loop;
  return new;
end $$;
comment on function private.lock_business_fields is 'Refuses what the plan of the row does not allow, whoever writes: 42501 columna_ajena (plan, rating) or plan_insuficiente, 23514 descripcion_larga, galeria_llena or imagen_ajena; the hint names the column or the limit.';

-- Hours that their owner writes are confirmed by it; what somebody else writes is not.
create function private.date_hours() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.horario_confirmado := case when new.escritor is null and coalesce(new.hours, new.horario::text) is not null
    then (now() at time zone 'America/Mexico_City')::date end;
  return new;
end $$;

-- slug_colonia is the known colonia that the free text names, or null.
create function private.set_neighborhood() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select c.slug_colonia into new.slug_colonia from private.colonias_conocidas c
  where c.slug_colonia = replace(private.words(new.colonia), ' ', '-');
  return new;
end $$;

-- Triggers of one kind run in the order of their names.
create trigger negocios_0_writer before insert or update on public.negocios
  for each row when (new.escritor is not null and current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.refuse_writer();

create trigger negocios_1_category before insert or update of categoria, slug_categoria on public.negocios
  for each row execute function private.set_category();

create trigger negocios_1_hours before update of hours, horario on public.negocios
  for each row when ((old.hours, old.horario) is distinct from (new.hours, new.horario)) execute function private.date_hours();

create trigger negocios_2_lock before insert or update on public.negocios
  for each row execute function private.lock_business_fields();

create trigger negocios_3_e164 before update of telefono, whatsapp on public.negocios
  for each row execute function private.forget_stale_e164();

create trigger negocios_3_map before update of latitude, longitude on public.negocios
  for each row when (
    (old.latitude, old.longitude) is distinct from (new.latitude, new.longitude)
    and old.mapa_embed_url is not null and new.mapa_embed_url is not distinct from old.mapa_embed_url
  )
  execute function private.forget_former_map();

create trigger negocios_3_neighborhood before insert or update of colonia, slug_colonia on public.negocios
  for each row execute function private.set_neighborhood();

create trigger negocios_4_touch before update on public.negocios
  for each row when ((old.visitas, old.clics) is not distinct from (new.visitas, new.clics))
  execute function private.touch_updated_at();

create trigger negocios_owner_changed after update of user_id on public.negocios
  for each row when (new.user_id is distinct from old.user_id) execute function private.forget_former_owner();

create trigger negocios_slug_taken after insert on public.negocios
  for each row execute function private.keep_old_slug();

create trigger negocios_slug_changed after update of slug on public.negocios
  for each row when (old.slug is distinct from new.slug) execute function private.keep_old_slug();

alter table public.negocios enable row level security;
alter table public.negocio_privado enable row level security;
alter table public.negocio_propietarios enable row level security;
alter table public.negocio_ayudantes enable row level security;
alter table public.negocio_slugs enable row level security;

revoke all on public.negocios, public.negocio_privado, public.negocio_propietarios, public.negocio_ayudantes, public.negocio_slugs
  from public, anon, authenticated, service_role;
grant all on public.negocios, public.negocio_privado, public.negocio_propietarios, public.negocio_ayudantes, public.negocio_slugs to service_role;
-- Columns that every plan shows: neither those of some plans alone (…_plans.sql) nor what is known of pictures.
grant select (
  id, slug, nombre, descripcion, categoria, slug_categoria, actividad, telefono, telefono_e164, direccion, colonia, codigo_postal,
  latitude, longitude, mapa_embed_url, hours, horario, horario_especial, horario_confirmado, portada_url, logo_url, imagen_url,
  meta_title, meta_description, estadisticas, formas_de_pago, entrega, colonias_de_entrega,
  telefono_al_tocar, solo_whatsapp, direccion_aproximada, telefono_oculto, plan_type, is_approved, is_deleted,
  is_featured, rating, reviews_count, visitas, clics, fuente, created_at, updated_at, estado, status, tiene_dueno, rango,
  slug_colonia, slug_actividad, scian, poco_contenido
) on public.negocios to anon, authenticated;
grant select (negocio_id, email, telefono, direccion, motivo_rechazo, revisado_at, paquete_marketing)
  on public.negocio_privado to authenticated;
grant select on public.negocio_propietarios to authenticated;
grant select on public.negocio_ayudantes to authenticated;
grant select (slug, negocio_id) on public.negocio_slugs to anon, authenticated;

create policy negocios_select_visitor on public.negocios for select to anon
  using (is_approved and not is_deleted);
create policy negocios_select_signed_in on public.negocios for select to authenticated
  using ((is_approved and not is_deleted) or id in (select private.my_edited_businesses()) or (select private.is_admin()));
create policy negocio_privado_select_owner on public.negocio_privado for select to authenticated
  using (negocio_id in (select private.my_businesses()) or (select private.is_admin()));
create policy negocio_propietarios_select_own on public.negocio_propietarios for select to authenticated
  using (user_id = (select private.viewer()) or (select private.is_admin()));
create policy negocio_ayudantes_select_own on public.negocio_ayudantes for select to authenticated
  using (user_id = (select private.viewer()) or negocio_id in (select private.my_businesses()));
create policy negocio_slugs_select_public on public.negocio_slugs for select to anon, authenticated
  using (exists (select from public.negocios n where n.id = negocio_id));

comment on table public.negocios is 'Businesses. Public when is_approved and not is_deleted.';
comment on column public.negocios.is_approved is 'null = pending, true = approved, false = rejected; estado and status are derived from it.';
comment on column public.negocios.plan_type is 'A cache of the ledger: the highest period alive now. Written by the server alone.';
comment on column public.negocios.horario is 'Structured hours, see private.is_weekly_hours; null = unknown. "hours" keeps the free text.';
comment on column public.negocios.horario_especial is 'Days that are not as the week says, see private.is_special_days; those before yesterday are dropped.';
comment on column public.negocios.horario_confirmado is 'The last day on which its owner wrote or confirmed the hours; null when somebody else wrote them since.';
comment on column public.negocios.gallery_images is 'A list of urls; legacy rows may hold objects, a json string or a comma-separated string.';
comment on column public.negocios.imagenes_datos is 'Facts of pictures by their paths, see private.is_picture_data: written by describe_pictures() alone.';
comment on column public.negocios.denue_huella is 'Fingerprint of the row as last imported: an import writes only what changed at the source.';
comment on column public.negocios.rango is 'Order among equals: the plan (20 a step), then a telephone (8), known hours (4), and what else is there (0 to 3).';
comment on column public.negocios.busqueda is 'Words of full-text search: name A, category, activity, its code and services B, colonia C, description, keywords and address D.';
comment on table public.negocio_privado is 'Facts of a business that the public must never see: e-mail, hidden phone or address, notes of the review.';
comment on column public.negocio_privado.reenvios is 'Times at which its owner sent it again after it was rejected, within thirty days of the last time.';
comment on column public.negocio_privado.rechazado is 'Values of its owner when it was last rejected, by column: what is different since is shown to whoever decides again.';
comment on table public.negocio_propietarios is 'Further owners of a business, beside negocios.user_id.';
comment on table public.negocio_ayudantes is 'Helpers of an owner: they edit a business, without its payments and without deleting it. Without user_id an invitation that waits for whoever has the address.';
comment on table public.negocio_slugs is 'Former slugs; they redirect to the present one.';
comment on column public.negocios.escritor is 'Always empty. A statement of a function that is exempt from the lock names its writer here: importador, administracion or pagos.';
comment on column public.negocios.web_publicada is 'The web address as the importer or, while nobody owned the listing, the administration last wrote it: an owner''s words prove nothing to the next one.';
comment on column public.negocios.slug_colonia is 'The colonia in the form of an address: "santa-martha-acatitla"; null when it is none that is known.';
comment on column public.negocios.slug_actividad is 'The activity in the form of an address: "ferreteria-y-tlapaleria".';
comment on column public.negocios.slugs_de_entrega is 'The colonias that are served, in the form of an address.';
comment on column public.negocios.nombre_plano is 'The name as private.words() writes it.';
comment on column public.negocios.punto is 'The position in metres, see private.map_point.';
comment on column public.negocios.minutos_abierto is 'horario as minutes of the week, see private.open_minutes.';
comment on column public.negocios.minutos_especiales is 'Minutes in which it is the other way round than minutos_abierto says, see private.special_minutes.';

grant execute on function
  private.my_businesses(),
  private.my_edited_businesses()
  to authenticated, service_role;

grant execute on function
  private.forget_former_map(),
  private.forget_stale_e164(),
  private.web_host(text)
  to service_role;
