-- The ledger: orders, the provider's payments, and the months that they pay for. The plan of a business follows from it alone.
--
--   create_order() -> checkout at the provider -> apply_payment(), as often as anybody likes, with what the provider says
--     -> pagos.problema is null: the payment pays for one month -> periodos is rebuilt from such payments -> negocios.plan_type
--
-- A month begins when it was paid, or when the month before it ends, and ends on the same day of the next month by the clock of
-- Mexico City; after it come three days of grace. Each plan has months of its own: the higher one counts. A payment of an order
-- without a business waits until its buyer registers one. Whatever the order of events, the outcome follows from the latest state
-- of each payment.
--
-- An order begun without an account names an address that anybody may have typed. It belongs to nobody until it is paid: it is not
-- handed over, listed, counted or given again to whoever has that address, and nothing that a stranger is told depends on what
-- was bought with the address. Once paid it goes to whoever confirms the address, at once if that has been done. Such orders are bounded
-- by the network that asks and in all, and never by the address, which is somebody else's. Signing in is the way past either bound.
--
-- Locks are taken in one order, by whatever touches what is paid for or whose a business is, so that nobody waits in a circle. Who needs
-- several of one kind takes them in the order of their ids (addresses); who needs none of a kind leaves it out:
--
--   1. lock_buyer()      each address that buys        5. rows of pagos
--   2. rows of auth.users                              6. rows of negocios
--   3. rows of ordenes                                 7. rows of what belongs to a business
--   4. lock_business()   each business                 8. rows of profiles, then mailboxes (queue_mail)
--
-- The months (periodos) are behind lock_business() alone: apply_payment() writes them before it takes the business.
--
-- Who may do what:
--   ordenes, pagos, periodos   a user reads the own ones, an administrator all; the functions below write
--   pagos_eventos              service_role alone
--   all functions              service_role alone; my_orders() whoever is signed in: policies ask it as the reader

-- 128 random bits, of which a UUID of version 4 has 122: whoever has no account shows an order's id to see it.
create function private.unguessable_id() returns uuid
language sql volatile set search_path = '' as $$
  select encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16), 'hex')::uuid
$$;

create table public.ordenes (
  id uuid primary key default private.unguessable_id(),
  user_id uuid references auth.users (id) on delete set null,
  email text check (private.is_text(email, 254) and email = lower(btrim(email))),
  negocio_id uuid references public.negocios (id) on delete set null,
  plan text not null references private.planes (plan),
  monto_centavos int not null check (monto_centavos > 0),
  moneda text not null default 'MXN' check (moneda = 'MXN'),
  referencia text not null unique check (length(referencia) <= 350),
  estado text not null default 'creada'
    check (estado in ('creada', 'pendiente', 'pagada', 'rechazada', 'devuelta')),
  preferencia_id text check (length(preferencia_id) <= 100),
  checkout_url text check (length(checkout_url) <= 1000 and checkout_url ~ '^https?://'),
  asignada_at timestamptz,
  revisada_at timestamptz,
  created_at timestamptz not null default now(),
  expira_at timestamptz not null,
  solicitud uuid,
  red text check (red ~ '^[0-9a-f]{32}$'),
  constraint assignment_has_a_time check (negocio_id is null or asignada_at is not null)
);

create table public.pagos (
  id text primary key check (id ~ '^[0-9]{1,20}$'),
  orden_id uuid not null references public.ordenes (id),
  estado text not null check (length(estado) between 1 and 40),
  detalle text check (length(detalle) <= 80),
  metodo text check (length(metodo) <= 40),
  monto_centavos bigint not null check (monto_centavos >= 0),
  devuelto_centavos bigint not null default 0 check (devuelto_centavos >= 0),
  problema text check (length(problema) between 1 and 40),
  aprobado_at timestamptz,
  -- A page of the provider's, or of the simulated one, which stands on this machine alone.
  comprobante_url text check (length(comprobante_url) <= 1000
    and comprobante_url ~ '^(https://([a-z0-9-]+\.)*mercadopago\.com(\.mx)?|http://(([a-z0-9-]+\.)*localhost|127\.[0-9.]+|\[::1\])(:[0-9]+)?)/'),
  vence_at timestamptz,
  proveedor_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint a_paid_month_has_a_start check (problema is not null or aprobado_at is not null)
);

create table public.pagos_eventos (
  tema text not null check (length(tema) between 1 and 60),
  recurso text not null check (length(recurso) between 1 and 80),
  solicitud text not null check (length(solicitud) between 1 and 100),
  resultado text check (length(resultado) <= 60),
  created_at timestamptz not null default now(),
  orden_id uuid references public.ordenes (id) on delete set null,
  primary key (tema, recurso, solicitud)
);

create table public.periodos (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  plan text not null references private.planes (plan),
  inicia_at timestamptz not null,
  termina_at timestamptz,
  pago_id text unique references public.pagos (id),
  cortesia text check (length(cortesia) between 1 and 200),
  created_at timestamptz not null default now(),
  constraint ends_after_it_starts check (termina_at > inicia_at),
  constraint paid_or_given check ((pago_id is null) = (cortesia is not null)),
  constraint paid_time_ends check (pago_id is null or termina_at is not null)
);

create index ordenes_user on public.ordenes (user_id, created_at);
create index ordenes_email on public.ordenes (email);
create index ordenes_business on public.ordenes (negocio_id);
create index pagos_order on public.pagos (orden_id);
create index pagos_approved on public.pagos (aprobado_at) include (problema, estado, monto_centavos, devuelto_centavos) where aprobado_at is not null;
create index pagos_eventos_time on public.pagos_eventos (created_at);
create index pagos_eventos_order on public.pagos_eventos (orden_id);
create index periodos_business on public.periodos (negocio_id, plan, inicia_at);
create index ordenes_request on public.ordenes (solicitud) where solicitud is not null;
create index ordenes_review on public.ordenes ((user_id is null and estado = 'creada'), revisada_at nulls first, id);
create index ordenes_of_strangers on public.ordenes (created_at, red) where user_id is null;

-- Time for which a listing keeps its plan after its month has ended.
create function private.grace() returns interval
language sql immutable parallel safe set search_path = '' as $$ select interval '3 days' $$;

-- Adds months, to the same day and hour by the clock of Mexico City, or that month's last day.
create function private.months_later(start timestamptz, months int) returns timestamptz
language sql immutable parallel safe strict set search_path = '' as $$
  -- From the first day on, so that the 31st comes back after a short month.
  select (start at time zone 'America/Mexico_City' + make_interval(months => months)) at time zone 'America/Mexico_City'
$$;

-- True if a business is the user's, and is there.
create function private.owns(person uuid, business uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.negocios n
    where n.id = business and not n.is_deleted
      and (n.user_id = person or exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = person))
  )
$$;

-- One thing at a time for a buyer: everything that counts or rebuilds what somebody bought begins here.
create function private.lock_buyer(buyer_email text) returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('ledger ' || coalesce(buyer_email, ''), 0))
$$;

-- One thing at a time for a business, taken after its buyer's lock and never before.
create function private.lock_business(business uuid) returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('ledger ' || business, 0))
$$;

-- The highest plan whose month, or grace, holds at that time.
create function private.plan_at(business uuid, at timestamptz) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select p.plan from public.periodos p join private.planes x using (plan)
    where p.negocio_id = business and p.inicia_at <= at
      and (p.termina_at is null or at < p.termina_at + private.grace())
    order by x.rango desc limit 1
  ), 'free')
$$;

-- The months of a business, made anew from the payments that pay: the order in which those came does not matter.
create function private.rebuild_periods(business uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid record;
  chain_plan text;
  anchor timestamptz;
  months int;
  chain_end timestamptz;
begin
  delete from public.periodos p
  using public.pagos g
  where g.id = p.pago_id and p.negocio_id = business
    and (g.problema is not null or not exists (select from public.ordenes o where o.id = g.orden_id and o.negocio_id = business));
  for paid in
    select g.id, o.plan, greatest(g.aprobado_at, o.asignada_at) as begins
    from public.ordenes o join public.pagos g on g.orden_id = o.id
    where o.negocio_id = business and g.problema is null
    order by o.plan, begins, g.id
  loop
    if chain_plan is distinct from paid.plan or paid.begins > chain_end + private.grace() then
      chain_plan := paid.plan;
      anchor := paid.begins;
      months := 0;
    end if;
    months := months + 1;
    chain_end := private.months_later(anchor, months);
    insert into public.periodos (negocio_id, plan, inicia_at, termina_at, pago_id)
    values (business, paid.plan, private.months_later(anchor, months - 1), chain_end, paid.id)
    on conflict (pago_id) do update
      set negocio_id = excluded.negocio_id, plan = excluded.plan, inicia_at = excluded.inicia_at, termina_at = excluded.termina_at;
  end loop;
end $$;

-- A profile says what its address has bought and what is alive: a cache, like negocios.plan_type.
create function private.refresh_profile(person_email text, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  best text;
begin
  if person_email is null then
    return;
  end if;
  select u.id into person from auth.users u where u.email = person_email and u.email_confirmed_at is not null;
  select x.plan into best
  from (
    select private.plan_at(n.id, at) as plan from public.negocios n where n.user_id = person and not n.is_deleted
    union all
    select o.plan from public.ordenes o join public.pagos p on p.orden_id = o.id and p.problema is null
      where o.asignada_at is null and (o.user_id = person or (o.user_id is null and o.email = person_email))
  ) owned join private.planes x using (plan)
  order by x.rango desc limit 1;
  insert into public.profiles (user_id, email, plan_type) values (person, person_email, coalesce(best, 'free'))
  on conflict (email) do update set plan_type = excluded.plan_type, user_id = coalesce(excluded.user_id, profiles.user_id)
    where (profiles.plan_type, profiles.user_id) is distinct from (excluded.plan_type, coalesce(excluded.user_id, profiles.user_id));
end $$;

-- The plan of a business as its months say; a listing with a paid plan that has what it must have is published.
create function private.refresh_plan(business uuid, moderation text, at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
  due text;
  is_approving boolean;
begin
  select * into present from public.negocios n where n.id = business for no key update;
  if not found then
    return 'free';
  end if;
  -- After the locks: a month that began while they were waited for counts.
  due := private.plan_at(business, at + (clock_timestamp() - now()));
  present := private.as_owned(present);
  is_approving := present.is_approved is null and due <> 'free' and moderation <> 'review-all'
    and present.telefono is not null and present.direccion is not null
    -- What was rejected once is published by nobody but an administrator.
    and not exists (select from public.negocio_privado v where v.negocio_id = business and cardinality(v.reenvios) > 0);
  update public.negocios n set escritor = 'pagos', plan_type = due, is_approved = case when is_approving then true else n.is_approved end
  where n.id = business and (n.plan_type <> due or is_approving);
  if is_approving then
    perform private.mail_review('registro_aprobado', business || ' ' || clock_timestamp(), business);
  end if;
  if due <> 'free' and present.plan_type = 'free' then
    perform private.release_revision(business);
  end if;
  if due = 'pro' and present.plan_type <> 'pro' then
    perform private.queue_starter_text(business, at);
  end if;
  perform private.refresh_profile((select u.email from auth.users u where u.id = present.user_id), at);
  return due;
end $$;

create function private.hand_over_paid_orders(address text) returns void
language sql security definer set search_path = '' as $$
  update public.ordenes o set user_id = u.id
  from auth.users u
  where u.email = address and u.email_confirmed_at is not null and o.email = address and o.user_id is null
    and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null)
$$;
comment on function private.hand_over_paid_orders is 'Gives paid orders that were begun without an account to whoever has confirmed their address.';

-- An order's state follows from its payments, and one that is paid goes to whoever has confirmed its address.
create function private.settle_order(order_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.ordenes o set estado = due.estado
  from (
    select coalesce((
      select case
        when bool_or(g.problema is null) then 'pagada'
        when bool_or(g.estado in ('authorized', 'in_process', 'pending', 'in_mediation')) then 'pendiente'
        when bool_or(g.estado in ('refunded', 'charged_back') or g.devuelto_centavos > 0) then 'devuelta'
        else 'rechazada'
      end from public.pagos g where g.orden_id = order_id having count(*) > 0
    ), 'creada') as estado
  ) due
  where o.id = order_id and o.estado <> due.estado;
  -- Whoever signed in while the order was nobody's has it now.
  select private.hand_over_paid_orders(o.email) from public.ordenes o where o.id = order_id and o.user_id is null;
$$;

-- Reason why a payment does not pay for a month; null when it does. Facts of the provider, held against the order and the configuration.
create function private.payment_problem(payment jsonb, paid_order public.ordenes, collector text, is_live boolean) returns text
language sql immutable set search_path = '' as $$
  select case
    when payment ->> 'reference' is distinct from paid_order.referencia then 'referencia'
    when (payment ->> 'amount')::bigint is distinct from paid_order.monto_centavos then 'monto'
    when payment ->> 'currency' is distinct from paid_order.moneda then 'moneda'
    when payment ->> 'collector' is distinct from collector then 'cobrador'
    when (payment ->> 'live')::boolean is distinct from is_live then 'modo'
    when (payment ->> 'captured')::boolean is not true then 'sin_cobrar'
    when (payment ->> 'refunded')::bigint is distinct from 0 then 'devuelto'
    when payment ->> 'status' = 'approved' then null
    -- A dispute that the shop has won: the provider keeps the state and gives the money back.
    when payment ->> 'status' = 'charged_back' and payment ->> 'detail' = 'reimbursed' then null
    else 'estado'
  end
$$;

create function private.covers(paid public.ordenes, approved_at timestamptz, waiting public.ordenes) returns boolean
language sql immutable set search_path = '' as $$
  -- A month that was paid before the other order was begun is the one that the other is to follow. Of an order without a business, the
  -- payment was for no business either, whatever became of its month.
  select paid.id = waiting.id or (
    private.plan_rank(paid.plan) >= private.plan_rank(waiting.plan) and approved_at > waiting.created_at
    and (paid.negocio_id is not distinct from waiting.negocio_id or (waiting.negocio_id is null and paid.asignada_at > paid.created_at))
  )
$$;
comment on function private.covers is 'True if what was paid leaves another order nothing to pay for. Whose they are is for the caller to know.';

create function public.open_voucher(order_id uuid, at timestamptz default now())
returns table (pago_id text, comprobante_url text, monto_centavos bigint, vence_at timestamptz, plan_pagado text)
language sql stable security definer set search_path = '' as $$
  select g.id, g.comprobante_url, g.monto_centavos, g.vence_at, (
    -- Of its own order or its own account: a stranger is not told what was bought with the address.
    select x.plan from public.ordenes x join public.pagos p on p.orden_id = x.id and p.problema is null
    where (x.id = o.id or x.user_id = o.user_id) and private.covers(x, p.aprobado_at, o)
    order by private.plan_rank(x.plan) desc limit 1
  )
  from public.ordenes o join public.pagos g on g.orden_id = o.id
  where o.id = order_id and g.estado = 'pending' and g.problema in ('estado', 'sin_cobrar')
    -- The provider is asked no longer than this (take_orders_to_review).
    and coalesce(g.vence_at > at, o.created_at > at - interval '12 days')
  order by g.vence_at desc nulls last, g.proveedor_at desc, g.id desc limit 1
$$;
comment on function public.open_voucher is 'The payment of an order that can still be made in cash, if there is one; plan_pagado: its buyer has paid for this plan since, and it is not to be paid. Server only.';

create function private.my_orders() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select o.id from public.ordenes o where o.user_id = (select private.viewer())
$$;
comment on function private.my_orders is 'Ids of the orders of the signed-in user. Open to whoever is signed in: policies ask it as the reader, and it tells one only about oneself.';

create function public.create_order(
  wanted_plan text, buyer uuid default null, buyer_email text default null, business uuid default null,
  request uuid default null, network text default null
) returns setof public.ordenes
language plpgsql security definer set search_path = '' as $$
declare
  orders_of_account constant int := 20;
  orders_of_network constant int := 100;
  orders_of_strangers constant int := 2000;
  new_id constant uuid := private.unguessable_id();
  since constant timestamptz := now() - interval '1 day';
  address text := lower(btrim(buyer_email));
  price int;
  known public.ordenes;
begin
  select x.precio_centavos into price from private.planes x where x.plan = wanted_plan and x.precio_centavos > 0;
  if not found then
    raise exception 'plan_desconocido' using errcode = '22023';
  end if;
  if buyer is not null then
    select u.email into address from auth.users u where u.id = buyer and u.email_confirmed_at is not null;
  end if;
  if nullif(address, '') is null then
    raise exception 'sin_correo' using errcode = '22023';
  end if;
  if business is not null and (buyer is null or not private.owns(buyer, business)) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  -- Counting and adding are one step; a stranger never waits for, or keeps waiting, whoever has the address.
  if buyer is not null then
    perform private.lock_buyer(address);
  else
    perform pg_advisory_xact_lock(hashtextextended('orders of strangers ' || coalesce(network, ''), 0));
  end if;
  -- Two tabs of an account, or one form of a stranger sent twice: one order.
  select * into known from public.ordenes o
  where o.plan = wanted_plan and o.monto_centavos = price and o.estado = 'creada' and o.expira_at > now() + interval '1 hour'
    and (
      (buyer is not null and o.user_id = buyer and o.negocio_id is not distinct from business)
      or (buyer is null and o.user_id is null and o.solicitud = request and o.email = address)
    )
  order by o.created_at desc limit 1;
  if found then
    return next known;
    return;
  end if;
  -- What was paid is no flood.
  if buyer is not null then
    if orders_of_account <= (
      select count(*) from public.ordenes o
      where o.user_id = buyer and o.created_at > since and o.estado not in ('pagada', 'devuelta')
    ) then
      raise exception 'demasiadas_ordenes' using errcode = '54000';
    end if;
  elsif exists (
    select from public.ordenes o
    where o.user_id is null and o.created_at > since and o.estado not in ('pagada', 'devuelta')
    having count(*) >= orders_of_strangers
      or count(*) filter (where o.red is not distinct from network) >= orders_of_network
  ) then
    raise exception 'demasiadas_ordenes' using errcode = '54000';
  end if;
  return query
    insert into public.ordenes (id, user_id, email, negocio_id, plan, monto_centavos, referencia, asignada_at, expira_at, solicitud, red)
    values (new_id, buyer, address, business, wanted_plan, price, wanted_plan || '|' || new_id,
      case when business is not null then now() end, now() + interval '24 hours',
      case when buyer is null then request end, case when buyer is null then network end)
    returning *;
end $$;
comment on function public.create_order is 'An order of a plan at today''s price; an open one of the same signed-in buyer, or of the same form of a stranger (request), is given again. Strangers are counted by network. 22023: unknown plan or no e-mail, 42501: business of somebody else, 54000: too many in a day. Server only.';

create function public.set_order_checkout(order_id uuid, preference text, url text) returns text
language sql security definer set search_path = '' as $$
  update public.ordenes o set preferencia_id = preference, checkout_url = url where o.id = order_id and o.preferencia_id is null;
  select o.checkout_url from public.ordenes o where o.id = order_id
$$;
comment on function public.set_order_checkout is 'Keeps the checkout of an order, and returns the first one that was kept. Server only.';

-- The buyer hears once of a payment that came, was given back, was refused, or waits to be made in cash.
create function private.mail_payment(
  outcome text, paid_order public.ordenes, payment jsonb, before public.pagos, at timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kind constant text := case
    when outcome = 'granted' then 'recibo'
    when outcome = 'revoked' then 'pago_devuelto'
    when payment ->> 'status' = 'rejected' and before.estado is distinct from 'rejected' then 'pago_rechazado'
    when payment ->> 'voucher_url' is not null and before.comprobante_url is null and exists (
      select from public.open_voucher(paid_order.id, at) v where v.pago_id = payment ->> 'id' and v.plan_pagado is null
    ) then 'comprobante'
  end;
begin
  if kind is not null then
    perform private.queue_mail(
      kind,
      -- Of an order, one rejection is told: who tries a third card has the page before them.
      case kind when 'pago_rechazado' then paid_order.id::text else payment ->> 'id' || ' ' || (payment ->> 'updated_at') end,
      coalesce((select u.email from auth.users u where u.id = paid_order.user_id), paid_order.email),
      jsonb_build_object(
        'pago', payment ->> 'id', 'plan', paid_order.plan, 'monto_centavos', paid_order.monto_centavos, 'metodo', payment ->> 'method',
        'fecha', payment ->> 'approved_at', 'negocio_id', paid_order.negocio_id,
        'negocio', (select n.nombre from public.negocios n where n.id = paid_order.negocio_id),
        'termina', (select p.termina_at from public.periodos p where p.pago_id = payment ->> 'id')
      ) || case kind
        when 'comprobante' then jsonb_build_object('orden', paid_order.id, 'vence', payment ->> 'expires_at')
        when 'recibo' then jsonb_build_object('comprobante_pendiente', exists (
          select from public.ordenes w cross join lateral public.open_voucher(w.id, at)
          where (w.user_id = paid_order.user_id or w.email = paid_order.email)
            and private.covers(paid_order, (payment ->> 'approved_at')::timestamptz, w)
        ))
        else '{}'
      end,
      paid_order.user_id is not null);
  end if;
end $$;

create function public.apply_payment(
  payment jsonb, collector text, is_live boolean, moderation text, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  payment_id constant text := payment ->> 'id';
  reported_at constant timestamptz := (payment ->> 'updated_at')::timestamptz;
  wanted constant text := substring(payment ->> 'reference' from '\|([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$');
  o public.ordenes;
  before public.pagos;
  problem text;
  outcome text;
begin
  if payment_id is null or reported_at is null then
    raise exception 'pago_incompleto' using errcode = '22023';
  end if;
  if (payment ->> 'approved_at')::timestamptz > at then
    -- The provider's clock is ahead of ours: what was paid begins now.
    payment := payment || jsonb_build_object('approved_at', at);
  end if;
  select * into o from public.ordenes x where x.id = wanted::uuid;
  if not found then
    return 'unknown';
  end if;
  perform private.lock_buyer(o.email);
  select * into o from public.ordenes x where x.id = o.id for update;
  if o.negocio_id is not null then
    perform private.lock_business(o.negocio_id);
  end if;
  select * into before from public.pagos g where g.id = payment_id for update;
  if before.orden_id is distinct from o.id and before.id is not null then
    return 'unknown';
  end if;
  problem := private.payment_problem(payment, o, collector, is_live);
  -- Of two reports of one moment the one that pays for nothing stands.
  if before.proveedor_at > reported_at or (before.proveedor_at = reported_at and before.problema is not null and problem is null) then
    return 'stale';
  end if;

  insert into public.pagos as g (
    id, orden_id, estado, detalle, metodo, monto_centavos, devuelto_centavos, problema, aprobado_at, comprobante_url, vence_at, proveedor_at
  )
  values (
    payment_id, o.id, payment ->> 'status', payment ->> 'detail', payment ->> 'method', coalesce((payment ->> 'amount')::bigint, 0),
    coalesce((payment ->> 'refunded')::bigint, 0), problem,
    coalesce((payment ->> 'approved_at')::timestamptz, case when problem is null then reported_at end),
    -- The provider's page may name its buyer: of a deleted account it is not kept.
    case when o.email is not null then payment ->> 'voucher_url' end, (payment ->> 'expires_at')::timestamptz, reported_at
  )
  on conflict (id) do update set estado = excluded.estado, detalle = excluded.detalle, metodo = excluded.metodo,
    monto_centavos = excluded.monto_centavos, devuelto_centavos = excluded.devuelto_centavos, problema = excluded.problema,
    aprobado_at = coalesce(excluded.aprobado_at, g.aprobado_at), comprobante_url = coalesce(excluded.comprobante_url, g.comprobante_url),
    vence_at = coalesce(excluded.vence_at, g.vence_at), proveedor_at = excluded.proveedor_at;
  perform private.settle_order(o.id);

  outcome := case
    when problem is null and (before.id is null or before.problema is not null) then 'granted'
    when problem is null then 'unchanged'
    when before.id is not null and before.problema is null then 'revoked'
    else 'recorded'
  end;
  if outcome = 'granted' and before.aprobado_at is null and o.asignada_at is not null and o.user_id is not null
    and not exists (select from public.negocios n where n.id = o.negocio_id and not n.is_deleted) then
    -- Its business went before it was paid: nobody could use the month there, so it waits for another one of the buyer.
    update public.ordenes x set negocio_id = null, asignada_at = null where x.id = o.id returning * into o;
  end if;
  if outcome in ('granted', 'revoked') then
    if o.negocio_id is not null then
      perform private.rebuild_periods(o.negocio_id);
      perform private.refresh_plan(o.negocio_id, moderation, at);
    end if;
    perform private.refresh_profile(o.email, at);
  end if;
  perform private.mail_payment(outcome, o, payment, before, at);
  return outcome;
end $$;
comment on function public.apply_payment is 'Takes what the provider says of a payment: granted, revoked, unchanged, recorded (pays for nothing), stale or unknown. amount and refunded in centavos. Server only.';

create function public.begin_payment_event(topic text, resource text, request text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.pagos_eventos (tema, recurso, solicitud) values (topic, resource, request) on conflict do nothing;
  -- An event that was begun and not finished is looked at again: its first try may have died.
  return exists (
    select from public.pagos_eventos e where e.tema = topic and e.recurso = resource and e.solicitud = request and e.resultado is null
  );
end $$;
comment on function public.begin_payment_event is 'Notes a notification of the provider; false when the same one has been dealt with. Server only.';

create function public.apply_notified_payment(
  payment jsonb, collector text, is_live boolean, moderation text, topic text, resource text, request text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  outcome constant text := public.apply_payment(payment, collector, is_live, moderation);
begin
  perform public.finish_payment_event(topic, resource, request, outcome, array[resource]);
  return outcome;
end $$;
comment on function public.apply_notified_payment is 'apply_payment and finish_payment_event in one: a notification counts as dealt with only together with its payment. Server only.';

create function public.finish_payment_event(topic text, resource text, request text, outcome text, payments text[] default '{}') returns void
language sql security definer set search_path = '' as $$
  update public.pagos_eventos e
  set resultado = outcome, orden_id = (select g.orden_id from public.pagos g where g.id = any(payments) order by g.id limit 1)
  where e.tema = topic and e.recurso = resource and e.solicitud = request
$$;
comment on function public.finish_payment_event is 'Notes what came of a notification, and of which order the payments are that it told of. Server only.';

create function public.list_unfinished_orders(person uuid, at timestamptz default now())
returns table (
  id uuid, plan text, monto_centavos int, estado text, negocio_id uuid, negocio text, pago_estado text, pago_detalle text,
  comprobante_url text, vence_at timestamptz, plan_pagado text
)
language sql stable security definer set search_path = '' as $$
  select o.id, o.plan, o.monto_centavos, o.estado, n.id, n.nombre, g.estado, g.detalle, v.comprobante_url, v.vence_at, v.plan_pagado
  from public.ordenes o
    left join public.negocios n on n.id = o.negocio_id and not n.is_deleted
    left join lateral public.open_voucher(o.id, at) v on true
    cross join lateral (
      select p.estado, p.detalle, p.id is not distinct from v.pago_id or p.estado in ('authorized', 'in_process', 'in_mediation') as is_under_way
      from public.pagos p where p.orden_id = o.id
      order by is_under_way desc, p.proveedor_at desc, p.id limit 1
    ) g
  where o.user_id = person and (
    v.pago_id is not null
    -- The provider is asked no longer than this (take_orders_to_review).
    or (o.estado = 'pendiente' and g.is_under_way and o.created_at > at - interval '12 days')
    -- Money that came and pays for nothing is for a person to look at: nobody is told to pay again.
    or (o.estado = 'rechazada' and o.created_at > at - interval '7 days' and g.estado <> 'approved'
      and not exists (
        select from public.ordenes x
        where x.user_id = person and x.created_at > o.created_at and x.estado <> 'creada'
          and (o.negocio_id is null or x.negocio_id = o.negocio_id)
      ))
  )
  order by o.created_at desc, o.id
  limit 10
$$;
comment on function public.list_unfinished_orders is 'Orders of a user with a voucher that can still be paid (see open_voucher), whose payment is under way (pendiente), or failed in the last seven days and was not tried again (rechazada), with the payment''s state. Server only.';

create function public.list_unassigned_months(person uuid) returns table (plan text, months int)
language sql stable security definer set search_path = '' as $$
  select o.plan, count(*)::int from public.ordenes o join public.pagos g on g.orden_id = o.id and g.problema is null
  where o.asignada_at is null and o.user_id = person
  group by o.plan
$$;
comment on function public.list_unassigned_months is 'Paid months of a user without a business, by plan. Server only.';

-- The month of an order goes to a business, whose lock and buyer's lock the caller holds; false when it is not paid or not waiting.
create function private.use_month(order_id uuid, business uuid, moderation text, at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.ordenes o set negocio_id = business, asignada_at = at
  where o.id = order_id and o.asignada_at is null
    and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null);
  if not found then
    return false;
  end if;
  perform private.rebuild_periods(business);
  perform private.refresh_plan(business, moderation, at);
  return true;
end $$;

create function public.assign_month(
  person uuid, wanted_plan text, business uuid, moderation text, at timestamptz default now()
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  unassigned uuid;
begin
  perform private.lock_buyer((select u.email from auth.users u where u.id = person));
  perform private.lock_business(business);
  perform from public.negocios n where n.id = business for update;
  if not private.owns(person, business) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  select o.id into unassigned from public.ordenes o
  where o.user_id = person and o.asignada_at is null and o.plan = wanted_plan
    and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null)
  order by o.created_at limit 1;
  return private.use_month(unassigned, business, moderation, at);
end $$;
comment on function public.assign_month is 'Gives an unassigned paid month to a business of the buyer; false when there is none. Server only.';

create function public.give_plan(
  business uuid, given_plan text, reason text, moderation text, until timestamptz default null, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.periodos (negocio_id, plan, inicia_at, termina_at, cortesia) values (business, given_plan, at, until, reason);
  return private.refresh_plan(business, moderation, at);
end $$;
comment on function public.give_plan is 'Gives a business a plan without a payment, until a time or without end. Server only.';

create trigger pagos_touch before update on public.pagos for each row execute function private.touch_updated_at();

alter table public.ordenes enable row level security;
alter table public.pagos enable row level security;
alter table public.pagos_eventos enable row level security;
alter table public.periodos enable row level security;

revoke all on public.ordenes, public.pagos, public.pagos_eventos, public.periodos from public, anon, authenticated, service_role;
grant all on public.ordenes, public.pagos, public.pagos_eventos, public.periodos to service_role;
grant select (id, negocio_id, plan, monto_centavos, moneda, estado, created_at, expira_at) on public.ordenes to authenticated;
grant select (id, orden_id, estado, metodo, monto_centavos, devuelto_centavos, aprobado_at) on public.pagos to authenticated;
grant select (id, negocio_id, plan, inicia_at, termina_at, cortesia) on public.periodos to authenticated;

create policy ordenes_select_own on public.ordenes for select to authenticated
  using (id in (select private.my_orders()) or (select private.is_admin()));
create policy pagos_select_own on public.pagos for select to authenticated
  using (orden_id in (select private.my_orders()) or (select private.is_admin()));
create policy periodos_select_own on public.periodos for select to authenticated
  using (negocio_id in (select private.my_businesses()) or (select private.is_admin()));

comment on column public.ordenes.asignada_at is 'Time at which the order got its business; without it the paid month still waits. It stays when the business is gone.';
comment on table public.ordenes is 'Purchases that were begun: the price is the one of that moment. Without a business it waits for one.';
comment on table public.pagos is 'Payments as the provider last reported them; problema is null when one pays for a month.';
comment on column public.pagos.comprobante_url is 'Address where the provider shows what is to be paid in cash, until vence_at.';
comment on column public.pagos_eventos.orden_id is 'The order of the payments that it told of, once it has been dealt with.';
comment on table public.pagos_eventos is 'Notifications of the provider, by topic, resource and request; resultado is null until one has been dealt with.';
comment on table public.periodos is 'Months of a business on a plan: paid ones follow from pagos, given ones (cortesia) may have no end.';
comment on column public.ordenes.solicitud is 'The form that a stranger sent, which nobody else can name: sent twice, it makes one order.';
comment on column public.ordenes.red is 'Key of a stranger''s network on that day; forgotten after a day.';

grant execute on function
  private.my_orders()
  to authenticated, service_role;

revoke execute on function
  public.create_order(text, uuid, text, uuid, uuid, text),
  public.set_order_checkout(uuid, text, text),
  public.apply_payment(jsonb, text, boolean, text, timestamptz),
  public.begin_payment_event(text, text, text),
  public.apply_notified_payment(jsonb, text, boolean, text, text, text, text),
  public.finish_payment_event(text, text, text, text, text[]),
  public.open_voucher(uuid, timestamptz),
  public.list_unfinished_orders(uuid, timestamptz),
  public.list_unassigned_months(uuid),
  public.assign_month(uuid, text, uuid, text, timestamptz),
  public.give_plan(uuid, text, text, text, timestamptz, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.create_order(text, uuid, text, uuid, uuid, text),
  public.set_order_checkout(uuid, text, text),
  public.apply_payment(jsonb, text, boolean, text, timestamptz),
  public.begin_payment_event(text, text, text),
  public.apply_notified_payment(jsonb, text, boolean, text, text, text, text),
  public.finish_payment_event(text, text, text, text, text[]),
  public.open_voucher(uuid, timestamptz),
  public.list_unfinished_orders(uuid, timestamptz),
  public.list_unassigned_months(uuid),
  public.assign_month(uuid, text, uuid, text, timestamptz),
  public.give_plan(uuid, text, text, text, timestamptz, timestamptz)
  to service_role;
