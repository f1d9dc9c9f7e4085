-- A waiting month is never put on a business that its buyer gives up at that moment: ownership is looked at under the row's lock.
--
-- Who may do what:
--   use_waiting_plan()   service_role alone, as before

create or replace function public.use_waiting_plan(
  person uuid, wanted_plan text, business uuid, moderation text, at timestamptz default now()
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  waiting uuid;
begin
  perform private.lock_buyer((select u.email from auth.users u where u.id = person));
  perform private.lock_business(business);
  perform from public.negocios n where n.id = business for update;
  if not private.owns(person, business) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  select o.id into waiting from public.ordenes o
  where o.user_id = person and o.asignada_at is null and o.plan = wanted_plan
    and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null)
  order by o.created_at limit 1 for update;
  if not found then
    return false;
  end if;
  update public.ordenes o set negocio_id = business, asignada_at = at where o.id = waiting;
  perform private.rebuild_periods(business);
  perform private.refresh_plan(business, moderation, at);
  return true;
end $$;
