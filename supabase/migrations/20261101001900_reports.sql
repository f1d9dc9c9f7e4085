-- Problems that visitors report about a listing, and what they say is still so («¿Sigue siendo así?»).
--
-- Neither changes the listing: what visitors say is for the administrator.
--
-- Who may do what:
--   reportes, add_report()   service_role alone

create table public.reportes (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  -- What ends in "vigente" is no problem: the fact was confirmed.
  motivo text not null check (motivo in (
    'cerrado', 'telefono', 'direccion', 'horario', 'duplicado', 'otro', 'telefono_vigente', 'horario_vigente'
  )),
  detalle text check (private.is_text(detalle, 500, 500)),
  estado text not null default 'nuevo' check (estado in ('nuevo', 'atendido', 'descartado')),
  created_at timestamptz not null default now()
);

create index reportes_business on public.reportes (negocio_id, created_at);

create function public.add_report(business_slug text, reason text, detail text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  reports_per_day constant int := 20;
  business uuid;
begin
  -- The lock makes counting and limit one step.
  select n.id into business from public.negocios n
  where n.slug = business_slug and n.is_approved and not n.is_deleted for no key update;
  if not found then
    return 'unknown';
  end if;
  -- Each kind for itself: whoever confirms without end keeps nobody from reporting a problem.
  if (
    select count(*) from public.reportes r
    where r.negocio_id = business and r.created_at > now() - interval '1 day'
      and (r.motivo like '%vigente') = (reason like '%vigente')
  ) >= reports_per_day then
    return 'full';
  end if;
  insert into public.reportes (negocio_id, motivo, detalle) values (business, reason, nullif(btrim(detail), ''));
  return 'added';
end $$;
comment on function public.add_report is 'Stores a report on a public business: added, unknown (no such business) or full (20 problems, or 20 confirmed facts, in a day). Server only.';

alter table public.reportes enable row level security;

revoke all on public.reportes from public, anon, authenticated, service_role;
grant all on public.reportes to service_role;

comment on table public.reportes is 'What visitors report or confirm about a listing, for the administrator. Nothing of who reported.';

revoke execute on function
  public.add_report(text, text, text)
  from public, anon, authenticated;

grant execute on function
  public.add_report(text, text, text)
  to service_role;
