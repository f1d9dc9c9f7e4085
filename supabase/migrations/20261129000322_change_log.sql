set local check_function_bodies = off;

CREATE TABLE "private"."cambios_pasados" ("posicion" bigint NOT NULL, "etiquetas" text[] NOT NULL, "created_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "cambios_pasados_pkey" PRIMARY KEY (posicion));

ALTER TABLE "private"."cambios_pasados" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."cambios_pasados" OWNER TO "postgres";

CREATE UNLOGGED TABLE "private"."nodos" ("nombre" text NOT NULL, "posicion" bigint NOT NULL, "vence_at" timestamp with time zone NOT NULL, CONSTRAINT "nodos_nombre_check" CHECK ((nombre ~ '^[\w.:-]{1,100}$'::text)), CONSTRAINT "nodos_pkey" PRIMARY KEY (nombre));

ALTER TABLE "private"."nodos" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."nodos" OWNER TO "postgres";

CREATE TABLE "private"."posiciones" ("es_unica" boolean NOT NULL DEFAULT true, "ultima" bigint NOT NULL DEFAULT 0, "completa_desde" bigint NOT NULL DEFAULT 0, CONSTRAINT "posiciones_es_unica_check" CHECK (es_unica), CONSTRAINT "posiciones_pkey" PRIMARY KEY (es_unica));

ALTER TABLE "private"."posiciones" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."posiciones" OWNER TO "postgres";

ALTER TABLE "public"."cambios_pendientes" ADD COLUMN "posicion" bigint;

CREATE OR REPLACE FUNCTION private.announce()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_all constant interval := '1 second';
  of_a_business constant interval := '10 seconds';
  moment timestamptz;
  due timestamptz;
begin
  -- One at a time.
  select c.updated_at + of_all into due from public.cambios c where c.tema = 'negocios' for update;
  moment := clock_timestamp();
  delete from private.anuncios a where a.anunciado_at <= moment - of_a_business;
  select min(case when a.es_retiro then '-infinity' else greatest(due, (
    select max(b.anunciado_at) + of_a_business from private.anuncios b where b.anunciado_at is not null and b.negocios && a.negocios
  )) end) into due
  from private.anuncios a where a.anunciado_at is null;
  if due > moment then
    return ceil(extract(epoch from due - moment) * 1000);
  elsif due is not null then
    update private.anuncios a set anunciado_at = moment where a.anunciado_at is null;
    update public.cambios c set version = c.version + 1, updated_at = moment where c.tema = 'negocios';
  end if;
  return null;
end $function$;

ALTER FUNCTION "private"."announce"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.gather_tags(tags text[], most integer)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  with each as (select distinct tag, tag like 'business:%' as is_of_one from unnest(tags) tag),
    many as (select count(*) > most as are_many from each where is_of_one)
  select array_agg(case when are_many and is_of_one then 'every-business' else tag end) from each, many
$function$;

ALTER FUNCTION "private"."gather_tags"(text[], integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.place_changes()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  place bigint;
begin
  update private.posiciones set ultima = ultima + 1
  where es_unica and exists (select from public.cambios_pendientes where posicion is null)
  returning ultima into place;
  if place is null then return; end if;
  update public.cambios_pendientes p set posicion = place
  where p.id in (select id from public.cambios_pendientes where posicion is null order by id limit 5000);
end $function$;

ALTER FUNCTION "private"."place_changes"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.settle_changes(passed bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most constant int := 5000;
  dropped bigint;
begin
  with handled as (
    delete from public.cambios_pendientes p where p.posicion <= passed returning p.posicion, p.etiquetas
  ), announced as (
    insert into private.anuncios (negocios, es_retiro)
    select array(select t from unnest(h.etiquetas) t where t like 'business:%'), 'withdrawn' = any (h.etiquetas) from handled h
  )
  insert into private.cambios_pasados (posicion, etiquetas)
  select h.posicion, private.gather_tags(array_agg(tag), 50) from handled h, unnest(h.etiquetas) tag group by h.posicion;
  if not found then return; end if;
  perform private.add_counts_up();
  with gone as (
    delete from private.cambios_pasados c
    where c.created_at < now() - interval '1 day'
      or c.posicion <= (select posicion from private.cambios_pasados order by posicion desc offset most limit 1)
    returning c.posicion
  )
  select max(posicion) into dropped from gone;
  update private.posiciones set completa_desde = dropped where es_unica and dropped > completa_desde;
end $function$;

ALTER FUNCTION "private"."settle_changes"(bigint) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.announce_changes(ids bigint[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  passed bigint;
begin
  perform private.place_changes();
  select coalesce(min(p.posicion) - 1, (select ultima from private.posiciones)) into passed
  from public.cambios_pendientes p where p.id <> all (ids);
  return (select f.due_ms from public.follow_changes('announce_changes', passed) f);
end $function$;

CREATE OR REPLACE FUNCTION public.follow_changes(node text, passed bigint DEFAULT NULL::bigint, lease_ms integer DEFAULT 0)
 RETURNS TABLE(head bigint, reach bigint, settled bigint, changed jsonb, due_ms integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Before anything is read: a node counts from the moment when it asked.
  moment constant timestamptz := clock_timestamp();
  has_waiting constant boolean := exists (select from public.cambios_pendientes);
  since bigint;
begin
  -- Positions are given one at a time, and while no lease is: whoever gives one then sees every node that has passed less.
  if has_waiting then
    perform from private.posiciones for update;
    perform private.place_changes();
  else
    perform from private.posiciones for share;
  end if;
  select p.ultima, p.completa_desde into head, reach from private.posiciones p;
  insert into private.nodos as n (nombre, posicion, vence_at) values (node, coalesce(passed, reach), moment)
  on conflict (nombre) do update set posicion = coalesce(passed, n.posicion)
  returning n.posicion into since;
  -- Of another history: the database was restored.
  if since > head then since := 0; end if;
  -- Its lease grows only while it has passed everything: one that hangs holds no saver up for longer than a lease.
  if lease_ms > 0 then
    update private.nodos n set vence_at = moment + lease_ms * interval '1 ms' where n.nombre = node and since = head;
    delete from private.nodos n where n.nombre in (
      select o.nombre from private.nodos o where o.vence_at < moment - interval '1 day' and o.nombre <> node for update skip locked
    );
  end if;
  since := greatest(since, reach);
  if has_waiting then
    perform private.settle_changes(least(since, (select min(n.posicion) from private.nodos n where n.vence_at > moment)));
  end if;
  select least(head, min(p.posicion) - 1) into settled from public.cambios_pendientes p;
  with rows as (
    select posicion, etiquetas from private.cambios_pasados where posicion > since
    union all
    select p.posicion, private.gather_tags(array_agg(tag), 50)
    from public.cambios_pendientes p, unnest(p.etiquetas) tag where p.posicion > since group by p.posicion
  ), tags as (
    select tag, max(r.posicion) as last from rows r, unnest(r.etiquetas) tag group by tag
  )
  select coalesce(jsonb_object_agg(t.tag, coalesce(tags.last, head)), '{}') into changed
  from unnest(private.gather_tags((select array_agg(tag) from tags), 2000)) t (tag) left join tags using (tag);
  if exists (select from private.anuncios a where a.anunciado_at is null) then
    due_ms := private.announce();
  end if;
  return next;
end $function$;

ALTER FUNCTION "public"."follow_changes"(text, bigint, integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.pending_changes()
 RETURNS TABLE(ids bigint[], tags text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with waiting as (
    select id, etiquetas from public.cambios_pendientes order by id limit 5000
  )
  select
    (select array_agg(id) from waiting),
    (select private.gather_tags(array_agg(tag), 50) from waiting, unnest(etiquetas) tag)
  where exists (select from waiting)
$function$;

COMMENT ON FUNCTION "public"."announce_changes"(bigint[]) IS 'Retired: follow_changes.';

COMMENT ON FUNCTION "public"."follow_changes"(text, bigint, integer) IS 'A node looks at the log of changes, and says what it has passed (null: what it said before). Returns head, the last position; reach, before which nothing is known; settled, which all live nodes have passed; the tags changed since, each with its last position; and in how many milliseconds browsers may be told of more (null: of nothing). For lease_ms from when it has passed all, savers wait for it. Server only.';

COMMENT ON FUNCTION "public"."pending_changes"() IS 'Retired: follow_changes.';

REVOKE ALL ON FUNCTION "private"."announce"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."announce"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."announce"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."gather_tags"(text[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."gather_tags"(text[], integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."gather_tags"(text[], integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."place_changes"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_changes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."place_changes"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."settle_changes"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_changes"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_changes"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "public"."follow_changes"(text, bigint, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."follow_changes"(text, bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."follow_changes"(text, bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."follow_changes"(text, bigint, integer) TO "service_role";

insert into private.posiciones default values;
