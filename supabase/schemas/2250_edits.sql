-- Owners' edits: one way in for the panel, its forms and the data API.
--
--   a listing that is approved and free   columns that wait become a revision; the others are stored
--   every other listing                   all is stored
--   every listing, under moderation none  all is stored; the data API knows no such setting, and an edit with an owner's own key waits
--
-- What waits is made of the row itself: the change is made with all checks and triggers, read, and taken back. So what an
-- administrator accepts can be stored. A business has one open revision. Each edit that changes it makes a new one (another id) of both
-- together, so that nobody accepts what he has not seen; what is as in public again waits no more.
--
-- What becomes of an open revision:
--   the plan becomes a paid one            it is stored with it
--   an edit of a listing that does not wait (any more)   it is stored with the edit, which goes before it
--   the business is deleted                it waits, and cannot be decided until the business is back; it goes with it for good
--   an owner's account is deleted          what that owner wrote of it goes, and all of it with an only owner's; what a helper wrote stays
--   the business gets another owner, or none   it goes, with all that were decided, and all that was generated (private.forget_owner)
--
-- Who may do what:
--   private.ediciones_por_api   nobody
--   revisiones            an owner or helper reads those of the own businesses; the functions below write
--   edit_own_business()   authenticated
--   read_own_business(), edit_business(), decide_revision()   service_role alone

create table public.revisiones (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  cambios jsonb not null
    constraint revisiones_cambios_check check (jsonb_typeof(cambios) = 'object' and cambios <> '{}' and length(cambios::text) <= 30000),
  autores jsonb not null default '{}'
    constraint revisiones_autores_check check (jsonb_typeof(autores) = 'object' and length(autores::text) <= 4000),
  numeros jsonb not null default '{}'
    constraint revisiones_numeros_check check (jsonb_typeof(numeros) = 'object' and length(numeros::text) <= 200),
  estado text not null default 'abierta' check (estado in ('abierta', 'aceptada', 'rechazada')),
  aceptados text[] not null default '{}',
  motivo text constraint revisiones_motivo_check check (private.is_text(motivo, 1000, 1000)),
  decidida_por uuid references auth.users (id) on delete set null,
  decidida_at timestamptz,
  created_at timestamptz not null default now(),
  constraint decided_with_a_time check ((estado = 'abierta') = (decidida_at is null)),
  constraint accepted_in_part_or_whole check ((estado = 'aceptada') = (cardinality(aceptados) > 0)),
  constraint accepted_was_proposed check (cambios ?& aceptados)
);
create unique index revisiones_one_open on public.revisiones (negocio_id) where estado = 'abierta';
create index revisiones_business on public.revisiones (negocio_id, created_at desc);
create index revisiones_reviewer on public.revisiones (decidida_por);

-- ---------------------------------------------------------------- writing

create function private.read_fields(changes jsonb, further text[] default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wrong text;
  fields jsonb;
begin
  if jsonb_typeof(changes) is distinct from 'object' then
    raise exception 'cambios_invalidos' using errcode = '22023';
  end if;
  select c.key into wrong from jsonb_object_keys(changes) c (key)
  where c.key <> all (further) and not exists (select from private.campos_de_negocio f where f.columna = c.key) limit 1;
  if found then
    raise exception 'columna_ajena' using errcode = '42501', hint = left(wrong, 60);
  end if;
  -- A list that was cleared is an empty one. The others stay as they are: to aggregate a list of thousands takes seconds.
  fields := changes || coalesce((
    select jsonb_object_agg(c.key, '[]'::jsonb)
    from jsonb_each(changes) c
      join pg_catalog.pg_attribute a on a.attrelid = 'public.negocios'::regclass and a.attname = c.key
    where c.value = 'null' and a.atthasdef), '{}');
  -- What does not come back as it was sent is of another type: a number or an object for a text, a text for a number.
  select c.key into wrong
  from jsonb_each(fields) c, to_jsonb(jsonb_populate_record(null::public.negocios, fields)) typed
  where typed -> c.key is distinct from c.value limit 1;
  if found then
    raise exception 'valor_invalido' using errcode = '22023', hint = wrong;
  end if;
  return fields;
end $$;
comment on function private.read_fields is 'An owner''s changes, column by column, each of its type; further: columns that may be named beside an owner''s. 42501 columna_ajena; 22023 cambios_invalidos or valor_invalido; another of class 22 for a value that cannot be read.';

create function private.write_fields(business uuid, fields jsonb, writer text default null) returns public.negocios
language plpgsql security definer set search_path = '' as $$
declare
  written public.negocios;
  names text;
  contents text;
  broken_rule text;
  reason text;
  clue text;
begin
  -- What is written is kept no more as it was; the trigger of …_privacy.sql keeps it anew.
  perform private.set_hidden(business, (
    select jsonb_object_agg(c, null)
    from jsonb_object_keys(fields) f (columna), unnest(array[f.columna, f.columna || '_e164']) c
  )) where fields ?| private.hidden_columns();
  select string_agg(format('%I', f.columna), ', '), string_agg(format('r.%I', f.columna), ', ') into names, contents
  from jsonb_object_keys(fields) f (columna);
  if names is null then
    select * into written from public.negocios n where n.id = business;
  else
    execute format(
      'update public.negocios n set (%s, escritor) = (select %s, $3 from jsonb_populate_record(null::public.negocios, $1) r)
       where n.id = $2 returning n.*', names, contents)
    into written using fields, business, writer;
  end if;
  return private.as_owned(written);
exception when integrity_constraint_violation then
  -- Its detail is the whole row, private columns too: whoever has the right to all of them is told, and this function has.
  get stacked diagnostics broken_rule = constraint_name, reason = message_text, clue = pg_exception_hint;
  raise exception using errcode = sqlstate, message = reason, constraint = broken_rule, hint = clue;
end $$;
comment on function private.write_fields is 'Stores columns that read_fields() has let through, as that writer, and gives the row as it is then, with what is private (private.as_owned).';

create function private.number_columns() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['telefono_e164', 'whatsapp_e164'] $$;
comment on function private.number_columns is 'The columns that hold the international form of a number, which the server reads from it: no owner writes them.';

create function private.numbers_of(known jsonb, changes jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_object_agg(k.key, k.value), '{}') from jsonb_each(known) k
  where k.key = any (private.number_columns()) and changes ? left(k.key, -length('_e164'))
$$;
comment on function private.numbers_of is 'The international forms among what is known, of the numbers that are among the changes.';

create function private.columns_of_author(authors jsonb, person uuid) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select a.key from jsonb_each_text(authors) a where a.value = person::text)
$$;

create function private.release_revision(business uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_fields(business, r.cambios || private.numbers_of(r.numeros, r.cambios))
  from public.revisiones r where r.negocio_id = business and r.estado = 'abierta';
  delete from public.revisiones r where r.negocio_id = business and r.estado = 'abierta';
exception when integrity_constraint_violation then
  -- A rule that is stricter by now: it stays for the administrator, and a payment does not fail because of it.
  null;
end $$;
comment on function private.release_revision is 'Stores what waits of a business, which needs to wait no longer.';

-- ---------------------------------------------------------------- reading

create function private.own_values(business uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (select jsonb_object_agg(f.columna, to_jsonb(n) -> f.columna) from private.campos_de_negocio f)
    || coalesce((select r.cambios from public.revisiones r where r.negocio_id = n.id and r.estado = 'abierta'), '{}')
  from public.negocios p, lateral private.as_owned(p) n where p.id = business
$$;
comment on function private.own_values is 'The owner''s columns of a business as its owner last wrote them: what waits for the review counts.';

create function public.read_own_business(person uuid, business uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    -- What a page shows beside them; see the columns that visitors may read.
    'row', jsonb_build_object(
      'id', n.id, 'slug', n.slug, 'categoria', n.categoria, 'actividad', n.actividad, 'slug_actividad', n.slug_actividad, 'scian', n.scian,
      'plan_type', n.plan_type, 'is_featured', n.is_featured, 'rating', n.rating, 'reviews_count', n.reviews_count, 'visitas', n.visitas,
      'clics', n.clics, 'fuente', n.fuente, 'telefono_oculto', n.telefono_oculto, 'tiene_dueno', n.tiene_dueno, 'slug_colonia', n.slug_colonia, 'estadisticas', n.estadisticas,
      'meta_title', n.meta_title, 'meta_description', n.meta_description, 'imagenes_datos', n.imagenes_datos,
      'horario_confirmado', n.horario_confirmado, 'created_at', n.created_at, 'updated_at', n.updated_at) || v.own,
    'hidden', to_jsonb(private.columns_beyond(n.plan_type)),
    'version', md5(v.own::text),
    'waiting', (
      select jsonb_object_agg(c.key, jsonb_build_object('now', to_jsonb(n) -> c.key, 'proposed', c.value))
      from public.revisiones r, jsonb_each(r.cambios) c where r.negocio_id = n.id and r.estado = 'abierta'))
  from public.negocios p, lateral private.as_owned(p) n, lateral (select private.own_values(p.id) as own) v
  where p.id = business and private.edits(person, p.id)
$$;

-- ---------------------------------------------------------------- the way in

create function public.edit_business(
  person uuid, business uuid, changes jsonb, base_version jsonb default null, moderation text default 'review-free'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fields constant jsonb := private.read_fields(changes, private.number_columns());
  present public.negocios;
  written public.negocios;
  stale text[];
  waiting jsonb;
  authors jsonb;
  numbers jsonb;
  earlier jsonb;
  proposed jsonb;
  immediate jsonb := fields;
begin
  -- The row first: other edits of it, its plan and its review wait here.
  select * into present from public.negocios n where n.id = business for no key update;
  if not found or person is null or not (private.owns(person, business) or private.helps(person, business)) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  if private.awaits_acceptance(person, business) then
    raise exception 'sin_aceptar' using errcode = '42501';
  end if;
  -- Whoever helps does not say what everybody sees of the owner's telephone and door.
  if fields ?| array['telefono_al_tocar', 'solo_whatsapp', 'direccion_aproximada'] and not private.owns(person, business) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  present := private.as_owned(present);
  select array_agg(f.key order by f.key) into stale
  from jsonb_each(fields) f, (select private.own_values(business) as own) p
  where base_version ? f.key and p.own -> f.key <> all (array[base_version -> f.key, f.value]);
  if stale is not null then
    return jsonb_build_object('stale', stale);
  end if;
  select r.cambios, r.autores, r.numeros into waiting, authors, numbers from public.revisiones r where r.negocio_id = business and r.estado = 'abierta';
  -- What waits already and is not written anew, each number with its international form.
  earlier := coalesce(waiting, '{}') - array(select jsonb_object_keys(fields));
  earlier := earlier || private.numbers_of(coalesce(numbers, '{}'), earlier);
  if present.is_approved and present.plan_type = 'free' and moderation is distinct from 'none' then
    begin
      written := private.write_fields(business, earlier || fields);
      raise exception using errcode = 'ZZ001';
    exception when sqlstate 'ZZ001' then
      -- Only how the row would look is kept.
      null;
    end;
    select jsonb_object_agg(f.columna, to_jsonb(written) -> f.columna) into proposed
    from private.campos_de_negocio f
    where f.espera and to_jsonb(written) -> f.columna is distinct from to_jsonb(present) -> f.columna;
    immediate := fields - array(select f.columna from private.campos_de_negocio f where f.espera) - private.number_columns();
    written := private.write_fields(business, immediate);
  else
    written := private.write_fields(business, earlier || fields);
  end if;
  if proposed is distinct from waiting then
    delete from public.revisiones r where r.negocio_id = business and r.estado = 'abierta';
    insert into public.revisiones (negocio_id, cambios, autores, numeros)
    select business, proposed, jsonb_object_agg(c.key, case when waiting -> c.key = c.value then authors -> c.key else to_jsonb(person) end),
      private.numbers_of(earlier || fields, proposed)
    from jsonb_each(proposed) c having proposed is not null;
  end if;
  return jsonb_build_object(
    'stored', (select coalesce(jsonb_object_agg(c.key, to_jsonb(written) -> c.key), '{}') from jsonb_object_keys(immediate - private.number_columns()) c (key)),
    'waiting', coalesce(proposed, '{}'));
end $$;

-- Edits of an account through the data API in the minute that began at "desde".
create table private.ediciones_por_api (
  user_id uuid primary key references auth.users (id) on delete cascade,
  desde timestamptz not null,
  cuantas int not null check (cuantas > 0)
);

create function private.count_api_edit() returns void
language plpgsql security definer set search_path = '' as $$
declare
  per_minute constant int := 30;
  person constant uuid := (select private.viewer());
  taken int;
begin
  if person is null then
    return;
  end if;
  insert into private.ediciones_por_api as e (user_id, desde, cuantas) values (person, now(), 1)
  on conflict (user_id) do update set
    desde = case when e.desde <= now() - interval '1 minute' then now() else e.desde end,
    cuantas = case when e.desde <= now() - interval '1 minute' then 1 else e.cuantas + 1 end
  returning cuantas into taken;
  if taken > per_minute then
    raise exception 'demasiadas_ediciones' using errcode = 'PT429';
  end if;
end $$;
comment on function private.count_api_edit is 'Refuses an account''s 31st edit of a minute through the data API: each is seen by every visitor.';

create function public.edit_own_business(business uuid, changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_api_edit();
  if changes ?| private.number_columns() then
    raise exception 'columna_ajena' using errcode = '42501';
  end if;
  return public.edit_business((select private.viewer()), business, changes);
end $$;

-- ---------------------------------------------------------------- an account that goes

create function private.forget_author(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owned uuid[];
begin
  -- In one order, and before what waits: edits of theirs come first or not at all.
  select coalesce(array_agg(n.id), '{}') into owned from (
    select n.id from public.negocios n
    where n.user_id = person or exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = person)
    order by n.id for no key update
  ) n;
  delete from public.revisiones r
  where r.negocio_id = any (owned) and private.columns_of_author(r.autores, person) <> '{}'
    and (r.estado <> 'abierta' or r.cambios - private.columns_of_author(r.autores, person) = '{}');
  -- Another one: nobody accepts what is no part of it any more.
  update public.revisiones r set
    id = gen_random_uuid(), cambios = r.cambios - private.columns_of_author(r.autores, person),
    autores = r.autores - private.columns_of_author(r.autores, person)
  where r.negocio_id = any (owned) and private.columns_of_author(r.autores, person) <> '{}';
  -- What is left was written as a helper.
  update public.revisiones r set autores = r.autores - private.columns_of_author(r.autores, person)
  where private.columns_of_author(r.autores, person) <> '{}';
end $$;
comment on function private.forget_author is 'Takes out of revisions what a person wrote as an owner, whose account goes; of what was written as a helper it is forgotten who did.';

-- ---------------------------------------------------------------- the review

create function public.decide_revision(
  reviewer uuid, revision uuid, accepted text[], reason text default null, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  chosen constant text[] := array(select distinct c from unnest(accepted) c where c is not null order by c);
  outcome constant text := case when cardinality(chosen) > 0 then 'aceptada' else 'rechazada' end;
  changes jsonb;
  r public.revisiones;
begin
  perform private.require_admin(reviewer);
  -- The business first, as its owner's edits do.
  perform from public.negocios n where n.id = (select x.negocio_id from public.revisiones x where x.id = revision) for no key update;
  select x.* into r from public.revisiones x join public.negocios n on n.id = x.negocio_id and not n.is_deleted
  where x.id = revision and x.estado = 'abierta' for update of x;
  if not found then
    return 'unknown';
  end if;
  if not r.cambios ?& chosen then
    raise exception 'columna_desconocida' using errcode = '22023';
  end if;
  select coalesce(jsonb_object_agg(c, r.cambios -> c), '{}') into changes from unnest(chosen) c;
  perform private.write_fields(r.negocio_id, changes || private.numbers_of(r.numeros, changes), 'administracion');
  update public.revisiones x set estado = outcome, aceptados = chosen, motivo = reason, decidida_por = reviewer, decidida_at = at
  where x.id = revision;
  perform private.audit(reviewer, case outcome when 'aceptada' then 'cambio_aceptado' else 'cambio_rechazado' end, r.negocio_id, 'revision ' || revision, null,
    jsonb_build_object('aceptados', chosen, 'motivo', reason));
  perform private.queue_mail(
    case outcome when 'aceptada' then 'cambio_aceptado' else 'cambio_rechazado' end, revision::text, private.business_recipient(r.negocio_id),
    (select jsonb_build_object('nombre', n.nombre, 'slug', n.slug, 'aceptados', chosen, 'motivo', reason,
       'rechazados', array(select c from jsonb_object_keys(r.cambios) c where c <> all (chosen) order by c))
     from public.negocios n where n.id = r.negocio_id));
  return case outcome when 'aceptada' then 'accepted' else 'rejected' end;
end $$;

-- ---------------------------------------------------------------- row security and grants

alter table public.revisiones enable row level security;
alter table private.ediciones_por_api enable row level security;
revoke all on public.revisiones, private.ediciones_por_api from public, anon, authenticated, service_role;
grant all on public.revisiones to service_role;
grant select (id, negocio_id, cambios, estado, aceptados, motivo, decidida_at, created_at) on public.revisiones to authenticated;
create policy revisiones_select_owner on public.revisiones for select to authenticated
  using (negocio_id in (select private.my_edited_businesses()));

revoke execute on function private.count_api_edit(), public.edit_business(uuid, uuid, jsonb, jsonb, text), public.edit_own_business(uuid, jsonb),
  public.read_own_business(uuid, uuid), public.decide_revision(uuid, uuid, text[], text, timestamptz) from public, anon, authenticated;
grant execute on function public.edit_business(uuid, uuid, jsonb, jsonb, text), public.read_own_business(uuid, uuid),
  public.decide_revision(uuid, uuid, text[], text, timestamptz) to service_role;
grant execute on function public.edit_own_business(uuid, jsonb) to authenticated;

comment on table public.revisiones is 'Changes of approved free listings that wait for the administrator, and what was decided of them, column by column.';
comment on column public.revisiones.cambios is 'Column of negocios: the value that it is to have.';
comment on column public.revisiones.autores is 'Column of cambios: the account that wrote it last; none, when that account is gone.';
comment on column public.revisiones.numeros is 'The international forms of the numbers in cambios (private.number_columns): they are stored with them.';
comment on column public.revisiones.aceptados is 'The columns that were accepted; the others were not.';
comment on function public.read_own_business is 'A business as its owner edits it, or null for somebody else: "row" as it stands, with what waits, "hidden" the columns that the page of its plan does not show, "version" of the owner''s columns in it, "waiting" {column: {"now", "proposed"}} or null. Server only.';
comment on function public.edit_business is 'An owner''s changes {column: value}; null clears. Returns {"stale": [columns]} and writes nothing when these columns of them are neither as "base_version" {column: value} has them nor as they should be; under moderation "none" nothing waits; otherwise {"stored": what is public now of them, "waiting": all that waits for the review}. 42501: negocio_ajeno, sin_aceptar, columna_ajena, plan_insuficiente; 22…: a value of another shape; 23514: a rule of a column. Server only.';
comment on function public.edit_own_business is 'edit_business for the signed-in user. Open to whoever is signed in: it is the one way by which the key of an owner changes a business, and asks who owns it.';
comment on function public.decide_revision is 'An administrator accepts these columns of an open revision and no others: accepted, rejected (none), or unknown. Server only.';
