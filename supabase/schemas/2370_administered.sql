-- Edits by an administrator: the columns of every plan, its address, its owner and the notes of the review; and the
-- businesses that the administration adds.
--
-- Two people may have the same business open. What an editor has seen is named by its version, which stands for all that is written
-- here and nothing else: visits, a plan, an approval change it not. Who comes with another version is told so and writes nothing.
--
--   the plan, the rating   never by this way; an added business may be given months of a plan, as give_plan() does
--   the owner              by its own parameter alone, with a confirmation where somebody owns it. A confirmed account gets it at once,
--                          and it counts once that account says "Sí, es mío"; another address gets it at its first sign-in. Whoever
--                          owned it parts with it, and with what waits of it; what they pay for from then on is theirs
--   the trail              what was there and what is there now, column by column; of telephones, notes and the owner that they changed
--
-- Who may do what:
--   all functions   service_role alone, in the name of an administrator

create function private.administered_columns() returns text[]
language sql stable security definer set search_path = '' as $$
  select array(select f.columna from private.campos_de_negocio f)
    || array['slug', 'is_featured', 'meta_title', 'meta_description', 'estadisticas', 'telefono_e164', 'whatsapp_e164']
$$;
comment on function private.administered_columns is 'The columns of negocios that an administrator writes.';

create function private.administered_state(business uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (select jsonb_object_agg(c.key, c.value) from jsonb_each(to_jsonb(private.as_owned(n))) c where c.key = any (private.administered_columns()))
    || jsonb_build_object(
      'notas_admin', v.notas_admin, 'correo', coalesce(u.email, v.email),
      'duenos', (select coalesce(jsonb_agg(p.user_id order by p.user_id), '[]') from public.negocio_propietarios p where p.negocio_id = n.id))
  from public.negocios n
    left join public.negocio_privado v on v.negocio_id = n.id
    left join auth.users u on u.id = n.user_id
  where n.id = business
$$;
comment on function private.administered_state is 'All of a business that an administrator writes; null when there is none.';

-- In the trail, which nothing purges, a long text is cut; of what is private or reaches a person it is said that it changed.
create function private.trail_of(state jsonb, columns text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(
    case c.key when 'correo' then 'dueno' else c.key end,
    case
      when c.key in ('correo', 'notas_admin', 'telefono', 'whatsapp') 
        or (c.key = any (private.hidden_columns()) and (state -> 'direccion_aproximada')::boolean)
        then to_jsonb(case when c.value = 'null' then 'ninguno' else 'otro' end)
      when length(c.value::text) > 4000 then to_jsonb(left(c.value #>> '{}', 4000) || '…')
      else c.value
    end)
  from jsonb_each(state) c
  where c.key = any (columns) and c.key not in ('duenos', 'telefono_e164', 'whatsapp_e164')
$$;

create function private.move_owner(business uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  former text;
  person uuid;
begin
  select u.email into former from auth.users u join public.negocios n on n.user_id = u.id where n.id = business;
  select u.id into person from auth.users u where u.email = address and u.email_confirmed_at is not null;
  delete from public.negocio_propietarios p where p.negocio_id = business;
  perform private.forget_owner(business, null);
  -- A voucher of whoever owned it may still be paid: the month then waits for another business of that buyer, not for this one.
  update public.ordenes o set negocio_id = null, asignada_at = null
  where o.negocio_id = business and o.user_id is distinct from person and o.estado in ('creada', 'pendiente', 'rechazada');
  update public.negocios n set user_id = person where n.id = business;
  insert into public.negocio_propietarios (user_id, negocio_id, aceptado_at) select person, business, null where person is not null;
  insert into public.negocio_privado (negocio_id, email) values (business, address)
  on conflict (negocio_id) do update set email = excluded.email;
  perform private.refresh_profile(a, now()) from unnest(array[former, address]) a
  where exists (select from auth.users u where u.email = a and u.email_confirmed_at is not null);
end $$;
comment on function private.move_owner is 'Gives a business to an address, or to nobody; whoever owned it has it no more. The business is locked by whoever calls it.';

-- In the one order of locks (…_ledger.sql): the businesses themselves are locked by whoever calls it.
create function private.lock_owners(businesses uuid[], address text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  each text;
begin
  for each in
    select distinct a from (
      select address as a
      union all
      select coalesce(u.email, v.email) from public.negocios n
        left join auth.users u on u.id = n.user_id left join public.negocio_privado v on v.negocio_id = n.id
      where n.id = any (businesses)
      union all
      select o.email from public.ordenes o where o.negocio_id = any (businesses) and o.estado in ('creada', 'pendiente', 'rechazada')
    ) owners where a is not null order by a
  loop
    perform private.lock_buyer(each);
  end loop;
  perform from public.ordenes o
  where o.negocio_id = any (businesses) and o.estado in ('creada', 'pendiente', 'rechazada') order by o.id for update;
  perform private.lock_business(b) from (select b from unnest(businesses) b order by b) in_order;
end $$;
comment on function private.lock_owners is 'Locks whoever owns or buys for these businesses, and whoever has the address; then what they have not paid yet.';

create function private.is_slug_taken(wanted text, business uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever tries the same one at the same moment waits here (take_slug).
  perform pg_advisory_xact_lock(hashtextextended('slug ' || wanted, 0));
  return exists (select from public.negocios n where n.slug = wanted and n.id <> business)
    -- It still leads to another one, perhaps from a printed page.
    or exists (select from public.negocio_slugs s where s.slug = wanted and s.negocio_id <> business);
end $$;

-- ---------------------------------------------------------------- reading

create function public.read_administered_business(reviewer uuid, business uuid, since timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  state constant jsonb := private.administered_state(business);
begin
  perform private.require_admin(reviewer);
  return (
    select jsonb_build_object(
      'id', n.id, 'values', state, 'version', md5(state::text), 'read_at', now(), 'updated_at', n.updated_at,
      'plan', n.plan_type, 'is_approved', n.is_approved, 'is_deleted', n.is_deleted, 'deleted_at', n.deleted_at,
      'visits', n.visitas, 'clicks', n.clics, 'claims', private.open_claims(n.id), 'source', n.fuente, 'created_at', n.created_at,
      'reason', v.motivo_rechazo, 'has_owner', private.has_owner(n),
      'awaits_acceptance', n.user_id is not null and private.awaits_acceptance(n.user_id, n.id),
      'paid_until', (
        select case when bool_or(p.termina_at is null) then null else max(p.termina_at) end
        from public.periodos p where p.negocio_id = n.id and p.plan = n.plan_type and coalesce(p.termina_at, now()) >= now() - private.grace()),
      'revision_at', (select r.created_at from public.revisiones r where r.negocio_id = n.id and r.estado = 'abierta'),
      'former_slugs', (select coalesce(jsonb_agg(s.slug order by s.created_at), '[]') from public.negocio_slugs s where s.negocio_id = n.id),
      'changed_by', (
        select jsonb_build_object('email', u.email, 'at', a.created_at)
        from public.auditoria a left join auth.users u on u.id = a.persona
        where a.negocio_id = n.id and a.created_at > since
          and (a.despues ?| array(select jsonb_object_keys(state) union all values ('dueno'), ('aceptados')))
        order by a.id desc limit 1))
    from public.negocios n left join public.negocio_privado v on v.negocio_id = n.id
    where n.id = business
  );
end $$;
comment on function public.read_administered_business is 'A business as an administrator edits it, with the version of what it holds, or null. changed_by: the administrator who changed it after since, if one did. Server only.';

create function public.list_alike_businesses(reviewer uuid, name text, phone text)
returns table (id uuid, slug text, nombre text, direccion text, colonia text, telefono text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query select n.id, n.slug, n.nombre, n.direccion, n.colonia, n.telefono
  from private.list_alike(name, phone, false) p, lateral private.as_owned(p) n;
end $$;
comment on function public.list_alike_businesses is 'Up to five public businesses that have this telephone or a like name. Server only.';

-- ---------------------------------------------------------------- writing

create function public.save_administered_business(
  reviewer uuid, business uuid, changes jsonb, version text, new_owner text default null, is_confirmed boolean default false
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := nullif(lower(btrim(new_owner)), '');
  before jsonb;
  after jsonb;
  fields jsonb;
  changed text[];
begin
  perform private.require_admin(reviewer);
  if new_owner is not null then
    perform private.lock_owners(array[business], address);
  end if;
  perform from public.negocios n where n.id = business for no key update;
  if not found then
    return 'unknown';
  end if;
  before := private.administered_state(business);
  if md5(before::text) is distinct from version then
    return 'stale';
  end if;
  fields := private.read_fields(changes - 'notas_admin', private.administered_columns());
  select coalesce(jsonb_object_agg(c.key, c.value), '{}') into fields from jsonb_each(fields) c where before -> c.key is distinct from c.value;
  if fields ? 'slug' and private.is_slug_taken(fields ->> 'slug', business) then
    return 'slugTaken';
  end if;
  if new_owner is not null and address is distinct from before ->> 'correo' then
    if not is_confirmed and (select private.has_owner(n) from public.negocios n where n.id = business) then
      return 'ownerAsked';
    end if;
    perform private.move_owner(business, address);
  end if;
  if fields <> '{}' then
    perform private.write_fields(business, fields, 'administracion');
  end if;
  if changes ? 'notas_admin' then
    insert into public.negocio_privado (negocio_id, notas_admin) values (business, changes ->> 'notas_admin')
    on conflict (negocio_id) do update set notas_admin = excluded.notas_admin;
  end if;
  after := private.administered_state(business);
  changed := array(select c.key from jsonb_each(after) c where before -> c.key is distinct from c.value order by c.key);
  if cardinality(changed) = 0 then
    return 'unchanged';
  end if;
  perform private.audit(reviewer, 'negocio_editado', business, null, private.trail_of(before, changed), private.trail_of(after, changed));
  return 'saved';
end $$;
comment on function public.save_administered_business is 'An administrator''s changes {column: value}; null clears. new_owner: an address, empty for nobody, null to leave it. Returns saved, unchanged, stale (another version is stored), slugTaken, ownerAsked (it has an owner: is_confirmed moves it) or unknown. 42501 columna_ajena; 22…: a value of another shape; 23…: a rule of a column. Server only.';

create function public.add_administered_business(
  reviewer uuid, request uuid, new_id uuid, form jsonb, slugs text[], is_published boolean, new_owner text default null,
  given_plan text default 'free', months int default 0, reason text default null, at timestamptz default now()
) returns table (id uuid, slug text, is_new boolean)
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := nullif(lower(btrim(new_owner)), '');
  fields jsonb;
  made jsonb;
begin
  perform private.require_admin(reviewer);
  perform pg_advisory_xact_lock(hashtextextended('registration ' || request, 0));
  return query
    select n.id, n.slug, false from public.negocios n join public.negocio_privado v on v.negocio_id = n.id where v.solicitud = request;
  if found then
    return;
  end if;
  perform private.lock_owners(array[new_id], address);
  fields := private.read_fields(form - 'notas_admin', private.administered_columns()) - 'slug';
  insert into public.negocios (id, slug, nombre, categoria, slug_categoria, is_approved, escritor)
  values (new_id, private.take_slug(slugs, new_id), fields ->> 'nombre', '', fields ->> 'slug_categoria', case when is_published then true end, 'administracion');
  perform private.write_fields(new_id, fields, 'administracion');
  insert into public.negocio_privado (negocio_id, notas_admin, solicitud, revisado_por, revisado_at)
  values (new_id, form ->> 'notas_admin', request, case when is_published then reviewer end, case when is_published then at end);
  if address is not null then
    perform private.move_owner(new_id, address);
  end if;
  if given_plan <> 'free' then
    -- Whether it is published was said above.
    perform public.give_plan(new_id, given_plan, reason, 'review-all', private.months_later(at, months), at);
  end if;
  made := jsonb_strip_nulls(private.administered_state(new_id));
  perform private.audit(reviewer, 'negocio_agregado', new_id, null, null,
    private.trail_of(made, array(select jsonb_object_keys(made)))
    || jsonb_build_object('publicado', is_published, 'plan', given_plan, 'meses', months, 'motivo', reason));
  return query select n.id, n.slug, true from public.negocios n where n.id = new_id;
end $$;
comment on function public.add_administered_business is 'Adds a business for an administrator, published or waiting, with an owner by address and months of a plan with a reason; the same request makes one. Its pictures are in folders named new_id. Errors as of save_administered_business. Server only.';

revoke execute on function
  public.read_administered_business(uuid, uuid, timestamptz),
  public.list_alike_businesses(uuid, text, text),
  public.save_administered_business(uuid, uuid, jsonb, text, text, boolean),
  public.add_administered_business(uuid, uuid, uuid, jsonb, text[], boolean, text, text, int, text, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.read_administered_business(uuid, uuid, timestamptz),
  public.list_alike_businesses(uuid, text, text),
  public.save_administered_business(uuid, uuid, jsonb, text, text, boolean),
  public.add_administered_business(uuid, uuid, uuid, jsonb, text[], boolean, text, text, int, text, timestamptz)
  to service_role;
