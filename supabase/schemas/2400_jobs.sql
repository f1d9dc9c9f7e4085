-- Periodic jobs: reminders, lapses, payments whose notification never came, forgetting. Every job may run twice,
-- or at the same time as itself.
--
-- Who may do what:
--   all functions   service_role alone

create function public.queue_reminders(at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Mexico_City')::date;
  due record;
  queued int := 0;
begin
  -- Whoever comes at the same time finds them written.
  perform pg_advisory_xact_lock(hashtextextended('queue_reminders', 0));
  for due in
    -- The last month of a plan, when it ends in 7, 5 or 1 days; a mail missed on its day is sent the next one.
    select e.negocio_id, e.plan, e.ends, n.nombre, n.slug, (
      -- What is to be paid already: another checkout would be paid twice.
      select o.id from public.ordenes o cross join lateral public.open_voucher(o.id, at) v
      where o.negocio_id = n.id and o.user_id = n.user_id and v.plan_pagado is null and private.plan_rank(o.plan) >= private.plan_rank(e.plan)
      order by o.created_at desc limit 1
    ) as voucher_order, (
      select min(days) from unnest(array[7, 5, 1]) days
      where (e.ends at time zone 'America/Mexico_City')::date - today <= days
    ) as days
    from (
      select p.negocio_id, p.plan, max(p.termina_at) as ends, bool_or(p.termina_at is null) as is_endless
      from public.periodos p group by p.negocio_id, p.plan
    ) e
      join public.negocios n on n.id = e.negocio_id and not n.is_deleted and n.plan_type = e.plan
    where not e.is_endless and e.ends > at and (e.ends at time zone 'America/Mexico_City')::date - today <= 7
  loop
    if not exists (
      select from public.correos c where c.tipo = 'recordatorio' and c.entidad = due.negocio_id || ' ' || due.plan || ' ' || due.ends::date || ' ' || due.days
    ) then
      perform private.queue_mail('recordatorio', due.negocio_id || ' ' || due.plan || ' ' || due.ends::date || ' ' || due.days,
        private.business_recipient(due.negocio_id),
        jsonb_build_object('negocio_id', due.negocio_id, 'nombre', due.nombre, 'slug', due.slug, 'plan', due.plan, 'termina', due.ends,
          'orden_pendiente', due.voucher_order));
      queued := queued + 1;
    end if;
  end loop;
  return queued;
end $$;
comment on function public.queue_reminders is 'Writes the reminders due 7, 5 and 1 days before a plan ends, each once. Returns how many. Server only.';

-- Its locks need one transaction: 7 ms a lapsed plan.
create function public.lapse_plans(moderation text, at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  ids constant uuid[] := array(
    select n.id from public.negocios n
    where n.plan_type <> private.plan_at(n.id, at)
      and (n.plan_type <> 'free' or exists (select from public.periodos p where p.negocio_id = n.id))
    order by n.id
  );
  late record;
  lapsed int := 0;
  due text;
begin
  -- All of a kind before any of the next: two of them may have one owner, and so one profile.
  perform private.lock_business(i) from unnest(ids) i;
  perform from public.negocios n where n.id = any (ids) order by n.id for no key update;
  for late in select n.id, n.nombre, n.slug, n.plan_type from public.negocios n where n.id = any (ids) order by n.id loop
    due := private.refresh_plan(late.id, moderation, at);
    if private.plan_rank(due) < private.plan_rank(late.plan_type) then
      perform private.queue_mail('plan_vencido',
        late.id || ' ' || late.plan_type || ' ' || coalesce((
          select max(p.termina_at)::date::text from public.periodos p where p.negocio_id = late.id and p.plan = late.plan_type
        ), at::date::text),
        private.business_recipient(late.id),
        jsonb_build_object('negocio_id', late.id, 'nombre', late.nombre, 'slug', late.slug, 'plan', late.plan_type, 'queda', due));
      lapsed := lapsed + 1;
    end if;
  end loop;
  return lapsed;
end $$;
comment on function public.lapse_plans is 'Sets every plan to what its periods say, and writes to those who lost one. Returns how many did. Server only.';

create function public.take_orders_to_review(batch int, at timestamptz default now()) returns table (id uuid, referencia text)
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
comment on function public.take_orders_to_review is 'Orders to look up at the provider, longest not looked up first, marked as looked up. Server only.';

create function public.purge_ledger(at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  delete from public.correos where created_at < at - interval '90 days' and estado <> 'pendiente';
  delete from public.pagos_eventos where created_at < at - interval '90 days';
  -- What somebody only looked at is no record of a sale.
  delete from public.ordenes o
  where o.created_at < at - case when o.user_id is null then interval '14 days' else interval '90 days' end
    and not exists (select from public.pagos g where g.orden_id = o.id);
  update public.ordenes set red = null where red is not null and created_at < at - interval '1 day';
  delete from private.codigos_de_reclamo where created_at < at - interval '2 days';
  delete from private.correos_retenidos where dia < at - interval '90 days';
  -- CFF, article 30: five years from the return of the year, which is due in April of the next. What was refused is no part of the books.
  delete from public.facturas f
  where f.created_at < at - case f.estado when 'rechazada' then interval '1 year' else interval '6 years 4 months' end;
$$;
comment on function public.purge_ledger is 'Forgets mails, notifications and orders without a payment after 90 days (strangers'' after 14, and where they came from after one), codes of claims after two, refused invoices after a year, invoices when the law does. Server only.';

revoke execute on function
  public.queue_reminders(timestamptz),
  public.lapse_plans(text, timestamptz),
  public.take_orders_to_review(int, timestamptz),
  public.purge_ledger(timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.queue_reminders(timestamptz),
  public.lapse_plans(text, timestamptz),
  public.take_orders_to_review(int, timestamptz),
  public.purge_ledger(timestamptz)
  to service_role;
