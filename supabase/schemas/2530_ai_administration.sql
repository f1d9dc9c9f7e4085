-- Costs of models, for the administrator, the switch that stops all of it at once, and uses that are given back.
--
-- Who may do what:
--   all functions   service_role alone; those with a reviewer in the name of an administrator

create function public.ai_report(reviewer uuid, at timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Mexico_City')::date;
  first_day constant date := today - 29;
  most_businesses constant int := 20;
  -- tries in vain that somebody should hear of
  often constant int := 8;
begin
  perform private.require_admin(reviewer);
  return (
    with sums as (
      select case grouping(u.dia, u.tipo, u.problema, u.negocio_id)
          when 7 then 'days' when 11 then 'kinds' when 13 then 'problems' when 14 then 'businesses' else 'total' end as set,
        u.dia, u.tipo, u.problema, u.negocio_id, count(*) as calls, count(*) filter (where u.estado = 'fallido') as failed,
        coalesce(sum(u.entrada), 0) as input, coalesce(sum(u.salida), 0) as output, coalesce(sum(u.imagenes), 0) as pictures,
        coalesce(sum(u.costo), 0) as cost
      from public.ia_usos u where u.dia between first_day and today
      group by grouping sets ((), (u.dia), (u.tipo), (u.problema), (u.negocio_id))
    ), figures as (
      select s.*, jsonb_build_object('calls', s.calls, 'failed', s.failed, 'input', s.input, 'output', s.output,
        'pictures', s.pictures, 'cost', s.cost) as row
      from sums s
    ), dearest as (
      select f.negocio_id, f.cost, f.calls, f.row from figures f where f.set = 'businesses'
      order by f.cost desc, f.calls desc, f.negocio_id limit most_businesses
    )
    select jsonb_build_object(
      'is_on', (select a.encendida from public.ia_ajustes a),
      'today', today,
      'total', (select f.row from figures f where f.set = 'total'),
      'days', (
        -- Each of them, also those on which nothing was asked.
        select jsonb_agg(jsonb_build_object('day', d::date) || coalesce(f.row, '{"calls": 0, "failed": 0, "input": 0, "output": 0, "pictures": 0, "cost": 0}') order by d)
        from generate_series(first_day::timestamp, today::timestamp, '1 day') d left join figures f on f.set = 'days' and f.dia = d::date
      ),
      'kinds', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', f.tipo) || f.row order by f.cost desc, f.calls desc, f.tipo), '[]')
        from figures f where f.set = 'kinds'
      ),
      'problems', (
        select coalesce(jsonb_agg(jsonb_build_object('problem', f.problema, 'calls', f.calls) order by f.calls desc, f.problema), '[]')
        from figures f where f.set = 'problems' and f.problema is not null
      ),
      'businesses', (
        select coalesce(jsonb_agg(jsonb_build_object('id', d.negocio_id, 'name', n.nombre) || d.row order by d.cost desc, d.calls desc, d.negocio_id), '[]')
        from dearest d left join public.negocios n on n.id = d.negocio_id
      ),
      'unjudged', (select count(*) from private.moderacion_pendiente p where p.intentos < often),
      'stuck', (select count(*) from private.moderacion_pendiente p where p.intentos >= often)
    )
  );
end $$;
comment on function public.ai_report is 'Calls of models within thirty days of Mexico City, by day, kind, problem and business (the twenty dearest; id null: of none, or of one that is gone), money in millionths of a peso; whether models may be asked; of how many businesses something is to be judged, or was tried in vain eight times and more. Server only.';

create function public.switch_ai(reviewer uuid, is_on boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  update public.ia_ajustes a set encendida = is_on where a.encendida <> is_on;
  if not found then
    return false;
  end if;
  perform private.audit(reviewer, case when is_on then 'ia_encendida' else 'ia_apagada' end, null, null, null, null);
  return true;
end $$;
comment on function public.switch_ai is 'Lets models be asked, or stops it from this moment on, for everybody. False when it was so already. Server only.';

create function public.give_ai_use_back(reviewer uuid, business uuid, kind text, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  is_given boolean;
begin
  perform private.require_admin(reviewer);
  -- The business first, as whoever keeps a picture does.
  perform from public.negocios n where n.id = business for no key update;
  if kind in ('portada', 'logo') then
    update public.ia_imagenes i set intentos = 0 where i.negocio_id = business and i.tipo = kind and i.intentos > 0;
    is_given := found;
    update public.negocios n set
      ai_portada_used = n.ai_portada_used and kind <> 'portada', ai_logo_used = n.ai_logo_used and kind <> 'logo'
    where n.id = business and private.ai_picture_used(n, kind);
    is_given := is_given or found;
  else
    update public.ia_usos u set estado = 'devuelto'
    where u.estado = 'hecho' and u.id = (
      select x.id from public.ia_usos x
      where x.tipo = kind and x.negocio_id = business and x.estado = 'hecho' and x.dia = (at at time zone 'America/Mexico_City')::date
      order by x.created_at desc, x.id limit 1 for update
    );
    is_given := found;
  end if;
  if is_given then
    perform private.audit(reviewer, 'ia_uso_devuelto', business, null, null, jsonb_build_object('uso_ia', kind));
  end if;
  return is_given;
end $$;
comment on function public.give_ai_use_back is 'Frees one use of a business for its owner: the cover or the logo with its three tries, or today''s last try of another kind. What it cost stays spent. False when there is none. Server only.';

create function public.purge_ai(at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  delete from public.ia_usos u where u.dia < (at at time zone 'America/Mexico_City')::date - interval '13 months';
  delete from private.moderacion_pendiente p where not exists (select from public.negocios n where n.id = p.negocio_id);
$$;
comment on function public.purge_ai is 'Forgets calls of models after thirteen months. To be run daily. Server only.';

revoke execute on function
  public.ai_report(uuid, timestamptz),
  public.switch_ai(uuid, boolean),
  public.give_ai_use_back(uuid, uuid, text, timestamptz),
  public.purge_ai(timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.ai_report(uuid, timestamptz),
  public.switch_ai(uuid, boolean),
  public.give_ai_use_back(uuid, uuid, text, timestamptz),
  public.purge_ai(timestamptz)
  to service_role;
