-- What a stranger may ask the sitemap's functions for: no more than the site itself does.
--
-- Who may do what:
--   sitemap_parts(), sitemap_businesses()   everybody, as before

create or replace function public.sitemap_parts(part_size int) returns jsonb
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

create or replace function public.sitemap_businesses(part int, part_size int) returns jsonb
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
