-- The role of administrators, and functions on it.
--
-- Administrators make and remove each other. There is always one: nobody removes the last who can enter, by whichever way, himself
-- included. The address of ADMIN_EMAIL gets the role at its sign-in while nobody has it, and never again: who was removed stays so.
--
-- Who may do what:
--   private.admins      nobody; written through the functions below, read through is_admin()
--   add_admin(), remove_admin(), list_administrators()   service_role alone, in the name of an administrator
--   bootstrap_admin()   service_role alone
--   grant_admin()       service_role alone, by id or by confirmed e-mail: for whoever has the database
--   is_administrator()  service_role alone
--   is_admin()          everybody: policies ask it as the reader
--   current_viewer()    whoever is signed in, about oneself

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  hecho_por uuid,
  created_at timestamptz not null default now()
);

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.admins a where a.user_id = (select private.viewer()))
$$;
comment on function private.is_admin is 'True if the signed-in user administers the directory. Open to everybody: policies ask it as the reader, and it tells one only about oneself.';

create function public.is_administrator(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.admins a where a.user_id = person)
$$;
comment on function public.is_administrator is 'True if a user has the administrator role. Server only.';

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

create function public.bootstrap_admin(person uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.admins) or not private.can_enter(person) then
    return false;
  end if;
  lock table private.admins in share row exclusive mode;
  insert into private.admins (user_id) select person where not exists (select from private.admins);
  if not found then
    return false;
  end if;
  perform private.audit(person, 'administrador_agregado', null, 'administrador ' || person, null, null);
  return true;
end $$;
comment on function public.bootstrap_admin is 'Makes a user with a confirmed address the first administrator; false while there is one. Server only.';

create function public.add_admin(reviewer uuid, admin_email text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(admin_email));
  person uuid;
begin
  perform private.require_admin(reviewer);
  perform private.require_proof(reviewer);
  select u.id into person from auth.users u where u.email = address and private.can_enter(u.id);
  if not found then
    return 'unknown';
  end if;
  insert into private.admins (user_id, hecho_por) values (person, reviewer) on conflict do nothing;
  if not found then
    return 'already';
  end if;
  perform private.audit(reviewer, 'administrador_agregado', null, 'administrador ' || person, null, null);
  perform private.queue_mail('administrador_agregado', person || ' ' || clock_timestamp(), address, '{}');
  perform private.tell_account(reviewer, 'administrador');
  return 'added';
end $$;
comment on function public.add_admin is 'An administrator makes the user with this confirmed e-mail another one: added, already, or unknown (nobody who can sign in has it). Server only.';

create function private.drop_admin(reviewer uuid, person uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  -- One after the other: of two who remove each other, or leave at once, the second finds himself removed, or the last.
  lock table private.admins in share row exclusive mode;
  perform private.require_admin(reviewer);
  if not exists (select from private.admins a where a.user_id = person) then
    return 'unknown';
  end if;
  if not exists (select from private.admins a where a.user_id <> person and private.can_enter(a.user_id)) then
    return 'last';
  end if;
  delete from private.admins a where a.user_id = person;
  perform private.audit(reviewer, 'administrador_quitado', null, 'administrador ' || person, null, null);
  return 'removed';
end $$;
comment on function private.drop_admin is 'Takes the role from a user: removed, unknown (had none), or last (nobody else who has it can sign in).';

create function public.remove_admin(reviewer uuid, person uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  outcome text;
begin
  perform private.require_admin(reviewer);
  outcome := private.drop_admin(reviewer, person);
  if outcome = 'removed' then
    perform private.queue_mail('administrador_quitado', person || ' ' || clock_timestamp(), (select u.email from auth.users u where u.id = person), '{}');
  end if;
  return outcome;
end $$;
comment on function public.remove_admin is 'An administrator takes the role from another one or from himself: removed, unknown or last. It ends with the next question. Server only.';

create function public.list_administrators(reviewer uuid)
returns table (id uuid, email text, created_at timestamptz, hecho_por text, puede_entrar boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query
    select a.user_id, u.email::text, a.created_at, m.email::text, private.can_enter(a.user_id)
    from private.admins a join auth.users u on u.id = a.user_id left join auth.users m on m.id = a.hecho_por
    order by a.created_at, a.user_id;
end $$;
comment on function public.list_administrators is 'Administrators, the first one first; hecho_por: the address of whoever made it, null when nobody did or is gone. Server only.';

create function public.current_viewer() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id, 'email', lower(u.email), 'is_admin', private.is_admin(),
    'new_email', nullif(u.email_change, ''), 'new_email_sent_at', u.email_change_sent_at
  )
  from auth.users u
  where u.id = (select private.viewer())
$$;
comment on function public.current_viewer is 'The signed-in user, while the session lasts; otherwise null. Open to whoever is signed in: it tells one only about oneself.';

alter table private.admins enable row level security;

revoke all on private.admins from public, anon, authenticated, service_role;

comment on table private.admins is 'Users with the administrator role. The role is a row here, never a claim in a token: removing the row ends it at once.';
comment on column private.admins.hecho_por is 'The administrator who made this one, by id: it outlives the account. Null: ADMIN_EMAIL, or whoever has the database.';

grant execute on function
  private.is_admin()
  to anon, authenticated, service_role;

grant execute on function
  public.current_viewer()
  to authenticated, service_role;

revoke execute on function
  public.is_administrator(uuid),
  public.bootstrap_admin(uuid),
  public.add_admin(uuid, text),
  public.remove_admin(uuid, uuid),
  public.list_administrators(uuid),
  public.grant_admin(text),
  public.grant_admin(uuid)
  from public, anon, authenticated;

grant execute on function
  public.is_administrator(uuid),
  public.bootstrap_admin(uuid),
  public.add_admin(uuid, text),
  public.remove_admin(uuid, uuid),
  public.list_administrators(uuid),
  public.grant_admin(text),
  public.grant_admin(uuid)
  to service_role;
