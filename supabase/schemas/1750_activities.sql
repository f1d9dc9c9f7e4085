-- Lists by activity ("giro"): people look for a hardware shop, not for "Servicios del Hogar".
--
-- An activity is what stands in negocios.actividad, a name that the importer has made of INEGI's class; its address is slug_actividad.
-- Nothing is kept beside the businesses: what is asked for here is counted in one index, and pages keep the answer.
--
-- Who may do what:
--   list_activities(), list_activity()   everybody: they tell of public businesses only

create function public.list_activities(category text default null, neighborhood text default null)
returns table (slug text, nombre text, slug_categoria text, total bigint)
language sql stable security definer set search_path = '' as $$
  select a.slug_actividad, named.actividad, a.slug_categoria, a.total
  from (
    select n.slug_categoria, n.slug_actividad, count(*) as total
    from public.negocios n
    where n.is_approved and not n.is_deleted and n.slug_actividad is not null
      and (category is null or n.slug_categoria = category) and (neighborhood is null or n.slug_colonia = neighborhood)
    group by 1, 2
    order by 3 desc, 2
    limit 2000
  ) a, lateral (
    select n.actividad from public.negocios n where n.is_approved and not n.is_deleted and n.slug_actividad = a.slug_actividad limit 1
  ) named
  order by a.total desc, a.slug_actividad
$$;
comment on function public.list_activities is 'The activities of public businesses, by category, those with most businesses first; of one category or colonia where it is named. Open to everybody: lists show these numbers.';

create function public.list_activity(activity text, neighborhood text default null, page int default 1, page_size int default 24)
returns jsonb
language sql stable security definer set search_path = '' as $$
  with colonias as (
    select n.slug_colonia, count(*) as total
    from public.negocios n
    where n.is_approved and not n.is_deleted and n.slug_actividad = activity
    group by 1
  ), ids as (
    select n.id
    from public.negocios n
    where n.is_approved and not n.is_deleted and n.slug_actividad = activity and (neighborhood is null or n.slug_colonia = neighborhood)
    order by n.rango desc, n.created_at desc, n.id
    limit least(greatest(page_size, 1), 100)
    offset (least(greatest(page, 1), 10000) - 1) * least(greatest(page_size, 1), 100)
  ), items as (
    select n.rango, n.created_at, n.id, n.actividad, n.slug_categoria,
      private.card_with_distance(n, null, null) || jsonb_build_object('difuso', false, 'destacado', n.plan_type <> 'free') as card
    from ids join public.negocios n using (id)
  )
  select jsonb_build_object(
    'total', (select coalesce(sum(c.total), 0) from colonias c where neighborhood is null or c.slug_colonia = neighborhood),
    'nombre', (select min(i.actividad) from items i),
    'slug_categoria', (select mode() within group (order by i.slug_categoria) from items i),
    'items', (select coalesce(jsonb_agg(i.card order by i.rango desc, i.created_at desc, i.id), '[]') from items i),
    'neighborhoods', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug_colonia, 'nombre', k.colonia, 'total', c.total) order by c.total desc, c.slug_colonia), '[]')
      from colonias c join private.colonias k using (slug_colonia)
    )
  )
$$;
comment on function public.list_activity is 'One page of the public businesses of an activity, in the order of browsing: {total, nombre, slug_categoria, items, neighborhoods}; in one colonia where it is named, while neighborhoods are always all that have any. Without items the name is null. Open to everybody: it gives what search_businesses() gives.';

revoke execute on function
  public.list_activities(text, text),
  public.list_activity(text, text, int, int)
  from public;

grant execute on function
  public.list_activities(text, text),
  public.list_activity(text, text, int, int)
  to anon, authenticated, service_role;
