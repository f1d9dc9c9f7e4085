-- Who is signed in, and who administers the directory.
--
-- Who may do what:
--   private.admins      nobody; written through grant_admin(), read through is_admin()
--   grant_admin()       service_role alone, by id or by confirmed e-mail
--   is_administrator()  service_role alone
--   is_admin()          everybody: policies ask it as the reader
--   current_viewer()    whoever is signed in, about oneself

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

create function public.current_viewer() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id, 'email', lower(u.email), 'is_admin', private.is_admin(),
    'new_email', nullif(u.email_change, ''), 'new_email_sent_at', u.email_change_sent_at
  )
  from auth.users u
  where u.id = (select auth.uid()) and u.email_confirmed_at is not null
    and (u.banned_until is null or u.banned_until < now())
    -- A token lives on for an hour when its session has ended.
    and exists (
      select from auth.sessions s
      where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid and s.user_id = u.id and (s.not_after is null or s.not_after > now())
    )
$$;
comment on function public.current_viewer is 'The signed-in user, while the session lasts and the address is confirmed; otherwise null. Open to whoever is signed in: it tells one only about oneself.';

alter table private.admins enable row level security;

revoke all on private.admins from public, anon, authenticated, service_role;

comment on table private.admins is 'Users with the administrator role. The role is a row here, never a claim in a token: removing the row ends it at once.';

grant execute on function
  private.is_admin()
  to anon, authenticated, service_role;

grant execute on function
  public.current_viewer()
  to authenticated, service_role;

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
