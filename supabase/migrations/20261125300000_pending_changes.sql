-- What has been mailed about an account counts no more once its password or its address has changed: whoever reads "if it was
-- not you, change your password" is right to do so. A hosted project forgets the tokens itself; the rest, and the embedded
-- backend, follow from here.
--
-- An address that came by a change has been proved to the project, not to whoever holds the account's password and sessions:
-- anybody may ask for a change to an address of somebody else and wait for its owner to press the button. So the account is
-- unconfirmed until a link to the new address is used, and the first confirmation then leaves nothing of what was before.
--
-- Who may do what:
--   grant_admin(text)     service_role alone, as grant_admin(uuid)

create function private.end_pending_changes() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.email is distinct from old.email and new.email = old.email_change then
    new.email_confirmed_at := null;
  end if;
  -- Empty, not null: a hosted project cannot read its own table otherwise.
  new.confirmation_token := '';
  new.recovery_token := '';
  new.reauthentication_token := '';
  new.email_change := '';
  new.email_change_token_current := '';
  new.email_change_token_new := '';
  new.email_change_sent_at := null;
  new.email_change_confirm_status := 0;
  return new;
end $$;
revoke execute on function private.end_pending_changes() from public;

create trigger end_pending_changes before update of encrypted_password, email on auth.users for each row
  when (old.encrypted_password is distinct from new.encrypted_password or old.email is distinct from new.email)
  execute function private.end_pending_changes();

create or replace function private.drop_unproved() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.encrypted_password := null;
  new.raw_user_meta_data := '{}';
  delete from auth.sessions where user_id = new.id;
  return new;
end $$;

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
revoke execute on function public.grant_admin(text) from public, anon, authenticated;
grant execute on function public.grant_admin(text) to service_role;
comment on function public.grant_admin(text) is 'Makes the user with this confirmed e-mail an administrator; an error when there is none. Server only.';
