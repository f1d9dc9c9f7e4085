-- The weekly mail: what a page brought in the week that ended on Sunday, to whom it belongs.
--
-- Once a business and week: the outbox has one row for each. What a run that broke off has not written is written by the next one, on
-- Tuesday at the latest. Whoever unsubscribed gets none (…_mails.sql), nor does who has not said that the business is theirs, nor is there one
-- about a listing that is not public, or of which there is nothing to tell.
--
-- Who may do what:
--   queue_weekly_mails()   service_role alone

create function private.week_of(business uuid, monday date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'canales', (
      select jsonb_object_agg(k.tipo, jsonb_build_array(k.present, k.before)) from (
        select e.tipo, count(*) filter (where e.dia >= monday - 7) as present, count(*) filter (where e.dia < monday - 7) as before
        from public.eventos e where e.negocio_id = business and e.dia >= monday - 14 and e.dia < monday group by e.tipo
      ) k
    ),
    'dias', (
      select jsonb_agg(d.total order by d.weekday) from (
        select weekday, count(e.dia) as total
        from generate_series(1, 7) weekday
          left join public.eventos e
            on e.negocio_id = business and e.dia >= monday - 56 and e.dia < monday and extract(isodow from e.dia) = weekday
        group by weekday
      ) d
    ))
$$;
comment on function private.week_of is 'Of the week before that Monday: canales, each kind with how many there were and how many the week before; dias, how many of all kinds on each weekday (Monday first) of the last eight weeks.';

create function public.queue_weekly_mails(batch int, at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function public.queue_weekly_mails is 'On Mondays and Tuesdays of Mexico City: writes a portion of the weekly mails, each once. Returns how many. Server only.';

revoke execute on function
  public.queue_weekly_mails(int, timestamptz),
  private.week_of(uuid, date)
  from public, anon, authenticated;

grant execute on function public.queue_weekly_mails(int, timestamptz) to service_role;
