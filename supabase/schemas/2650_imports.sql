-- Imports from the screen of the administration. A file is kept, gone through without writing ("revisando"), and written once an
-- administrator has seen what it would change ("importando").
--
--   revisando → lista → importando → terminada
--   revisando, importando → cancelada (what is written stays) or fallida
--   every state but those two → revisando again, for as long as the file is kept
--
-- Both passes send the same rows to import_rows(), which runs the same code; of a review, all is taken back. A pass is worked on outside
-- of any request, and holds a lease that each batch renews: a process that died leaves an import that everybody sees as failed. There is
-- one pass at a time. It has a number (turno), so that a process which was only slow writes nothing once another pass has begun.
--
-- Listings are written by their DENUE id (write_denue_rows), or as rows of our own file (write_own_rows): never a plan, an owner or a
-- rating. Whoever started an import is asked for again with each batch: the role that is taken ends it.
--
-- Who may do what:
--   importaciones   service_role alone
--   all functions   service_role alone

create table public.importaciones (
  id uuid primary key,
  persona uuid references auth.users (id) on delete set null,
  tipo text not null check (tipo in ('denue', 'negocios')),
  archivo text not null check (private.is_text(archivo, 200)),
  edicion text check (edicion ~ '^(0[1-9]|1[0-2])/20[0-9]{2}$'),
  partes smallint not null check (partes between 1 and 32),
  estado text not null default 'revisando'
    check (estado in ('revisando', 'lista', 'importando', 'terminada', 'cancelada', 'fallida')),
  turno int not null default 1,
  escribe boolean not null default false,
  se_cancela boolean not null default false,
  problema text check (private.is_text(problema, 300)),
  -- of the latest pass
  lote int not null default 0,
  lineas int not null default 0,
  leidas int not null default 0,
  ajenas int not null default 0,
  omitidas int not null default 0,
  nuevas int not null default 0,
  cambiadas int not null default 0,
  iguales int not null default 0,
  rechazadas int not null default 0,
  parecidas int not null default 0,
  con_dueno int not null default 0,
  con_errores boolean not null default false,
  informe jsonb constraint importaciones_informe_check check (jsonb_typeof(informe) = 'object' and length(informe::text) <= 60000),
  latido_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  archivo_at timestamptz not null default now(),
  terminada_at timestamptz
);
create unique index importaciones_one_pass on public.importaciones ((true)) where estado in ('revisando', 'importando');
create index importaciones_person on public.importaciones (persona);

-- After so long without a batch nobody works on a pass any more.
create function private.import_lease() returns interval
language sql immutable set search_path = '' as $$ select interval '2 minutes' $$;

create function private.import_state(i public.importaciones, at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select case when i.estado in ('revisando', 'importando') and i.latido_at < at - private.import_lease() then 'fallida' else i.estado end
$$;
comment on function private.import_state is 'The state as everybody sees it: a pass that nobody works on any more has failed.';

create function private.import_counts(i public.importaciones) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('leidas', i.leidas, 'ajenas', i.ajenas, 'nuevas', i.nuevas, 'cambiadas', i.cambiadas, 'iguales', i.iguales,
    'rechazadas', i.omitidas + i.rechazadas, 'parecidas', i.parecidas,
    'con_dueno', i.con_dueno)
$$;

create function private.end_dead_passes(at timestamptz) returns void
language sql set search_path = '' as $$
  update public.importaciones i set estado = 'fallida', problema = 'interrumpida', terminada_at = i.latido_at
  where i.estado in ('revisando', 'importando') and private.import_state(i, at) = 'fallida'
$$;

-- ---------------------------------------------------------------- what an administrator does

create function public.start_import(
  reviewer uuid, import uuid, kind text, file_name text, edition text, parts int, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  perform pg_advisory_xact_lock(hashtext('importaciones'));
  perform private.end_dead_passes(at);
  if exists (select from public.importaciones i where i.estado in ('revisando', 'importando')) then
    return 'busy';
  end if;
  insert into public.importaciones (id, persona, tipo, archivo, edicion, partes, latido_at, created_at, archivo_at)
  values (import, reviewer, kind, file_name, edition, parts, at, at, at)
  on conflict (id) do nothing;
  if not found then
    return 'unknown';
  end if;
  perform private.audit(reviewer, 'importacion_revisada', null, 'importacion ' || import, null,
    jsonb_build_object('archivo', file_name, 'tipo', kind));
  return 'started';
end $$;

create function public.begin_import_pass(reviewer uuid, import uuid, step text, at timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  i public.importaciones;
begin
  perform private.require_admin(reviewer);
  perform pg_advisory_xact_lock(hashtext('importaciones'));
  perform private.end_dead_passes(at);
  if exists (select from public.importaciones x where x.estado in ('revisando', 'importando')) then
    return jsonb_build_object('outcome', 'busy');
  end if;
  select * into i from public.importaciones x where x.id = import for no key update;
  if not found or step not in ('revisando', 'importando') or (step = 'importando' and i.estado <> 'lista') then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if i.archivo_at < at - private.import_file_days() then
    return jsonb_build_object('outcome', 'gone');
  end if;
  update public.importaciones x set
    persona = reviewer, estado = step, turno = x.turno + 1, se_cancela = false, problema = null, informe = null, con_errores = false,
    escribe = step = 'importando',
    lote = 0, leidas = 0, ajenas = 0, omitidas = 0, nuevas = 0, cambiadas = 0, iguales = 0, rechazadas = 0, parecidas = 0, con_dueno = 0,
    latido_at = at, terminada_at = null
  where x.id = import;
  perform private.audit(reviewer, case step when 'importando' then 'importacion_iniciada' else 'importacion_revisada' end, null,
    'importacion ' || import, null, jsonb_build_object('archivo', i.archivo, 'tipo', i.tipo));
  return jsonb_build_object('outcome', 'started', 'turn', i.turno + 1);
end $$;

create function public.cancel_import(reviewer uuid, import uuid, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  i public.importaciones;
  is_at_work boolean;
begin
  perform private.require_admin(reviewer);
  perform private.end_dead_passes(at);
  select * into i from public.importaciones x where x.id = import for no key update;
  is_at_work := i.estado in ('revisando', 'importando');
  if not found or not (is_at_work or i.estado = 'lista') or i.se_cancela then
    return 'unknown';
  end if;
  update public.importaciones x set
    se_cancela = is_at_work,
    estado = case when is_at_work then x.estado else 'cancelada' end,
    terminada_at = case when is_at_work then null else at end
  where x.id = import;
  perform private.audit(reviewer, 'importacion_cancelada', null, 'importacion ' || import,
    jsonb_build_object('estado', i.estado), private.import_counts(i));
  return case when is_at_work then 'stopping' else 'canceled' end;
end $$;

create function public.list_imports(reviewer uuid, batch int default 20, at timestamptz default now()) returns table (
  id uuid, tipo text, archivo text, edicion text, estado text, se_cancela boolean, problema text, lineas int, conteo jsonb,
  informe jsonb, escribe boolean, con_errores boolean, con_archivo boolean, created_at timestamptz, terminada_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query
    select i.id, i.tipo, i.archivo, i.edicion, private.import_state(i, at), i.se_cancela,
      case when private.import_state(i, at) <> i.estado then 'interrumpida' else i.problema end, i.lineas, private.import_counts(i),
      -- Of the latest alone: the page asks again and again.
      case when row_number() over (order by i.created_at desc, i.id) = 1 then i.informe end, i.escribe, i.con_errores, i.archivo_at >= at - private.import_file_days(), i.created_at, i.terminada_at
    from public.importaciones i
    order by i.created_at desc, i.id
    limit least(batch, 100);
end $$;

-- ---------------------------------------------------------------- what the process does that works on a pass

-- Rows of our own file: {"clave": how a refusal names it, "id" or "slug": which listing, "nuevo": whether it may be made,
-- "columnas": {column: value}}.
create function private.write_own_rows(given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r jsonb;
  present public.negocios;
  is_there boolean;
  fields jsonb;
  changes jsonb;
  news text[] := '{}';
  changed text[] := '{}';
  owned int := 0;
begin
  for r in select jsonb_array_elements(given) loop
    select * into present from public.negocios n
    where n.id = coalesce((r ->> 'id')::uuid, (select s.id from public.negocios s where s.slug = r ->> 'slug')) for no key update;
    is_there := found;
    if not is_there and not coalesce((r ->> 'nuevo')::boolean, false) then
      raise exception 'no_existe' using errcode = '23503', constraint = 'no_existe';
    elsif is_there and present.is_deleted then
      raise exception 'eliminado' using errcode = '23503', constraint = 'eliminado';
    end if;
    select jsonb_object_agg(c.key, c.value) into fields from jsonb_each(r -> 'columnas') c
    where exists (select from private.campos_de_negocio f where f.columna = c.key and f.bucket is null)
      or c.key in ('meta_title', 'meta_description', 'estadisticas') or c.key = any (private.number_columns());
    if not is_there then
      execute (
        select format(
          'insert into public.negocios (id, slug, is_approved, escritor, %1$s)
           select $2, $3, true, ''administracion'', %2$s from jsonb_populate_record(null::public.negocios, $1) r',
          string_agg(format('%I', k), ', '), string_agg(format('r.%I', k), ', '))
        from jsonb_object_keys(fields) k
      ) using fields, (r ->> 'id')::uuid, private.free_slug(r ->> 'slug', fields ->> 'colonia');
      news := news || (r ->> 'clave');
      continue;
    end if;
    select jsonb_object_agg(c.key, c.value) into changes from jsonb_each(fields) c
    where c.key <> all (private.number_columns()) and to_jsonb(private.as_owned(present)) -> c.key is distinct from c.value
      -- A file that was taken out here has what the public sees.
      and to_jsonb(present) -> c.key is distinct from c.value
      -- It follows from the address, and stays for as long as that stays.
      and (c.key <> 'codigo_postal' or to_jsonb(present) -> 'direccion' is distinct from fields -> 'direccion');
    continue when changes is null;
    perform private.write_fields(present.id, changes || private.numbers_of(fields, changes), 'administracion');
    changed := changed || (r ->> 'clave');
    owned := owned + private.has_owner(present)::int;
  end loop;
  return jsonb_build_object(
    'inserted', cardinality(news), 'updated', cardinality(changed),
    'unchanged', jsonb_array_length(given) - cardinality(news) - cardinality(changed), 'refused', '[]'::jsonb,
    'new', to_jsonb(news), 'changed', to_jsonb(changed), 'owned', owned);
end $$;
comment on function private.write_own_rows is 'Writes rows of our own file as the administration, all or none: only columns that differ, never a plan, an owner, a rating or a picture. Raises when one breaks a rule, names a listing that is not there (no_existe) or one that was deleted (eliminado).';

-- Result of writing, by writing and taking it back.
create function private.try_in_halves(writer text, given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  result jsonb;
begin
  result := private.write_in_halves(writer, given);
  raise exception using errcode = 'ZZ001';
exception when sqlstate 'ZZ001' then
  -- Only what it came to is kept.
  return result;
end $$;
comment on function private.try_in_halves is 'Answer that write_in_halves would give; nothing is written.';

-- Listings that were there before the import and look like a new row: the same telephone, or a like name within 80 m.
create function private.like_listings(given jsonb, news text[], before timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', w.clave, 'slug', l.slug, 'nombre', l.nombre)), '[]')
  from jsonb_array_elements(given) g
    cross join lateral (
      select coalesce(g ->> 'denue_id', g ->> 'clave') as clave, coalesce(g -> 'columnas', g) as fields
    ) w
    cross join lateral (
      select private.words(w.fields ->> 'nombre') as words, private.national_number(w.fields ->> 'telefono') as digits,
        private.map_point((w.fields ->> 'latitude')::double precision, (w.fields ->> 'longitude')::double precision) as place
    ) p
    cross join lateral (
      select n.slug, n.nombre, 0 as distance from public.negocios n
      where n.is_approved and not n.is_deleted and length(p.digits) = 10 and private.national_number(n.telefono) = p.digits
        and n.created_at < before
      union all
      select n.slug, n.nombre, 0 from public.negocios n
      where n.id in (select private.hidden_phone_owners(p.digits)) and n.is_approved and not n.is_deleted and n.created_at < before
      union all
      select n.slug, n.nombre, n.punto operator(pg_catalog.<->) p.place from public.negocios n
      where n.is_approved and not n.is_deleted and n.punto operator(pg_catalog.<@) circle(p.place, 80)
        and extensions.similarity(n.nombre_plano, p.words) > 0.5 and n.created_at < before
      order by 3, 1 limit 1
    ) l
  where w.clave = any (news)
$$;

-- A hundred rows of ours take a second, and are written up to four times where some are refused.
create function public.import_rows(
  import uuid, turn int, batch int, rows jsonb, seen jsonb, at timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '30s' as $$
declare
  i public.importaciones;
  writer text;
  result jsonb := '{"inserted": 0, "updated": 0, "unchanged": 0, "refused": [], "new": [], "changed": []}';
  alike jsonb := '[]';
begin
  select * into i from public.importaciones x where x.id = import for no key update;
  if not found or i.turno <> turn or i.se_cancela or private.import_state(i, at) not in ('revisando', 'importando') then
    return null;
  end if;
  -- A batch whose answer was lost is not counted twice.
  if batch > i.lote and jsonb_array_length(rows) > 0 then
    perform private.require_admin(i.persona);
    perform pg_advisory_xact_lock(hashtext('import_denue'));
    writer := case i.tipo when 'denue' then 'write_denue_rows' else 'write_own_rows' end;
    if i.estado = 'importando' then
      result := private.write_in_halves(writer, rows);
    else
      result := private.try_in_halves(writer, rows);
      alike := private.like_listings(rows, array(select jsonb_array_elements_text(result -> 'new')), i.created_at);
    end if;
  end if;
  update public.importaciones x set
    lote = batch, latido_at = at, leidas = (seen ->> 'read')::int, ajenas = (seen ->> 'elsewhere')::int,
    omitidas = (seen ->> 'skipped')::int, lineas = greatest((seen ->> 'lines')::int, (seen ->> 'read')::int),
    nuevas = x.nuevas + (result ->> 'inserted')::int, cambiadas = x.cambiadas + (result ->> 'updated')::int,
    iguales = x.iguales + (result ->> 'unchanged')::int, rechazadas = x.rechazadas + jsonb_array_length(result -> 'refused'),
    parecidas = x.parecidas + jsonb_array_length(alike),
    con_dueno = x.con_dueno + coalesce((result ->> 'owned')::int, 0)
  where x.id = import;
  return result || jsonb_build_object('alike', alike);
end $$;

create function public.finish_import(
  import uuid, turn int, outcome text, report jsonb, has_errors boolean, problem text default null, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  i public.importaciones;
begin
  select * into i from public.importaciones x where x.id = import for no key update;
  if not found or i.turno <> turn or i.estado not in ('revisando', 'importando') or outcome not in ('done', 'stopped', 'failed') then
    return null;
  end if;
  update public.importaciones x set
    estado = case
      when outcome = 'failed' then 'fallida'
      -- Over without having been asked to: its lease ran out.
      when outcome = 'stopped' then case when x.se_cancela then 'cancelada' else 'fallida' end
      when x.estado = 'revisando' then 'lista'
      else 'terminada' end,
    problema = case when outcome = 'failed' or (outcome = 'stopped' and not x.se_cancela) then coalesce(problem, 'interrumpida') end,
    informe = report, con_errores = has_errors, terminada_at = at
  where x.id = import;
  if i.estado = 'importando' and i.persona is not null then
    perform private.audit(i.persona, case outcome when 'done' then 'importacion_terminada' else 'importacion_interrumpida' end, null,
      'importacion ' || import, null, jsonb_build_object('archivo', i.archivo) || private.import_counts(i));
  end if;
  return (select x.estado from public.importaciones x where x.id = import);
end $$;

-- ---------------------------------------------------------------- files

create function private.import_file_days() returns interval
language sql immutable set search_path = '' as $$ select interval '30 days' $$;

create function public.list_removable_import_files(batch int, at timestamptz default now()) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'importaciones' and o.created_at < at - case
    when exists (select from public.importaciones i where i.id::text = split_part(o.name, '/', 1)) then private.import_file_days()
    -- Of an upload that nobody finished.
    else interval '1 day' end
  order by o.created_at
  limit least(batch, 500)
$$;

-- ---------------------------------------------------------------- row security and grants

alter table public.importaciones enable row level security;
revoke all on public.importaciones from public, anon, authenticated, service_role;
grant all on public.importaciones to service_role;

revoke execute on function
  public.start_import(uuid, uuid, text, text, text, int, timestamptz),
  public.begin_import_pass(uuid, uuid, text, timestamptz),
  public.cancel_import(uuid, uuid, timestamptz),
  public.list_imports(uuid, int, timestamptz),
  public.import_rows(uuid, int, int, jsonb, jsonb, timestamptz),
  public.finish_import(uuid, int, text, jsonb, boolean, text, timestamptz),
  public.list_removable_import_files(int, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.start_import(uuid, uuid, text, text, text, int, timestamptz),
  public.begin_import_pass(uuid, uuid, text, timestamptz),
  public.cancel_import(uuid, uuid, timestamptz),
  public.list_imports(uuid, int, timestamptz),
  public.import_rows(uuid, int, int, jsonb, jsonb, timestamptz),
  public.finish_import(uuid, int, text, jsonb, boolean, text, timestamptz),
  public.list_removable_import_files(int, timestamptz)
  to service_role;

comment on table public.importaciones is 'Imports from the screen of the administration: a file, its state, and what the latest pass over it came to.';
comment on column public.importaciones.partes is 'The file is kept in so many objects, <id>/0000 and on, in the bucket "importaciones".';
comment on column public.importaciones.omitidas is 'Refused before the database saw them; rechazadas: by the database.';
comment on column public.importaciones.con_dueno is 'Of those that change, listings that somebody owns: what the owner wrote is replaced.';
comment on column public.importaciones.informe is 'Of the latest pass: reasons, samples, values that were left out.';
comment on column public.importaciones.escribe is 'True if the latest pass writes: its figures then are of what is written.';
comment on function public.start_import is 'Takes in a file that is kept under this id, and begins its review (turn 1): started, busy (another pass is at work), or unknown (the id is taken). Server only.';
comment on function public.begin_import_pass is 'Reviews a kept file again ("revisando"), or writes a reviewed one ("importando"): {"outcome": started, busy, unknown or gone (the file is kept no more), "turn"}. Server only.';
comment on function public.cancel_import is 'Ends a pass after its present batch (stopping), or a reviewed import (canceled); else unknown. Server only.';
comment on function public.list_imports is 'The latest imports with the counts of their latest pass, and the report of the newest. Server only.';
comment on function public.import_rows is 'A batch of a pass: writes it, or in a review says what writing would come to, and renews the lease. seen holds the lines read so far: read, elsewhere, skipped, and lines in all. Null when the pass is over: canceled, taken by another turn, or its lease has run out. Server only.';
comment on function public.finish_import is 'Ends a pass with its report: done, stopped or failed (problem says why). Gives the state, or null for a pass that is not this one. Server only.';
comment on function public.list_removable_import_files is 'Objects of the bucket "importaciones" that are kept no more. Server only.';
