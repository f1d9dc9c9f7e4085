-- Requests to the administrator: reports on a listing (…_reports.sql), messages of /soporte, and requests by the law on personal
-- data (ARCO: access, rectification, cancellation, opposition).
--
-- An answer goes to the address that was given, and nowhere else: whoever reads it has that mailbox. A request by the law that was
-- sent from an account carries it, and with it a confirmed address; of any other the administrator asks for proof before anything
-- personal is told ('pedir').
--
-- The law (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, 2025) counts working days: the server
-- computes each deadline and the day on which it is reminded of (lib/requests/deadline.ts), here they are kept.
--
-- Neither channel can be closed by a flood: what comes beyond the number of a day, or of an address, is taken all the same, set apart
-- ("apartada", "apartado") and listed last; it mails nobody until an administrator deals with it.
--
--   recibida, en_curso, requerida   to be answered by vence_el
--   por_cumplir                     answered: to be carried out by vence_el
--   cerrada                         proof, for five years
--
-- Who may do what:
--   mensajes, solicitudes_arco   service_role alone
--   all functions                service_role alone; those with a reviewer ask for the role

create table public.mensajes (
  id uuid primary key default gen_random_uuid(),
  nombre text not null check (private.is_text(nombre, 100)),
  correo text not null check (private.is_text(correo, 254) and correo = lower(btrim(correo))),
  texto text not null check (private.is_text(texto, 2000, 2000)),
  respuesta text check (private.is_text(respuesta, 3000, 3000)),
  estado text not null default 'nuevo' check (estado in ('nuevo', 'respondido', 'cerrado')),
  apartado boolean not null default false,
  created_at timestamptz not null default now(),
  orden timestamptz not null generated always as (case when apartado then timestamptz '9999-12-31T00:00:00Z' else created_at end) stored,
  decidido_at timestamptz,
  constraint answered_with_words check ((estado = 'respondido') = (respuesta is not null)),
  constraint decided_with_a_time check ((estado = 'nuevo') = (decidido_at is null))
);
create index mensajes_open on public.mensajes (orden, id) where estado = 'nuevo';
create index mensajes_decided on public.mensajes (decidido_at desc, id desc) where decidido_at is not null;
create index mensajes_day on public.mensajes (created_at);

create table public.solicitudes_arco (
  id uuid primary key default gen_random_uuid(),
  numero bigint not null unique generated always as identity,
  tipo text not null check (tipo in ('acceso', 'rectificacion', 'cancelacion', 'oposicion')),
  nombre text not null check (private.is_text(nombre, 100)),
  correo text not null check (private.is_text(correo, 254) and correo = lower(btrim(correo))),
  datos text not null check (private.is_text(datos, 2000, 2000)),
  negocio_id uuid references public.negocios (id) on delete set null,
  user_id uuid references auth.users (id) on delete set null,
  estado text not null default 'recibida' check (estado in ('recibida', 'en_curso', 'requerida', 'por_cumplir', 'cerrada')),
  vence_el date not null,
  aviso_el date not null,
  prorrogada boolean not null default false,
  apartada boolean not null default false,
  orden date not null generated always as (case when apartada then date '9999-12-31' else vence_el end) stored,
  -- Replies to the person, each with its day.
  respuestas text check (private.is_text(respuestas, 15000, 15000)),
  created_at timestamptz not null default now(),
  cerrada_at timestamptz,
  constraint closed_with_a_time check ((estado = 'cerrada') = (cerrada_at is not null)),
  constraint reminded_before_it_is_due check (aviso_el <= vence_el)
);
create index solicitudes_arco_open on public.solicitudes_arco (orden, numero) where estado <> 'cerrada';
create index solicitudes_arco_business on public.solicitudes_arco (negocio_id);
create index solicitudes_arco_person on public.solicitudes_arco (user_id);
create index solicitudes_arco_day on public.solicitudes_arco (created_at);

create index reportes_open on public.reportes (negocio_id, created_at) where estado = 'nuevo' and motivo not like '%vigente';

create function private.arco_folio(number bigint) returns text
language sql immutable parallel safe set search_path = '' as $$ select 'ARCO-' || lpad(number::text, greatest(5, length(number::text)), '0') $$;

-- ---------------------------------------------------------------- what people send

create function public.add_message(sender text, address text, words text, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  of_a_day constant int := 300;
  of_an_address constant int := 5;
  set_apart_a_day constant int := 1000;
  since constant timestamptz := at - interval '1 day';
  is_apart boolean;
  apart int;
  message uuid;
begin
  -- Counting and limit are one step.
  perform pg_advisory_xact_lock(hashtextextended('mensajes', 0));
  select m.apartado into is_apart from public.mensajes m
  where m.correo = address and m.created_at > since and private.words(m.texto) = private.words(add_message.words) limit 1;
  if found then
    return case when is_apart then 'set_apart' else 'added' end;
  end if;
  select of_a_day <= count(*) filter (where not m.apartado) or of_an_address <= count(*) filter (where m.correo = address),
    count(*) filter (where m.apartado)
  into is_apart, apart from public.mensajes m where m.created_at > since;
  if is_apart and apart >= set_apart_a_day then
    return 'full';
  end if;
  insert into public.mensajes (nombre, correo, texto, apartado, created_at) values (sender, address, words, is_apart, at) returning id into message;
  if is_apart then
    return 'set_apart';
  end if;
  perform private.queue_mail('mensaje_recibido', message::text, address, jsonb_build_object('texto', words));
  return 'added';
end $$;
comment on function public.add_message is 'added, set_apart (beyond the number of a day or an address; nobody is mailed) or full. The same words of an address within a day are one. Server only.';

create function public.add_arco_request(
  kind text, sender text, address text, words text, due date, remind date, business_slug text default null, person uuid default null,
  at timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  of_a_day constant int := 100;
  of_an_address constant int := 3;
  set_apart_a_day constant int := 1000;
  -- An account writes with its own, confirmed address.
  mailbox constant text := coalesce((select u.email from auth.users u where u.id = person and u.email_confirmed_at is not null), address);
  is_apart boolean;
  apart int;
  number bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('solicitudes_arco', 0));
  select s.numero, s.apartada into number, is_apart from public.solicitudes_arco s
  where s.correo = mailbox and s.tipo = kind and s.estado <> 'cerrada' and private.words(s.datos) = private.words(add_arco_request.words) limit 1;
  if not found then
    select of_a_day <= count(*) filter (where not s.apartada) or of_an_address <= count(*) filter (where s.correo = mailbox),
      count(*) filter (where s.apartada)
    into is_apart, apart from public.solicitudes_arco s where s.created_at > at - interval '1 day';
    if is_apart and apart >= set_apart_a_day then
      return jsonb_build_object('outcome', 'full');
    end if;
    insert into public.solicitudes_arco (tipo, nombre, correo, datos, negocio_id, user_id, vence_el, aviso_el, apartada, created_at)
    values (
      kind, sender, mailbox, words,
      (select n.id from public.negocios n where n.slug = business_slug
       union all select g.negocio_id from public.negocio_slugs g where g.slug = business_slug limit 1),
      (select u.id from auth.users u where u.id = person and u.email = mailbox), due, remind, is_apart, at
    ) returning numero into number;
    if not is_apart then
      perform private.queue_mail('arco_recibida', number::text, mailbox,
        jsonb_build_object('folio', private.arco_folio(number), 'tipo', kind, 'vence', due), person is not null);
    end if;
  end if;
  return jsonb_build_object('outcome', case when is_apart then 'set_apart' else 'added' end, 'folio', private.arco_folio(number));
end $$;
comment on function public.add_arco_request is 'outcome: added, set_apart (beyond the number of a day or an address; nobody is mailed) or full, and the folio. The same words of an address are one while it is open. Server only.';

-- ---------------------------------------------------------------- what the administrator sees

create function public.count_requests(reviewer uuid, at timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Mexico_City')::date;
begin
  perform private.require_admin(reviewer);
  return (
    select jsonb_build_object('negocios', count(distinct r.negocio_id))
    from public.reportes r join public.negocios n on n.id = r.negocio_id and not n.is_deleted
    where r.estado = 'nuevo' and r.motivo not like '%vigente'
  ) || (
    -- «¿Sigue siendo así?», in thirty days.
    select jsonb_build_object(
      'telefono_si', count(*) filter (where r.motivo = 'telefono_vigente'), 'telefono_no', count(*) filter (where r.motivo = 'telefono'),
      'horario_si', count(*) filter (where r.motivo = 'horario_vigente'), 'horario_no', count(*) filter (where r.motivo = 'horario'))
    from public.reportes r where r.created_at > at - interval '30 days'
  ) || (
    select jsonb_build_object('arco_vencidas', count(*)) from public.solicitudes_arco s where s.estado <> 'cerrada' and s.vence_el < today
  );
end $$;

create function public.list_reported(
  reviewer uuid, after_at timestamptz default null, after_id uuid default null, batch int default 10, at timestamptz default now(),
  business uuid default null
) returns table (
  negocio_id uuid, desde timestamptz, nombre text, slug text, plan text, telefono text, direccion text, horario text, con_semana boolean,
  con_dueno boolean, contactos int, telefono_vigente int, horario_vigente int, abiertos int, reportes jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query
  with reported as (
    select r.negocio_id as id, min(r.created_at) as since, count(*)::int as total
    from public.reportes r join public.negocios n on n.id = r.negocio_id and not n.is_deleted
    where r.estado = 'nuevo' and r.motivo not like '%vigente' and (business is null or r.negocio_id = business)
    group by r.negocio_id
    having after_at is null or (min(r.created_at), r.negocio_id) > (after_at, after_id)
    order by since, id limit least(batch, 50)
  )
  select n.id, o.since, n.nombre, n.slug, n.plan_type, n.telefono, n.direccion, n.hours, n.horario is not null, private.has_owner(n),
    -- Four weeks of calls and messages: a shop that people reach is hardly closed.
    (select count(*)::int from public.eventos e
     where e.negocio_id = n.id and e.tipo in ('llamada', 'whatsapp') and e.dia > (at at time zone 'America/Mexico_City')::date - 28),
    (select count(*)::int from public.reportes r
     where r.negocio_id = n.id and r.motivo = 'telefono_vigente' and r.created_at > at - interval '90 days'),
    (select count(*)::int from public.reportes r
     where r.negocio_id = n.id and r.motivo = 'horario_vigente' and r.created_at > at - interval '90 days'),
    o.total,
    (select jsonb_agg(jsonb_build_object('id', f.id, 'motivo', f.motivo, 'detalle', f.detalle, 'sugerencia', f.sugerencia,
       'espera_respuesta', f.correo is not null, 'created_at', f.created_at) order by f.created_at, f.id)
     from (
       select r.* from public.reportes r
       where r.negocio_id = n.id and r.estado = 'nuevo' and r.motivo not like '%vigente' order by r.created_at, r.id limit 40
     ) f)
  from reported o join public.negocios p on p.id = o.id, lateral private.as_owned(p) n
  order by o.since, o.id;
end $$;

create function public.list_messages(
  reviewer uuid, is_open boolean default true, after_at timestamptz default null, after_id uuid default null, batch int default 20
) returns table (
  id uuid, nombre text, correo text, texto text, respuesta text, estado text, apartado boolean, created_at timestamptz, momento timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  if is_open then
    return query select m.id, m.nombre, m.correo, m.texto, m.respuesta, m.estado, m.apartado, m.created_at, m.orden
      from public.mensajes m
      where m.estado = 'nuevo' and (after_at is null or (m.orden, m.id) > (after_at, after_id))
      order by m.orden, m.id limit least(batch, 100);
  else
    return query select m.id, m.nombre, m.correo, m.texto, m.respuesta, m.estado, m.apartado, m.created_at, m.decidido_at
      from public.mensajes m
      where m.decidido_at is not null and (after_at is null or (m.decidido_at, m.id) < (after_at, after_id))
      order by m.decidido_at desc, m.id desc limit least(batch, 100);
  end if;
end $$;

create function public.list_arco_requests(
  reviewer uuid, is_open boolean default true, after_day date default null, after_number bigint default null, batch int default 20
) returns table (
  id uuid, numero bigint, folio text, tipo text, nombre text, correo text, datos text, negocio text, negocio_id uuid, con_cuenta boolean,
  estado text, vence_el date, prorrogada boolean, apartada boolean, respuestas text, created_at timestamptz, orden date
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query
  select s.id, s.numero, private.arco_folio(s.numero), s.tipo, s.nombre, s.correo, s.datos, n.nombre, n.id, s.user_id is not null,
    s.estado, s.vence_el, s.prorrogada, s.apartada, s.respuestas, s.created_at, s.orden
  from public.solicitudes_arco s left join public.negocios n on n.id = s.negocio_id
  where case when is_open then s.estado <> 'cerrada' and (after_number is null or (s.orden, s.numero) > (after_day, after_number))
    else s.estado = 'cerrada' and (after_number is null or s.numero < after_number) end
  order by case when is_open then s.orden end, case when is_open then s.numero end, s.numero desc
  limit least(batch, 100);
end $$;

-- ---------------------------------------------------------------- what the administrator decides

create function private.settle_reports(seen uuid[], outcome text, kind text, business public.negocios) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail(kind, r.id::text, r.correo, jsonb_build_object('nombre', business.nombre, 'slug', business.slug))
  from public.reportes r where r.id = any (seen) and r.correo is not null;
  update public.reportes r set estado = outcome, correo = null where r.id = any (seen);
end $$;
comment on function private.settle_reports is 'Ends open reports and writes to whoever left an address: about this business, where its page is now.';

create function public.decide_reports(
  reviewer uuid, business uuid, decision text, reports uuid[], changes jsonb default null, reason text default null,
  at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
  written public.negocios;
  seen uuid[];
begin
  perform private.require_admin(reviewer);
  if decision not in ('corregir', 'cerrar', 'atender', 'descartar') then
    raise exception 'decision_desconocida' using errcode = '22023';
  end if;
  -- The business first, as whoever reports and whoever edits does.
  select * into present from public.negocios n where n.id = business and not n.is_deleted for no key update;
  if not found then
    return 'unknown';
  end if;
  seen := array(
    select r.id from public.reportes r
    where r.negocio_id = business and r.id = any (reports) and r.estado = 'nuevo' and r.motivo not like '%vigente'
  );
  if cardinality(seen) = 0 then
    return 'unknown';
  end if;
  present := private.as_owned(present);
  written := present;
  if decision = 'corregir' then
    written := private.write_fields(business, private.read_fields(changes - 'telefono_e164'), 'administracion');
    if changes ? 'telefono_e164' then
      update public.negocios n set telefono_e164 = changes ->> 'telefono_e164', escritor = 'administracion' where n.id = business;
    end if;
  elsif decision = 'cerrar' then
    perform public.decide_businesses(reviewer, array[business], 'eliminar', null, at);
    perform private.queue_mail('negocio_cerrado', business || ' ' || at, private.business_recipient(business),
      jsonb_build_object('nombre', present.nombre, 'slug', present.slug, 'motivo', reason),
      present.user_id is not null and not private.awaits_acceptance(present.user_id, business));
  end if;
  perform private.settle_reports(seen, case decision when 'descartar' then 'descartado' else 'atendido' end,
    case decision when 'cerrar' then 'reporte_cerrado' when 'descartar' then 'reporte_descartado' else 'reporte_corregido' end, present);
  perform private.audit(reviewer, case decision when 'corregir' then 'reporte_corregido' when 'cerrar' then 'reporte_cerrado'
    when 'atender' then 'reporte_atendido' else 'reporte_descartado' end, business, 'reporte ' || seen[1],
    -- Of a telephone, that it changed.
    (select jsonb_object_agg(c.key, to_jsonb(present) -> c.key) from jsonb_each(changes) c where c.key not like 'telefono%' and not (present.direccion_aproximada and c.key = any (private.hidden_columns()))
     and to_jsonb(present) -> c.key is distinct from to_jsonb(written) -> c.key),
    jsonb_build_object('reportes', cardinality(seen), 'columnas', (select coalesce(jsonb_agg(c.key), '[]') from jsonb_each(changes) c
      where to_jsonb(present) -> c.key is distinct from to_jsonb(written) -> c.key)));
  return 'done';
end $$;

create function public.decide_message(reviewer uuid, message uuid, answer text default null, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  m public.mensajes;
begin
  perform private.require_admin(reviewer);
  update public.mensajes x set respuesta = answer, decidido_at = at, estado = case when answer is null then 'cerrado' else 'respondido' end
  where x.id = message and x.estado = 'nuevo' returning * into m;
  if not found then
    return false;
  end if;
  if answer is not null then
    perform private.queue_mail('mensaje_respondido', message::text, m.correo, jsonb_build_object('respuesta', answer, 'texto', left(m.texto, 500)));
  end if;
  perform private.audit(reviewer, case when answer is null then 'mensaje_cerrado' else 'mensaje_respondido' end, null, 'mensaje ' || message,
    null, null);
  return true;
end $$;

create function public.decide_arco_request(
  reviewer uuid, request uuid, decision text, answer text default null, due date default null, remind date default null,
  at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  to_be_answered constant text[] := array['recibida', 'en_curso', 'requerida'];
  s public.solicitudes_arco;
  step record;
begin
  perform private.require_admin(reviewer);
  select * into step from (values
    ('tomar', array['recibida', 'requerida'], 'en_curso', null, false),
    ('pedir', array['recibida', 'en_curso'], 'requerida', 'arco_requerida', false),
    ('prorrogar', to_be_answered, 'en_curso', 'arco_prorrogada', true),
    ('proceder', to_be_answered, 'por_cumplir', 'arco_respondida', true),
    ('responder', to_be_answered, 'cerrada', 'arco_respondida', false),
    ('cumplir', array['por_cumplir'], 'cerrada', 'arco_cumplida', false)
  ) v (decision, origins, target, mail, is_due) where v.decision = decide_arco_request.decision;
  if not found then
    raise exception 'decision_desconocida' using errcode = '22023';
  end if;
  if step.is_due and (due is null or remind is null) or decision in ('pedir', 'prorrogar', 'proceder', 'responder') and answer is null then
    raise exception 'falta_la_respuesta' using errcode = '22023';
  end if;
  select * into s from public.solicitudes_arco x where x.id = request and x.estado = any (step.origins) for update;
  -- Once, says the law.
  if not found or decision = 'prorrogar' and s.prorrogada then
    return 'unknown';
  end if;
  update public.solicitudes_arco x set
    estado = step.target,
    apartada = false,
    vence_el = case when step.is_due then due else x.vence_el end,
    aviso_el = case when step.is_due then remind else x.aviso_el end,
    prorrogada = x.prorrogada or decision = 'prorrogar',
    respuestas = nullif(concat_ws(E'\n\n', x.respuestas, (at at time zone 'America/Mexico_City')::date || ': ' || answer), ''),
    cerrada_at = case when step.target = 'cerrada' then at end
  where x.id = request;
  if step.mail is not null then
    -- One may ask again.
    perform private.queue_mail(step.mail, request || ' ' || clock_timestamp(), s.correo,
      jsonb_build_object('folio', private.arco_folio(s.numero), 'respuesta', answer, 'vence', case when step.is_due then due end));
  end if;
  perform private.audit(reviewer, case decision when 'tomar' then 'arco_en_curso' when 'pedir' then 'arco_requerida'
    when 'prorrogar' then 'arco_prorrogada' when 'cumplir' then 'arco_cumplida' else 'arco_respondida' end,
    s.negocio_id, private.arco_folio(s.numero), jsonb_build_object('estado', s.estado, 'vence_el', s.vence_el),
    jsonb_build_object('estado', step.target, 'vence_el', case when step.is_due then due else s.vence_el end));
  return 'done';
end $$;

-- ---------------------------------------------------------------- once a day

create function public.queue_arco_reminders(support text default null, at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  queued int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('queue_arco_reminders', 0));
  for due in
    select s.numero, s.vence_el, t.key, t.address
    from public.solicitudes_arco s cross join (
      select 'soporte' as key, support as address where support is not null
      union all
      select a.user_id::text, u.email from private.admins a join auth.users u on u.id = a.user_id where support is null
    ) t
    where s.estado <> 'cerrada' and not s.apartada and s.aviso_el <= (at at time zone 'America/Mexico_City')::date
  loop
    if not exists (
      select from public.correos c where c.tipo = 'arco_por_vencer' and c.entidad = due.numero || ' ' || due.vence_el || ' ' || due.key
    ) then
      perform private.queue_mail('arco_por_vencer', due.numero || ' ' || due.vence_el || ' ' || due.key, due.address,
        jsonb_build_object('folio', private.arco_folio(due.numero), 'vence', due.vence_el));
      queued := queued + 1;
    end if;
  end loop;
  return queued;
end $$;

create function public.purge_requests(at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  -- Words of visitors, which may name a person.
  delete from public.reportes where created_at < at - interval '1 year';
  update public.reportes set correo = null where correo is not null and created_at < at - interval '30 days';
  delete from public.mensajes where created_at < at - interval '1 year';
  -- The authority may punish for five years (Ley Federal de Procedimiento Administrativo, article 79): until then they prove what was answered.
  delete from public.solicitudes_arco where cerrada_at < at - interval '5 years';
$$;

-- ---------------------------------------------------------------- row security and grants

alter table public.mensajes enable row level security;
alter table public.solicitudes_arco enable row level security;
revoke all on public.mensajes, public.solicitudes_arco from public, anon, authenticated, service_role;
grant all on public.mensajes, public.solicitudes_arco to service_role;

revoke execute on function
  public.add_message(text, text, text, timestamptz),
  public.add_arco_request(text, text, text, text, date, date, text, uuid, timestamptz),
  public.count_requests(uuid, timestamptz),
  public.list_reported(uuid, timestamptz, uuid, int, timestamptz, uuid),
  public.list_messages(uuid, boolean, timestamptz, uuid, int),
  public.list_arco_requests(uuid, boolean, date, bigint, int),
  public.decide_reports(uuid, uuid, text, uuid[], jsonb, text, timestamptz),
  public.decide_message(uuid, uuid, text, timestamptz),
  public.decide_arco_request(uuid, uuid, text, text, date, date, timestamptz),
  public.queue_arco_reminders(text, timestamptz),
  public.purge_requests(timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.add_message(text, text, text, timestamptz),
  public.add_arco_request(text, text, text, text, date, date, text, uuid, timestamptz),
  public.count_requests(uuid, timestamptz),
  public.list_reported(uuid, timestamptz, uuid, int, timestamptz, uuid),
  public.list_messages(uuid, boolean, timestamptz, uuid, int),
  public.list_arco_requests(uuid, boolean, date, bigint, int),
  public.decide_reports(uuid, uuid, text, uuid[], jsonb, text, timestamptz),
  public.decide_message(uuid, uuid, text, timestamptz),
  public.decide_arco_request(uuid, uuid, text, text, date, date, timestamptz),
  public.queue_arco_reminders(text, timestamptz),
  public.purge_requests(timestamptz)
  to service_role;

comment on table public.mensajes is 'Messages of /soporte, and what was answered. A year.';
comment on table public.solicitudes_arco is 'Requests by the law on personal data, and what was answered.';
comment on column public.solicitudes_arco.vence_el is 'The day by which the next thing is to be done: the answer, or what was granted.';
comment on column public.solicitudes_arco.aviso_el is 'The day from which the administrators are reminded of it.';
comment on column public.solicitudes_arco.user_id is 'The account that sent it, whose confirmed address it then has.';
comment on function public.add_message is 'Stores a message and writes to its sender: added (the same words within a day once), many (five of one address in a day) or full (300 in a day). Server only.';
comment on function public.add_arco_request is 'Stores a request with the deadlines that the server computed, and writes to its sender: {"outcome": added, many (three of one address in a day) or full (a hundred in a day), "folio"}. The same request, while it is open, is one. Server only.';
comment on function public.count_requests is 'Beside what waits (count_waiting): businesses with open reports, requests by law that are late, answers to «¿Sigue siendo así?» in thirty days.';
comment on function public.list_reported is 'Businesses with open reports, longest waiting first, with what speaks for and against them; forty reports of each. business: that one alone.';
comment on function public.list_messages is 'Messages: open ones oldest first, decided ones last decided first. The cursor is (momento, id).';
comment on function public.list_arco_requests is 'Requests by law: open ones by deadline, closed ones newest first. The cursor is (vence_el, numero).';
comment on function public.decide_reports is 'corregir (changes: columns of the business, written as the administration), cerrar (deletes the business and tells its owner the reason), atender (mended otherwise) or descartar. Of these reports those that are open, whose senders are written to: done, or unknown when there is none. 22..., 23514: a value that the column does not take. Server only.';
comment on function public.decide_message is 'Answers an open message by mail, or closes it without an answer; false when it is not open. Server only.';
comment on function public.decide_arco_request is 'tomar, pedir (proof or details), prorrogar (once), proceder (granted, to be carried out), responder (final), cumplir (carried out): done, or unknown where the request is not there for it. The words are mailed and kept. Server only.';
comment on function public.queue_arco_reminders is 'Writes to support, or without one to each administrator, about requests whose reminder day has come, each deadline once. Returns how many. Server only.';
comment on function public.purge_requests is 'Forgets reports and messages after a year, addresses of reports after thirty days, requests by law five years after they were closed. Server only.';
