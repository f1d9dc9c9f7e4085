-- Owners' contents are shown to a moderation model, and what it flags to an administrator. A machine refuses and hides nothing.
--
--   a name, a text, a picture or a promotion is written -> a trigger puts the business into moderacion_pendiente, once however often,
--   in the same transaction -> the cron step takes one business after the other under a lease (take_moderation), asks the model about
--   what was not judged before, and keeps what it says (finish_moderation) -> what is flagged and still there waits in the queue
--   (…_queue.sql) until an administrator has seen it (dismiss_alerts)
--
-- A content is known by its hash (a text) or its path, which holds a hash (a picture): the same is judged once for each business, and
-- flagged no more after it was decided. Without a model nothing is asked, and what waits is judged once there is one: nothing is given
-- up. A model that fails is asked again later and later, every six hours at most. Whose account has had the fewest calls of the day
-- comes first, then whoever has waited longest; what is beyond an account's calls of a day waits for the next one.
--
-- What the importer and the administration write is not judged.
--
-- Who may do what:
--   private.moderacion_pendiente, private.moderacion_juicios   nobody; the functions below read and write them
--   all public functions                                       service_role alone; those with a reviewer in the name of an administrator

-- Without a reference to the business: the row is written before that of a new one.
create table private.moderacion_pendiente (
  negocio_id uuid primary key,
  intentos smallint not null default 0,
  proximo_intento_at timestamptz not null default now(),
  tomado_hasta timestamptz
);
create index moderacion_pendiente_due on private.moderacion_pendiente (proximo_intento_at, negocio_id);

create table private.moderacion_juicios (
  id bigint generated always as identity primary key,
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  huella text not null check (length(huella) between 1 and 400),
  -- none: nothing was found in it
  categorias text[] not null check (private.is_text_list(categorias, 20, 60)),
  decidida boolean not null default false,
  created_at timestamptz not null default now(),
  unique (negocio_id, huella)
);
create index moderacion_juicios_open on private.moderacion_juicios (negocio_id) where categorias <> '{}' and not decidida;

alter table private.moderacion_pendiente enable row level security;
alter table private.moderacion_juicios enable row level security;
revoke all on private.moderacion_pendiente, private.moderacion_juicios from public, anon, authenticated, service_role;

comment on table private.moderacion_pendiente is 'Outbox: businesses of which something is to be judged.';
comment on table private.moderacion_juicios is 'Findings of a moderation model in each content of a business.';

-- ---------------------------------------------------------------- what is to be judged

create function private.queue_moderation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  business uuid;
begin
  if tg_table_name = 'negocios' then
    business := new.id;
  else
    business := new.negocio_id;
  end if;
  insert into private.moderacion_pendiente as p (negocio_id) values (business)
  -- Not before whoever is at it has come to an end, and not behind those who came later.
  on conflict (negocio_id) do update set intentos = 0, proximo_intento_at = greatest(least(p.proximo_intento_at, now()), p.tomado_hasta);
  return new;
end $$;

-- Before the lock, which empties the writer. The columns are those of moderated_columns(), those with pictures,
-- and what is said of pictures; a test holds them equal.
create trigger negocios_1_moderation before insert or update of
  nombre, descripcion, servicios, menu, hours, seo_keywords, promocion_titulo, promociones, promocion_vigencia,
  portada_url, imagen_url, logo_url, gallery_images, promocion_imagen, imagenes_datos
  on public.negocios for each row
  when (new.escritor is null or new.escritor not in ('importador', 'administracion'))
  execute function private.queue_moderation();

create trigger promociones_moderation after insert or update of titulo, descripcion, imagen_url on public.promociones
  for each row execute function private.queue_moderation();

create trigger revisiones_moderation after insert or update of cambios on public.revisiones
  for each row execute function private.queue_moderation();

create function private.moderated_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['nombre', 'descripcion', 'servicios', 'menu', 'hours', 'seo_keywords', 'promocion_titulo', 'promociones', 'promocion_vigencia']
$$;
comment on function private.moderated_columns is 'The columns of negocios whose words are judged; those with pictures have a bucket in campos_de_negocio.';

create function private.moderated_contents(business uuid)
returns table (huella text, campo text, texto text, bucket text, ruta text, en_revision boolean)
language sql stable security definer set search_path = '' as $$
  with sent as materialized (
    select f.columna, n.written -> f.columna as value, f.bucket, false as waits
    -- Once, and not for each column.
    from (select to_jsonb(b) as written from public.negocios b where b.id = business and not b.is_deleted offset 0) n
      cross join private.campos_de_negocio f
    union all
    select f.columna, r.cambios -> f.columna, f.bucket, true
    from public.revisiones r join private.campos_de_negocio f on r.cambios ? f.columna
    where r.negocio_id = business and r.estado = 'abierta'
    union all
    -- What is said of each picture.
    select 'imagenes_datos', d.value -> 'alt', null, false
    from public.negocios b, jsonb_each(b.imagenes_datos) d where b.id = business and not b.is_deleted
    union all
    select 'promocion', to_jsonb(concat_ws(E'\n', p.titulo, p.descripcion)), null, false from public.promociones p where p.negocio_id = business
    union all
    select 'promocion', to_jsonb(p.imagen_url), 'promociones', false from public.promociones p where p.negocio_id = business
  )
  select encode(sha256(convert_to(t.words, 'UTF8')), 'hex'), s.columna, t.words, null, null, s.waits
  from sent s, lateral (
    select case jsonb_typeof(s.value)
      when 'array' then (select string_agg(e, ', ') from jsonb_array_elements_text(s.value) e)
      else s.value #>> '{}'
    end as words
  ) t
  where s.bucket is null and t.words <> '' and (s.columna in ('promocion', 'imagenes_datos') or s.columna = any (private.moderated_columns()))
  union all
  select s.bucket || '/' || p.path, s.columna, null, s.bucket, p.path, s.waits
  from sent s, private.picture_paths(s.value) p (path)
  where s.bucket is not null and length(p.path) <= 300
    and exists (select from storage.objects o where o.bucket_id = s.bucket and o.name = p.path)
$$;
comment on function private.moderated_contents is 'The texts and pictures of a business that owners write: published or waiting with it, or in an open revision.';

create function private.unjudged_contents(business uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with contents as (
    select distinct on (c.huella) c.huella, c.texto, c.bucket, c.ruta from private.moderated_contents(business) c
    where not exists (select from private.moderacion_juicios j where j.negocio_id = business and j.huella = c.huella)
    order by c.huella
  ), pictures as (
    -- At a time: the rest has its turn right after.
    select * from contents c where c.ruta is not null order by c.huella limit 6
  )
  select jsonb_build_object(
    'texts', coalesce((select jsonb_agg(jsonb_build_object('hash', c.huella, 'text', left(c.texto, 20000))) from contents c where c.texto is not null), '[]'),
    'pictures', coalesce((select jsonb_agg(jsonb_build_object('hash', p.huella, 'bucket', p.bucket, 'path', p.ruta)) from pictures p), '[]'))
  where exists (select from contents)
$$;
comment on function private.unjudged_contents is 'Contents of a business that no model has judged yet; null when there is none.';

create function public.take_moderation(at timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  calls_per_day constant int := 2000;
  -- Of those of which nothing is to be judged after all.
  most_looked_at constant int := 100;
  due private.moderacion_pendiente;
  unjudged jsonb;
begin
  if not exists (select from public.ia_ajustes a where a.encendida) or calls_per_day <= (
    select count(*) from public.ia_usos u where u.dia = (at at time zone 'America/Mexico_City')::date and u.tipo = 'moderacion'
  ) then
    return null;
  end if;
  for turn in 1 .. most_looked_at loop
    select p.* into due from private.moderacion_pendiente p
      left join public.negocios n on n.id = p.negocio_id
      cross join lateral private.ai_uses_done('moderacion', n.user_id, p.negocio_id, at) u (done)
      cross join private.tipos_de_ia t
    where p.proximo_intento_at <= at and t.tipo = 'moderacion' and u.done < t.por_dia
    order by u.done, p.proximo_intento_at, p.negocio_id limit 1
    for update of p skip locked;
    if not found then
      return null;
    end if;
    unjudged := private.unjudged_contents(due.negocio_id);
    if unjudged is not null then
      -- A lease: whoever dies leaves it to the next one, five minutes later and then later still.
      update private.moderacion_pendiente p
      set intentos = least(p.intentos + 1, 1000), tomado_hasta = at + interval '5 minutes',
        proximo_intento_at = at + least(interval '6 hours', interval '5 minutes' * (2 ^ least(p.intentos, 10)))
      where p.negocio_id = due.negocio_id;
      return unjudged || jsonb_build_object('business', due.negocio_id);
    end if;
    delete from private.moderacion_pendiente p where p.negocio_id = due.negocio_id;
  end loop;
  return null;
end $$;
comment on function public.take_moderation is 'Takes a business of which something is to be judged, under a lease that doubles from five minutes to six hours, of the account with the fewest calls of the day: {business, texts: [{hash, text}], pictures: [{hash, bucket, path}]}. Null when nothing is due, models are switched off, or the calls of the day are used up. Server only.';

create function public.finish_moderation(business uuid, judged jsonb, is_done boolean, at timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever writes to the business from here on waits, and queues it again.
  perform from private.moderacion_pendiente p where p.negocio_id = business for update;
  insert into private.moderacion_juicios (negocio_id, huella, categorias, created_at)
  select n.id, j.hash, j.categories, at
  from jsonb_to_recordset(judged) as j (hash text, categories text[]), public.negocios n where n.id = business
  on conflict (negocio_id, huella) do nothing;
  -- What is no more, and was not decided, is judged anew should it come back.
  delete from private.moderacion_juicios j
  where j.negocio_id = business and not j.decidida
    and j.huella not in (select c.huella from private.moderated_contents(business) c);
  if private.unjudged_contents(business) is null then
    delete from private.moderacion_pendiente p where p.negocio_id = business;
  elsif is_done then
    update private.moderacion_pendiente p set intentos = 0, proximo_intento_at = at, tomado_hasta = null where p.negocio_id = business;
  else
    update private.moderacion_pendiente p set tomado_hasta = null where p.negocio_id = business;
  end if;
end $$;
comment on function public.finish_moderation is 'Keeps what was found: [{hash, categories}]. is_done true: whatever is left has its turn as soon as there are calls for it; false: the model failed, and it is tried when the lease is over. Server only.';

-- ---------------------------------------------------------------- what an administrator sees of it

create function private.open_alerts(business uuid default null)
returns table (id bigint, negocio_id uuid, categorias text[], created_at timestamptz, campo text, es_imagen boolean, en_revision boolean)
language sql stable security definer set search_path = '' as $$
  select distinct on (j.id) j.id, j.negocio_id, j.categorias, j.created_at, c.campo, c.ruta is not null, c.en_revision
  from private.moderacion_juicios j, lateral private.moderated_contents(j.negocio_id) c
  where j.categorias <> '{}' and not j.decidida and (business is null or j.negocio_id = business) and c.huella = j.huella
  order by j.id, c.en_revision, c.campo
$$;
comment on function private.open_alerts is 'Contents that were flagged, are still there, and no administrator has decided on; of one business, or of all.';

create function public.dismiss_alerts(reviewer uuid, business uuid, seen bigint[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  categories text[];
  dismissed int;
begin
  perform private.require_admin(reviewer);
  with decided as (
    update private.moderacion_juicios j set decidida = true
    where j.negocio_id = business and j.id = any (seen) and j.categorias <> '{}' and not j.decidida
    returning j.id, j.categorias
  )
  select count(distinct d.id), array_agg(distinct c order by c) into dismissed, categories from decided d, unnest(d.categorias) c;
  if dismissed > 0 then
    perform private.audit(reviewer, 'alerta_descartada', business, null, null, jsonb_build_object('alerta', categories));
  end if;
  return dismissed;
end $$;
comment on function public.dismiss_alerts is 'An administrator has seen what was flagged and leaves it: the same content is flagged no more. Returns how many. Server only.';

revoke execute on function
  public.take_moderation(timestamptz),
  public.finish_moderation(uuid, jsonb, boolean, timestamptz),
  public.dismiss_alerts(uuid, uuid, bigint[])
  from public, anon, authenticated;
grant execute on function
  public.take_moderation(timestamptz),
  public.finish_moderation(uuid, jsonb, boolean, timestamptz),
  public.dismiss_alerts(uuid, uuid, bigint[])
  to service_role;
