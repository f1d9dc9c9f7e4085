-- Exports of the administration: a page behind the last row that was read, as often as there are rows.
--
-- No file holds an e-mail, or what is private about a business or a person: files are copied and lost. Who needs an address looks at
-- the one business.
--
-- Who may do what:
--   begin_export(), export_rows()   service_role alone, for an administrator

create function public.begin_export(reviewer uuid, dataset text, format text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  perform private.audit(reviewer, 'datos_exportados', null, 'exportacion ' || dataset, null, jsonb_build_object('formato', format));
end $$;
comment on function public.begin_export is 'Notes in the trail that an administrator takes out a dataset. Server only.';

create function public.export_rows(reviewer uuid, dataset text, after text default null, size int default 1000) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := least(greatest(coalesce(size, 1000), 1), 2000);
  answer json;
begin
  perform private.require_admin(reviewer);
  -- Without a mark from the least one on, so that the plan is the same and walks an index.
  case dataset
  when 'negocios' then
    select json_build_object('rows', json_agg(to_json(r) order by r.id), 'next', (array_agg(r.id order by r.id))[most]) into answer
    from (
      select n.id, n.slug, n.nombre, n.estado, n.is_deleted as eliminado, n.plan_type as plan, n.is_featured as destacado,
        n.tiene_dueno, n.slug_categoria as categoria, n.actividad, n.scian, n.telefono, n.whatsapp, n.direccion, n.colonia,
        n.codigo_postal, n.latitude as latitud, n.longitude as longitud, n.hours, n.horario, n.horario_especial, n.web, n.instagram,
        n.facebook, n.tiktok, n.descripcion, n.servicios,
        n.formas_de_pago, n.entrega, n.colonias_de_entrega, n.rating as calificacion, n.reviews_count as opiniones, n.visitas, n.clics,
        n.fuente, n.denue_id, n.created_at as creado, n.updated_at as cambiado
      from public.negocios n
      where n.id > coalesce(after, '00000000-0000-0000-0000-000000000000')::uuid
      order by n.id limit most
    ) r;
  when 'pagos' then
    select json_build_object('rows', json_agg(to_json(r) order by r.pago), 'next', (array_agg(r.pago order by r.pago))[most]) into answer
    from (
      select g.id as pago, g.orden_id as orden, g.estado, g.detalle, g.problema, g.metodo, g.monto_centavos / 100.0 as monto_mxn,
        g.devuelto_centavos / 100.0 as devuelto_mxn, o.plan, n.slug as negocio, n.nombre, g.aprobado_at as aprobado,
        p.inicia_at as mes_inicia, p.termina_at as mes_termina, g.created_at as creado
      from public.pagos g
        join public.ordenes o on o.id = g.orden_id
        left join public.negocios n on n.id = o.negocio_id
        left join public.periodos p on p.pago_id = g.id
      where g.id > coalesce(after, '')
      order by g.id limit most
    ) r;
  when 'busquedas' then
    select json_build_object('rows', json_agg(to_json(r) order by r.dia, r.termino),
      'next', (array_agg(r.dia || ' ' || r.termino order by r.dia, r.termino))[most]) into answer
    from (
      select b.dia, b.termino, b.veces, b.sin_resultados, b.solo_parecidos, b.faltas
      from public.busquedas b
      where (b.dia, b.termino) > (coalesce(left(after, 10), '-infinity')::date, coalesce(substr(after, 12), ''))
      order by b.dia, b.termino limit most
    ) r;
  when 'auditoria' then
    select json_build_object('rows', json_agg(to_json(r) order by r.id), 'next', (array_agg(r.id order by r.id))[most]::text) into answer
    from (
      select a.id, a.created_at as cuando, a.persona, a.accion, a.negocio_id as negocio, a.entidad, a.antes, a.despues
      from public.auditoria a
      where a.id > coalesce(after, '0')::bigint
      order by a.id limit most
    ) r;
  end case;
  return answer;
end $$;
comment on function public.export_rows is 'Rows of a dataset (negocios, pagos, busquedas, auditoria) behind the mark of the last page: {rows, next}, next null at the end. Server only.';

revoke execute on function
  public.begin_export(uuid, text, text),
  public.export_rows(uuid, text, text, int)
  from public, anon, authenticated;

grant execute on function
  public.begin_export(uuid, text, text),
  public.export_rows(uuid, text, text, int)
  to service_role;
