-- What writes listings whole, past the lock of the plan: the import of INEGI's directory of economic units (DENUE), and the showcase.
-- A census row that the database refuses is told, and ends nothing.
--
-- Who may do what:
--   import_denue(), import_showcase()   service_role alone

create type private.denue_row as (
  denue_id text, nombre text, slug text, slug_categoria text, actividad text, scian text, personal text, telefono text,
  telefono_e164 text, web text, direccion text, colonia text, codigo_postal text, latitude double precision,
  longitude double precision, fuente text
);

create function private.free_slug(base text, neighborhood text, taken text[] default '{}') returns text
language plpgsql volatile set search_path = '' as $$
declare
  stem constant text := rtrim(left(base, 60), '-');
  place constant text := rtrim(left(replace(private.words(neighborhood), ' ', '-'), 40), '-');
  candidate text;
begin
  foreach candidate in array array[stem, stem || '-1', stem || '-2', rtrim(left(stem || '-' || place, 80), '-')] loop
    if candidate <> all (taken) and not exists (select from public.negocios n where n.slug = candidate) then
      return candidate;
    end if;
  end loop;
  loop
    candidate := stem || '-' || substr(md5(gen_random_uuid()::text), 1, 6);
    exit when candidate is null or candidate <> all (taken) and not exists (select from public.negocios n where n.slug = candidate);
  end loop;
  return candidate;
end $$;
comment on function private.free_slug is 'A slug that nobody uses, nor a row that is about to be written: the base, -1, -2, the colonia, then a short random suffix.';

-- All of the rows or none: one statement for the new ones and one for the changed ones, so that what follows a statement (pages that
-- expire, counts, words) happens once for the batch.
create function private.write_denue_rows(rows private.denue_row[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r private.denue_row;
  fresh private.denue_row[] := '{}';
  slugs text[] := '{}';
  inserted int;
  updated int;
begin
  for r in select i.* from unnest(rows) i where not exists (select from public.negocios n where n.denue_id = i.denue_id) loop
    r.slug := private.free_slug(r.slug, r.colonia, slugs);
    slugs := slugs || r.slug;
    fresh := fresh || r;
  end loop;
  insert into public.negocios (
    denue_id, denue_huella, slug, nombre, slug_categoria, actividad, scian, personal, telefono, telefono_e164, web, direccion, colonia,
    codigo_postal, latitude, longitude, fuente, is_approved, escritor
  )
  select
    i.denue_id, private.denue_fingerprint(i), i.slug, i.nombre, i.slug_categoria, i.actividad, i.scian, i.personal, i.telefono,
    i.telefono_e164, i.web, i.direccion, i.colonia, i.codigo_postal, i.latitude, i.longitude, i.fuente, true, 'importador'
  from unnest(fresh) i;
  get diagnostics inserted = row_count;
  -- The slug stays: pages keep their addresses when a name is corrected.
  update public.negocios n set
    denue_huella = private.denue_fingerprint(i), nombre = i.nombre, slug_categoria = i.slug_categoria, actividad = i.actividad,
    scian = i.scian, personal = i.personal, telefono = i.telefono, telefono_e164 = i.telefono_e164, web = i.web, direccion = i.direccion,
    colonia = i.colonia, codigo_postal = i.codigo_postal, latitude = i.latitude, longitude = i.longitude, fuente = i.fuente,
    escritor = 'importador'
  from unnest(rows) i
  where n.denue_id = i.denue_id and n.user_id is null and n.denue_huella is distinct from private.denue_fingerprint(i);
  get diagnostics updated = row_count;
  return jsonb_build_object(
    'inserted', inserted, 'updated', updated, 'unchanged', cardinality(rows) - inserted - updated, 'refused', '[]'::jsonb);
end $$;
comment on function private.write_denue_rows is 'Writes DENUE rows by their id, all or none: raises when one of them breaks a rule, or when an id is given twice.';

create function private.denue_fingerprint(r private.denue_row) returns text
language sql immutable set search_path = '' as $$
  select md5((to_jsonb(r) - 'slug')::text)
$$;

-- Halves a batch that breaks a rule until the row is found that does.
create function private.import_denue_rows(rows private.denue_row[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  half constant int := cardinality(rows) / 2;
  broken_rule text;
  a jsonb;
  b jsonb;
begin
  return private.write_denue_rows(rows);
exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
  get stacked diagnostics broken_rule = constraint_name;
  if half = 0 then
    return jsonb_build_object('inserted', 0, 'updated', 0, 'unchanged', 0, 'refused', jsonb_build_array(jsonb_build_object(
      'denue_id', rows[1].denue_id, 'rule', coalesce(nullif(broken_rule, ''), sqlstate))));
  end if;
  a := private.import_denue_rows(rows[:half]);
  b := private.import_denue_rows(rows[half + 1:]);
  return jsonb_build_object(
    'inserted', (a ->> 'inserted')::int + (b ->> 'inserted')::int, 'updated', (a ->> 'updated')::int + (b ->> 'updated')::int,
    'unchanged', (a ->> 'unchanged')::int + (b ->> 'unchanged')::int, 'refused', (a -> 'refused') || (b -> 'refused'));
end $$;

create function public.import_denue(rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- One import at a time: slugs are looked for and taken in two steps.
  perform pg_advisory_xact_lock(hashtext('import_denue'));
  return private.import_denue_rows(array(select jsonb_populate_recordset(null::private.denue_row, rows)));
end $$;
comment on function public.import_denue is 'Writes DENUE rows by their id: new ones become public, changed ones are updated unless they have an owner, equal ones stay untouched; what breaks a rule of a column is left out and told. Server only.';

-- The forty invented businesses, whatever their plans, ratings and times: rows whole, with fixed ids, which nothing else has.
create function public.import_showcase(rows jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  showcase_ids constant text := '^5eed0000-0000-4000-8000-[0-9a-f]{12}$';
  business jsonb;
  imported int := 0;
begin
  for business in select b from jsonb_array_elements(rows) b loop
    if coalesce(business ->> 'id', '') !~ showcase_ids then
      raise exception 'negocio_ajeno' using errcode = '42501';
    end if;
    execute (
      select format(
        'insert into public.negocios (%1$s, escritor) select %2$s, ''importador'' from jsonb_populate_record(null::public.negocios, $1) r
         on conflict (id) do update set (%1$s, escritor) = row (%3$s, ''importador'')',
        string_agg(format('%I', k), ', '), string_agg(format('r.%I', k), ', '), string_agg(format('excluded.%I', k), ', '))
      from jsonb_object_keys(business) k
    ) using business;
    imported := imported + 1;
  end loop;
  return imported;
end $$;
comment on function public.import_showcase is 'Writes rows of the showcase whole, by their ids, and gives their number; other ids are refused. Server only.';

revoke execute on function
  public.import_denue(jsonb),
  public.import_showcase(jsonb)
  from public, anon, authenticated;

grant execute on function
  public.import_denue(jsonb),
  public.import_showcase(jsonb)
  to service_role;
