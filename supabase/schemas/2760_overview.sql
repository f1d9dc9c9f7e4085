-- Figures of the administration's first page: how much there is of everything, and how much waits.
--
-- Public businesses are in the ledger of counts; what is not public has one index of its own, and money one by the time it was approved:
-- none of this reads the table of businesses.
--
-- Who may do what:
--   admin_statistics(), count_waiting()   service_role alone, in the name of an administrator

create function private.count_waiting() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.tipo || 's', c.waiting), '{}') || jsonb_build_object(
    'registros', (select count(*) from public.negocios n where n.is_approved is null and not n.is_deleted),
    -- Each by itself, as they are answered; the queue holds their businesses. What ends in "vigente" confirms a fact.
    'reportes', (
      select count(*) from public.reportes r join public.negocios n on n.id = r.negocio_id
      where r.estado = 'nuevo' and r.motivo not like '%vigente' and not n.is_deleted
    ),
    'mensajes', (select count(*) from public.mensajes m where m.estado = 'nuevo'),
    'arco', (select count(*) from public.solicitudes_arco s where s.estado <> 'cerrada'),
    'facturas', (select count(*) from public.facturas f where f.estado = 'pedida')
  )
  from (select a.tipo, count(*) as waiting from private.list_asked() a group by a.tipo) c
$$;
comment on function private.count_waiting is 'Counts of what waits for an administrator, by kind; a kind of the queue of which nothing waits may be left out.';

create function public.count_waiting(reviewer uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return private.count_waiting();
end $$;
comment on function public.count_waiting is 'Counts of what waits for an administrator, by kind. Server only.';

-- Money collected in the month of Mexico City that begins so many months from this one, less what went back. A payment of which a part was
-- returned pays for no month, and the rest of it is income all the same.
create function private.revenue_of(months int, at timestamptz) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(g.monto_centavos - least(g.devuelto_centavos, g.monto_centavos)), 0)::bigint
  from public.pagos g, date_trunc('month', at at time zone 'America/Mexico_City') this_month
  where (g.problema is null or (g.problema = 'devuelto' and g.estado = 'approved'))
    and g.aprobado_at >= (this_month + make_interval(months => months)) at time zone 'America/Mexico_City'
    and g.aprobado_at < (this_month + make_interval(months => months + 1)) at time zone 'America/Mexico_City'
$$;

create function private.count_weeks(at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'desde', w.monday,
    'visitas', (select count(*) from public.eventos e where e.tipo = 'visita' and e.dia >= w.monday and e.dia < w.monday + 7),
    'registros', (
      select count(*) from public.negocios n
      where n.denue_id is null
        and n.created_at >= w.monday::timestamp at time zone 'America/Mexico_City'
        and n.created_at < (w.monday + 7)::timestamp at time zone 'America/Mexico_City'
    )
  ) order by w.monday)
  from (
    select date_trunc('week', at at time zone 'America/Mexico_City')::date - 7 * i as monday from generate_series(0, 7) i
  ) w
$$;
comment on function private.count_weeks is 'Visits and registrations of the eight weeks of Mexico City up to this one, from Monday; no registration is what came from the census.';

create function public.admin_statistics(reviewer uuid, at timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return private.count_waiting() || jsonb_build_object(
    'publicados', (
      select jsonb_object_agg(p.plan, coalesce((
        select sum(k.total) from private.conteos k where k.slug_categoria = '' and k.plan_type = p.plan and k.slug_colonia = ''
      ), 0))
      from private.planes p
    ),
    'rechazados', (select count(*) from public.negocios n where not n.is_approved and not n.is_deleted),
    'eliminados', (select count(*) from public.negocios n where n.is_deleted),
    'ingresos_centavos', private.revenue_of(0, at),
    'ingresos_anteriores_centavos', private.revenue_of(-1, at),
    'busquedas_sin_resultados', (
      select coalesce(sum(b.sin_resultados), 0) from public.busquedas b where b.dia > (at at time zone 'America/Mexico_City')::date - 7
    ),
    'semanas', private.count_weeks(at),
    'respaldos', private.backup_state()
  );
end $$;
comment on function public.admin_statistics is 'Counts as count_waiting() gives them, and: publicados by plan, rechazados, eliminados, ingresos of this month and the one before in centavos, busquedas_sin_resultados of the last seven days, semanas (count_weeks), respaldos (backup_state). Server only.';

revoke execute on function
  public.count_waiting(uuid),
  public.admin_statistics(uuid, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.count_waiting(uuid),
  public.admin_statistics(uuid, timestamptz)
  to service_role;
