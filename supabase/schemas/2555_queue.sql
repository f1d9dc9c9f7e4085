-- The queue of the administration: all that waits for a decision, in one order, and what there is to know to decide it.
--
--   registro   a listing that nobody has decided on
--   cambio     an open revision of an approved listing
--   reclamo    a claim
--   reporte    a public listing of which visitors report a problem: one place in the queue, however many report
--   alerta     a public listing in which a model flagged something (…_ai_moderation.sql)
--
-- Who pays comes first, then who waits longest. Each is decided by its own function (decide_revision, decide_claim, ...); here are two
-- more: two listings of one business become one (merge_businesses), and an owner sends a rejected one again (resubmit_business).
--
-- What becomes of a listing that is merged into another:
--   its slug and former ones   lead to the one that is kept
--   owners                     move when the kept one has none; both having different ones is refused
--   months that are paid       never move: a listing with a plan is the one to be kept; orders that nobody has paid yet go along
--   visits and clicks          are counted for the one that is kept
--   open claims                ask for the one that is kept; reported problems are dealt with
--   words, pictures, promotions   stay with it: it is deleted, and goes for good after thirty days. There is no way back.
--
-- Who may do what:
--   all functions   service_role alone; the first three ask for the role of the administrator, the last one for the owner

create index negocios_queue on public.negocios ((plan_type = 'free'), created_at, id) where is_approved is null and not is_deleted;
create index negocios_hidden_phone on public.negocios (private.national_number(telefono)) where is_approved is not true and not is_deleted;
create index negocios_hidden_place on public.negocios using gist (punto) where is_approved is not true and not is_deleted;

create function private.list_asked() returns table (tipo text, id uuid, negocio_id uuid, gratis boolean, desde timestamptz, nombre_plano text)
language sql stable security definer set search_path = '' as $$
  -- Few beside the registrations: each looks its listing up, as no join that reads all listings does.
  select r.tipo, r.id, n.id as negocio_id, n.gratis, r.desde, n.nombre_plano
  from (
    select 'cambio' as tipo, r.id, r.negocio_id, r.created_at as desde from public.revisiones r where r.estado = 'abierta'
    union all
    select 'reclamo', c.id, c.negocio_id, c.created_at from public.reclamos c where c.estado = 'nuevo'
    union all
    select 'reporte', p.negocio_id, p.negocio_id, min(p.created_at) from public.reportes p
    where p.estado = 'nuevo' and p.motivo not like '%vigente' group by p.negocio_id
    union all
    select 'alerta', a.negocio_id, a.negocio_id, min(a.created_at) from private.open_alerts() a where not a.en_revision group by a.negocio_id
  ) r cross join lateral (
    select n.id, n.plan_type = 'free' as gratis, n.nombre_plano from public.negocios n
    where n.id = r.negocio_id and not n.is_deleted and (n.is_approved or r.tipo = 'reclamo') offset 0
  ) n
$$;
comment on function private.list_asked is 'What waits for the administrator beside registrations: all of the queue''s other kinds.';

create function public.list_queue(
  reviewer uuid, kind text default null, term text default null, after_free boolean default false,
  after_since timestamptz default '-infinity', after_id uuid default '00000000-0000-0000-0000-000000000000', page_size int default 30
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := least(greatest(page_size, 1), 100);
  pattern constant text := '%' || private.words(left(coalesce(term, ''), 100)) || '%';
begin
  perform private.require_admin(reviewer);
  return (
    with asked as materialized (
      select * from private.list_asked()
    ), waiting as (
      (
        select 'registro' as tipo, n.id, n.id as negocio_id, n.plan_type = 'free' as gratis, n.created_at as desde
        from public.negocios n
        where coalesce(kind, 'registro') = 'registro' and n.is_approved is null and not n.is_deleted and n.nombre_plano like pattern
          and (n.plan_type = 'free', n.created_at, n.id) > (after_free, after_since, after_id)
        order by n.plan_type = 'free', n.created_at, n.id limit most + 1
      ) union all (
        select a.tipo, a.id, a.negocio_id, a.gratis, a.desde from asked a
        where coalesce(kind, a.tipo) = a.tipo and a.nombre_plano like pattern and (a.gratis, a.desde, a.id) > (after_free, after_since, after_id)
        order by a.gratis, a.desde, a.id limit most + 1
      )
    ), page as (
      select w.*, row_number() over (order by w.gratis, w.desde, w.id) as place from waiting w
      order by w.gratis, w.desde, w.id limit most + 1
    )
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(jsonb_build_object(
        'tipo', p.tipo, 'id', p.id, 'negocio_id', n.id, 'nombre', n.nombre, 'plan', n.plan_type, 'gratis', p.gratis, 'desde', p.desde,
        'reenviado', p.tipo = 'registro' and cardinality(v.reenvios) > 0
      ) order by p.place) filter (where p.place <= most), '[]'),
      'has_more', count(*) > most,
      'counts', (
        select jsonb_build_object('registro', (select count(*) from public.negocios n where n.is_approved is null and not n.is_deleted))
          || coalesce(jsonb_object_agg(c.tipo, c.waiting), '{}')
        from (select a.tipo, count(*) as waiting from asked a group by a.tipo) c
      )
    )
    from page p join public.negocios n on n.id = p.negocio_id left join public.negocio_privado v on v.negocio_id = n.id
  );
end $$;
comment on function public.list_queue is 'A page of what waits for the administrator, those who pay first, then the oldest, and how many of each kind there are, but of those of which there is none: {items, has_more, counts}. kind: one of them alone; term: in the name; after_*: gratis, desde and id of the last item before the page. Server only.';

create function private.list_likely_duplicates(business public.negocios)
returns table (id uuid, mismo_telefono boolean, parecido real, metros int)
language plpgsql stable security definer set search_path = '' as $$
declare
  near_m constant int := 80;
  like_name constant real := 0.4;
  -- Without a place to compare, names have to be liker.
  like_name_elsewhere constant real := 0.6;
  digits constant text := private.national_number(coalesce((private.as_owned(business)).telefono, ''));
begin
  return query
    with candidates as (
      select m.id from public.negocios m where m.id in (select private.hidden_phone_owners(digits)) and not m.is_deleted
      union
      select m.id from public.negocios m
      where length(digits) = 10 and private.national_number(m.telefono) = digits and m.is_approved and not m.is_deleted
      union
      select m.id from public.negocios m
      where length(digits) = 10 and private.national_number(m.telefono) = digits and m.is_approved is not true and not m.is_deleted
      union
      select m.id from public.negocios m
      where m.punto operator(pg_catalog.<@) circle(business.punto, near_m) and m.is_approved and not m.is_deleted
        and extensions.similarity(m.nombre_plano, business.nombre_plano) >= like_name
      union
      select m.id from public.negocios m
      where m.punto operator(pg_catalog.<@) circle(business.punto, near_m) and m.is_approved is not true and not m.is_deleted
        and extensions.similarity(m.nombre_plano, business.nombre_plano) >= like_name
      union
      select m.id from public.negocios m
      where m.slug_colonia = business.slug_colonia and m.is_approved and not m.is_deleted and (m.punto is null or business.punto is null)
        and extensions.similarity(m.nombre_plano, business.nombre_plano) >= like_name_elsewhere
    )
    select m.id, coalesce(length(digits) = 10 and private.national_number((private.as_owned(m)).telefono) = digits, false),
      extensions.similarity(m.nombre_plano, business.nombre_plano), (m.punto operator(pg_catalog.<->) business.punto)::int
    from candidates c join public.negocios m on m.id = c.id
    where m.id <> business.id
    order by 2 desc, 3 desc, m.id
    limit 200;
end $$;
comment on function private.list_likely_duplicates is 'Other listings with the same telephone, or a like name within 80 m (or in the colonia, where one of them has no place), the likeliest first.';

create function private.is_somebodys(business public.negocios) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_owner(business) or private.business_recipient(business.id) is not null
$$;
comment on function private.is_somebodys is 'True if a business has an owner, or becomes its registrant''s as soon as the address is confirmed.';

create function private.open_claims(business uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.reclamos c where c.negocio_id = business and c.estado = 'nuevo'
$$;

create function public.list_merge_candidates(reviewer uuid, business uuid, term text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 8;
  wanted constant text := private.words(left(coalesce(term, ''), 100));
  here public.negocios;
begin
  perform private.require_admin(reviewer);
  select * into here from public.negocios n where n.id = business;
  if not found then
    return '[]';
  end if;
  return (
    with found as (
      select d.id, d.mismo_telefono, d.parecido, d.metros from private.list_likely_duplicates(here) d where wanted = ''
      union all
      select m.id, false, extensions.similarity(m.nombre_plano, wanted), (m.punto operator(pg_catalog.<->) here.punto)::int
      from public.negocios m
      where wanted <> '' and m.nombre_plano like '%' || wanted || '%' and not m.is_deleted and m.id <> here.id
    ), likeliest as (
      select f.*, row_number() over (order by f.mismo_telefono desc, f.parecido desc, f.metros, f.id) as place from found f
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'slug', m.slug, 'nombre', m.nombre, 'direccion', m.direccion, 'colonia', m.colonia, 'mismo_telefono', l.mismo_telefono, 'metros', l.metros,
      'portada_url', m.portada_url, 'imagen_url', m.imagen_url, 'logo_url', m.logo_url
    ) order by l.place), '[]')
    from likeliest l join public.negocios p on p.id = l.id, lateral private.as_owned(p) m where l.place <= most
  );
end $$;
comment on function public.list_merge_candidates is 'Listings that a business may be joined with: those that are likely the same, or with a term those that have it in their name; at most eight. Server only.';

create function public.get_queue_item(reviewer uuid, kind text, item uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  shown_duplicates constant int := 5;
  business public.negocios;
  revision public.revisiones;
  claim public.reclamos;
begin
  perform private.require_admin(reviewer);
  case kind
    when 'cambio' then
      select * into revision from public.revisiones r where r.id = item and r.estado = 'abierta';
    when 'reclamo' then
      select * into claim from public.reclamos c where c.id = item and c.estado = 'nuevo';
    else
      null;
  end case;
  select * into business from public.negocios n
  where n.id = case kind when 'cambio' then revision.negocio_id when 'reclamo' then claim.negocio_id else item end and not n.is_deleted
    and case kind
      when 'registro' then n.is_approved is null
      when 'reporte' then n.is_approved and exists (
        select from public.reportes p where p.negocio_id = n.id and p.estado = 'nuevo' and p.motivo not like '%vigente')
      when 'alerta' then n.is_approved and exists (select from private.open_alerts(n.id) a where not a.en_revision)
      when 'cambio' then n.is_approved
      else kind = 'reclamo'
    end;
  if not found then
    return null;
  end if;
  return (
    with alike as materialized (
      select d.*, row_number() over () as place from private.list_likely_duplicates(business) d
    )
    select jsonb_build_object(
      'tipo', kind, 'id', item,
      'desde', coalesce(revision.created_at, claim.created_at,
        case when kind = 'reporte' then (
          select min(p.created_at) from public.reportes p where p.negocio_id = business.id and p.estado = 'nuevo' and p.motivo not like '%vigente'
        ) when kind = 'alerta' then (
          select min(a.created_at) from private.open_alerts(business.id) a where not a.en_revision
        ) end, business.created_at),
      'negocio', to_jsonb(private.as_owned(business)) - array['busqueda', 'minutos_abierto', 'minutos_especiales', 'denue_huella', 'escritor', 'nombre_plano', 'punto'],
      'correo', private.business_recipient(business.id),
      'reenvios', coalesce(v.reenvios, '{}'),
      'motivo', v.motivo_rechazo,
      'rechazado', case when kind = 'registro' and cardinality(v.reenvios) > 0 then v.rechazado end,
      'cambios', revision.cambios,
      'reclamos', private.open_claims(business.id),
      'nota', claim.nota,
      'con_foto', claim.foto is not null,
      'reclamante', (select u.email from auth.users u where u.id = claim.user_id),
      'alertas', (
        select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'campo', a.campo, 'es_imagen', a.es_imagen, 'categorias', a.categorias) order by a.id), '[]')
        from private.open_alerts(business.id) a where a.en_revision = (kind = 'cambio')
      ),
      'mismo_telefono', (select count(*) from alike a where a.mismo_telefono),
      'parecidos', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', m.id, 'slug', m.slug, 'nombre', m.nombre, 'direccion', m.direccion, 'colonia', m.colonia, 'telefono', m.telefono, 'web', m.web,
          'categoria', m.categoria, 'plan_type', m.plan_type, 'is_approved', m.is_approved, 'con_dueno', private.is_somebodys(m),
          'del_censo', m.denue_id is not null, 'created_at', m.created_at, 'portada_url', m.portada_url, 'imagen_url', m.imagen_url,
          'logo_url', m.logo_url, 'mismo_telefono', a.mismo_telefono, 'metros', a.metros,
          'visitas', m.visitas, 'reclamos', private.open_claims(m.id)
        ) order by a.place), '[]')
        from alike a join public.negocios p on p.id = a.id, lateral private.as_owned(p) m where a.place <= shown_duplicates
      ),
      'con_dueno', private.is_somebodys(business)
    )
    from (select 1) one left join public.negocio_privado v on v.negocio_id = business.id
  );
end $$;
comment on function public.get_queue_item is 'All that decides one item of the queue, or null when it does not wait (any more). item: the listing''s id for registro, reporte and alerta, otherwise that of the revision or claim. Server only.';

create function public.list_clear_registrations(reviewer uuid, term text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  looked_at constant int := 300;
  most constant int := 100;
  pattern constant text := '%' || private.words(left(coalesce(term, ''), 100)) || '%';
begin
  perform private.require_admin(reviewer);
  return (
    select coalesce(jsonb_agg(
      to_jsonb(private.as_owned(c.n)) - array['busqueda', 'minutos_abierto', 'minutos_especiales', 'denue_huella', 'escritor', 'nombre_plano', 'punto']
      order by c.gratis, c.created_at, c.id), '[]')
    from (
      select w.* from (
        select n, n.id, n.plan_type = 'free' as gratis, n.created_at from public.negocios n
        where n.is_approved is null and not n.is_deleted and n.nombre_plano like pattern
        order by n.plan_type = 'free', n.created_at, n.id limit looked_at
      ) w
      where not exists (select from private.open_alerts(w.id))
        and not exists (select from public.negocio_privado v where v.negocio_id = w.id and cardinality(v.reenvios) > 0)
        and not exists (select from private.list_likely_duplicates(w.n))
      order by w.gratis, w.created_at, w.id limit most
    ) c
  );
end $$;
comment on function public.list_clear_registrations is 'Of the first registrations of the queue those that nothing speaks against: no alert of a model, no other listing like it, and never rejected. term: in the name. Server only.';

-- ---------------------------------------------------------------- one business, two listings

create function private.owners_of(business public.negocios) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select business.user_id where business.user_id is not null
    union select p.user_id from public.negocio_propietarios p where p.negocio_id = business.id
    order by 1
  )
$$;

create function public.merge_businesses(reviewer uuid, kept uuid, merged uuid, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  stays public.negocios;
  goes public.negocios;
  recipient text;
  takes_owner boolean;
begin
  perform private.require_admin(reviewer);
  perform private.lock_owners(array[kept, merged]);
  -- In one order, whoever merges them the other way round at the same time.
  perform from public.negocios n where n.id in (kept, merged) order by n.id for no key update;
  select * into stays from public.negocios n where n.id = kept and not n.is_deleted;
  select * into goes from public.negocios n where n.id = merged and not n.is_deleted and n.id <> kept;
  if stays.id is null or goes.id is null then
    return 'unknown';
  end if;
  if private.plan_at(goes.id, at) <> 'free' then
    return 'paid';
  end if;
  recipient := private.business_recipient(goes.id);
  -- Whoever registered one of them without an account counts, too.
  if recipient <> private.business_recipient(stays.id)
    or (private.has_owner(goes) and private.has_owner(stays) and private.owners_of(goes) <> private.owners_of(stays))
  then
    return 'owners';
  end if;
  takes_owner := private.is_somebodys(goes) and not private.is_somebodys(stays);
  if not private.has_owner(stays) then
    update public.negocios n set user_id = goes.user_id where n.id = stays.id and goes.user_id is not null;
    update public.negocio_propietarios p set negocio_id = stays.id where p.negocio_id = goes.id;
    -- Of a registration that nobody has come for yet: it waits for its address there.
    insert into public.negocio_privado as v (negocio_id, email)
    select stays.id, g.email from public.negocio_privado g where g.negocio_id = goes.id and g.email is not null
    on conflict (negocio_id) do update set email = coalesce(v.email, excluded.email);
  end if;
  delete from public.negocio_propietarios p where p.negocio_id = goes.id;
  update public.negocio_privado v set email = null where v.negocio_id = goes.id;
  update public.ordenes o set negocio_id = stays.id where o.negocio_id = goes.id and o.estado in ('creada', 'pendiente', 'rechazada');
  update public.reclamos c set negocio_id = stays.id
  where c.negocio_id = goes.id and c.estado = 'nuevo'
    and not exists (select from public.reclamos x where x.negocio_id = stays.id and x.user_id = c.user_id and x.estado = 'nuevo');
  -- Who asked for both asks for the one that stays; nobody would ever decide the other claim, which counts among their open ones.
  delete from public.reclamos c where c.negocio_id = goes.id and c.estado = 'nuevo';
  perform private.settle_reports(array(select p.id from public.reportes p where p.negocio_id = goes.id and p.estado = 'nuevo'), 'atendido',
    'reporte_corregido', stays);
  insert into public.eventos (negocio_id, tipo, dia, visitante, origen)
  select stays.id, e.tipo, e.dia, e.visitante, e.origen from public.eventos e where e.negocio_id = goes.id on conflict do nothing;
  delete from public.eventos e where e.negocio_id = goes.id;
  update public.negocios n set visitas = n.visitas + goes.visitas, clics = n.clics + goes.clics where n.id = stays.id;
  update public.negocios n set user_id = null, visitas = 0, clics = 0, is_deleted = true, deleted_at = at where n.id = goes.id;
  update public.negocio_slugs s set negocio_id = stays.id where s.negocio_id = goes.id;
  insert into public.negocio_slugs (slug, negocio_id) values (goes.slug, stays.id)
  on conflict (slug) do update set negocio_id = excluded.negocio_id;
  -- Under the former names there may be kept pages that say that there is nothing.
  perform private.queue_tags(array(select 'business:' || s.slug from public.negocio_slugs s where s.negocio_id = stays.id));
  perform private.queue_mail('negocio_unido', goes.id::text, recipient,
    jsonb_build_object('nombre', goes.nombre, 'slug', stays.slug, 'queda', stays.nombre, 'publicado', coalesce(stays.is_approved, false)),
    goes.user_id is not null and not private.awaits_acceptance(goes.user_id, stays.id));
  perform private.audit(reviewer, 'negocio_unido', stays.id, 'negocio ' || goes.id, jsonb_build_object('slug', goes.slug, 'nombre', goes.nombre),
    jsonb_build_object('slug', stays.slug, 'recibe_dueno', takes_owner));
  perform private.audit(reviewer, 'negocio_unido', goes.id, 'negocio ' || stays.id, null, jsonb_build_object('is_deleted', true));
  return 'merged';
end $$;
comment on function public.merge_businesses is 'Makes two listings of one business one: the merged one is deleted and leads to the kept one. merged, unknown (one of them is not there, or both are the same), owners (both have, and not the same) or paid (the one to be deleted has a plan). Server only.';

-- ---------------------------------------------------------------- an owner sends a rejected listing again

create function public.resubmit_business(person uuid, business uuid, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  times_a_month constant int := 5;
  recent timestamptz[];
begin
  -- The row first: edits of it and its review wait here.
  perform from public.negocios n where n.id = business and n.is_approved = false and not n.is_deleted for no key update;
  if not found or not private.edits(person, business) then
    return 'unknown';
  end if;
  insert into public.negocio_privado (negocio_id) values (business) on conflict do nothing;
  select array(select r from unnest(v.reenvios) r where r > at - interval '30 days') into recent
  from public.negocio_privado v where v.negocio_id = business;
  if cardinality(recent) >= times_a_month then
    return 'full';
  end if;
  update public.negocio_privado v set reenvios = recent || at where v.negocio_id = business;
  perform private.release_revision(business);
  update public.negocios n set is_approved = null where n.id = business;
  return 'sent';
end $$;
comment on function public.resubmit_business is 'An owner sends a rejected listing back to the queue: sent, full (five times within thirty days) or unknown (not theirs, not accepted, or not rejected). Server only.';

create function private.keep_rejected() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.negocio_privado as v (negocio_id, rechazado)
  select new.id, jsonb_object_agg(f.columna, to_jsonb(private.as_owned(new)) -> f.columna) from private.campos_de_negocio f
  on conflict (negocio_id) do update set rechazado = excluded.rechazado;
  return null;
end $$;

create trigger negocios_rejected after update of is_approved on public.negocios
  for each row when (not new.is_approved and old.is_approved is distinct from new.is_approved)
  execute function private.keep_rejected();

revoke execute on function
  public.list_queue(uuid, text, text, boolean, timestamptz, uuid, int),
  public.list_merge_candidates(uuid, uuid, text),
  public.list_clear_registrations(uuid, text),
  public.get_queue_item(uuid, text, uuid),
  public.merge_businesses(uuid, uuid, uuid, timestamptz),
  public.resubmit_business(uuid, uuid, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.list_queue(uuid, text, text, boolean, timestamptz, uuid, int),
  public.list_merge_candidates(uuid, uuid, text),
  public.list_clear_registrations(uuid, text),
  public.get_queue_item(uuid, text, uuid),
  public.merge_businesses(uuid, uuid, uuid, timestamptz),
  public.resubmit_business(uuid, uuid, timestamptz)
  to service_role;
