-- Addresses for search engines, and no more at once than the site itself asks for.
--
-- Who may do what:
--   sitemap_parts(), sitemap_businesses(), sitemap_lists()   everybody: they tell of public businesses only

create function public.sitemap_parts(part_size int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with numbered as (
    select n.updated_at, (row_number() over (order by n.created_at, n.id) - 1) / greatest(part_size, 1) + 1 as part
    from public.negocios n
    where n.is_approved and not n.is_deleted and not n.poco_contenido
  ), parts as (
    select part, max(updated_at) as updated_at from numbered group by part order by part limit 1000
  )
  select coalesce(jsonb_agg(jsonb_build_object('part', part, 'updated_at', updated_at) order by part), '[]') from parts
$$;
comment on function public.sitemap_parts is 'The parts of the sitemap of businesses: [{part, updated_at}], the newest change in each. Open to everybody: the sitemap is public.';

create function public.sitemap_businesses(part int, part_size int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with listed as (
    select n.slug, n.updated_at, n.created_at, n.id
    from public.negocios n
    where n.is_approved and not n.is_deleted and not n.poco_contenido
    order by n.created_at, n.id
    limit least(greatest(part_size, 1), 5000)
    offset (least(greatest(part, 1), 1000) - 1)::bigint * least(greatest(part_size, 1), 5000)
  )
  select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'updated_at', updated_at) order by created_at, id), '[]') from listed
$$;
comment on function public.sitemap_businesses is 'One part: [{slug, updated_at}] of public businesses that are not thin. Open to everybody: the sitemap is public.';

create function public.sitemap_lists(least_businesses int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with lists as (
    select n.slug_categoria, n.slug_actividad, n.slug_colonia, max(n.updated_at) as updated_at
    from public.negocios n
    where n.is_approved and not n.is_deleted
    group by grouping sets ((), (n.slug_categoria), (n.slug_actividad)),
      grouping sets ((), (n.slug_colonia))
    having count(*) >= case when grouping(n.slug_colonia, n.slug_actividad) = 3 then 1 else least_businesses end
      and (grouping(n.slug_colonia) = 1 or n.slug_colonia is not null)
      and (grouping(n.slug_actividad) = 1 or n.slug_actividad is not null)
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('category', slug_categoria, 'activity', slug_actividad, 'neighborhood', slug_colonia, 'updated_at', updated_at)
    order by slug_colonia nulls first, slug_categoria nulls first, slug_actividad nulls first
  ), '[]') from lists
$$;
comment on function public.sitemap_lists is 'The lists of public businesses with their newest change: [{category, activity, neighborhood, updated_at}]; all three null is the whole directory. Colonias and activities need so many businesses, categories one. Open to everybody: the sitemap is public.';

comment on column public.negocios.poco_contenido is 'Thin: no description, picture, hours or owner, and no telephone or web address with a place. Not indexed, and not in the sitemap.';

revoke execute on function
  public.sitemap_parts(int),
  public.sitemap_businesses(int, int),
  public.sitemap_lists(int)
  from public;

grant execute on function
  public.sitemap_parts(int),
  public.sitemap_businesses(int, int),
  public.sitemap_lists(int)
  to anon, authenticated, service_role;
