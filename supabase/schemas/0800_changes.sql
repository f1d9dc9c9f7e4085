-- Tells caches and browsers that something changed.
--
--   a row changes -> a trigger writes the cache tags concerned to cambios_pendientes (the outbox), in the same transaction
--   -> a worker (embedded) or a database webhook (hosted) calls the revalidation route -> the route expires the tags
--   -> announce_changes() removes the outbox rows and raises the counter in cambios -> subscribed browsers reload.
--
-- Tags expire at once. Each rise of the counter makes every open list ask anew, so it is gathered: at most one a second, and for the
-- changes of one business one in ten seconds, except that what is withdrawn is announced at once.
--
-- Only what visitors see is a reason to expire pages: a change of a business that is hidden before and after (a registration that waits,
-- an owner's edits of it) and a promotion that nobody is shown queue nothing. Whoever can sign in could otherwise empty every kept page
-- without anybody seeing a difference.
--
-- Who may do what:
--   cambios                                 everybody reads; the only table in the realtime publication: it holds no data worth hiding
--   cambios_pendientes                      service_role alone
--   private.anuncios                        nobody
--   pending_changes(), announce_changes()   service_role alone

create table public.cambios (
  tema text primary key check (tema ~ '^[a-z_]{1,40}$'),
  version bigint not null default 0,
  updated_at timestamptz not null default now()
);

create table public.cambios_pendientes (
  id bigint generated always as identity primary key,
  etiquetas text[] not null check (cardinality(etiquetas) > 0),
  created_at timestamptz not null default now()
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

create function public.pending_changes() returns table (ids bigint[], tags text[])
language sql stable security definer set search_path = '' as $$
  with waiting as (
    select id, etiquetas from public.cambios_pendientes order by id limit 5000
  ), tags as (
    select distinct tag from waiting, unnest(etiquetas) tag
  ), many as (
    -- A burst (an import) expires all business pages by their common tag instead of one by one.
    select count(*) > 50 as are_many from tags where tag like 'business:%'
  )
  select
    (select array_agg(id) from waiting),
    (select array_agg(tag) from (
      select tag from tags, many where not (are_many and tag like 'business:%')
      union select 'every-business' from many where are_many
    ) t)
  where exists (select from waiting)
$$;
comment on function public.pending_changes is 'Content of the outbox: row ids and the distinct cache tags. Server only.';

create function public.announce_changes(ids bigint[]) returns int
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
  with handled as (
    delete from public.cambios_pendientes p where p.id = any (ids) returning p.etiquetas
  )
  insert into private.anuncios (negocios, es_retiro)
  select array(select t from unnest(h.etiquetas) t where t like 'business:%'), 'withdrawn' = any (h.etiquetas) from handled h;
  if found then
    perform private.add_counts_up();
  end if;
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
comment on function public.announce_changes is 'Takes handled rows from the outbox and raises the change counter, once for whatever waits; or says in how many milliseconds it may be raised, to be called again then. Server only, after the tags are expired.';

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

revoke all on public.cambios, public.cambios_pendientes, private.anuncios from public, anon, authenticated, service_role;
grant all on public.cambios, public.cambios_pendientes to service_role;
grant select on public.cambios to anon, authenticated;

create policy cambios_select_everybody on public.cambios for select to anon, authenticated using (true);

comment on table public.cambios is 'Change counters: subscribers learn that something changed, never what.';
comment on table public.cambios_pendientes is 'Outbox of cache tags still to be expired.';

insert into public.cambios (tema) values ('negocios');

do $$ begin
  -- Hosted Supabase brings this publication along.
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;

alter publication supabase_realtime add table public.cambios;

revoke execute on function
  public.pending_changes(),
  public.announce_changes(bigint[])
  from public, anon, authenticated;

grant execute on function
  public.pending_changes(),
  public.announce_changes(bigint[])
  to service_role;
