-- An order begun without an account names an address that anybody may have typed. It belongs to nobody until it is paid: it is not
-- handed over, listed, counted or given again to whoever has that address, and nothing that a stranger is told depends on what
-- was bought with the address. Once paid it goes to whoever confirms the address, at once if that has been done.
--
-- Such orders are bounded by the network that asks and in all, and never by the address, which is somebody else's. Signing in is
-- the way past either bound.
--
-- Who may do what:
--   create_order()   service_role alone, as before

alter table public.ordenes
  add column solicitud uuid,
  add column red text check (red ~ '^[0-9a-f]{32}$');
comment on column public.ordenes.solicitud is 'The form that a stranger sent, which nobody else can name: sent twice, it makes one order.';
comment on column public.ordenes.red is 'What stands for a stranger''s network on that day; forgotten after a day.';
create index ordenes_request on public.ordenes (solicitud) where solicitud is not null;
-- In the order in which they are looked up.
drop index public.ordenes_review;
create index ordenes_review on public.ordenes ((user_id is null and estado = 'creada'), revisada_at nulls first, id);
create index ordenes_of_strangers on public.ordenes (created_at, red) where user_id is null;

drop function public.create_order(text, uuid, text, uuid);
create function public.create_order(
  wanted_plan text, buyer uuid default null, buyer_email text default null, business uuid default null,
  request uuid default null, network text default null
) returns setof public.ordenes
language plpgsql security definer set search_path = '' as $$
declare
  orders_of_account constant int := 20;
  orders_of_network constant int := 100;
  orders_of_strangers constant int := 2000;
  new_id constant uuid := gen_random_uuid();
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
    values (new_id, buyer, address, business, wanted_plan, price, address || '|' || wanted_plan || '|' || new_id,
      case when business is not null then now() end, now() + interval '24 hours',
      case when buyer is null then request end, case when buyer is null then network end)
    returning *;
end $$;

create function private.hand_over_paid_orders(address text) returns void
language sql security definer set search_path = '' as $$
  update public.ordenes o set user_id = u.id
  from auth.users u
  where u.email = address and u.email_confirmed_at is not null and o.email = address and o.user_id is null
    and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null)
$$;

create or replace function private.settle_order(order_id uuid) returns void
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

create or replace function public.take_orders_to_review(batch int, at timestamptz default now()) returns table (id uuid, referencia text)
language sql security definer set search_path = '' as $$
  -- Open ones for as long as a cash voucher may live; decided ones once a day, while a refund is to be expected.
  with taken as (
    select o.id from public.ordenes o
    where o.preferencia_id is not null
      and (o.revisada_at is null or o.revisada_at < at - case
        when o.estado in ('creada', 'pendiente', 'rechazada') and o.created_at > at - interval '2 days' then interval '9 minutes'
        when o.estado in ('creada', 'pendiente', 'rechazada') then interval '2 hours'
        else interval '1 day' end)
      and o.created_at > at - case when o.estado in ('pagada', 'devuelta') then interval '120 days' else interval '12 days' end
    -- A flood of what strangers only began keeps nobody's payment waiting.
    order by (o.user_id is null and o.estado = 'creada'), o.revisada_at nulls first, o.id
    limit least(batch, 200)
    for update skip locked
  )
  update public.ordenes o set revisada_at = at from taken where o.id = taken.id
  returning o.id, o.referencia
$$;

revoke execute on function public.create_order(text, uuid, text, uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.create_order(text, uuid, text, uuid, uuid, text) to service_role;
comment on function public.create_order is 'An order of a plan at today''s price; an open one of the same signed-in buyer, or of the same form of a stranger (request), is given again. Strangers are counted by network. 22023: unknown plan or no e-mail, 42501: business of somebody else, 54000: too many in a day. Server only.';
comment on function private.hand_over_paid_orders is 'Gives paid orders that were begun without an account to whoever has confirmed their address.';
