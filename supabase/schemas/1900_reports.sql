-- Problems that visitors report about a listing, and what they say is still so («¿Sigue siendo así?»).
--
-- Neither changes the listing: what visitors say is for the administrator (…_requests.sql). Who left an address hears what became of
-- it; the address goes with the answer, or after thirty days.
--
-- Who may do what:
--   reportes, add_report()   service_role alone

create table public.reportes (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  -- No problem if it ends in "vigente": the fact was confirmed.
  motivo text not null check (motivo in (
    'cerrado', 'telefono', 'direccion', 'horario', 'duplicado', 'otro', 'telefono_vigente', 'horario_vigente'
  )),
  detalle text check (private.is_text(detalle, 500, 500)),
  -- Correct value: the telephone, the address, the hours as a text, the slug of the other listing.
  sugerencia text check (private.is_text(sugerencia, 300)),
  correo text check (private.is_text(correo, 254) and correo = lower(btrim(correo))),
  estado text not null default 'nuevo' check (estado in ('nuevo', 'atendido', 'descartado')),
  created_at timestamptz not null default now(),
  constraint suggested_where_there_is_a_value check (sugerencia is null or motivo in ('telefono', 'direccion', 'horario', 'duplicado'))
);

create index reportes_business on public.reportes (negocio_id, created_at);
create index reportes_address on public.reportes (correo) where correo is not null;

create function public.add_report(business_slug text, reason text, detail text, suggestion text default null, address text default null)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  reports_per_day constant int := 20;
  words constant text := nullif(btrim(detail), '');
  business uuid;
begin
  -- The lock makes counting and limit one step.
  select n.id into business from public.negocios n
  where n.slug = business_slug and n.is_approved and not n.is_deleted for no key update;
  if not found then
    return 'unknown';
  end if;
  -- Sent twice: people who say nothing of their own are many, and are counted.
  if (words is not null or address is not null) and exists (
    select from public.reportes r
    where r.negocio_id = business and r.motivo = reason and r.estado = 'nuevo' and r.detalle is not distinct from words
      and r.sugerencia is not distinct from suggestion and r.correo is not distinct from address
  ) then
    return 'added';
  end if;
  -- Each kind for itself: whoever confirms without end keeps nobody from reporting a problem.
  if (
    select count(*) from public.reportes r
    where r.negocio_id = business and r.created_at > now() - interval '1 day'
      and (r.motivo like '%vigente') = (reason like '%vigente')
  ) >= reports_per_day then
    return 'full';
  end if;
  insert into public.reportes (negocio_id, motivo, detalle, sugerencia, correo) values (business, reason, words, suggestion, address);
  return 'added';
end $$;
comment on function public.add_report is 'Stores a report on a public business: added, unknown (no such business) or full (20 problems, or 20 confirmed facts, in a day). The same words again are added once. Server only.';

alter table public.reportes enable row level security;

revoke all on public.reportes from public, anon, authenticated, service_role;
grant all on public.reportes to service_role;

comment on table public.reportes is 'Reports and confirmations of visitors about a listing, for the administrator. Of who reported nothing but an address to answer to, if they left one.';

revoke execute on function
  public.add_report(text, text, text, text, text)
  from public, anon, authenticated;

grant execute on function
  public.add_report(text, text, text, text, text)
  to service_role;
