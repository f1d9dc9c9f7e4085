-- Hours as time goes by: owners say that they still hold, and special days that are over go.
--
-- Who may do what:
--   confirm_hours(), drop_past_special_days()   service_role alone

create function public.confirm_hours(person uuid, business uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if person is null or not private.edits(person, business) then return false; end if;
  update public.negocios n set horario_confirmado = (now() at time zone 'America/Mexico_City')::date
  where n.id = business and not n.is_deleted and coalesce(n.hours, n.horario::text) is not null;
  return found;
end $$;
comment on function public.confirm_hours is 'Its owner says today that the hours still hold. False for somebody else''s business, and where no hours are known. Server only.';

create function public.drop_past_special_days(most int default 500) returns int
language plpgsql security definer set search_path = '' as $$
declare
  -- The night of yesterday may not be over.
  yesterday constant text := ((now() at time zone 'America/Mexico_City')::date - 1)::text;
  dropped int;
begin
  with past as (
    select n.id, array(select d from jsonb_object_keys(n.horario_especial) d where d < yesterday) as days
    from public.negocios n
    where n.horario_especial is not null and exists (select from jsonb_object_keys(n.horario_especial) d where d < yesterday)
    limit least(greatest(coalesce(most, 500), 1), 5000)
    for no key update skip locked
  )
  -- A plan that has lapsed meanwhile is no reason to keep them.
  update public.negocios n set escritor = 'administracion', horario_especial = nullif(n.horario_especial - p.days, '{}')
  from past p where p.id = n.id;
  get diagnostics dropped = row_count;
  return dropped;
end $$;
comment on function public.drop_past_special_days is 'Takes special days before yesterday off that many businesses at most; how many it did. Server only.';

revoke execute on function public.confirm_hours(uuid, uuid), public.drop_past_special_days(int) from public, anon, authenticated;
grant execute on function public.confirm_hours(uuid, uuid), public.drop_past_special_days(int) to service_role;
