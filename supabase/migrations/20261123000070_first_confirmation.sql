-- Whoever signs up with an address of somebody else chooses a password for it. It must open nothing once the address is
-- confirmed by its owner, and neither must stay what was said about the person.
--
-- In the database, because every kind of link ends there. A server that makes a user and vouches for the address itself does
-- both at once, so such a user is no older than a moment; nobody reads a mail in that time. The embedded backend, which knows
-- when the server vouches, puts a stricter trigger in the place of this one (supabase/local/auth/first-confirmation.ts).

create function private.drop_unproved() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.encrypted_password := null;
  new.raw_user_meta_data := '{}';
  return new;
end $$;
revoke execute on function private.drop_unproved() from public;

create trigger drop_unproved before update of email_confirmed_at on auth.users for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null and old.created_at < now() - interval '3 seconds')
  execute function private.drop_unproved();
