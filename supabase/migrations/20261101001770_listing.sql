-- All that a listing's page shows, in one answer: each question that the site asks costs more than what is read for it.
--
-- Row security hides the index on the place from the API's roles: the function runs as its owner, and the visibility rule is written in
-- it. Which columns it tells is not: those that anon may read of the table.
--
-- Who may do what:
--   get_listing()   everybody

create function private.columns_of_visitors(n public.negocios) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_object_agg(c.key, c.value)
    from jsonb_each(to_jsonb(n)) c
    where c.value <> 'null' and has_column_privilege('anon', 'public.negocios', c.key, 'select')
  );
end $$;
comment on function private.columns_of_visitors is 'The columns of a business that are granted to anon and have a value.';

create function public.get_listing(business_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  b constant public.negocios := (select n from public.negocios n where n.slug = business_slug and n.is_approved and not n.is_deleted);
begin
  if b.id is null then return null; end if;
  return jsonb_build_object(
    'business', private.columns_of_visitors(b),
    'promotions', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.fecha_fin, p.id), '[]')
      from public.promociones p
      where p.negocio_id = b.id and b.plan_type = 'premium'
    ),
    'neighbors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'slug', n.slug, 'nombre', n.nombre, 'categoria', n.categoria, 'slug_categoria', n.slug_categoria,
        'actividad', n.actividad, 'colonia', n.colonia, 'portada_url', n.portada_url, 'imagen_url', n.imagen_url,
        'logo_url', n.logo_url, 'plan_type', n.plan_type, 'distancia_m', n.distance
      ) order by n.distance), '[]')
      from (
        select o.*, o.punto operator(pg_catalog.<->) b.punto as distance
        from public.negocios o
        where o.is_approved and not o.is_deleted and o.slug_categoria = b.slug_categoria and o.id <> b.id and o.punto is not null
          and b.punto is not null
        order by o.punto operator(pg_catalog.<->) b.punto
        limit 4
      ) n
    ),
    'lists', (
      select jsonb_build_object(
        'activity', jsonb_build_object('slug', b.slug_actividad, 'total', count(*)),
        'both', count(*) filter (where n.slug_colonia = b.slug_colonia),
        'neighborhood', jsonb_build_object('slug', b.slug_colonia, 'total', (
          select coalesce(sum(k.total), 0) from private.conteos k
          where k.slug_colonia = b.slug_colonia and k.slug_categoria = '' and k.plan_type = ''
        ))
      )
      from public.negocios n
      where n.is_approved and not n.is_deleted and n.slug_actividad = b.slug_actividad
    )
  );
end $$;
comment on function public.get_listing is 'A public business as its page shows it: {business, promotions, neighbors, lists}. Its promotions are those of a premium plan; neighbors are up to 4 public businesses of the same category, the nearest first, with the distance in metres, none for a business without a place; lists tell how many public businesses there are of its activity, of its colonia, and of both. Null when no public business has the slug. Open to everybody: it is what the page shows.';

revoke execute on function
  public.get_listing(text)
  from public;

grant execute on function
  public.get_listing(text)
  to anon, authenticated, service_role;
