-- Counts of public businesses by category, plan and colonia.
--
-- A ledger: every change adds rows (+1, -1), nobody updates one, the sum is the truth. So writers never wait for each other (one row
-- per count would be a lock that imports and owners fight over), and announce_changes() adds the rows up again from time to time.
--
-- Who may do what:
--   private.conteos   written by trigger, read by the functions below
--   list_neighborhoods(), count_businesses_by_neighborhood_and_category(), count_businesses_by_category()   everybody

create table private.conteos (
  slug_categoria text not null,
  plan_type text not null,
  colonia text,
  slug_colonia text,
  total int not null,
  con_horario int not null,
  con_punto int not null
);
create index conteos_neighborhood on private.conteos (slug_colonia text_pattern_ops);
alter table private.conteos enable row level security;
revoke all on private.conteos from public, anon, authenticated, service_role;
comment on table private.conteos is 'Ledger of public businesses: the sum of the rows of a key is their number. con_horario: of known hours; con_punto: with coordinates.';

create function private.count_business_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into private.conteos
    select n.slug_categoria, n.plan_type, n.colonia, n.slug_colonia, count(*), count(n.minutos_abierto), count(n.punto)
    from new_rows n where n.is_approved and not n.is_deleted group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into private.conteos
    select o.slug_categoria, o.plan_type, o.colonia, o.slug_colonia, -count(*), -count(o.minutos_abierto), -count(o.punto)
    from old_rows o where o.is_approved and not o.is_deleted group by 1, 2, 3, 4;
  else
    insert into private.conteos
    select b.slug_categoria, b.plan_type, b.colonia, b.slug_colonia, sum(b.sign),
      coalesce(sum(b.sign) filter (where b.minutos_abierto is not null), 0), coalesce(sum(b.sign) filter (where b.punto is not null), 0)
    from (
      select 1 as sign, n.slug_categoria, n.plan_type, n.colonia, n.slug_colonia, n.minutos_abierto, n.punto
      from new_rows n where n.is_approved and not n.is_deleted
      union all
      select -1, o.slug_categoria, o.plan_type, o.colonia, o.slug_colonia, o.minutos_abierto, o.punto
      from old_rows o where o.is_approved and not o.is_deleted
    ) b
    group by 1, 2, 3, 4
    -- Most updates (a visit, a text) change no count.
    having sum(b.sign) <> 0
      or coalesce(sum(b.sign) filter (where b.minutos_abierto is not null), 0) <> 0
      or coalesce(sum(b.sign) filter (where b.punto is not null), 0) <> 0;
  end if;
  return null;
end $$;

create trigger negocios_counted_insert after insert on public.negocios
  referencing new table as new_rows for each statement execute function private.count_business_changes();
create trigger negocios_counted_update after update on public.negocios
  referencing new table as new_rows old table as old_rows for each statement execute function private.count_business_changes();
create trigger negocios_counted_delete after delete on public.negocios
  referencing old table as old_rows for each statement execute function private.count_business_changes();

insert into private.conteos
select n.slug_categoria, n.plan_type, n.colonia, n.slug_colonia, count(*), count(n.minutos_abierto), count(n.punto)
from public.negocios n where n.is_approved and not n.is_deleted group by 1, 2, 3, 4;

create function private.add_counts_up() returns void
language plpgsql security definer set search_path = '' as $$
declare
  rows_now constant bigint := (select count(*) from private.conteos);
  keys constant bigint := (select count(*) from (select distinct slug_categoria, plan_type, colonia from private.conteos) k);
begin
  if rows_now < 2 * keys + 1000 then return; end if;
  -- Each row is taken by exactly one such run, so two at once do no harm.
  with taken as (delete from private.conteos returning *)
  insert into private.conteos
  select slug_categoria, plan_type, colonia, slug_colonia, sum(total), sum(con_horario), sum(con_punto)
  from taken group by 1, 2, 3, 4 having sum(total) <> 0 or sum(con_horario) <> 0 or sum(con_punto) <> 0;
end $$;

create or replace function public.announce_changes(ids bigint[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.cambios_pendientes p where p.id = any (ids);
  if found then
    perform private.add_counts_up();
    update public.cambios set version = version + 1, updated_at = now() where tema = 'negocios';
  end if;
end $$;

-- ---------------------------------------------------------------- what pages ask for

create or replace function public.count_businesses_by_category() returns table (slug text, nombre text, total bigint)
language sql stable security definer set search_path = '' as $$
  select c.slug, c.nombre, coalesce(sum(k.total), 0)::bigint
  from public.categorias c left join private.conteos k on k.slug_categoria = c.slug
  group by c.slug
  order by c.orden
$$;

create function public.list_neighborhoods() returns table (slug text, nombre text, total bigint)
language sql stable security definer set search_path = '' as $$
  -- One colonia may be written in several ways: the most frequent is its name.
  select s.slug_colonia, (array_agg(s.colonia order by s.total desc, s.colonia))[1], sum(s.total)::bigint
  from (select k.slug_colonia, k.colonia, sum(k.total) as total from private.conteos k where k.slug_colonia is not null group by 1, 2) s
  group by 1
  having sum(s.total) > 0
  order by 3 desc, 1
$$;

create function public.count_businesses_by_neighborhood_and_category(neighborhood text default null)
returns table (slug_colonia text, slug_categoria text, nombre text, total bigint)
language sql stable security definer set search_path = '' as $$
  select k.slug_colonia, k.slug_categoria, c.nombre, sum(k.total)::bigint
  from private.conteos k
    join public.categorias c on c.slug = k.slug_categoria
  where k.slug_colonia is not null and (neighborhood is null or k.slug_colonia = neighborhood)
  group by 1, 2, 3, c.orden
  having sum(k.total) > 0
  order by 1, c.orden
$$;

revoke execute on function public.list_neighborhoods(), public.count_businesses_by_neighborhood_and_category(text) from public;
grant execute on function public.list_neighborhoods(), public.count_businesses_by_neighborhood_and_category(text)
  to anon, authenticated, service_role;
comment on function public.list_neighborhoods is 'The colonias that have public businesses, those with most first.';
comment on function public.count_businesses_by_neighborhood_and_category is 'Numbers of public businesses by colonia and category, of one colonia or of all.';
