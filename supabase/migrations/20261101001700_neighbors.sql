-- The nearest businesses of the same category, for the foot of a listing's page.
--
-- Row security hides the index on the place from the API's roles: the function runs as its owner, and the visibility rule and the
-- columns are written in it.
--
-- Who may do what:
--   list_neighbors()   everybody

create function public.list_neighbors(business_slug text) returns table (
  id uuid, slug text, nombre text, categoria text, slug_categoria text, actividad text, colonia text,
  portada_url text, imagen_url text, logo_url text, plan_type text, distancia_m double precision
)
language sql stable security definer set search_path = '' as $$
  select n.id, n.slug, n.nombre, n.categoria, n.slug_categoria, n.actividad, n.colonia,
    n.portada_url, n.imagen_url, n.logo_url, n.plan_type, n.punto operator(pg_catalog.<->) b.punto
  from public.negocios b,
    lateral (
      select o.* from public.negocios o
      where o.is_approved and not o.is_deleted and o.slug_categoria = b.slug_categoria and o.id <> b.id and o.punto is not null
      order by o.punto operator(pg_catalog.<->) b.punto
      limit 4
    ) n
  where b.slug = business_slug and b.is_approved and not b.is_deleted and b.punto is not null
  order by 12
$$;
comment on function public.list_neighbors is 'Up to 4 public businesses of the same category, the nearest first, with the distance in metres; none for a business without a place. Open to everybody: a business page shows them, and a business that is not public has none.';

revoke execute on function
  public.list_neighbors(text)
  from public;

grant execute on function
  public.list_neighbors(text)
  to anon, authenticated, service_role;
