-- The trail of the administration: who did what, when, and what it was before and after.
--
-- Each function by which an administrator changes something takes who does it as "reviewer", asks for the role with require_admin()
-- and writes its row with audit(), in the transaction of the change: what is not in the trail did not happen.
--
-- Rows are added and never changed, by nobody: not by the service key either. They name no e-mails, telephones or notes of persons:
-- that one was changed is enough. A business or a person that goes leaves its rows here, by id.
--
-- Who may do what:
--   auditoria                            service_role reads; audit() adds
--   private.require_admin(), audit()     nobody; the functions of the administration call them

create table public.auditoria (
  id bigint generated always as identity primary key,
  persona uuid not null,
  accion text not null constraint auditoria_accion_check check (accion ~ '^[a-z]+(_[a-z]+)*$' and length(accion) <= 40),
  negocio_id uuid,
  entidad text constraint auditoria_entidad_check check (private.is_text(entidad, 200)),
  antes jsonb,
  despues jsonb,
  created_at timestamptz not null default now(),
  constraint auditoria_cambios_check check (length(antes::text) <= 60000 and length(despues::text) <= 60000)
);
create index auditoria_business on public.auditoria (negocio_id, id desc) where negocio_id is not null;

create function private.require_admin(reviewer uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from private.admins a where a.user_id = reviewer) then
    raise exception 'no_es_administrador' using errcode = '42501';
  end if;
end $$;
comment on function private.require_admin is 'Refuses whoever is no administrator at this moment: 42501 no_es_administrador.';

create function private.audit(reviewer uuid, action text, business uuid, entity text, before jsonb, after jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.auditoria (persona, accion, negocio_id, entidad, antes, despues) values (reviewer, action, business, entity, before, after)
$$;
comment on function private.audit is 'Adds a row to the trail. entity: what was changed beside a business, as "reclamo <id>"; before and after: only what changed.';

create function private.keep_audit() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'auditoria_no_cambia' using errcode = '42501';
end $$;

create trigger auditoria_kept before update or delete or truncate on public.auditoria
  for each statement execute function private.keep_audit();

alter table public.auditoria enable row level security;
revoke all on public.auditoria from public, anon, authenticated, service_role;
grant select on public.auditoria to service_role;

comment on table public.auditoria is 'What administrators did. Rows are added and never changed.';
comment on column public.auditoria.persona is 'The administrator, by id: the row outlives the account.';
comment on column public.auditoria.entidad is 'What was changed beside a business: "reclamo <id>", "sinonimo <id>".';
