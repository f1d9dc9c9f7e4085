-- Facts of the pictures of a business beside their addresses, and which stored pictures nobody names any more.
--
-- A picture that a row no longer names stays in storage for a day after that was noticed: an owner takes a deletion back, a form with
-- an uploaded picture is sent later, an upload is under way.
--
-- Who may do what:
--   imagenes_sobrantes                            nobody; the function below writes
--   add_picture(), describe_pictures(), has_stored_picture(), list_orphan_pictures()   service_role alone

create table private.imagenes_sobrantes (
  bucket text not null,
  nombre text not null,
  desde timestamptz not null,
  primary key (bucket, nombre)
);

alter table private.imagenes_sobrantes enable row level security;
revoke all on private.imagenes_sobrantes from public, anon, authenticated, service_role;

create function private.picture_paths(fields jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select regexp_replace(word, '^(https?://[A-Za-z0-9.:-]+)?/storage/v1/object/public/[a-z_]+/', '')
  from jsonb_path_query(fields, 'strict $.** ? (@.type() == "string")') text,
    -- Older rows keep a gallery as one text.
    regexp_split_to_table(text #>> '{}', '[[:space:],"{}\[\]]+') word
  where word ~ '\.(webp|png|jpe?g|avif)$'
$$;
comment on function private.picture_paths is 'The paths of the pictures that columns name, whichever way they do.';

create function private.published_pictures(n public.negocios) returns setof text
language sql stable security definer set search_path = '' as $$
  select private.picture_paths(jsonb_build_array(n.portada_url, n.logo_url, n.imagen_url, n.promocion_imagen, n.gallery_images))
  union all
  select private.picture_paths(to_jsonb(p.imagen_url)) from public.promociones p where p.negocio_id = n.id and p.imagen_url is not null
$$;

create function public.describe_pictures(person uuid, business uuid, descriptions jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
  merged jsonb;
begin
  select * into present from public.negocios n where n.id = business for no key update;
  if not found or person is null or not private.edits(person, business) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  merged := present.imagenes_datos || coalesce((
    select jsonb_object_agg(d.key, jsonb_strip_nulls(coalesce(present.imagenes_datos -> d.key, '{}') || d.value))
    from jsonb_each(descriptions) d
    -- Everybody is told what is known of pictures that are shown: of one that waits for its review it tells nothing.
    where d.key in (select private.published_pictures(present))
      or (split_part(d.key, '/', -2) = business::text and not (present.is_approved is true and present.plan_type = 'free'))
  ), '{}');
  if (select count(*) > 90 from jsonb_object_keys(merged)) then
    select coalesce(jsonb_object_agg(m.key, m.value), '{}') into merged from jsonb_each(merged) m
    where m.key in (select private.published_pictures(present)) or descriptions ? m.key;
  end if;
  update public.negocios n set imagenes_datos = merged where n.id = business and n.imagenes_datos is distinct from merged;
end $$;
comment on function public.describe_pictures is 'Adds to what is known of pictures {path: {"alt", "blur"}}, null takes away; of a listing whose changes wait, only of those that it shows. 42501: negocio_ajeno; 23514: too long. Server only.';

create function public.add_picture(
  person uuid, business uuid, path text, place text default null, blur text default null, instead text default null, moderation text default 'review-free'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  content constant text := substring(path from '-[0-9a-f]{16}-[0-9]{3,4}\.webp$');
  pictures jsonb;
  replaced int;
  same text;
  edited jsonb;
begin
  -- The business first, as its owner's edits do.
  perform from public.negocios n where n.id = business for no key update;
  if private.edits(person, business) is not true then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  if place is not null then
    pictures := private.first_pictures(private.own_values(business) -> place, 60);
    select p into same from private.picture_paths(pictures) p where right(p, length(content)) = content limit 1;
    if found then
      return jsonb_build_object('same', same);
    end if;
    select min(p.number) - 1 into replaced from jsonb_array_elements(pictures) with ordinality p (picture, number)
    where instead in (select private.picture_paths(p.picture));
    edited := public.edit_business(person, business, moderation => moderation, changes => case place
      when 'gallery_images' then jsonb_build_object(place,
        case when replaced is null then pictures || to_jsonb(path) else jsonb_set(pictures, array[replaced::text], to_jsonb(path)) end)
      -- One cover: an older one would be seen again when this one goes.
      when 'portada_url' then jsonb_build_object(place, path, 'imagen_url', null)
      else jsonb_build_object(place, path) end);
  end if;
  perform public.describe_pictures(person, business, jsonb_build_object(path, jsonb_build_object(
    'blur', blur, 'alt', (select n.imagenes_datos -> instead -> 'alt' from public.negocios n where n.id = business))));
  return jsonb_build_object('waiting', coalesce(edited -> 'waiting', '{}'));
end $$;
comment on function public.add_picture is 'Puts a stored picture of a business where it belongs by edit_business(): place is its column (none for a promotion''s, which its form names), instead the path of the one that it replaces and whose text it takes. Returns {"waiting": all that waits for the review}, or {"same": path} when the place holds the same content already. Refusals of edit_business() rise. Server only.';

create function public.has_stored_picture(business uuid, bucket text, path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_stored_picture(business, bucket, to_jsonb(path))
$$;
comment on function public.has_stored_picture is 'private.is_stored_picture() for the server, which asks before it reads an address that a client names. Server only.';

create function public.list_orphan_pictures(batch int, at timestamptz default now()) returns table (bucket text, path text)
language plpgsql security definer set search_path = '' as $$
begin
  with named as materialized (
    select private.picture_paths(jsonb_build_array(n.portada_url, n.logo_url, n.imagen_url, n.promocion_imagen, n.gallery_images)) as path
    from public.negocios n
    where coalesce(n.portada_url, n.logo_url, n.imagen_url, n.promocion_imagen) is not null or n.gallery_images <> '[]'
    union select private.picture_paths(to_jsonb(p.imagen_url)) from public.promociones p where p.imagen_url is not null
    union select private.picture_paths(r.cambios) from public.revisiones r where r.estado = 'abierta'
    union select private.picture_paths(x.rechazado) from public.negocio_privado x where x.rechazado is not null
    union select i.ruta from public.ia_imagenes i where private.ai_picture_state(i, at) = 'lista'
  ), orphans as materialized (
    select o.bucket_id, o.name from storage.objects o
    where o.bucket_id in ('negocios', 'logos', 'portadas', 'promociones', 'gallery', 'business_assets', 'borradores')
      and o.created_at < at - interval '1 day'
      -- Names that the server gives; what somebody has put there by hand is theirs.
      and o.name ~ '-[0-9a-f]{16}-[0-9]{1,4}(-(240|480|800))?\.webp$'
      and not exists (
        select from named where named.path = regexp_replace(o.name, '(-[0-9a-f]{16}-[0-9]{1,4})-(240|480|800)\.webp$', '\1.webp')
      )
  ), found_again as (
    delete from private.imagenes_sobrantes s
    where not exists (select from orphans o where o.bucket_id = s.bucket and o.name = s.nombre)
  )
  insert into private.imagenes_sobrantes (bucket, nombre, desde) select o.bucket_id, o.name, at from orphans o on conflict do nothing;
  return query
    select s.bucket, s.nombre from private.imagenes_sobrantes s
    where s.desde < at - interval '1 day'
    order by s.desde, s.bucket, s.nombre
    limit least(batch, 500);
end $$;
comment on function public.list_orphan_pictures is 'Stored pictures that no row has named since a day before, as {bucket, path}; notes those that it sees for the first time. Server only.';

revoke execute on function public.add_picture(uuid, uuid, text, text, text, text, text), public.describe_pictures(uuid, uuid, jsonb),
  public.has_stored_picture(uuid, text, text), public.list_orphan_pictures(int, timestamptz)
  from public, anon, authenticated;
grant execute on function public.add_picture(uuid, uuid, text, text, text, text, text), public.describe_pictures(uuid, uuid, jsonb),
  public.has_stored_picture(uuid, text, text), public.list_orphan_pictures(int, timestamptz) to service_role;

comment on table private.imagenes_sobrantes is 'Stored pictures that no row names, and since when that is known.';
