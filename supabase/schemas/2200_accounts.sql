-- Property of an account once its e-mail is confirmed, what ends with a new password or address, and what becomes of it all when the
-- account goes.
--
--   * A password chosen before the address was first confirmed opens nothing: whoever signs up with an address of somebody else chooses
--     one for it. It is dropped here because every kind of link ends here. A server that makes a user and vouches for the address itself
--     does both at once, so such a user is no older than a moment; nobody reads a mail in that time. The embedded backend, which knows
--     when the server vouches, puts a stricter trigger in the place of this one (supabase/local/backend-schema.ts).
--   * What has been mailed about an account counts no more once its password or its address has changed: whoever reads "if it was not
--     you, change your password" is right to do so. A hosted project forgets the tokens itself; the rest follows from here.
--   * An address that came by a change has been proved to the project, not to whoever holds the account's password and sessions: anybody
--     may ask for a change to an address of somebody else and wait for its owner to press the button. So the account is unconfirmed until
--     a link to the new address is used, and the first confirmation then leaves nothing of what was before.
--   * A business that somebody registered with the owner's address comes to the owner at the sign-in and counts for nothing until its
--     owner accepts it ("Sí, es mío"); "No es mío" takes it off for as long as it is not published.
--
-- Who may do what:
--   profiles        one row per confirmed e-mail: a user reads the own row; service_role writes
--   all functions   service_role alone

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete cascade,
  email text not null unique check (private.is_text(email, 254) and email = lower(btrim(email))),
  plan_type text not null default 'free' references private.planes (plan),
  updated_at timestamptz not null default now()
);

create function private.business_limit() returns int
language sql immutable parallel safe set search_path = '' as $$ select 20 $$;

-- Drops the password, what was said about the person and open sessions: all chosen before the address was proved.
create function private.drop_unproved() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.encrypted_password := null;
  new.raw_user_meta_data := '{}';
  delete from auth.sessions where user_id = new.id;
  perform set_config('private.unproved', new.id::text, true);
  return new;
end $$;

-- Supabase Auth then writes what it had read before.
create function private.keep_dropped() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.raw_user_meta_data := '{}';
  return new;
end $$;

-- Links that were mailed, and a change of address under way, end with a new password or address.
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

create function private.tell_new_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_account(new.id, 'contrasena');
  return null;
end $$;

create function private.awaits_acceptance(person uuid, business uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.negocio_propietarios p where p.user_id = person and p.negocio_id = business and p.aceptado_at is null
  )
$$;
comment on function private.awaits_acceptance is 'True if a business came to a user by the address alone, and the user has not said that it is theirs.';

-- True for an owner who accepted it, and for whoever helps one.
create function private.edits(person uuid, business uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (private.owns(person, business) and not private.awaits_acceptance(person, business)) or private.helps(person, business)
$$;

-- Counts the businesses that the user accepted.
create function private.owned_count(person uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.negocios n
  where n.user_id = person and not n.is_deleted and not private.awaits_acceptance(person, n.id)
$$;

-- True if "No es mío" may take it off: it came by the address alone, is not published, and nobody paid for it.
create function private.is_disownable(person uuid, business public.negocios) returns boolean
language sql stable security definer set search_path = '' as $$
  select business.user_id = person and business.is_approved is not true and not business.is_deleted and business.denue_id is null
    and private.awaits_acceptance(person, business.id)
    and not exists (select from public.negocio_propietarios p where p.negocio_id = business.id and p.user_id <> person)
    -- A paid month would go with it.
    and not exists (select from public.periodos d where d.negocio_id = business.id)
$$;

create function public.link_account(person uuid, at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  linked int;
begin
  -- In the order of whoever applies a payment, which then either finds the address confirmed or is found here.
  perform private.lock_buyer((select u.email from auth.users u where u.id = person));
  select u.email into address from auth.users u where u.id = person and u.email_confirmed_at is not null for no key update;
  if not found then
    return 0;
  end if;
  with waiting as (
    select n.id from public.negocios n join public.negocio_privado p on p.negocio_id = n.id
    where p.email = address and n.user_id is null and not n.is_deleted
    order by n.created_at
    -- Those that wait for an answer have places of their own.
    limit greatest(private.business_limit() - (
      select count(*)::int from public.negocios m
      where m.user_id = person and not m.is_deleted and private.awaits_acceptance(person, m.id)
    ), 0)
    for update of n skip locked
  ), taken as (
    update public.negocios n set user_id = person from waiting w where n.id = w.id returning n.id
  ), linked_rows as (
    insert into public.negocio_propietarios (user_id, negocio_id, aceptado_at) select person, t.id, null from taken t on conflict do nothing
  )
  select count(*) into linked from taken;
  perform private.hand_over_paid_orders(address);
  perform private.refresh_profile(address, at);
  return linked;
end $$;
comment on function public.link_account is 'Gives a user what waits for the confirmed e-mail: businesses without owner, orders, the profile. Returns the number of businesses. To be called at each sign-in; server only.';

create function public.list_own_businesses(person uuid, at timestamptz default now(), as_helper boolean default false)
returns table (
  id uuid, slug text, nombre text, plan text, is_approved boolean, motivo_rechazo text, pagado_hasta timestamptz,
  por_aceptar boolean, por_correo boolean, pide_cambios boolean
)
language sql stable security definer set search_path = '' as $$
  select n.id, n.slug, n.nombre, n.plan_type, n.is_approved, v.motivo_rechazo,
    -- Months that follow one another end where the last of them does; a plan without end has no date.
    (select case when bool_or(p.termina_at is null) then null else max(p.termina_at) end
     from public.periodos p
     where p.negocio_id = n.id and p.plan = n.plan_type and coalesce(p.termina_at, at) >= at - private.grace() and not as_helper),
    private.awaits_acceptance(person, n.id), private.is_disownable(person, n),
    n.is_approved is false and coalesce((
      select a.accion = 'cambios_pedidos' from public.auditoria a
      where a.negocio_id = n.id and a.accion in ('negocio_rechazado', 'cambios_pedidos') order by a.id desc limit 1
    ), false)
  from public.negocios n
    join private.planes x on x.plan = n.plan_type
    left join public.negocio_privado v on v.negocio_id = n.id
  where not n.is_deleted
    and case when as_helper then private.helps(person, n.id) and not private.owns(person, n.id)
      else n.user_id = person or exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = person) end
  -- What strangers write pushes nothing of one's own out of the list.
  order by private.awaits_acceptance(person, n.id), x.rango desc, n.updated_at desc, n.id
  limit 2 * private.business_limit()
$$;
comment on function public.list_own_businesses is 'Businesses of a user for the owner panel: accepted ones first, then the highest plan, then the most recent; por_aceptar: it came by the address alone; por_correo: and the user may disown it; pide_cambios: it is not rejected for good, changes were asked for. as_helper: those that the user helps with instead, without what is paid. Server only.';

create function public.accept_business(person uuid, business uuid, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_buyer((select u.email from auth.users u where u.id = person));
  if not private.owns(person, business) then
    return 'unknown';
  end if;
  if not private.awaits_acceptance(person, business) then
    return 'accepted';
  end if;
  if private.owned_count(person) >= private.business_limit() then
    return 'full';
  end if;
  update public.negocio_propietarios p set aceptado_at = at where p.user_id = person and p.negocio_id = business;
  return 'accepted';
end $$;
comment on function public.accept_business is 'Makes a business that came by the address alone count as the user''s: accepted, full (twenty are) or unknown. Server only.';

create function public.disown_business(person uuid, business uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
begin
  select * into present from public.negocios n where n.id = business for update;
  if not found or not private.is_disownable(person, present) then
    return false;
  end if;
  update public.negocios n set user_id = null, is_deleted = true, deleted_at = at where n.id = business;
  delete from public.negocio_propietarios p where p.negocio_id = business;
  -- Otherwise the next sign-in would bring it back, should it be restored.
  update public.negocio_privado v set email = null where v.negocio_id = business;
  return true;
end $$;
comment on function public.disown_business is 'Parts a user from an unpublished business that came by the address alone, and deletes it; false when it is none of these. Server only.';

create function public.preview_account_deletion(person uuid) returns table (slug text, nombre text, outcome text)
language sql stable security definer set search_path = '' as $$
  select n.slug, n.nombre,
    case
      when exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id <> person) then 'shared'
      when n.denue_id is not null then 'released'
      else 'deleted'
    end
  from public.negocios n
  where not n.is_deleted
    and (n.user_id = person or exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = person))
  order by n.nombre
$$;
comment on function public.preview_account_deletion is 'Outcome for each business: deleted, released (census rows stay, without owner) or shared (another owner stays). Server only.';

create function public.release_account(person uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  -- In the order of whoever applies a payment at the same time.
  perform private.lock_buyer((select u.email from auth.users u where u.id = person));
  -- Somebody must be there to make the next one.
  if exists (select from private.admins a where a.user_id = person) and private.drop_admin(person, person) = 'last' then
    return false;
  end if;
  -- Whoever writes a profile of the user meanwhile refers to the row and does not wait for it.
  select u.email into address from auth.users u where u.id = person for no key update;
  perform from public.ordenes o where o.user_id = person or o.email = address order by o.id for update;
  perform from public.negocios n where n.user_id = person order by n.id for no key update;
  -- While it is known what is theirs.
  perform private.forget_author(person);
  perform private.drop_hidden(n.id) from public.negocios n
  where n.user_id = person and (n.telefono_oculto or n.direccion_aproximada)
    and not exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id <> person);
  -- What is shared goes to the owner who stays; a listing of the census stays without one; the others leave the directory.
  with heirs as (
    select n.id, (
      select p.user_id from public.negocio_propietarios p
      where p.negocio_id = n.id and p.user_id <> person order by p.created_at limit 1
    ) as heir
    from public.negocios n where n.user_id = person
  )
  update public.negocios n set
    user_id = h.heir,
    is_deleted = n.is_deleted or (h.heir is null and n.denue_id is null),
    deleted_at = coalesce(n.deleted_at, case when h.heir is null and n.denue_id is null then at end)
  from heirs h where n.id = h.id;
  update public.negocio_privado p set email = null where p.email = address;
  delete from public.negocio_propietarios p where p.user_id = person;
  delete from public.negocio_ayudantes a where a.email = address and a.user_id is null;
  delete from public.profiles p where p.user_id = person or p.email = address;
  delete from public.correos c where c.para = address;
  delete from auth.audit_log_entries l where l.payload ->> 'actor_id' = person::text or l.payload ->> 'actor_username' = address;
  delete from public.mensajes m where m.correo = address;
  update public.reportes r set correo = null where r.correo = address;
  -- Payments are kept for the books; whose they were is not.
  update public.pagos g set comprobante_url = null from public.ordenes o
  where o.id = g.orden_id and (o.user_id = person or o.email = address) and g.comprobante_url is not null;
  update public.ordenes o set user_id = null, email = null
  where o.user_id = person or o.email = address;
  return true;
end $$;
comment on function public.release_account is 'Parts a user from everything, before the user is deleted; false, and nothing is done, for the last administrator. Server only.';

create function public.address_of_link(token_hash text) returns text
language sql stable security definer set search_path = '' as $$
  -- A project keeps what the link says, and marks those that were asked for with a challenge; the embedded backend keeps a hash.
  select u.email from auth.users u, (
    select array[token_hash, plain, encode(sha256(convert_to(plain, 'UTF8')), 'hex')] as names from regexp_replace(token_hash, '^pkce_', '') plain
  ) asked
  where length(token_hash) between 20 and 200 and (u.recovery_token = any(asked.names) or u.confirmation_token = any(asked.names))
  limit 1
$$;
comment on function public.address_of_link is 'Account that the link of a mail opens, while it can be used; null of any other. Server only.';

create function public.purge_accounts(at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  gone int;
begin
  delete from auth.audit_log_entries l where l.created_at < at - interval '30 days';
  delete from auth.sessions s where private.session_end(s) < at - interval '30 days';
  -- Somebody has typed the address, and nobody has opened a link to it since.
  delete from auth.users u
  where u.email_confirmed_at is null and u.last_sign_in_at is null and u.created_at < at - interval '7 days'
    and not exists (select from public.negocios n where n.user_id = u.id);
  get diagnostics gone = row_count;
  return gone;
end $$;
comment on function public.purge_accounts is 'Forgets accounts of addresses that were only typed, after a week, and what Auth notes of sign-ins and sessions that have ended, after thirty days. Returns how many accounts. To be run daily. Server only.';

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

create trigger drop_unproved before update of email_confirmed_at on auth.users for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null and old.created_at < now() - interval '3 seconds')
  execute function private.drop_unproved();

create trigger keep_dropped before update of raw_user_meta_data on auth.users for each row
  when (current_setting('private.unproved', true) = new.id::text)
  execute function private.keep_dropped();

create trigger end_pending_changes before update of encrypted_password, email on auth.users for each row
  when (old.encrypted_password is distinct from new.encrypted_password or old.email is distinct from new.email)
  execute function private.end_pending_changes();

create trigger tell_new_password after update of encrypted_password on auth.users for each row
  when (new.encrypted_password is not null and old.encrypted_password is distinct from new.encrypted_password)
  execute function private.tell_new_password();

alter table public.profiles enable row level security;

revoke all on public.profiles from public, anon, authenticated, service_role;
grant all on public.profiles to service_role;
grant select on public.profiles to authenticated;

create policy profiles_select_own on public.profiles for select to authenticated
  using (user_id = (select private.viewer()) or (select private.is_admin()));

comment on table public.profiles is 'Plan by e-mail, as the specification keeps it; a cache of the ledger, written by the server alone.';
comment on column public.negocio_propietarios.aceptado_at is 'Null while the business came by the address alone and its owner has not said that it is theirs.';

revoke execute on function
  public.link_account(uuid, timestamptz),
  public.list_own_businesses(uuid, timestamptz, boolean),
  public.accept_business(uuid, uuid, timestamptz),
  public.disown_business(uuid, uuid, timestamptz),
  public.preview_account_deletion(uuid),
  public.address_of_link(text),
  public.purge_accounts(timestamptz),
  public.release_account(uuid, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.link_account(uuid, timestamptz),
  public.list_own_businesses(uuid, timestamptz, boolean),
  public.accept_business(uuid, uuid, timestamptz),
  public.disown_business(uuid, uuid, timestamptz),
  public.preview_account_deletion(uuid),
  public.address_of_link(text),
  public.purge_accounts(timestamptz),
  public.release_account(uuid, timestamptz)
  to service_role;
