-- All that a listing's page shows, in one answer: each question that the site asks costs more than what is read for it.
--
-- Row security hides the index on the place from the API's roles: the functions run as their owner, and the visibility rule is written
-- in them. Which columns they tell is not: those that anon may read of the table, and those that the plan of the row shows beside them.
--
-- Who may do what:
--   get_listing(), get_public_business(), list_featured_businesses()   everybody

create function private.first_pictures(gallery jsonb, most int) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(p.picture order by p.number), '[]')
  from jsonb_array_elements(case jsonb_typeof(gallery) when 'array' then gallery else (
    -- Older rows keep it as one text.
    select coalesce(jsonb_agg(w.word order by w.number), '[]')
    from regexp_split_to_table(gallery #>> '{}', '[[:space:],"{}\[\]]+') with ordinality w (word, number)
    where w.word ~ '\.(webp|png|jpe?g|avif)$'
  ) end) with ordinality p (picture, number)
  where p.number <= most
$$;
comment on function private.first_pictures is 'So many pictures of a gallery, whichever way it is kept.';

create function private.as_shown(n public.negocios) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  of_some_plans constant text[] := private.columns_beyond('free') || array['imagenes_datos'];
  shown jsonb;
begin
  if n.gallery_images <> '[]' then
    n.gallery_images := private.first_pictures(n.gallery_images, (select p.galeria_max from private.planes p where p.plan = n.plan_type));
  end if;
  shown := to_jsonb(n) - private.columns_beyond(n.plan_type);
  if n.imagenes_datos <> '{}' then
    -- Only of the pictures that are shown: it names them.
    shown := shown || jsonb_build_object('imagenes_datos', (
      select coalesce(jsonb_object_agg(d.key, d.value), '{}') from jsonb_each(n.imagenes_datos) d
      where d.key in (select private.picture_paths(jsonb_build_array(
        shown -> 'portada_url', shown -> 'logo_url', shown -> 'imagen_url', shown -> 'promocion_imagen', shown -> 'gallery_images'
      )))
    ));
  end if;
  return (
    select jsonb_object_agg(c.key, c.value)
    from jsonb_each(shown) c
    where c.value <> 'null' and (has_column_privilege('anon', 'public.negocios', c.key, 'select') or c.key = any (of_some_plans))
  );
end $$;
comment on function private.as_shown is 'A business as visitors see it: the columns that every plan shows and those that its plan does, of a gallery as many pictures as that plan has, where they have a value.';

create function public.get_public_business(business_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.as_shown(n) from public.negocios n where n.slug = business_slug and n.is_approved and not n.is_deleted
$$;
comment on function public.get_public_business is 'A public business as its plan shows it, column by column; null when no public business has the slug. Open to everybody: it is what the page shows.';

create function public.list_featured_businesses() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.business_card(f.business) order by (f.business).rango desc, (f.business).created_at desc), '[]')
  from (
    select n as business from public.negocios n where n.is_featured and n.is_approved and not n.is_deleted
    order by n.rango desc, n.created_at desc limit 200
  ) f
$$;
comment on function public.list_featured_businesses is 'The featured businesses, paid and complete ones first, as lists show them; 200 at the most. Open to everybody: it shows approved businesses alone, within their plan.';

create function public.get_listing(business_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  b constant public.negocios := (select n from public.negocios n where n.slug = business_slug and n.is_approved and not n.is_deleted);
begin
  if b.id is null then return null; end if;
  return jsonb_build_object(
    'business', private.as_shown(b),
    'promotions', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.fecha_fin, p.id), '[]')
      from public.promociones p
      where p.negocio_id = b.id and b.plan_type = 'premium'
    ),
    'neighbors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'slug', n.slug, 'nombre', n.nombre, 'categoria', n.categoria, 'slug_categoria', n.slug_categoria,
        'actividad', n.actividad, 'colonia', n.colonia, 'portada_url', n.portada_url, 'imagen_url', n.imagen_url,
        'logo_url', n.logo_url, 'plan_type', n.plan_type, 'direccion_aproximada', n.direccion_aproximada,
        'distancia_m', n.distance
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
  public.get_public_business(text),
  public.list_featured_businesses(),
  public.get_listing(text)
  from public;

grant execute on function
  public.get_public_business(text),
  public.list_featured_businesses(),
  public.get_listing(text)
  to anon, authenticated, service_role;
