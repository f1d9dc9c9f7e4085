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

create function private.free_slug(base text, neighborhood text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  stem constant text := rtrim(left(base, 60), '-');
  place constant text := rtrim(left(replace(private.words(neighborhood), ' ', '-'), 40), '-');
  candidate text;
begin
  foreach candidate in array array[stem, stem || '-1', stem || '-2', rtrim(left(stem || '-' || place, 80), '-')] loop
    if candidate is not null and not exists (select from public.negocios n where n.slug = candidate) then
      return candidate;
    end if;
  end loop;
  loop
    candidate := stem || '-' || substr(md5(gen_random_uuid()::text), 1, 6);
    exit when not exists (select from public.negocios n where n.slug = candidate);
  end loop;
  return candidate;
end $$;
comment on function private.free_slug is 'A slug that nobody uses: the base, -1, -2, the colonia, then a short random suffix.';

create function public.import_denue(rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  r private.denue_row;
  fingerprint text;
  known public.negocios;
  inserted int := 0;
  updated int := 0;
  unchanged int := 0;
  refused jsonb := '[]';
  broken_rule text;
begin
  -- One import at a time: slugs are looked for and taken in two steps.
  perform pg_advisory_xact_lock(hashtext('import_denue'));
  for r in select (jsonb_populate_recordset(null::private.denue_row, rows)).* loop
    begin
      fingerprint := md5((to_jsonb(r) - 'slug')::text);
      select * into known from public.negocios n where n.denue_id = r.denue_id for update;
      if not found then
        insert into public.negocios (
          denue_id, denue_huella, slug, nombre, slug_categoria, actividad, scian, personal, telefono, telefono_e164, web, direccion,
          colonia, codigo_postal, latitude, longitude, fuente, is_approved, escritor
        ) values (
          r.denue_id, fingerprint, private.free_slug(r.slug, r.colonia), r.nombre, r.slug_categoria, r.actividad, r.scian, r.personal,
          r.telefono, r.telefono_e164, r.web, r.direccion, r.colonia, r.codigo_postal, r.latitude, r.longitude, r.fuente, true, 'importador'
        );
        inserted := inserted + 1;
      elsif known.denue_huella is distinct from fingerprint and known.user_id is null then
        -- The slug stays: pages keep their addresses when a name is corrected.
        update public.negocios n set
          denue_huella = fingerprint, nombre = r.nombre, slug_categoria = r.slug_categoria, actividad = r.actividad, scian = r.scian,
          personal = r.personal, telefono = r.telefono, telefono_e164 = r.telefono_e164, web = r.web, direccion = r.direccion,
          colonia = r.colonia, codigo_postal = r.codigo_postal, latitude = r.latitude, longitude = r.longitude, fuente = r.fuente,
          escritor = 'importador'
        where n.id = known.id;
        updated := updated + 1;
      else
        unchanged := unchanged + 1;
      end if;
    exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
      get stacked diagnostics broken_rule = constraint_name;
      refused := refused || jsonb_build_object('denue_id', r.denue_id, 'rule', coalesce(nullif(broken_rule, ''), sqlstate));
    end;
  end loop;
  return jsonb_build_object('inserted', inserted, 'updated', updated, 'unchanged', unchanged, 'refused', refused);
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
