-- The signed-in user: private.viewer() alone tells, and asks for the session. A signed token outlives its session by up to an hour, so
-- no policy or function asks the token alone (auth.uid()).
--
-- A session ends after 30 days without use and after 180 in any case, an administrator's after 12 hours and 7 days. Here, since the
-- project's own settings are the same for everybody; supabase/config.toml and the embedded backend have them besides.
--
-- Who may do what:
--   viewer()                                    whoever is signed in: policies ask it as the reader
--   list_own_sessions(), note_own_device(),
--   end_own_sessions(), has_recent_proof()      whoever is signed in, about oneself
--   end_account_sessions()                      service_role alone, in the name of an administrator

create function private.can_enter(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u
    where u.id = person and u.email_confirmed_at is not null and (u.banned_until is null or u.banned_until < now())
  )
$$;
comment on function private.can_enter is 'True if a user can sign in: the address is confirmed, and the account not barred.';

create function private.session_seen(session auth.sessions) returns timestamptz
language sql immutable set search_path = '' as $$
  select coalesce(session.refreshed_at at time zone 'UTC', session.created_at)
$$;
comment on function private.session_seen is 'Time of a session''s last use, to within the hour that an access token lives.';

create function private.session_end(session auth.sessions) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin constant boolean := exists (select from private.admins a where a.user_id = session.user_id);
begin
  return least(
    session.not_after,
    session.created_at + case when is_admin then interval '7 days' else interval '180 days' end,
    private.session_seen(session) + case when is_admin then interval '12 hours' else interval '30 days' end
  );
end $$;
comment on function private.session_end is 'Time at which a session ends, or has ended, unless it is used before.';

-- Renewing a token counts as use, but not of a session that had ended.
create function private.keep_session_ended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.session_end(old) <= now() then
    new.not_after := private.session_end(old);
  end if;
  return new;
end $$;

create trigger keep_session_ended before update of refreshed_at on auth.sessions
  for each row execute function private.keep_session_ended();

create function private.session_id() returns uuid
language sql stable set search_path = '' as $$
  select nullif(auth.jwt() ->> 'session_id', '')::uuid where auth.jwt() ->> 'aud' = 'authenticated'
$$;
comment on function private.session_id is 'The session of the token, whether it lasts or not; null of a token that is meant for somebody else.';

create function private.viewer() returns uuid
language sql stable security definer set search_path = '' as $$
  select s.user_id from auth.sessions s
  where s.id = private.session_id() and s.user_id = auth.uid() and private.session_end(s) > now() and private.can_enter(s.user_id)
$$;
comment on function private.viewer is 'The id of the signed-in user while the session lasts; otherwise null. Open to whoever is signed in: policies ask it as the reader, and it tells one only about oneself.';

create function private.is_recent_proof(session auth.sessions) returns boolean
language sql stable set search_path = '' as $$
  select session.created_at > now() - interval '10 minutes'
$$;
comment on function private.is_recent_proof is 'True if a session was opened, by password or mail, so lately that what matters most needs no other proof of identity.';

create function private.require_proof(person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from auth.sessions s where s.user_id = person and private.is_recent_proof(s)) then
    raise insufficient_privilege using message = 'this needs a recent sign-in';
  end if;
end $$;
comment on function private.require_proof is 'Refuses what the server does for a person who has not signed in lately, anywhere: the site asks for the very session before.';

create function public.has_recent_proof() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s
    where s.id = private.session_id() and s.user_id = (select private.viewer()) and private.is_recent_proof(s)
  )
$$;
comment on function public.has_recent_proof is 'True if the signed-in user has proved it within ten minutes. Open to whoever is signed in: it tells one only about the own session.';

create function public.list_own_sessions()
returns table (id uuid, user_agent text, created_at timestamptz, seen_at timestamptz, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, left(s.user_agent, 500), s.created_at, private.session_seen(s), s.id = private.session_id()
  from auth.sessions s
  where s.user_id = (select private.viewer()) and private.session_end(s) > now()
  order by s.id = private.session_id() desc, private.session_seen(s) desc
  limit 50
$$;
comment on function public.list_own_sessions is 'The sessions of the signed-in user that last, this one first. Open to whoever is signed in: it tells one only about oneself.';

create function public.note_own_device(device text) returns void
language sql security definer set search_path = '' as $$
  update auth.sessions s set user_agent = left(device, 500) where s.id = private.session_id() and s.user_id = (select private.viewer())
$$;
comment on function public.note_own_device is 'Notes beside the session of the token which browser has opened it. Open to whoever is signed in: it writes beside the own session alone.';

create function public.end_own_sessions(session uuid default null) returns void
language sql security definer set search_path = '' as $$
  delete from auth.sessions s
  where s.user_id = (select private.viewer())
    and case when session is null then s.id <> private.session_id() else s.id = session end
$$;
comment on function public.end_own_sessions is 'Ends a session of the signed-in user, or all but this one. Open to whoever is signed in: it ends only one''s own.';

create function public.end_account_sessions(reviewer uuid, account_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  perform private.require_admin(reviewer);
  select u.id into person from auth.users u where u.email = lower(btrim(account_email));
  if not found then
    return false;
  end if;
  delete from auth.sessions s where s.user_id = person;
  perform private.audit(reviewer, 'sesiones_cerradas', null, 'cuenta ' || person, null, null);
  return true;
end $$;
comment on function public.end_account_sessions is 'An administrator ends all sessions of the account with this address; false: there is none. Server only.';

grant execute on function private.viewer() to authenticated, service_role;

revoke execute on function
  public.has_recent_proof(),
  public.list_own_sessions(),
  public.note_own_device(text),
  public.end_own_sessions(uuid),
  public.end_account_sessions(uuid, text)
  from public, anon, authenticated;

grant execute on function
  public.has_recent_proof(),
  public.list_own_sessions(),
  public.note_own_device(text),
  public.end_own_sessions(uuid)
  to authenticated, service_role;

grant execute on function
  public.end_account_sessions(uuid, text)
  to service_role;
