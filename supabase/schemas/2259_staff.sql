-- Helpers of a business: its owner asks an address, and whoever has it confirmed says yes or no. A helper edits, and neither pays, nor
-- sees payments, nor deletes, nor asks others.
--
-- An invitation gives nothing until it is accepted by an account with that confirmed address; from then on it belongs to the account,
-- whatever its address becomes. When a business gets another owner, its helpers go (…_businesses.sql).
--
-- Who joins and who goes stands in the trail, by account, never by address.
--
-- Who may do what:
--   all functions   service_role alone; each asks who it is about

create function public.invite_helper(person uuid, business uuid, address text, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  most constant int := 5;
  invited constant text := lower(btrim(address));
  name text;
begin
  perform private.require_proof(person);
  -- The row makes counting and adding one step.
  select n.nombre into name from public.negocios n where n.id = business for no key update;
  if not found or not private.owns(person, business) or private.awaits_acceptance(person, business) then
    return 'unknown';
  end if;
  if exists (select from auth.users u where u.email = invited and u.id <> person and private.owns(u.id, business))
    or exists (select from auth.users u where u.id = person and u.email = invited) then
    return 'owner';
  end if;
  if exists (
    select from public.negocio_ayudantes a left join auth.users u on u.id = a.user_id
    where a.negocio_id = business and invited in (a.email, u.email)
  ) then
    return 'known';
  end if;
  if (select count(*) from public.negocio_ayudantes a where a.negocio_id = business) >= most then
    return 'full';
  end if;
  insert into public.negocio_ayudantes (negocio_id, email, created_at) values (business, invited, at);
  perform private.audit(person, 'ayudante_invitado', business, null, null, null);
  perform private.queue_mail('ayudante_invitado', business || ' ' || invited || ' ' || at::date, invited, jsonb_build_object('nombre', name));
  perform private.tell_account(person, 'ayudante');
  return 'invited';
end $$;

create function public.list_helpers(person uuid, business uuid) returns table (email text, is_accepted boolean, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select coalesce(u.email, a.email), a.user_id is not null, a.created_at
  from public.negocio_ayudantes a left join auth.users u on u.id = a.user_id
  where a.negocio_id = business and private.owns(person, business) and not private.awaits_acceptance(person, business)
  order by a.created_at, a.email
$$;

create function public.remove_helper(person uuid, business uuid, address text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  removed constant text := lower(btrim(address));
  helper uuid;
begin
  if removed is null then
    delete from public.negocio_ayudantes a where a.negocio_id = business and a.user_id = person returning a.user_id into helper;
  elsif private.owns(person, business) and not private.awaits_acceptance(person, business) then
    delete from public.negocio_ayudantes a
    where a.negocio_id = business
      and removed = coalesce((select u.email from auth.users u where u.id = a.user_id), a.email)
    returning a.user_id into helper;
  else
    return false;
  end if;
  if not found then
    return false;
  end if;
  perform private.audit(person, case when removed is null then 'ayudante_retirado' else 'ayudante_quitado' end, business, 'ayudante ' || helper, null, null);
  return true;
end $$;

-- Pages through invitations: an address that invites often hides no other one, the latest come first. Few stand on a page: an owner's own
-- panel begins below them.
create function public.list_invitations(person uuid, page int default 1) returns table (id uuid, nombre text, is_last boolean)
language sql stable security definer set search_path = '' as $$
  select i.id, i.nombre, i.place = i.total
  from (
    select n.id, n.nombre, count(*) over () as total, row_number() over (order by a.created_at desc, n.id) as place
    from auth.users u
      join public.negocio_ayudantes a on a.email = u.email and a.user_id is null
      join public.negocios n on n.id = a.negocio_id and not n.is_deleted
    where u.id = person and u.email_confirmed_at is not null
  ) i
  where i.place > 3 * (page::bigint - 1)
  order by i.place limit 3
$$;

create function public.answer_invitation(person uuid, business uuid, is_accepted boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  select u.email into address from auth.users u where u.id = person and u.email_confirmed_at is not null;
  if is_accepted then
    update public.negocio_ayudantes a set user_id = person
    where a.negocio_id = business and a.email = address and a.user_id is null
      and not exists (select from public.negocio_ayudantes x where x.negocio_id = business and x.user_id = person);
  else
    delete from public.negocio_ayudantes a where a.negocio_id = business and a.email = address and a.user_id is null;
  end if;
  if not found then
    return false;
  end if;
  perform private.audit(person, case when is_accepted then 'ayudante_aceptado' else 'ayudante_declinado' end, business, null, null, null);
  return true;
end $$;

comment on function public.invite_helper is 'An owner asks an address to help: invited, known (asked before), owner (it is one), full (five) or unknown (not this person''s). Server only.';
comment on function public.list_helpers is 'Helpers, for an owner. Server only.';
comment on function public.remove_helper is 'An owner parts with a helper or takes an invitation back; without an address a helper leaves. False when there is none. Server only.';
comment on function public.list_invitations is 'Businesses whose owners ask for this user''s help, three a page, the latest first; is_last: no other comes after it. Server only.';
comment on function public.answer_invitation is 'Takes or declines it; false when there is none (any more). Server only.';

revoke execute on function
  public.invite_helper(uuid, uuid, text, timestamptz),
  public.list_helpers(uuid, uuid),
  public.remove_helper(uuid, uuid, text),
  public.list_invitations(uuid, int),
  public.answer_invitation(uuid, uuid, boolean)
  from public, anon, authenticated;

grant execute on function
  public.invite_helper(uuid, uuid, text, timestamptz),
  public.list_helpers(uuid, uuid),
  public.remove_helper(uuid, uuid, text),
  public.list_invitations(uuid, int),
  public.answer_invitation(uuid, uuid, boolean)
  to service_role;
