-- When the last backup was made, and the last drill: what the doctor and the administration tell of. The commands write it.
--
-- Who may do what:
--   private.respaldos   nobody; the functions below read it

create table private.respaldos (
  tipo text primary key check (tipo in ('respaldo', 'simulacro')),
  hecho_at timestamptz not null,
  carpeta text not null check (private.is_text(carpeta, 1000)),
  bien boolean not null default true
);

-- Null where nobody looks after backups here: a hosted project has its own.
create function private.backup_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when to_regnamespace('embedded') is not null or count(*) > 0 then
    coalesce(jsonb_object_agg(r.tipo, jsonb_build_object('at', r.hecho_at, 'bien', r.bien)) filter (where r.tipo is not null), '{}')
  end
  from private.respaldos r
$$;
comment on function private.backup_state is 'Time and outcome of the last backup and drill, by kind.';

alter table private.respaldos enable row level security;

revoke all on private.respaldos from public, anon, authenticated, service_role;

comment on table private.respaldos is 'The newest backup and the last drill.';
