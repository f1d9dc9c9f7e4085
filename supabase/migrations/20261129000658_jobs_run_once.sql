set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.queue_arco_reminders(support text DEFAULT NULL::text, at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.queue_reminders(at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.queue_weekly_mails(batch integer, at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (at at time zone 'America/Mexico_City')::date;
  monday constant date := date_trunc('week', today)::date;
  due record;
  queued int := 0;
begin
  -- A mail that was missed on Monday is written on Tuesday.
  if today > monday + 1 then
    return 0;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('queue_weekly_mails', 0));
  for due in
    select n.id, n.nombre, n.slug, n.plan_type, n.visitas, n.clics, u.email
    from public.negocios n join auth.users u on u.id = n.user_id and u.email_confirmed_at is not null
    where n.is_approved and not n.is_deleted and not private.awaits_acceptance(u.id, n.id)
      and exists (select from public.eventos e where e.negocio_id = n.id and e.dia >= monday - 7 and e.dia < monday)
      and not exists (select from public.correos c where c.tipo = 'resumen_semanal' and c.entidad = n.id || ' ' || monday)
      and public.get_mail_subscription(private.address_hash(u.email))
    order by n.id limit least(batch, 500)
  loop
    perform private.queue_mail('resumen_semanal', due.id || ' ' || monday, due.email,
      jsonb_build_object('negocio_id', due.id, 'nombre', due.nombre, 'slug', due.slug, 'visitas', due.visitas, 'clics', due.clics,
        'semana', case when due.plan_type <> 'free' then private.week_of(due.id, monday) end));
    queued := queued + 1;
  end loop;
  return queued;
end $function$;
