-- Facts of the database that a check of a deployment needs, and cannot see through the API: figures and names, nothing of anybody.
--
-- Who may do what:
--   deployment_state()   service_role alone

create function public.deployment_state(at timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  versions jsonb;
begin
  -- Who pasted the files into the panel's editor has no history.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select coalesce(jsonb_agg(m.version order by m.version), ''[]'') from supabase_migrations.schema_migrations m' into versions;
  end if;
  return jsonb_build_object(
    'migrations', versions,
    'public_buckets', (select coalesce(jsonb_agg(b.id order by b.id), '[]') from storage.buckets b where b.public),
    'published_tables', (
      select coalesce(jsonb_agg(t.schemaname || '.' || t.tablename order by 1), '[]')
      from pg_catalog.pg_publication_tables t where t.pubname = 'supabase_realtime'
    ),
    'has_change_webhook', exists (
      select from pg_catalog.pg_trigger t where t.tgrelid = 'public.cambios_pendientes'::regclass and not t.tgisinternal
    ),
    'administrators', (select count(*) from private.admins),
    'late_mails', (select count(*) from public.correos c where c.estado = 'pendiente' and c.created_at < at - interval '15 minutes'),
    'failed_mails', (select count(*) from public.correos c where c.estado = 'fallido'),
    'withheld_mails', (select coalesce(sum(r.cuantos), 0) from private.correos_retenidos r where r.dia > at - interval '7 days'),
    'late_changes', (select count(*) from public.cambios_pendientes c where c.created_at < at - interval '15 minutes'),
    -- What was taken and pays for nothing, but for what was given back or is still under way.
    'payment_problems', (
      select count(*) from public.pagos g where g.estado = 'approved' and g.problema not in ('devuelto', 'estado', 'sin_cobrar')
    )
  );
end $$;
comment on function public.deployment_state is 'Migrations, buckets, publication and what is stuck, for `npm run doctor`. Server only.';

revoke execute on function
  public.deployment_state(timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.deployment_state(timestamptz)
  to service_role;
