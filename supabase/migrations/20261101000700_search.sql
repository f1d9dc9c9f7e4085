-- Search of the directory.
--
-- Under row security none of the text operators use an index, so the functions run as their owner: the visibility rule, the columns
-- and the limits are written in them.
--
-- Who may do what:
--   search_businesses(), count_businesses_by_category()   anon, authenticated, service_role

create function private.search_query(term text) returns tsquery
language plpgsql immutable set search_path = '' as $$
declare
  word text;
  stems text[];
  wanted tsquery;
  either tsquery;
  words constant text[] := (string_to_array(private.words(left(term, 200)), ' '))[1:8];
begin
  foreach word in array coalesce(words, '{}') loop
    stems := ts_lexize('pg_catalog.spanish_stem', word);
    -- A stop word ("de", "la") has no stem and decides nothing, unless there is nothing else.
    if cardinality(stems) > 0 then
      either := (stems[1] || ' | ' || word || ':*')::tsquery;
      wanted := case when wanted is null then either else wanted && either end;
    end if;
  end loop;
  if wanted is null and cardinality(words) > 0 and words[1] <> '' then
    wanted := (words[1] || ':*')::tsquery;
  end if;
  return wanted;
end $$;

create function private.business_card(n public.negocios) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', n.id, 'slug', n.slug, 'nombre', n.nombre, 'descripcion', left(n.descripcion, 300), 'categoria', n.categoria,
    'slug_categoria', n.slug_categoria, 'actividad', n.actividad, 'plan_type', n.plan_type, 'telefono', n.telefono,
    'telefono_e164', n.telefono_e164, 'whatsapp', n.whatsapp, 'whatsapp_e164', n.whatsapp_e164, 'direccion', n.direccion,
    'colonia', n.colonia, 'hours', n.hours, 'horario', n.horario, 'latitude', n.latitude, 'longitude', n.longitude,
    'portada_url', n.portada_url, 'imagen_url', n.imagen_url, 'logo_url', n.logo_url, 'rating', n.rating,
    'reviews_count', n.reviews_count, 'is_featured', n.is_featured
  )
$$;

create function public.search_businesses(
  term text default null, category text default null, plan text default null, page int default 1, page_size int default 24
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked constant text := nullif(btrim(term), '');
  folded constant text := private.words(left(asked, 200));
  wanted constant tsquery := private.search_query(asked);
  size constant int := least(greatest(page_size, 1), 100);
  skipped constant int := (least(greatest(page, 1), 10000) - 1) * size;
  candidates_per_pass constant int := 5000;
  total bigint;
  items jsonb;
begin
  if asked is null then
    select count(*) into total from public.negocios n
    where n.is_approved and not n.is_deleted
      and (category is null or n.slug_categoria = category) and (plan is null or n.plan_type = plan);

    select jsonb_agg(private.business_card(p) order by p.rango desc, p.created_at desc, p.id) into items
    from (
      select n.* from public.negocios n
      where n.is_approved and not n.is_deleted
        and (category is null or n.slug_categoria = category) and (plan is null or n.plan_type = plan)
      order by n.rango desc, n.created_at desc, n.id
      limit size offset skipped
    ) p;
  elsif wanted is not null then
    with candidates as materialized (
      -- Paid listings first, each pass capped: a word that is everywhere cannot make the search slow.
      (select n.id, n.nombre, n.rango, n.busqueda, private.words(n.nombre) as name_words from public.negocios n
        where n.is_approved and not n.is_deleted and n.busqueda @@ wanted and n.rango >= 20
          and (category is null or n.slug_categoria = category) and (plan is null or n.plan_type = plan)
        limit candidates_per_pass)
      union all
      (select n.id, n.nombre, n.rango, n.busqueda, private.words(n.nombre) from public.negocios n
        where n.is_approved and not n.is_deleted and n.busqueda @@ wanted and n.rango < 20
          and (category is null or n.slug_categoria = category) and (plan is null or n.plan_type = plan)
        limit candidates_per_pass)
    ), ranked as (
      select c.id,
        row_number() over (order by
          -- A whole name of several words is what was meant; a single word ("ferreteria") names a trade.
          (c.name_words = folded and folded like '% %') desc,
          -- Relevance decides; plan and completeness (0 to 25) only settle what is nearly equal.
          ts_rank('{0.05, 0.3, 0.5, 1.0}', c.busqueda, wanted)
            + case when starts_with(c.name_words, folded) then 0.3 else 0 end
            + (c.rango - 10) * 0.012 desc,
          c.nombre, c.id
        ) as place
      from candidates c
    ), shown as (
      select r.place, private.business_card(n) as card
      from ranked r join public.negocios n using (id)
      where r.place > skipped and r.place <= skipped + size
    )
    select (select count(*) from ranked), (select jsonb_agg(s.card order by s.place) from shown s) into total, items;
  end if;
  return jsonb_build_object('total', coalesce(total, 0), 'items', coalesce(items, '[]'));
end $$;

create function public.count_businesses_by_category() returns table (slug text, nombre text, total bigint)
language sql stable security definer set search_path = '' as $$
  select c.slug, c.nombre, count(n.id)
  from public.categorias c
    left join public.negocios n on n.slug_categoria = c.slug and n.is_approved and not n.is_deleted
  group by c.slug
  order by c.orden
$$;

revoke execute on function public.search_businesses(text, text, text, int, int), public.count_businesses_by_category() from public;
grant execute on function public.search_businesses(text, text, text, int, int), public.count_businesses_by_category()
  to anon, authenticated, service_role;

comment on function public.search_businesses is 'One page of public businesses: {"total", "items"}. Accents, case and word order do not matter; every word must match, as a stem or as the beginning of a word. Without a term: all, by plan and completeness.';
comment on function public.count_businesses_by_category is 'The categories in their order, each with the number of its public businesses.';
