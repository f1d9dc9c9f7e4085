-- Tells caches and browsers that something changed.
--
--   a row changes -> a trigger writes the cache tags concerned to cambios_pendientes (the outbox), in the same transaction
--   -> nodes that follow (follow_changes) expire the tags -> once all have, the rows go to private.cambios_pasados (the log)
--   -> the counter in cambios rises -> subscribed browsers reload.
--
-- Rows get their position in the log when they are followed first, after they were committed: an identity is drawn before, so a long
-- transaction would come to be seen below what a node has passed already.
--
-- Tags expire at once. Each rise of the counter makes every open list ask anew, so it is gathered: at most one a second, and for the
-- changes of one business one in ten seconds, except that what is withdrawn is announced at once.
--
-- Only what visitors see is a reason to expire pages: a change of a business that is hidden before and after (a registration that waits,
-- an owner's edits of it) and a promotion that nobody is shown queue nothing. Whoever can sign in could otherwise empty every kept page
-- without anybody seeing a difference.
--
-- Who may do what:
--   cambios               everybody reads; the only table in the realtime publication: it holds no data worth hiding
--   cambios_pendientes    service_role alone
--   tables of private     nobody
--   follow_changes()      service_role alone

create table public.cambios (
  tema text primary key check (tema ~ '^[a-z_]{1,40}$'),
  version bigint not null default 0,
  updated_at timestamptz not null default now()
);

create table public.cambios_pendientes (
  id bigint generated always as identity primary key,
  etiquetas text[] not null check (cardinality(etiquetas) > 0),
  created_at timestamptz not null default now(),
  posicion bigint
);

-- What all live nodes have passed, for a day: kept pages are judged by it after a restart.
create table private.cambios_pasados (
  posicion bigint primary key,
  etiquetas text[] not null,
  created_at timestamptz not null default now()
);

-- The last position that was given, and the one after which the log is complete.
create table private.posiciones (
  es_unica boolean primary key default true check (es_unica),
  ultima bigint not null default 0,
  completa_desde bigint not null default 0
);

-- What follows the log, and until when savers wait for it.
create unlogged table private.nodos (
  nombre text primary key check (nombre ~ '^[\w.:-]{1,100}$'),
  posicion bigint not null,
  vence_at timestamptz not null
);

-- Changes whose tags are expired: those that wait to be announced, and those announced within ten seconds.
create table private.anuncios (
  id bigint generated always as identity primary key,
  negocios text[] not null,
  es_retiro boolean not null,
  anunciado_at timestamptz
);

create function private.business_tags(businesses jsonb) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(distinct tag)
  from jsonb_to_recordset(businesses) as b (slug text, slug_categoria text, slug_actividad text),
    lateral unnest(array['businesses', 'business:' || b.slug, 'category:' || b.slug_categoria, 'activity:' || b.slug_actividad]) tag
  where tag is not null
$$;

-- True if something that visitors see is withdrawn: then no older list may be shown either.
create function private.takes_away(was jsonb, becomes jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select (becomes ->> 'is_approved')::boolean is not true or (becomes ->> 'is_deleted')::boolean is not false
    or ((becomes ->> 'direccion_aproximada')::boolean and not (was ->> 'direccion_aproximada')::boolean)
    or exists (
      select from jsonb_each(was) f
      where f.value <> 'null' and coalesce(becomes -> f.key, 'null') in ('null', '""', '[]', '{}') and f.value <> becomes -> f.key
    )
$$;

-- Into the outbox, and whoever listens is told once the transaction is done.
create function private.queue_tags(tags text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(tags) > 0 then
    insert into public.cambios_pendientes (etiquetas) values (tags);
    perform pg_notify('cambios_pendientes', '');
  end if;
end $$;

-- One statement, whoever sent it, queues the tags of what visitors see of it.
create function private.queue_business_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Counters and times alone are no reason to render a page anew.
  quiet constant text[] := array['visitas', 'clics', 'updated_at'];
  changed jsonb;
  takes_away boolean := false;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(to_jsonb(n)) into changed from new_rows n where n.is_approved and not n.is_deleted;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(to_jsonb(o)) into changed from old_rows o where o.is_approved and not o.is_deleted;
    takes_away := true;
  else
    select jsonb_agg(b.row), bool_or(o.is_approved and not o.is_deleted and private.takes_away(to_jsonb(o), to_jsonb(n)))
      into changed, takes_away
    from new_rows n
      join old_rows o using (id),
      lateral (values (to_jsonb(n)), (to_jsonb(o))) b (row)
    where to_jsonb(n) - quiet is distinct from to_jsonb(o) - quiet
      -- Under a former name one is led to the present one once it is shown: what says that there is nothing must go.
      and ((n.is_approved and not n.is_deleted) or (o.is_approved and not o.is_deleted) or n.slug is distinct from o.slug);
  end if;
  perform private.queue_tags(
    private.business_tags(changed) || case when takes_away and changed is not null then array['withdrawn'] end
  );
  return null;
end $$;

create function private.queue_promotion_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  quiet constant text[] := array['updated_at'];
  today constant date := (now() at time zone 'America/Mexico_City')::date;
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if was - quiet is not distinct from becomes - quiet then return null; end if;
  perform private.queue_tags((
    select array_agg('business:' || n.slug)
    from (values (was), (becomes)) p (row)
      join public.negocios n on n.id = (p.row ->> 'negocio_id')::uuid
    where (p.row ->> 'fecha_fin')::date >= today and n.plan_type = 'premium' and n.is_approved and not n.is_deleted
  ));
  return null;
end $$;

create function private.queue_category_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_tags(array['categories', 'businesses', 'every-business']);
  return null;
end $$;

-- Tags, with one for all business pages in place of more than so many.
create function private.gather_tags(tags text[], most int) returns text[]
language sql immutable set search_path = '' as $$
  with each as (select distinct tag, tag like 'business:%' as is_of_one from unnest(tags) tag),
    many as (select count(*) > most as are_many from each where is_of_one)
  select array_agg(case when are_many and is_of_one then 'every-business' else tag end) from each, many
$$;

-- Raises the counter, once for whatever waits, or says in how many milliseconds it may be raised; null: nothing waits.
create function private.announce() returns int
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Gives waiting rows their position: 5,000 at most, or a flood that nobody followed would never be through.
create function private.place_changes() returns void
language plpgsql security definer set search_path = '' as $$
declare
  place bigint;
begin
  update private.posiciones set ultima = ultima + 1
  where es_unica and exists (select from public.cambios_pendientes where posicion is null)
  returning ultima into place;
  if place is null then return; end if;
  update public.cambios_pendientes p set posicion = place
  where p.id in (select id from public.cambios_pendientes where posicion is null order by id limit 5000);
end $$;

-- Moves what was passed to the log, which is kept for a day.
create function private.settle_changes(passed bigint) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

create function public.follow_changes(node text, passed bigint default null, lease_ms int default 0)
returns table (head bigint, reach bigint, settled bigint, changed jsonb, due_ms int)
language plpgsql security definer set search_path = '' as $$
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
end $$;
comment on function public.follow_changes is 'A node looks at the log of changes, and says what it has passed (null: what it said before). Returns head, the last position; reach, before which nothing is known; settled, which all live nodes have passed; the tags changed since, each with its last position; and in how many milliseconds browsers may be told of more (null: of nothing). For lease_ms from when it has passed all, savers wait for it. Server only.';

create function public.pending_changes() returns table (ids bigint[], tags text[])
language sql stable security definer set search_path = '' as $$
  with waiting as (
    select id, etiquetas from public.cambios_pendientes order by id limit 5000
  )
  select
    (select array_agg(id) from waiting),
    (select private.gather_tags(array_agg(tag), 50) from waiting, unnest(etiquetas) tag)
  where exists (select from waiting)
$$;
comment on function public.pending_changes is 'Retired: follow_changes.';

create function public.announce_changes(ids bigint[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  passed bigint;
begin
  perform private.place_changes();
  select coalesce(min(p.posicion) - 1, (select ultima from private.posiciones)) into passed
  from public.cambios_pendientes p where p.id <> all (ids);
  return (select f.due_ms from public.follow_changes('announce_changes', passed) f);
end $$;
comment on function public.announce_changes is 'Retired: follow_changes.';

create trigger negocios_changed_insert after insert on public.negocios
  referencing new table as new_rows for each statement execute function private.queue_business_changes();

create trigger negocios_changed_update after update on public.negocios
  referencing new table as new_rows old table as old_rows for each statement execute function private.queue_business_changes();

create trigger negocios_changed_delete after delete on public.negocios
  referencing old table as old_rows for each statement execute function private.queue_business_changes();

create trigger promociones_changed after insert or update or delete on public.promociones
  for each row execute function private.queue_promotion_change();

create trigger categorias_changed after insert or update or delete on public.categorias
  for each statement execute function private.queue_category_change();

alter table public.cambios enable row level security;
alter table public.cambios_pendientes enable row level security;
alter table private.anuncios enable row level security;
alter table private.cambios_pasados enable row level security;
alter table private.posiciones enable row level security;
alter table private.nodos enable row level security;

revoke all on public.cambios, public.cambios_pendientes,
  private.anuncios, private.cambios_pasados, private.posiciones, private.nodos from public, anon, authenticated, service_role;
grant all on public.cambios, public.cambios_pendientes to service_role;
grant select on public.cambios to anon, authenticated;

create policy cambios_select_everybody on public.cambios for select to anon, authenticated using (true);

comment on table public.cambios is 'Change counters: subscribers learn that something changed, never what.';
comment on table public.cambios_pendientes is 'Outbox of cache tags still to be expired.';

insert into public.cambios (tema) values ('negocios');
insert into private.posiciones default values;

do $$ begin
  -- Hosted Supabase brings this publication along.
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;

alter publication supabase_realtime add table public.cambios;

revoke execute on function
  public.follow_changes(text, bigint, int),
  public.pending_changes(),
  public.announce_changes(bigint[])
  from public, anon, authenticated;

grant execute on function
  public.follow_changes(text, bigint, int),
  public.pending_changes(),
  public.announce_changes(bigint[])
  to service_role;
