-- One of each kind, so that each check is seen to find what it is for.
create table public.fault (id int, other int, plan text references private.planes);
create index fault_words on public.fault using gin (to_tsvector('simple', plan));
create index fault_short on public.fault (other);
create index fault_long on public.fault (other, id);
create unique index fault_one on public.fault (id);
create unique index fault_another on public.fault (id);
grant select on public.fault to anon;
create policy fault_asks on public.fault for select to anon using (auth.uid() is not null);
create policy fault_believes on public.fault for select to anon using (((select auth.jwt()) -> 'user_metadata' ->> 'role') = 'admin');
create policy fault_writes on public.fault for update to anon using (true) with check (true);

create table public.fault_without_policies (id int primary key);
alter table public.fault_without_policies enable row level security;
grant select on public.fault_without_policies to anon;

create view public.fault_users as select id from auth.users;
create materialized view public.fault_kept as select 1 as id;
create foreign data wrapper fault;
create server fault foreign data wrapper fault;
create foreign table public.fault_elsewhere (id int) server fault;
grant select on public.fault_users, public.fault_kept, public.fault_elsewhere to anon;

create function public.fault() returns int language sql security definer as 'select 1';
grant execute on function public.fault() to anon;
create policy fault_lists on storage.objects for select to anon using (bucket_id = 'gallery');
alter extension fuzzystrmatch set schema public;
