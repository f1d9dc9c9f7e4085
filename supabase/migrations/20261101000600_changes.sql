-- What tells caches and browsers that something changed.
--
--   a row changes -> a trigger writes the cache tags concerned to cambios_pendientes (the outbox), in the same transaction
--   -> a worker (embedded) or a database webhook (hosted) calls the revalidation route -> the route expires the tags
--   -> announce_changes() removes the outbox rows and raises the counter in cambios -> subscribed browsers reload.
--
-- Who may do what:
--   cambios              everybody reads; the only table in the realtime publication: it holds no data worth hiding
--   cambios_pendientes   service_role alone
--   pending_changes(), announce_changes()   service_role alone

create table public.cambios (
  tema text primary key check (tema ~ '^[a-z_]{1,40}$'),
  version bigint not null default 0,
  updated_at timestamptz not null default now()
);
insert into public.cambios (tema) values ('negocios');

create table public.cambios_pendientes (
  id bigint generated always as identity primary key,
  etiquetas text[] not null check (cardinality(etiquetas) > 0),
  created_at timestamptz not null default now()
);

-- ---------------------------------------------------------------- writing the outbox

create function private.business_tags(businesses jsonb) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(distinct tag)
  from jsonb_to_recordset(businesses) as b (slug text, slug_categoria text),
    lateral unnest(array['businesses', 'business:' || b.slug, 'category:' || b.slug_categoria]) tag
$$;

create function private.queue_tags(tags text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(tags) > 0 then
    insert into public.cambios_pendientes (etiquetas) values (tags);
    perform pg_notify('cambios_pendientes', '');
  end if;
end $$;

-- Three triggers share it, because a trigger with transition tables serves one kind of statement.
create function private.queue_business_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Counters and times alone are no reason to render a page anew.
  quiet constant text[] := array['visitas', 'clics', 'updated_at'];
  changed jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(to_jsonb(n)) into changed from new_rows n;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(to_jsonb(o)) into changed from old_rows o;
  else
    select jsonb_agg(b.row) into changed
    from new_rows n
      join old_rows o using (id),
      lateral (values (to_jsonb(n)), (to_jsonb(o))) b (row)
    where to_jsonb(n) - quiet is distinct from to_jsonb(o) - quiet;
  end if;
  perform private.queue_tags(private.business_tags(changed));
  return null;
end $$;

create trigger negocios_changed_insert after insert on public.negocios
  referencing new table as new_rows for each statement execute function private.queue_business_changes();
create trigger negocios_changed_update after update on public.negocios
  referencing new table as new_rows old table as old_rows for each statement execute function private.queue_business_changes();
create trigger negocios_changed_delete after delete on public.negocios
  referencing old table as old_rows for each statement execute function private.queue_business_changes();

create function private.queue_promotion_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_tags((
    select array_agg('business:' || n.slug) from public.negocios n
    where n.id in (case when tg_op <> 'INSERT' then old.negocio_id end, case when tg_op <> 'DELETE' then new.negocio_id end)
  ));
  return null;
end $$;
create trigger promociones_changed after insert or update or delete on public.promociones
  for each row execute function private.queue_promotion_change();

create function private.queue_category_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_tags(array['categories', 'businesses', 'every-business']);
  return null;
end $$;
create trigger categorias_changed after insert or update or delete on public.categorias
  for each statement execute function private.queue_category_change();

-- ---------------------------------------------------------------- reading the outbox

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

create function public.announce_changes(ids bigint[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.cambios_pendientes p where p.id = any (ids);
  if found then
    update public.cambios set version = version + 1, updated_at = now() where tema = 'negocios';
  end if;
end $$;

revoke execute on function public.pending_changes(), public.announce_changes(bigint[]) from public, anon, authenticated;
grant execute on function public.pending_changes(), public.announce_changes(bigint[]) to service_role;

-- ---------------------------------------------------------------- row security and grants

alter table public.cambios enable row level security;
alter table public.cambios_pendientes enable row level security;
revoke all on public.cambios, public.cambios_pendientes from public, anon, authenticated, service_role;
grant all on public.cambios, public.cambios_pendientes to service_role;
grant select on public.cambios to anon, authenticated;

create policy cambios_select_everybody on public.cambios for select to anon, authenticated using (true);

do $$ begin
  -- Hosted Supabase brings this publication along.
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
alter publication supabase_realtime add table public.cambios;

comment on table public.cambios is 'Change counters: subscribers learn that something changed, never what.';
comment on table public.cambios_pendientes is 'Outbox of cache tags still to be expired.';
comment on function public.pending_changes is 'What waits in the outbox: row ids and the distinct cache tags. Server only.';
comment on function public.announce_changes is 'Removes handled outbox rows and raises the change counter. Server only, after the tags are expired.';
