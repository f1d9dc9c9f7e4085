-- Counts of public businesses by category, plan and colonia.
--
-- A ledger: every change adds rows (+1, -1), nobody updates one, the sum is the truth. So writers never wait for each other (one row
-- per count would be a lock that imports and owners fight over), and settle_changes() adds the rows up again from time to time. The
-- directory asks "how many, under the other filters" on every page: with a row for each combination of filters, what is asked for is
-- read by its key.
--
-- Who may do what:
--   private.conteos   nobody; written by trigger, read by the functions below
--   list_neighborhoods(), count_businesses_by_neighborhood_and_category(), count_businesses_by_category()   everybody

create table private.conteos (
  -- An empty text stands for all of them.
  slug_categoria text not null,
  plan_type text not null,
  -- Null where the colonia is not known.
  slug_colonia text,
  total int not null,
  con_horario int not null,
  con_punto int not null,
  -- Counts of those with a telephone.
  con_telefono int not null,
  con_telefono_y_horario int not null,
  con_telefono_y_punto int not null
);

create index conteos_neighborhood on private.conteos (slug_colonia, slug_categoria, plan_type);
create index conteos_category on private.conteos (slug_categoria, plan_type);

create function public.count_businesses_by_category() returns table (slug text, nombre text, total bigint)
language sql stable security definer set search_path = '' as $$
  select c.slug, c.nombre, coalesce(sum(k.total), 0)::bigint
  from public.categorias c left join private.conteos k on k.slug_categoria = c.slug and k.plan_type = '' and k.slug_colonia = ''
  group by c.slug
  order by c.orden
$$;
comment on function public.count_businesses_by_category is 'The categories in their order, each with the number of its public businesses. Open to everybody: the home page shows these numbers.';

-- Adds a row for each combination of filters that a change concerns, and never updates one.
create function private.count_business_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone constant text := 'select -1, o.slug_categoria, o.plan_type, o.slug_colonia, o.minutos_abierto, o.punto, o.tiene_telefono
    from old_rows o where o.is_approved and not o.is_deleted';
  come constant text := 'select 1, n.slug_categoria, n.plan_type, n.slug_colonia, n.minutos_abierto, n.punto, n.tiene_telefono
    from new_rows n where n.is_approved and not n.is_deleted';
begin
  execute format($query$
    insert into private.conteos
    select case grouping(c.category) when 0 then c.category else '' end, case grouping(c.plan) when 0 then c.plan else '' end,
      case grouping(c.neighborhood) when 0 then c.neighborhood else '' end,
      sum(c.sign), sum(c.sign * c.hours), sum(c.sign * c.place), sum(c.sign * c.phone), sum(c.sign * c.phone * c.hours), sum(c.sign * c.phone * c.place)
    from (
      select d.sign, d.category, d.plan, d.neighborhood,
        (d.hours is not null)::int as hours, (d.place is not null)::int as place, d.phone::int as phone
      from (%s) d (sign, category, plan, neighborhood, hours, place, phone)
    ) c
    group by cube (c.category, c.plan, c.neighborhood)
    -- Most updates (a visit, a text) change no count.
    having (sum(c.sign), sum(c.sign * c.hours), sum(c.sign * c.place), sum(c.sign * c.phone), sum(c.sign * c.phone * c.hours), sum(c.sign * c.phone * c.place))
      <> (0, 0, 0, 0, 0, 0)
  $query$, case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end);
  return null;
end $$;

-- One row for each key again, once there are twice as many: the sums stay.
create function private.add_counts_up() returns void
language plpgsql security definer set search_path = '' as $$
declare
  rows_now constant bigint := (select count(*) from private.conteos);
  keys constant bigint := (select count(*) from (select distinct slug_categoria, plan_type, slug_colonia from private.conteos) k);
begin
  if rows_now < 2 * keys + 1000 then return; end if;
  -- Each row is taken by exactly one such run, so two at once do no harm.
  with taken as (delete from private.conteos where true returning *)
  insert into private.conteos
  select slug_categoria, plan_type, slug_colonia, sum(total), sum(con_horario), sum(con_punto),
    sum(con_telefono), sum(con_telefono_y_horario), sum(con_telefono_y_punto)
  from taken group by 1, 2, 3
  having (sum(total), sum(con_horario), sum(con_punto), sum(con_telefono), sum(con_telefono_y_horario), sum(con_telefono_y_punto)) <> (0, 0, 0, 0, 0, 0);
end $$;

create function public.list_neighborhoods() returns table (slug text, nombre text, total bigint)
language sql stable security definer set search_path = '' as $$
  select c.slug_colonia, c.colonia, sum(k.total)::bigint
  from private.conteos k join private.colonias c on c.slug_colonia = k.slug_colonia
  where k.slug_categoria = '' and k.plan_type = ''
  group by c.slug_colonia
  having sum(k.total) > 0
  order by 3 desc, 1
$$;
comment on function public.list_neighborhoods is 'The colonias that have public businesses, those with most first. Open to everybody: it is the list of colonias, of public businesses alone.';

create trigger negocios_counted_insert after insert on public.negocios
  referencing new table as new_rows for each statement execute function private.count_business_changes();

create trigger negocios_counted_update after update on public.negocios
  referencing new table as new_rows old table as old_rows for each statement execute function private.count_business_changes();

create trigger negocios_counted_delete after delete on public.negocios
  referencing old table as old_rows for each statement execute function private.count_business_changes();

alter table private.conteos enable row level security;

revoke all on private.conteos from public, anon, authenticated, service_role;

comment on table private.conteos is 'Ledger of public businesses by category, plan and colonia, and by all combinations of them: the sum of the rows of a key is their number. con_horario: of known hours; con_punto: with coordinates; con_telefono…: of those with a telephone.';

revoke execute on function
  public.count_businesses_by_category(),
  public.list_neighborhoods()
  from public;

grant execute on function
  public.count_businesses_by_category(),
  public.list_neighborhoods()
  to anon, authenticated, service_role;
