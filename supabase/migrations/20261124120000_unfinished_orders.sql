-- What the owner panel tells of payments that are under way, or did not come through.
--
-- Who may do what:
--   list_unfinished_orders()   service_role alone

create function public.list_unfinished_orders(person uuid, at timestamptz default now())
returns table (
  id uuid, plan text, monto_centavos int, estado text, negocio_id uuid, negocio text, pago_estado text, pago_detalle text
)
language sql stable security definer set search_path = '' as $$
  select o.id, o.plan, o.monto_centavos, o.estado, n.id, n.nombre, g.estado, g.detalle
  from public.ordenes o
    left join public.negocios n on n.id = o.negocio_id and not n.is_deleted
    cross join lateral (
      select p.estado, p.detalle from public.pagos p where p.orden_id = o.id
      order by (p.estado in ('authorized', 'in_process', 'pending', 'in_mediation')) desc, p.proveedor_at desc, p.id limit 1
    ) g
  where o.user_id = person and (
    -- The provider is asked no longer than this (take_orders_to_review).
    (o.estado = 'pendiente' and o.created_at > at - interval '12 days')
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

revoke execute on function public.list_unfinished_orders(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.list_unfinished_orders(uuid, timestamptz) to service_role;
comment on function public.list_unfinished_orders is 'Orders of a user whose payment is under way (pendiente), or failed in the last seven days and was not tried again (rechazada), with the payment''s state. Server only.';
