-- Owners are told once of each new version of the privacy notice.
--
-- Who may do what:
--   announce_privacy_notice()          service_role alone
--   private.avisos_de_privacidad       nobody; the function reads and writes it

create table private.avisos_de_privacidad (
  vigente_desde date primary key,
  avisado_at timestamptz not null default now()
);
alter table private.avisos_de_privacidad enable row level security;
revoke all on private.avisos_de_privacidad from public, anon, authenticated, service_role;
comment on table private.avisos_de_privacidad is 'Versions of the privacy notice of which owners have been told.';

insert into private.tipos_de_correo (tipo) values ('aviso_de_privacidad');

create function public.announce_privacy_notice(version date) returns int
language plpgsql security definer set search_path = '' as $$
declare
  owner record;
  queued int := 0;
begin
  insert into private.avisos_de_privacidad (vigente_desde) values (version) on conflict do nothing;
  if not found then
    return 0;
  end if;
  -- Whoever came later has been shown this version.
  for owner in
    select u.id, u.email from auth.users u
    where u.email_confirmed_at is not null and (u.created_at at time zone 'America/Mexico_City')::date < version
      and exists (select from public.negocios n where n.user_id = u.id and not n.is_deleted and not private.awaits_acceptance(u.id, n.id))
  loop
    perform private.queue_mail('aviso_de_privacidad', version || ' ' || owner.id, owner.email, '{}');
    queued := queued + 1;
  end loop;
  return queued;
end $$;
comment on function public.announce_privacy_notice is 'Writes a mail about that version of the privacy notice to each owner whose account is older, once. Returns how many. Server only.';

revoke execute on function public.announce_privacy_notice(date) from public, anon, authenticated;
grant execute on function public.announce_privacy_notice(date) to service_role;
