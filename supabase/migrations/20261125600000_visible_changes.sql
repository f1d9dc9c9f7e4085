-- Only what visitors see is a reason to expire pages: a change of a business that is hidden before and after (a registration
-- that waits, an owner's edits of it) and a promotion that nobody is shown queue nothing. Whoever can sign in could
-- otherwise empty every kept page without anybody seeing a difference.

create or replace function private.queue_business_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Counters and times alone are no reason to render a page anew.
  quiet constant text[] := array['visitas', 'clics', 'updated_at'];
  changed jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(to_jsonb(n)) into changed from new_rows n where n.is_approved and not n.is_deleted;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(to_jsonb(o)) into changed from old_rows o where o.is_approved and not o.is_deleted;
  else
    select jsonb_agg(b.row) into changed
    from new_rows n
      join old_rows o using (id),
      lateral (values (to_jsonb(n)), (to_jsonb(o))) b (row)
    where to_jsonb(n) - quiet is distinct from to_jsonb(o) - quiet
      -- Under a former name one is led to the present one once it is shown: what says that there is nothing must go.
      and ((n.is_approved and not n.is_deleted) or (o.is_approved and not o.is_deleted) or n.slug is distinct from o.slug);
  end if;
  perform private.queue_tags(private.business_tags(changed));
  return null;
end $$;

create or replace function private.queue_promotion_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  quiet constant text[] := array['updated_at'];
  today constant date := (now() at time zone 'America/Mexico_City')::date;
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if was - quiet is not distinct from becomes - quiet then return null; end if;
  perform private.queue_tags((
    select array_agg('business:' || n.slug)
    from (values (was), (becomes)) p (row)
      join public.negocios n on n.id = (p.row ->> 'negocio_id')::uuid
    where (p.row ->> 'fecha_fin')::date >= today and n.plan_type = 'premium' and n.is_approved and not n.is_deleted
  ));
  return null;
end $$;
