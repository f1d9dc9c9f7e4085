-- Writes listings whole, past the lock of the plan: the imports of INEGI's directory of economic units (DENUE) and of businesses of
-- the earlier product, and the showcase. A row that the database refuses is told, and ends nothing.
--
-- Who may do what:
--   import_denue(), import_legacy(), import_showcase()   service_role alone

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
create function private.write_denue_rows(given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  rows constant private.denue_row[] := array(select jsonb_populate_recordset(null::private.denue_row, given));
  r private.denue_row;
  fresh private.denue_row[] := '{}';
  slugs text[] := '{}';
  news text[];
  changed text[];
begin
  -- In the order of the file: the first of a name has it as its slug.
  foreach r in array rows loop
    continue when exists (select from public.negocios n where n.denue_id = r.denue_id);
    r.slug := private.free_slug(r.slug, r.colonia, slugs);
    slugs := slugs || r.slug;
    fresh := fresh || r;
  end loop;
  with written as (
    insert into public.negocios (
      denue_id, denue_huella, slug, nombre, slug_categoria, actividad, scian, personal, telefono, telefono_e164, web, direccion, colonia,
      codigo_postal, latitude, longitude, fuente, is_approved, escritor
    )
    select
      i.denue_id, private.denue_fingerprint(i), i.slug, i.nombre, i.slug_categoria, i.actividad, i.scian, i.personal, i.telefono,
      i.telefono_e164, i.web, i.direccion, i.colonia, i.codigo_postal, i.latitude, i.longitude, i.fuente, true, 'importador'
    from unnest(fresh) i
    returning denue_id
  )
  select coalesce(array_agg(w.denue_id), '{}') into news from written w;
  -- The slug stays: pages keep their addresses when a name is corrected.
  with written as (
    update public.negocios n set
      denue_huella = private.denue_fingerprint(i), nombre = i.nombre, slug_categoria = i.slug_categoria, actividad = i.actividad,
      scian = i.scian, personal = i.personal, telefono = i.telefono, telefono_e164 = i.telefono_e164, web = i.web, direccion = i.direccion,
      colonia = i.colonia, codigo_postal = i.codigo_postal, latitude = i.latitude, longitude = i.longitude, fuente = i.fuente,
      escritor = 'importador'
    from unnest(rows) i
    where n.denue_id = i.denue_id and n.user_id is null and n.denue_huella is distinct from private.denue_fingerprint(i)
    returning n.denue_id
  )
  select coalesce(array_agg(w.denue_id), '{}') into changed from written w;
  return jsonb_build_object(
    'inserted', cardinality(news), 'updated', cardinality(changed),
    'unchanged', cardinality(rows) - cardinality(news) - cardinality(changed), 'refused', '[]'::jsonb,
    'new', to_jsonb(news), 'changed', to_jsonb(changed));
end $$;
comment on function private.write_denue_rows is 'Writes DENUE rows by their id, all or none: raises when one of them breaks a rule, or when an id is given twice.';

create function private.denue_fingerprint(r private.denue_row) returns text
language sql immutable set search_path = '' as $$
  select md5((to_jsonb(r) - 'slug')::text)
$$;

-- Businesses of the earlier product: those that are there already stay as they are, for they are newer than the file.
create function private.write_legacy_rows(given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r jsonb;
  fresh jsonb := '[]';
  slugs text[] := '{}';
  free text;
begin
  for r in select jsonb_array_elements(given) loop
    continue when exists (select from public.negocios n where n.id = (r ->> 'id')::uuid);
    free := private.free_slug(r ->> 'slug', r ->> 'colonia', slugs);
    slugs := slugs || free;
    fresh := fresh || jsonb_build_array(r || jsonb_build_object('slug', free));
  end loop;
  insert into public.negocios (
    id, slug, nombre, slug_categoria, descripcion, telefono, telefono_e164, whatsapp, whatsapp_e164, direccion, colonia, codigo_postal,
    latitude, longitude, hours, web, instagram, facebook, tiktok, servicios, menu, video_url, video_embed_url, promociones,
    promocion_titulo, promocion_vigencia, seo_keywords, meta_title, meta_description, estadisticas, is_approved, is_featured, visitas,
    clics, created_at, escritor
  )
  select
    i.id, i.slug, i.nombre, i.slug_categoria, i.descripcion, i.telefono, i.telefono_e164, i.whatsapp, i.whatsapp_e164, i.direccion,
    i.colonia, i.codigo_postal, i.latitude, i.longitude, i.hours, i.web, i.instagram, i.facebook, i.tiktok, coalesce(i.servicios, '{}'),
    i.menu, i.video_url, i.video_embed_url, i.promociones, i.promocion_titulo, i.promocion_vigencia, coalesce(i.seo_keywords, '{}'),
    i.meta_title, i.meta_description, i.estadisticas, i.is_approved, coalesce(i.is_featured, false), coalesce(i.visitas, 0),
    coalesce(i.clics, 0), coalesce(i.created_at, now()), 'importador'
  from jsonb_populate_recordset(null::public.negocios, fresh) i;
  -- It is its owner's as soon as that address is confirmed.
  insert into public.negocio_privado (negocio_id, email)
  select (f ->> 'id')::uuid, f ->> 'email' from jsonb_array_elements(fresh) f where f ->> 'email' is not null;
  return jsonb_build_object(
    'inserted', jsonb_array_length(fresh), 'updated', 0, 'unchanged', jsonb_array_length(given) - jsonb_array_length(fresh),
    'refused', '[]'::jsonb, 'new', (select coalesce(jsonb_agg(f ->> 'id'), '[]') from jsonb_array_elements(fresh) f), 'changed', '[]'::jsonb);
end $$;
comment on function private.write_legacy_rows is 'Writes businesses of the earlier product that are not there yet, all or none: raises when one of them breaks a rule.';

-- Has a batch written, and halves one that breaks a rule until the row is found that does.
create function private.write_in_halves(writer text, given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  half constant int := jsonb_array_length(given) / 2;
  broken_rule text;
  result jsonb;
  rest jsonb;
begin
  execute format('select private.%I($1)', writer) into result using given;
  return result;
exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
  get stacked diagnostics broken_rule = constraint_name;
  if half = 0 then
    return jsonb_build_object('inserted', 0, 'updated', 0, 'unchanged', 0, 'new', '[]'::jsonb, 'changed', '[]'::jsonb,
      'refused', jsonb_build_array(jsonb_build_object(
        'id', coalesce(given -> 0 ->> 'denue_id', given -> 0 ->> 'clave', given -> 0 ->> 'id', ''),
        'rule', coalesce(nullif(broken_rule, ''), sqlstate))));
  end if;
  result := private.write_in_halves(writer, (select jsonb_agg(g order by n) from jsonb_array_elements(given) with ordinality r (g, n) where n <= half));
  rest := private.write_in_halves(writer, (select jsonb_agg(g order by n) from jsonb_array_elements(given) with ordinality r (g, n) where n > half));
  return jsonb_build_object(
    'inserted', (result ->> 'inserted')::int + (rest ->> 'inserted')::int,
    'updated', (result ->> 'updated')::int + (rest ->> 'updated')::int,
    'unchanged', (result ->> 'unchanged')::int + (rest ->> 'unchanged')::int,
    'refused', (result -> 'refused') || (rest -> 'refused'),
    'new', (result -> 'new') || (rest -> 'new'),
    'changed', (result -> 'changed') || (rest -> 'changed'),
    'owned', coalesce((result ->> 'owned')::int, 0) + coalesce((rest ->> 'owned')::int, 0));
end $$;

create function public.import_denue(rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- One import at a time: slugs are looked for and taken in two steps.
  perform pg_advisory_xact_lock(hashtext('import_denue'));
  return private.write_in_halves('write_denue_rows', rows);
end $$;
comment on function public.import_denue is 'Writes DENUE rows by their id: new ones become public, changed ones are updated unless they have an owner, equal ones stay untouched; what breaks a rule of a column is left out and told. Server only.';

create function public.import_legacy(rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('import_denue'));
  return private.write_in_halves('write_legacy_rows', rows);
end $$;
comment on function public.import_legacy is 'Writes businesses of the earlier product by their id, with the free plan; those that are there stay untouched; what breaks a rule of a column is left out and told. Server only.';

-- The forty invented businesses, whatever their plans, ratings and times: rows whole, with fixed ids, which nothing else has. Beside its
-- columns a row may have "eventos": {"desde": a day, "veces": {kind: how often on that day and on those after it, with spaces}}. They take
-- the place of those that were invented before, and leave what was counted since.
create function public.import_showcase(rows jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  showcase_ids constant text := '^5eed0000-0000-4000-8000-[0-9a-f]{12}$';
  -- No hash of an address.
  invented constant bytea := 'invented';
  business jsonb;
  events jsonb;
  imported int := 0;
begin
  for business in select b from jsonb_array_elements(rows) b loop
    if coalesce(business ->> 'id', '') !~ showcase_ids then
      raise exception 'negocio_ajeno' using errcode = '42501';
    end if;
    events := business -> 'eventos';
    business := business - 'eventos';
    execute (
      select format(
        'insert into public.negocios (%1$s, escritor) select %2$s, ''importador'' from jsonb_populate_record(null::public.negocios, $1) r
         on conflict (id) do update set (%1$s, escritor) = row (%3$s, ''importador'')',
        string_agg(format('%I', k), ', '), string_agg(format('r.%I', k), ', '), string_agg(format('excluded.%I', k), ', '))
      from jsonb_object_keys(business) k
    ) using business;
    if events is not null then
      delete from public.eventos e where e.negocio_id = (business ->> 'id')::uuid and e.origen = invented;
      insert into public.eventos (negocio_id, dia, tipo, visitante, origen)
      select (business ->> 'id')::uuid, (events ->> 'desde')::date + (d.dia - 1)::int, v.tipo, decode(lpad(to_hex(n), 16, '0'), 'hex'), invented
      from jsonb_each_text(events -> 'veces') v (tipo, cuentas), unnest(string_to_array(v.cuentas, ' ')::int[]) with ordinality d (veces, dia),
        generate_series(1, d.veces) n;
    end if;
    imported := imported + 1;
  end loop;
  return imported;
end $$;
comment on function public.import_showcase is 'Writes rows of the showcase whole, by their ids, with their invented events, and gives their number; other ids are refused. Server only.';

revoke execute on function
  public.import_denue(jsonb),
  public.import_legacy(jsonb),
  public.import_showcase(jsonb)
  from public, anon, authenticated;

grant execute on function
  public.import_denue(jsonb),
  public.import_legacy(jsonb),
  public.import_showcase(jsonb)
  to service_role;
