-- Every column that somebody outside may write, or whose words come from outside, has a bound: one check for each, named
-- table_column_check. Rows that break it (none that the product wrote) are mended first, or the check could not be added.
--
-- Who may do what: as before.

do $migration$
declare
  rule record;
begin
  for rule in
    select * from (values
      ('negocios', 'nombre', 'private.is_text(nombre, 150)', $mend$'Negocio sin nombre'$mend$),
      ('negocios', 'descripcion', 'private.is_text(descripcion, 2000, 100)', 'null'),
      ('negocios', 'actividad', 'private.is_text(actividad, 300)', 'null'),
      ('negocios', 'personal', 'private.is_text(personal, 60)', 'null'),
      ('negocios', 'whatsapp', $rule$private.is_text(whatsapp, 200) and whatsapp !~* '^\s*(javascript|data|vbscript|file|blob):'$rule$, 'null'),
      ('negocios', 'direccion', 'private.is_text(direccion, 300)', 'null'),
      ('negocios', 'colonia', 'private.is_text(colonia, 120)', 'null'),
      ('negocios', 'mapa_embed_url', $rule$private.is_text(mapa_embed_url, 2000) and mapa_embed_url ~* '^https://'$rule$, 'null'),
      ('negocios', 'hours', 'private.is_text(hours, 300)', 'null'),
      ('negocios', 'horario', 'private.is_weekly_hours(horario)', 'null'),
      ('negocios', 'web', $rule$private.is_text(web, 300) and web ~* '^https?://[^\s<>"'']+$'$rule$, 'null'),
      ('negocios', 'instagram', $rule$private.is_text(instagram, 300) and instagram ~* '^https://([a-z0-9-]+\.)*instagram\.com/[^\s<>"'']*$'$rule$, 'null'),
      ('negocios', 'facebook', $rule$private.is_text(facebook, 300) and facebook ~* '^https://([a-z0-9-]+\.)*(facebook\.com|fb\.com|fb\.me)/[^\s<>"'']*$'$rule$, 'null'),
      ('negocios', 'tiktok', $rule$private.is_text(tiktok, 300) and tiktok ~* '^https://([a-z0-9-]+\.)*tiktok\.com/[^\s<>"'']*$'$rule$, 'null'),
      ('negocios', 'servicios', 'private.is_text_list(servicios, 60, 80)', $mend$'{}'$mend$),
      ('negocios', 'menu', $rule$private.is_text(menu, 20000, 400) and menu !~* '^\s*(javascript|data|vbscript|file|blob):'$rule$, 'null'),
      ('negocios', 'video_url', $rule$private.is_text(video_url, 500) and video_url ~* '^https://'$rule$, 'null'),
      ('negocios', 'gallery_images', 'private.is_gallery(gallery_images, 60)', $mend$'[]'$mend$),
      ('negocios', 'portada_url', 'private.is_picture(portada_url)', 'null'),
      ('negocios', 'logo_url', 'private.is_picture(logo_url)', 'null'),
      ('negocios', 'imagen_url', 'private.is_picture(imagen_url)', 'null'),
      ('negocios', 'promociones', 'private.is_text(promociones, 1000, 100)', 'null'),
      ('negocios', 'promocion_titulo', 'private.is_text(promocion_titulo, 120)', 'null'),
      ('negocios', 'promocion_imagen', 'private.is_picture(promocion_imagen)', 'null'),
      ('negocios', 'promocion_fecha', $rule$promocion_fecha between '2000-01-01' and '2100-01-01'$rule$, 'null'),
      ('negocios', 'promocion_vigencia', 'private.is_text(promocion_vigencia, 120)', 'null'),
      ('negocios', 'seo_keywords', 'private.is_text_list(seo_keywords, 30, 60)', $mend$'{}'$mend$),
      ('negocios', 'paquete_marketing', 'private.is_text(paquete_marketing, 2000, 100)', 'null'),
      ('negocios', 'meta_title', 'private.is_text(meta_title, 120)', 'null'),
      ('negocios', 'meta_description', 'private.is_text(meta_description, 300)', 'null'),
      ('negocios', 'estadisticas', 'private.is_text(estadisticas, 1000, 100)', 'null'),
      ('negocios', 'denue_huella', $rule$denue_huella ~ '^[0-9a-f]{32}$'$rule$, 'null'),
      ('negocios', 'fuente', 'private.is_text(fuente, 200)', 'null'),
      ('negocio_privado', 'email', 'private.is_text(email, 254) and email = lower(btrim(email))', 'null'),
      ('negocio_privado', 'telefono_privado', 'private.is_text(telefono_privado, 30)', 'null'),
      ('negocio_privado', 'direccion_privada', 'private.is_text(direccion_privada, 300)', 'null'),
      ('negocio_privado', 'notas_admin', 'private.is_text(notas_admin, 4000, 4000)', 'null'),
      ('negocio_privado', 'motivo_rechazo', 'private.is_text(motivo_rechazo, 1000, 1000)', 'null'),
      ('promociones', 'titulo', 'private.is_text(titulo, 120)', $mend$'Promoción'$mend$),
      ('promociones', 'descripcion', 'private.is_text(descripcion, 1000, 100)', 'null'),
      ('promociones', 'imagen_url', 'private.is_picture(imagen_url)', 'null'),
      ('promociones', 'fecha_inicio', $rule$fecha_inicio between '2000-01-01' and '2100-01-01'$rule$, $mend$'2000-01-01'$mend$),
      ('promociones', 'fecha_fin', $rule$fecha_fin between '2000-01-01' and '2100-01-01'$rule$, $mend$greatest(fecha_inicio, '2000-01-01')$mend$),
      ('reportes', 'detalle', 'private.is_text(detalle, 500, 500)', 'null'),
      ('reclamos', 'nota', 'private.is_text(nota, 500, 500)', 'null'),
      ('busquedas', 'termino', 'private.is_text(termino, 60)', null),
      ('profiles', 'email', 'private.is_text(email, 254) and email = lower(btrim(email))', null),
      ('ordenes', 'email', 'private.is_text(email, 254) and email = lower(btrim(email))', 'null'),
      ('correos', 'entidad', 'private.is_text(entidad, 120)', null),
      ('correos', 'para', 'private.is_text(para, 254) and para = lower(btrim(para))', null),
      ('correos', 'datos', $rule$jsonb_typeof(datos) = 'object' and length(datos::text) <= 8000$rule$, $mend$'{}'$mend$)
    ) r (of_table, of_column, must, mended)
  loop
    -- What cannot be mended has a primary key or a person behind it, and is left out.
    execute case when rule.mended is null then format('delete from public.%I where not (%s)', rule.of_table, rule.must)
      else format('update public.%I set %I = %s where not (%s)', rule.of_table, rule.of_column, rule.mended, rule.must) end;
    execute format('alter table public.%1$I drop constraint if exists %2$I, add constraint %2$I check (%3$s)',
      rule.of_table, rule.of_table || '_' || rule.of_column || '_check', rule.must);
  end loop;
end $migration$;

-- ---------------------------------------------------------------- what a long text costs before it is refused

-- Generated columns are computed before checks are: a document of more than a megabyte would be an error of its own (54000, answered
-- with 500). What the checks allow is shorter than what is read here.
create or replace function private.search_document(
  nombre text, categoria text, actividad text, servicios text[], colonia text, descripcion text, direccion text, scian text
) returns tsvector
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  most constant int := 8000;
  a constant text := private.words(left(coalesce(nombre, ''), most));
  b constant text := private.words(left(concat_ws(' ', categoria, actividad, array_to_string(servicios, ' ')), most));
  c constant text := private.words(left(coalesce(colonia, ''), most));
  d constant text := private.words(left(concat_ws(' ', descripcion, direccion), most));
begin
  -- Stems find plurals; the plain words beside them are what a beginning of a word is held against.
  return setweight(to_tsvector('pg_catalog.spanish', a) || to_tsvector('pg_catalog.simple', a), 'A')
      || setweight(to_tsvector('pg_catalog.spanish', b) || to_tsvector('pg_catalog.simple', b), 'B')
      || setweight(to_tsvector('pg_catalog.spanish', c) || to_tsvector('pg_catalog.simple', c), 'C')
      || setweight(to_tsvector('pg_catalog.spanish', d) || to_tsvector('pg_catalog.simple', d), 'D')
      -- With a position, because only those can be weighed.
      || setweight(to_tsvector('pg_catalog.simple', coalesce('scian' || scian, '')), 'B');
end $$;

-- ---------------------------------------------------------------- how many promotions

create function private.limit_promotions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Past ones included.
  most constant int := 30;
begin
  -- The lock makes counting and limit one step.
  perform from public.negocios n where n.id in (select p.negocio_id from new_rows p) order by n.id for no key update;
  if exists (
    select from public.promociones p where p.negocio_id in (select r.negocio_id from new_rows r)
    group by p.negocio_id having count(*) > most
  ) then
    raise exception 'demasiadas_promociones' using errcode = '23514', hint = most::text;
  end if;
  return null;
end $$;
create trigger promociones_limited after insert on public.promociones
  referencing new table as new_rows for each statement execute function private.limit_promotions();
