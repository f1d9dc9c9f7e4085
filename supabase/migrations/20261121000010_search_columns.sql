-- What search looks at, beside the words: the folded name, the place on the ground, the week's open minutes, the telephone's digits.
--
-- Who may do what:
--   negocios.busqueda, nombre_plano, punto, minutos_abierto   read by the search functions alone; derived, so written by nobody

create extension if not exists pg_trgm with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;
create extension if not exists btree_gist with schema extensions;

-- ---------------------------------------------------------------- words

-- As before, in a language whose plans are kept: SQL functions with settings are planned anew at every call, and these are called
-- for every text of every row.
create or replace function private.fold(input text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return lower(extensions.unaccent('extensions.unaccent'::regdictionary, input));
end $$;

create or replace function private.words(input text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return btrim(regexp_replace(lower(extensions.unaccent('extensions.unaccent'::regdictionary, input)), '[^a-z0-9]+', ' ', 'g'));
end $$;

-- ---------------------------------------------------------------- the document of words

alter table public.negocios drop column busqueda;
drop function private.search_document(text, text, text, text[], text, text);

create function private.search_document(
  nombre text, categoria text, actividad text, servicios text[], colonia text, descripcion text, direccion text, scian text
) returns tsvector
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  a constant text := private.words(coalesce(nombre, ''));
  b constant text := private.words(concat_ws(' ', categoria, actividad, array_to_string(servicios, ' ')));
  c constant text := private.words(coalesce(colonia, ''));
  d constant text := private.words(concat_ws(' ', descripcion, direccion));
begin
  -- Stems find plurals; the plain words beside them are what a beginning of a word is held against.
  return setweight(to_tsvector('pg_catalog.spanish', a) || to_tsvector('pg_catalog.simple', a), 'A')
      || setweight(to_tsvector('pg_catalog.spanish', b) || to_tsvector('pg_catalog.simple', b), 'B')
      || setweight(to_tsvector('pg_catalog.spanish', c) || to_tsvector('pg_catalog.simple', c), 'C')
      || setweight(to_tsvector('pg_catalog.spanish', d) || to_tsvector('pg_catalog.simple', d), 'D')
      -- With a position, because only those can be weighed.
      || setweight(to_tsvector('pg_catalog.simple', coalesce('scian' || scian, '')), 'B');
end $$;
grant execute on function private.search_document(text, text, text, text[], text, text, text, text) to authenticated, service_role;

-- ---------------------------------------------------------------- the map

create function private.map_point(latitude double precision, longitude double precision) returns point
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  -- One scale for the whole city: within Iztapalapa it is wrong by less than 0.1 %, and "<->" then means metres.
  return point(longitude * 111320 * cosd(19.36), latitude * 110574);
end $$;
grant execute on function private.map_point(double precision, double precision) to authenticated, service_role;
comment on function private.map_point is 'A position in metres on a plane that fits Mexico City.';

-- ---------------------------------------------------------------- opening hours

create function private.open_minutes(hours jsonb) returns int4multirange
language sql immutable parallel safe strict set search_path = '' as $$
  with days as (
    select d.place - 1 as day, hours -> d.name as ranges
    from unnest(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) with ordinality d (name, place)
    -- A day that nobody can read is unknown, not closed; so says parseWeeklyHours() too.
    where jsonb_typeof(hours -> d.name) = 'array' and not jsonb_path_exists(hours -> d.name, '$[*][0] ? (@ == "24:00")')
  ), ranges as (
    select d.day * 1440 + split_part(r ->> 0, ':', 1)::int * 60 + split_part(r ->> 0, ':', 2)::int as opens,
      d.day * 1440 + split_part(r ->> 1, ':', 1)::int * 60 + split_part(r ->> 1, ':', 2)::int
        + case when r ->> 1 <= r ->> 0 then 1440 else 0 end as closes
    from days d, jsonb_array_elements(d.ranges) r
  ), minutes as (
    select int4range(opens::int, least(closes, 10080)::int) as span from ranges
    union all
    -- The night from Sunday to Monday.
    select int4range(0, (closes - 10080)::int) from ranges where closes > 10080
  )
  select case when exists (select from days) then coalesce((select range_agg(span) from minutes), '{}') end
$$;
grant execute on function private.open_minutes(jsonb) to authenticated, service_role;
comment on function private.open_minutes is 'The minutes of the week, from Monday 0:00, at which a shop is open; null when no day is known.';

create function private.minute_of_week(at timestamptz) returns int
language plpgsql stable parallel safe strict set search_path = '' as $$
declare
  local constant timestamp := at at time zone 'America/Mexico_City';
begin
  return (extract(isodow from local)::int - 1) * 1440 + extract(hour from local)::int * 60 + extract(minute from local)::int;
end $$;

create function private.is_open_at(horario jsonb, at timestamptz) returns boolean
language sql stable parallel safe set search_path = '' as $$
  select case
    when private.open_minutes(horario) @> private.minute_of_week(at) then true
    when private.open_minutes(horario) is null then null
    -- A missing day is unknown, unless the evening before reaches into it.
    when today.ranges is null or jsonb_path_exists(today.ranges, '$[*][0] ? (@ == "24:00")') then null
    else false
  end
  from (
    select horario -> (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[private.minute_of_week(at) / 1440 + 1] as ranges
  ) today
$$;
comment on function private.is_open_at is 'Whether a shop is open, by the clock of Mexico City; null when nobody knows. The same rule as lib/businesses/hours/opening-status.ts.';

-- ---------------------------------------------------------------- telephones

create function private.national_number(phone text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return right(regexp_replace(phone, '[^0-9]', '', 'g'), 10);
end $$;
grant execute on function private.national_number(text) to authenticated, service_role;

-- ---------------------------------------------------------------- columns and indexes

alter table public.negocios
  add column busqueda tsvector not null generated always as (
    private.search_document(nombre, categoria, actividad, servicios, colonia, descripcion, direccion, scian)
  ) stored,
  add column nombre_plano text not null generated always as (private.words(nombre)) stored,
  add column punto point generated always as (private.map_point(latitude, longitude)) stored,
  add column minutos_abierto int4multirange generated always as (private.open_minutes(horario)) stored;

comment on column public.negocios.busqueda is 'What full-text search looks at: name A, category, activity, its code and services B, colonia C, description and address D.';
comment on column public.negocios.nombre_plano is 'The name as private.words() writes it.';
comment on column public.negocios.punto is 'The position in metres, see private.map_point.';
comment on column public.negocios.minutos_abierto is 'horario as minutes of the week, see private.open_minutes.';

create index negocios_search on public.negocios using gin (busqueda) where is_approved and not is_deleted;
-- Those that pay come first; an index of their own keeps the planner from reading all of them by another one.
create index negocios_search_paid on public.negocios using gin (busqueda) where is_approved and not is_deleted and plan_type <> 'free';
create index negocios_name on public.negocios (nombre_plano text_pattern_ops) where is_approved and not is_deleted;
create index negocios_place on public.negocios using gist (punto) where is_approved and not is_deleted;
create index negocios_category_place on public.negocios using gist (slug_categoria extensions.gist_text_ops, punto)
  where is_approved and not is_deleted;
create index negocios_browse_neighborhood on public.negocios (slug_colonia, rango desc, created_at desc, id)
  where is_approved and not is_deleted;
create index negocios_known_hours on public.negocios (rango desc, created_at desc, id) include (minutos_abierto, slug_categoria, plan_type, slug_colonia)
  where is_approved and not is_deleted and minutos_abierto is not null;
create index negocios_phone_end on public.negocios (reverse(private.national_number(telefono)) text_pattern_ops)
  where is_approved and not is_deleted;
create index negocios_phone_start on public.negocios (private.national_number(telefono) text_pattern_ops)
  where is_approved and not is_deleted;
