-- Facts of the database that a check of a deployment needs, and cannot see through the API: figures and names, nothing of anybody.
--
-- Who may do what:
--   applied_migrations(), operating_figures(), deployment_state()   service_role alone

create function public.applied_migrations() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  versions text[];
begin
  -- Who pasted the files into the panel's editor has no history.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select coalesce(array_agg(m.version order by m.version), ''{}'') from supabase_migrations.schema_migrations m' into versions;
  end if;
  return versions;
end $$;
comment on function public.applied_migrations is 'Versions in the history of migrations, or null without one. Server only.';

create function public.operating_figures(at timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waiting_mails', m.waiting, 'oldest_mail_seconds', m.seconds, 'late_mails', m.late, 'failed_mails', m.failed,
    'withheld_mails', (select coalesce(sum(r.cuantos), 0) from private.correos_retenidos r where r.dia > at - interval '7 days'),
    'waiting_changes', c.waiting, 'oldest_change_seconds', c.seconds, 'late_changes', c.late,
    -- What was taken and pays for nothing, but for what was given back or is still under way.
    'payment_problems', (
      select count(*) from public.pagos g where g.estado = 'approved' and g.problema not in ('devuelto', 'estado', 'sin_cobrar')
    ),
    'backup_age_seconds', (
      select extract(epoch from at - r.hecho_at) from private.respaldos r where r.tipo = 'respaldo' and r.bien
    ),
    'ai_month_pesos', (
      select round(coalesce(sum(u.costo), 0) / 1000000, 2) from public.ia_usos u
      where u.dia >= date_trunc('month', at at time zone 'America/Mexico_City')::date
    )
  )
  from (
    select count(*) filter (where x.estado = 'pendiente') as waiting, count(*) filter (where x.estado = 'fallido') as failed,
      count(*) filter (where x.estado = 'pendiente' and x.created_at < at - interval '15 minutes') as late,
      coalesce(extract(epoch from at - min(x.created_at) filter (where x.estado = 'pendiente')), 0) as seconds
    from public.correos x
  ) m, (
    select count(*) as waiting, count(*) filter (where x.created_at < at - interval '15 minutes') as late,
      coalesce(extract(epoch from at - min(x.created_at)), 0) as seconds
    from public.cambios_pendientes x
  ) c
$$;
comment on function public.operating_figures is 'What waits, is stuck or was spent: for the metrics and `npm run doctor`. Server only.';

create function public.deployment_state(at timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.operating_figures(at) || jsonb_build_object(
    'migrations', public.applied_migrations(),
    'public_buckets', (select coalesce(jsonb_agg(b.id order by b.id), '[]') from storage.buckets b where b.public),
    'published_tables', (
      select coalesce(jsonb_agg(t.schemaname || '.' || t.tablename order by 1), '[]')
      from pg_catalog.pg_publication_tables t where t.pubname = 'supabase_realtime'
    ),
    'has_change_webhook', exists (
      select from pg_catalog.pg_trigger t where t.tgrelid = 'public.cambios_pendientes'::regclass and not t.tgisinternal
    ),
    'administrators', (select count(*) from private.admins),
    'backups', private.backup_state()
  )
$$;
comment on function public.deployment_state is 'Migrations, buckets, publication, what is stuck, and backups, for `npm run doctor`. Server only.';

revoke execute on function
  public.applied_migrations(), public.operating_figures(timestamptz), public.deployment_state(timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.applied_migrations(), public.operating_figures(timestamptz), public.deployment_state(timestamptz)
  to service_role;
