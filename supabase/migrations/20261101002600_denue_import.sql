-- Import of INEGI's directory of economic units (DENUE). A census row that the database refuses is told, and ends nothing.
--
-- Who may do what:
--   import_denue()   service_role alone

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
          colonia, codigo_postal, latitude, longitude, fuente, is_approved
        ) values (
          r.denue_id, fingerprint, private.free_slug(r.slug, r.colonia), r.nombre, r.slug_categoria, r.actividad, r.scian, r.personal,
          r.telefono, r.telefono_e164, r.web, r.direccion, r.colonia, r.codigo_postal, r.latitude, r.longitude, r.fuente, true
        );
        inserted := inserted + 1;
      elsif known.denue_huella is distinct from fingerprint and known.user_id is null then
        -- The slug stays: pages keep their addresses when a name is corrected.
        update public.negocios n set
          denue_huella = fingerprint, nombre = r.nombre, slug_categoria = r.slug_categoria, actividad = r.actividad, scian = r.scian,
          personal = r.personal, telefono = r.telefono, telefono_e164 = r.telefono_e164, web = r.web, direccion = r.direccion,
          colonia = r.colonia, codigo_postal = r.codigo_postal, latitude = r.latitude, longitude = r.longitude, fuente = r.fuente
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

revoke execute on function
  public.import_denue(jsonb)
  from public, anon, authenticated;

grant execute on function
  public.import_denue(jsonb)
  to service_role;
