-- The ledger of counts, kept for every combination of filters.
--
-- The directory asks "how many by category, plan and colonia, under the other filters" on every page. Adding up the finest rows took
-- 4 ms of a page; with a row for each combination, what is asked for is read by its key.
--
-- Who may do what:
--   private.conteos   written by trigger, read by the functions below
--   list_neighborhoods(), count_businesses_by_neighborhood_and_category(), count_businesses_by_category()   everybody

drop table private.conteos;
create table private.conteos (
  -- An empty text stands for all of them.
  slug_categoria text not null,
  plan_type text not null,
  -- Null where the colonia is not known.
  slug_colonia text,
  total int not null,
  con_horario int not null,
  con_punto int not null
);
create index conteos_neighborhood on private.conteos (slug_colonia, slug_categoria, plan_type);
create index conteos_category on private.conteos (slug_categoria, plan_type);
alter table private.conteos enable row level security;
revoke all on private.conteos from public, anon, authenticated, service_role;
comment on table private.conteos is 'Ledger of public businesses by category, plan and colonia, and by all combinations of them: the sum of the rows of a key is their number. con_horario: of known hours; con_punto: with coordinates.';

create or replace function private.count_business_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone constant text := 'select -1, o.slug_categoria, o.plan_type, o.slug_colonia, o.minutos_abierto, o.punto
    from old_rows o where o.is_approved and not o.is_deleted';
  come constant text := 'select 1, n.slug_categoria, n.plan_type, n.slug_colonia, n.minutos_abierto, n.punto
    from new_rows n where n.is_approved and not n.is_deleted';
begin
  execute format($query$
    insert into private.conteos
    select case grouping(c.category) when 0 then c.category else '' end, case grouping(c.plan) when 0 then c.plan else '' end,
      case grouping(c.neighborhood) when 0 then c.neighborhood else '' end,
      sum(c.sign), sum(c.sign * (c.hours is not null)::int), sum(c.sign * (c.place is not null)::int)
    from (%s) c (sign, category, plan, neighborhood, hours, place)
    group by cube (c.category, c.plan, c.neighborhood)
    -- Most updates (a visit, a text) change no count.
    having sum(c.sign) <> 0 or sum(c.sign * (c.hours is not null)::int) <> 0 or sum(c.sign * (c.place is not null)::int) <> 0
  $query$, case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end);
  return null;
end $$;

insert into private.conteos
select case grouping(n.slug_categoria) when 0 then n.slug_categoria else '' end, case grouping(n.plan_type) when 0 then n.plan_type else '' end,
  case grouping(n.slug_colonia) when 0 then n.slug_colonia else '' end, count(*), count(n.minutos_abierto), count(n.punto)
from public.negocios n where n.is_approved and not n.is_deleted
group by cube (n.slug_categoria, n.plan_type, n.slug_colonia)
having count(*) > 0;

create or replace function private.add_counts_up() returns void
language plpgsql security definer set search_path = '' as $$
declare
  rows_now constant bigint := (select count(*) from private.conteos);
  keys constant bigint := (select count(*) from (select distinct slug_categoria, plan_type, slug_colonia from private.conteos) k);
begin
  if rows_now < 2 * keys + 1000 then return; end if;
  -- Each row is taken by exactly one such run, so two at once do no harm.
  with taken as (delete from private.conteos returning *)
  insert into private.conteos
  select slug_categoria, plan_type, slug_colonia, sum(total), sum(con_horario), sum(con_punto)
  from taken group by 1, 2, 3 having sum(total) <> 0 or sum(con_horario) <> 0 or sum(con_punto) <> 0;
end $$;

-- ---------------------------------------------------------------- what pages ask for

create or replace function public.count_businesses_by_category() returns table (slug text, nombre text, total bigint)
language sql stable security definer set search_path = '' as $$
  select c.slug, c.nombre, coalesce(sum(k.total), 0)::bigint
  from public.categorias c left join private.conteos k on k.slug_categoria = c.slug and k.plan_type = '' and k.slug_colonia = ''
  group by c.slug
  order by c.orden
$$;

create or replace function public.list_neighborhoods() returns table (slug text, nombre text, total bigint)
language sql stable security definer set search_path = '' as $$
  select c.slug_colonia, c.colonia, sum(k.total)::bigint
  from private.conteos k join private.colonias c on c.slug_colonia = k.slug_colonia
  where k.slug_categoria = '' and k.plan_type = ''
  group by c.slug_colonia
  having sum(k.total) > 0
  order by 3 desc, 1
$$;

create or replace function public.count_businesses_by_neighborhood_and_category(neighborhood text default null)
returns table (slug_colonia text, slug_categoria text, nombre text, total bigint)
language sql stable security definer set search_path = '' as $$
  select k.slug_colonia, k.slug_categoria, c.nombre, sum(k.total)::bigint
  from private.conteos k
    join public.categorias c on c.slug = k.slug_categoria
  where k.plan_type = '' and k.slug_colonia <> '' and (neighborhood is null or k.slug_colonia = neighborhood)
  group by 1, 2, 3, c.orden
  having sum(k.total) > 0
  order by 1, c.orden
$$;

create or replace function private.directory_facets(category text, plan text, neighborhood text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  of_category constant text := coalesce(category, '');
  of_plan constant text := coalesce(plan, '');
  of_neighborhood constant text := coalesce(neighborhood, '');
  answer jsonb;
begin
  select jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'nombre', c.nombre, 'total', f.total) order by c.orden), '[]')
      from (
        select k.slug_categoria, sum(k.total) as total from private.conteos k
        where k.slug_colonia = of_neighborhood and k.plan_type = of_plan group by 1
      ) f join public.categorias c on c.slug = f.slug_categoria
      where f.total > 0
    ),
    'plans', (
      select coalesce(jsonb_agg(jsonb_build_object('plan', f.plan_type, 'total', f.total) order by p.rango desc), '[]')
      from (
        select k.plan_type, sum(k.total) as total from private.conteos k
        where k.slug_colonia = of_neighborhood and k.slug_categoria = of_category group by 1
      ) f join private.planes p on p.plan = f.plan_type
      where f.total > 0
    ),
    'neighborhoods', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', f.slug_colonia, 'nombre', c.colonia, 'total', f.total) order by f.total desc, f.slug_colonia), '[]')
      from (
        select k.slug_colonia, sum(k.total) as total from private.conteos k
        where k.slug_categoria = of_category and k.plan_type = of_plan and k.slug_colonia <> ''
        group by 1 having sum(k.total) > 0
        order by 2 desc, 1 limit 40
      ) f join private.colonias c on c.slug_colonia = f.slug_colonia
    ),
    'total', coalesce(sum(k.total), 0), 'known_hours', coalesce(sum(k.con_horario), 0), 'located', coalesce(sum(k.con_punto), 0)
  ) into answer
  from private.conteos k
  where k.slug_colonia = of_neighborhood and k.slug_categoria = of_category and k.plan_type = of_plan;
  return answer;
end $$;
