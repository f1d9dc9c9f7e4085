-- Visits and clicks, at most one per visitor, kind and day.
--
-- Who may do what:
--   eventos   service_role alone

create table public.eventos (
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  tipo text not null check (tipo in ('visita', 'llamada', 'whatsapp', 'ruta', 'web')),
  dia date not null default (now() at time zone 'America/Mexico_City')::date,
  visitante bytea not null check (length(visitante) between 8 and 32),
  primary key (negocio_id, tipo, dia, visitante)
);

alter table public.eventos enable row level security;
revoke all on public.eventos from public, anon, authenticated, service_role;
grant all on public.eventos to service_role;

comment on table public.eventos is 'Visits and clicks. "visitante" is a keyed hash that changes every day: no person can be told from it.';
