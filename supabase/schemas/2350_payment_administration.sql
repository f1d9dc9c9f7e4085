-- Payments as the administration sees them, and what it may do: ask the provider again, give a plan as a courtesy and end
-- it, put a paid month that waits on a business of its buyer. It changes no amount and marks nothing as paid: those are facts of the
-- provider (the ledger).
--
-- Addresses of buyers leave the database here, to administrators alone: each function asks for the role first.
--
-- Who may do what:
--   all functions   service_role alone

-- The order of the list, and what its filters look for: each of them stays small beside all orders, or is in the order of the list.
create index ordenes_time on public.ordenes (created_at desc, id desc);
create index ordenes_state on public.ordenes (estado, created_at desc, id desc);
create index ordenes_waiting_month on public.ordenes (created_at desc, id desc) where asignada_at is null and estado = 'pagada';
create index ordenes_preference on public.ordenes (preferencia_id) where preferencia_id is not null;
create index pagos_with_a_problem on public.pagos (orden_id)
  where problema is not null and estado in ('approved', 'authorized', 'in_mediation', 'charged_back');
create index pagos_returned on public.pagos (orden_id) where estado in ('refunded', 'charged_back', 'in_mediation') or devuelto_centavos > 0;
create index pagos_in_cash on public.pagos (orden_id) where estado = 'pending' and problema in ('estado', 'sin_cobrar');
create index pagos_eventos_waiting on public.pagos_eventos (created_at) where resultado is null;
create index correos_of_payments on public.correos ((datos ->> 'pago')) where datos ? 'pago';
create index periodos_given on public.periodos (inicia_at desc, id desc) where cortesia is not null;

-- The orders that a typed word may mean: an address, an id of ours or of the provider's, a business.
create function private.find_orders(term text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 2000;
  typed constant text := lower(btrim(term));
  as_id constant uuid := case when typed ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then typed::uuid end;
  plain constant text := private.words(term);
begin
  return array(
    select o.id from public.ordenes o
    where o.id in (
      select x.id from public.ordenes x where position('@' in typed) > 0 and x.email = typed
      union
      select x.id from public.ordenes x join auth.users u on u.id = x.user_id where position('@' in typed) > 0 and u.email = typed
      union
      select x.id from public.ordenes x where x.id = as_id
      union
      select x.id from public.ordenes x where x.preferencia_id = btrim(term)
      union
      select g.orden_id from public.pagos g where g.id = typed
      union
      select e.orden_id from public.pagos_eventos e where e.tema in ('order', 'chargeback') and e.recurso = typed
      union
      select x.id from public.ordenes x where x.negocio_id in (
        select n.id from public.negocios n where n.slug = typed or n.id = as_id
        union all
        select s.negocio_id from public.negocio_slugs s where s.slug = typed
        union all
        (select n.id from public.negocios n where length(plain) >= 3 and n.nombre_plano like '%' || plain || '%' limit 500)
      )
    )
    order by o.created_at desc, o.id desc limit most
  );
end $$;

create function public.list_admin_orders(
  reviewer uuid, term text default null, wanted_state text default null, wanted_view text default null, month date default null,
  before_at timestamptz default null, before_id uuid default null, batch int default 50, at timestamptz default now()
)
returns table (
  id uuid, created_at timestamptz, plan text, monto_centavos int, estado text, correo text, tiene_cuenta boolean, por_asignar boolean,
  negocio_id uuid, negocio text, slug text,
  pagos int, pago_id text, pago_estado text, pago_detalle text, problema text, devuelto_centavos bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  found_orders uuid[];
begin
  perform private.require_admin(reviewer);
  if nullif(btrim(term), '') is not null then
    found_orders := private.find_orders(left(term, 254));
  end if;
  -- Planned anew with each question's filters: one plan for all of them would read every order.
  return query execute $query$
    select o.id, o.created_at, o.plan, o.monto_centavos, o.estado,
      coalesce((select u.email::text from auth.users u where u.id = o.user_id), o.email), o.user_id is not null,
      o.asignada_at is null and o.estado = 'pagada',
      n.id, n.nombre, n.slug, coalesce(g.pagos, 0), g.id, g.estado, g.detalle, g.problema, g.devuelto_centavos
    from (
      select x.* from public.ordenes x
      where ($1 is null or x.id = any($1))
        and ($2 is null or x.estado = $2)
        and ($4 is null or x.created_at >= $4::timestamp at time zone 'America/Mexico_City'
          and x.created_at < ($4 + interval '1 month')::timestamp at time zone 'America/Mexico_City')
        and ($5 is null or (x.created_at, x.id) < ($5, $6))
        and case $3
          when 'problemas' then x.id in (
            select p.orden_id from public.pagos p
            where p.problema is not null and p.estado in ('approved', 'authorized', 'in_mediation', 'charged_back'))
          when 'devoluciones' then x.id in (
            select p.orden_id from public.pagos p
            where p.estado in ('refunded', 'charged_back', 'in_mediation') or p.devuelto_centavos > 0)
          when 'efectivo' then x.id in (
            select p.orden_id from public.pagos p
            where p.estado = 'pending' and p.problema in ('estado', 'sin_cobrar') and coalesce(p.vence_at > $8, p.created_at > $8 - interval '12 days'))
          when 'sin-negocio' then x.asignada_at is null and x.estado = 'pagada'
          else true
        end
      order by x.created_at desc, x.id desc limit $7
    ) o
      left join public.negocios n on n.id = o.negocio_id
      left join lateral (
        -- The payment that tells most: one that a person has to look at, else one that pays, else the last.
        select (count(*) over ())::int as pagos, p.id, p.estado, p.detalle, p.problema, p.devuelto_centavos
        from public.pagos p where p.orden_id = o.id
        order by (p.problema is not null and p.estado in ('approved', 'authorized', 'in_mediation', 'charged_back')) desc,
          p.problema is null desc, p.proveedor_at desc, p.id limit 1
      ) g on true
    order by o.created_at desc, o.id desc
  $query$
  using found_orders, wanted_state, wanted_view, date_trunc('month', month)::date, before_at, before_id, least(batch, 200), at;
end $$;
comment on function public.list_admin_orders is 'Orders for the administration, newest first, with the payment that tells most. term: an address, an id of ours or of the provider''s, a business. wanted_view: problemas, devoluciones, efectivo or sin-negocio. month: a day of it. Pages go on before (before_at, before_id). Administrators only, by the server.';

create function public.admin_order(reviewer uuid, order_id uuid, at timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return (
    select jsonb_build_object(
      'id', o.id, 'created_at', o.created_at, 'plan', o.plan, 'monto_centavos', o.monto_centavos, 'estado', o.estado,
      'correo', coalesce((select u.email from auth.users u where u.id = o.user_id), o.email), 'user_id', o.user_id,
      'asignada_at', o.asignada_at, 'expira_at', o.expira_at, 'revisada_at', o.revisada_at, 'preferencia_id', o.preferencia_id,
      'negocio', (
        select jsonb_build_object('id', n.id, 'nombre', n.nombre, 'slug', n.slug, 'plan', n.plan_type,
          'publicado', n.is_approved is true and not n.is_deleted, 'eliminado', n.is_deleted)
        from public.negocios n where n.id = o.negocio_id
      ),
      'pagos', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', g.id, 'estado', g.estado, 'detalle', g.detalle, 'metodo', g.metodo, 'monto_centavos', g.monto_centavos,
          'devuelto_centavos', g.devuelto_centavos, 'problema', g.problema, 'aprobado_at', g.aprobado_at, 'vence_at', g.vence_at,
          'proveedor_at', g.proveedor_at, 'created_at', g.created_at) order by g.created_at, g.id)
        from public.pagos g where g.orden_id = o.id
      ), '[]'),
      'eventos', coalesce((
        select jsonb_agg(to_jsonb(x) order by x.created_at) from (
          select e.tema, e.recurso, e.resultado, e.created_at from public.pagos_eventos e
          where e.orden_id = o.id
            or (e.tema = 'payment' and e.recurso in (select g.id from public.pagos g where g.orden_id = o.id))
          order by e.created_at desc limit 200
        ) x
      ), '[]'),
      'periodos', coalesce((
        select jsonb_agg(jsonb_build_object('id', p.id, 'plan', p.plan, 'pago_id', p.pago_id, 'inicia_at', p.inicia_at, 'termina_at', p.termina_at)
          order by p.inicia_at)
        from public.periodos p join public.pagos g on g.id = p.pago_id where g.orden_id = o.id
      ), '[]'),
      'correos', coalesce((
        -- By kind, never to whom: each names the payment, or the order.
        select jsonb_agg(jsonb_build_object('tipo', c.tipo, 'estado', c.estado, 'created_at', c.created_at, 'terminado_at', c.terminado_at)
          order by c.created_at)
        from public.correos c
        where c.datos ? 'pago' and c.datos ->> 'pago' = any(array(select g.id from public.pagos g where g.orden_id = o.id))
      ), '[]'),
      'facturas', coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'pago_id', f.pago_id, 'estado', f.estado, 'created_at', f.created_at, 'decidida_at', f.decidida_at)
          order by f.created_at)
        from public.facturas f join public.pagos g on g.id = f.pago_id where g.orden_id = o.id
      ), '[]')
    )
    from public.ordenes o where o.id = order_id
  );
end $$;
comment on function public.admin_order is 'All that is kept of an order, for the administration: the order, its payments, notifications, months, mails by kind and invoices; null for an unknown one. Administrators only, by the server.';

create function public.list_admin_payment_events(
  reviewer uuid, only_waiting boolean default false, before_at timestamptz default null, before_key text default null, batch int default 50
)
returns table (clave text, tema text, recurso text, resultado text, created_at timestamptz, orden_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query execute $query$
    select e.tema || ' ' || e.recurso || ' ' || e.solicitud, e.tema, e.recurso, e.resultado, e.created_at,
      coalesce(e.orden_id, (select g.orden_id from public.pagos g where e.tema = 'payment' and g.id = e.recurso))
    from public.pagos_eventos e
    where (not $1 or e.resultado is null)
      and ($2 is null or (e.created_at, e.tema || ' ' || e.recurso || ' ' || e.solicitud) < ($2, $3) and e.created_at <= $2)
    order by e.created_at desc, e.tema || ' ' || e.recurso || ' ' || e.solicitud desc limit $4
  $query$
  using coalesce(only_waiting, false), before_at, before_key, least(batch, 200);
end $$;
comment on function public.list_admin_payment_events is 'Notifications of the provider, newest first; resultado is null until one has been dealt with. Pages go on before (before_at, before_key: clave). Administrators only, by the server.';

create function public.begin_order_lookup(reviewer uuid, order_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  asked public.ordenes;
begin
  perform private.require_admin(reviewer);
  select * into asked from public.ordenes o where o.id = order_id;
  if not found then
    return false;
  end if;
  perform private.audit(reviewer, 'pago_consultado', asked.negocio_id, 'orden ' || order_id, jsonb_build_object('estado', asked.estado), null);
  return true;
end $$;
comment on function public.begin_order_lookup is 'Notes that an administrator has the provider asked about an order anew; false for an unknown one. What the provider answers is the ledger''s to judge. Administrators only, by the server.';

create function public.list_payable_businesses(reviewer uuid, term text) returns table (
  id uuid, nombre text, slug text, plan text, colonia text, eliminado boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  typed constant text := lower(btrim(left(term, 120)));
  as_id constant uuid := case when typed ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then typed::uuid end;
  plain constant text := private.words(typed);
begin
  perform private.require_admin(reviewer);
  return query execute $query$
    select n.id, n.nombre, n.slug, n.plan_type, n.colonia, n.is_deleted from public.negocios n
    where n.id in (
      select x.id from public.negocios x where x.slug = $1 or x.id = $3
      union
      (select x.id from public.negocios x where length($2) >= 3 and x.nombre_plano like '%' || $2 || '%' limit 200)
    )
    order by n.is_deleted, starts_with(n.nombre_plano, $2) desc, n.nombre_plano, n.id limit 30
  $query$ using typed, plain, as_id;
end $$;
comment on function public.list_payable_businesses is 'Businesses by name, slug or id, for giving one a plan. Administrators only, by the server.';

create function public.list_courtesies(
  reviewer uuid, business uuid default null, before_at timestamptz default null, before_id uuid default null, batch int default 50,
  at timestamptz default now()
)
returns table (
  id uuid, negocio_id uuid, negocio text, slug text, plan text, inicia_at timestamptz, termina_at timestamptz, motivo text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query
    select p.id, n.id, n.nombre, n.slug, p.plan, p.inicia_at, p.termina_at, p.cortesia
    from public.periodos p join public.negocios n on n.id = p.negocio_id
    where p.cortesia is not null and (p.termina_at is null or p.termina_at + private.grace() > at)
      and (business is null or p.negocio_id = business)
      and (before_at is null or (p.inicia_at, p.id) < (before_at, before_id))
    order by p.inicia_at desc, p.id desc limit least(batch, 200);
end $$;
comment on function public.list_courtesies is 'Given time that still holds, of all businesses or of one, the newest first. Administrators only, by the server.';

create function public.give_courtesy(
  reviewer uuid, business uuid, given_plan text, reason text, moderation text, months int default null, last_day date default null,
  at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  until constant timestamptz := coalesce(
    (last_day + 1)::timestamp at time zone 'America/Mexico_City', private.months_later(at, months));
  before_plan text;
  after_plan text;
  present public.negocios;
begin
  perform private.require_admin(reviewer);
  if not exists (select from private.planes x where x.plan = given_plan and x.precio_centavos > 0) then
    raise exception 'plan_desconocido' using errcode = '22023';
  end if;
  if not private.is_text(reason, 200) then
    raise exception 'motivo_invalido' using errcode = '22023';
  end if;
  if until is null or until <= at or until > at + interval '2 years' then
    raise exception 'fecha_invalida' using errcode = '22023';
  end if;
  perform private.lock_business(business);
  select * into present from public.negocios n where n.id = business and not n.is_deleted for update;
  if not found then
    return 'unknown';
  end if;
  -- Sent twice, it is given once: what is there already reaches as far.
  if exists (
    select from public.periodos p
    where p.negocio_id = business and p.plan = given_plan and p.cortesia is not null
      and (p.termina_at is null
        or (p.termina_at at time zone 'America/Mexico_City')::date >= (until at time zone 'America/Mexico_City')::date)
  ) then
    return 'covered';
  end if;
  before_plan := present.plan_type;
  after_plan := public.give_plan(business, given_plan, reason, moderation, until, at);
  perform private.audit(reviewer, 'cortesia_dada', business, null, jsonb_build_object('plan', before_plan),
    jsonb_build_object('plan', after_plan, 'cortesia', given_plan, 'hasta', until, 'motivo', reason));
  perform private.queue_mail('cortesia', business || ' ' || given_plan || ' ' || at, private.business_recipient(business),
    jsonb_build_object('nombre', present.nombre, 'slug', present.slug, 'plan', given_plan, 'termina', until));
  return 'given';
end $$;
comment on function public.give_courtesy is 'Gives a business time on a plan that nobody pays for, until a day (included) or for some months, and writes to its owner: given, covered (there is such time already that reaches as far) or unknown. 22023: plan, reason or end that is none, or more than two years away. Administrators only, by the server.';

create function public.end_courtesy(reviewer uuid, courtesy uuid, reason text, moderation text, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  given public.periodos;
  present public.negocios;
  after_plan text;
begin
  perform private.require_admin(reviewer);
  if not private.is_text(reason, 200) then
    raise exception 'motivo_invalido' using errcode = '22023';
  end if;
  perform private.lock_business((select p.negocio_id from public.periodos p where p.id = courtesy and p.cortesia is not null));
  -- Taken away and not cut short: what ends by itself has three days of grace, and this has none. The trail keeps what it was.
  delete from public.periodos p
  where p.id = courtesy and p.cortesia is not null and (p.termina_at is null or p.termina_at + private.grace() > at)
  returning * into given;
  if not found then
    return 'unknown';
  end if;
  select * into present from public.negocios n where n.id = given.negocio_id;
  after_plan := private.refresh_plan(given.negocio_id, moderation, at);
  perform private.audit(reviewer, 'cortesia_terminada', given.negocio_id, null,
    jsonb_build_object('plan', present.plan_type, 'cortesia', given.plan, 'desde', given.inicia_at, 'hasta', given.termina_at, 'motivo', given.cortesia),
    jsonb_build_object('plan', after_plan, 'motivo', reason));
  perform private.queue_mail('cortesia_terminada', given.id::text, private.business_recipient(given.negocio_id),
    jsonb_build_object('nombre', present.nombre, 'slug', present.slug, 'plan', given.plan, 'queda', after_plan));
  return 'ended';
end $$;
comment on function public.end_courtesy is 'Takes given time away, so that the plan follows at once, without grace, and writes to the owner: ended, or unknown (none, not given, or over). 22023: no reason. Administrators only, by the server.';

create function public.assign_month_for(reviewer uuid, order_id uuid, business uuid, moderation text, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  waiting public.ordenes;
begin
  perform private.require_admin(reviewer);
  select * into waiting from public.ordenes o where o.id = order_id;
  if not found or waiting.user_id is null then
    return 'unknown';
  end if;
  perform private.lock_buyer((select u.email from auth.users u where u.id = waiting.user_id));
  perform private.lock_business(business);
  perform from public.negocios n where n.id = business for update;
  if not private.owns(waiting.user_id, business) then
    return 'foreign';
  end if;
  if not private.use_month(order_id, business, moderation, at) then
    return 'used';
  end if;
  perform private.audit(reviewer, 'mes_asignado', business, 'orden ' || order_id, null, jsonb_build_object('plan', waiting.plan));
  return 'assigned';
end $$;
comment on function public.assign_month_for is 'Puts a paid month that waits on a business of its buyer, who asked for it: assigned, used (not paid, or not waiting any more), foreign (the business is not the buyer''s) or unknown. Administrators only, by the server.';

revoke execute on function
  public.list_admin_orders(uuid, text, text, text, date, timestamptz, uuid, int, timestamptz),
  public.admin_order(uuid, uuid, timestamptz),
  public.list_admin_payment_events(uuid, boolean, timestamptz, text, int),
  public.begin_order_lookup(uuid, uuid),
  public.list_payable_businesses(uuid, text),
  public.list_courtesies(uuid, uuid, timestamptz, uuid, int, timestamptz),
  public.give_courtesy(uuid, uuid, text, text, text, int, date, timestamptz),
  public.end_courtesy(uuid, uuid, text, text, timestamptz),
  public.assign_month_for(uuid, uuid, uuid, text, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.list_admin_orders(uuid, text, text, text, date, timestamptz, uuid, int, timestamptz),
  public.admin_order(uuid, uuid, timestamptz),
  public.list_admin_payment_events(uuid, boolean, timestamptz, text, int),
  public.begin_order_lookup(uuid, uuid),
  public.list_payable_businesses(uuid, text),
  public.list_courtesies(uuid, uuid, timestamptz, uuid, int, timestamptz),
  public.give_courtesy(uuid, uuid, text, text, text, int, date, timestamptz),
  public.end_courtesy(uuid, uuid, text, text, timestamptz),
  public.assign_month_for(uuid, uuid, uuid, text, timestamptz)
  to service_role;
