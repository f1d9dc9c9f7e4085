create or replace function private.drop_unproved() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.encrypted_password := null;
  new.raw_user_meta_data := '{}';
  delete from auth.sessions where user_id = new.id;
  perform set_config('private.unproved', new.id::text, true);
  return new;
end $$;

create function private.keep_dropped() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.raw_user_meta_data := '{}';
  return new;
end $$;

create trigger keep_dropped before update of raw_user_meta_data on auth.users for each row
  when (current_setting('private.unproved', true) = new.id::text)
  execute function private.keep_dropped();
