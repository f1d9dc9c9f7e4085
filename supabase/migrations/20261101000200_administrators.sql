-- Who administers the directory.
--
-- Who may do what:
--   private.admins      nobody; written through grant_admin(), read through is_admin()
--   grant_admin()       service_role alone, by id or by confirmed e-mail
--   is_administrator()  service_role alone
--   is_admin()          everybody: policies ask it as the reader

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.admins a where a.user_id = (select auth.uid()))
$$;
comment on function private.is_admin is 'Whether the signed-in user administers the directory. Open to everybody: policies ask it as the reader, and it tells one only about oneself.';

create function public.is_administrator(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.admins a where a.user_id = person)
$$;
comment on function public.is_administrator is 'Whether a user has the administrator role. Server only.';

create function public.grant_admin(admin_id uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.admins (user_id) values (admin_id) on conflict do nothing
$$;
comment on function public.grant_admin is 'Makes a user an administrator. Server only.';

create function public.grant_admin(admin_email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  select u.id into person from auth.users u where u.email = lower(btrim(admin_email)) and u.email_confirmed_at is not null;
  if not found then
    raise exception 'no account has confirmed this e-mail' using errcode = 'no_data_found';
  end if;
  perform public.grant_admin(person);
end $$;
comment on function public.grant_admin(text) is 'Makes the user with this confirmed e-mail an administrator; an error when there is none. Server only.';

alter table private.admins enable row level security;

revoke all on private.admins from public, anon, authenticated, service_role;

comment on table private.admins is 'Users with the administrator role. The role is a row here, never a claim in a token: removing the row ends it at once.';

grant execute on function
  private.is_admin()
  to anon, authenticated, service_role;

revoke execute on function
  public.is_administrator(uuid),
  public.grant_admin(text),
  public.grant_admin(uuid)
  from public, anon, authenticated;

grant execute on function
  public.is_administrator(uuid),
  public.grant_admin(text),
  public.grant_admin(uuid)
  to service_role;
