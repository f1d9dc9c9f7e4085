-- Mails that wait to be sent: the outbox. A mail is written in the transaction of the event that it tells of, once per event, and a
-- worker of the server sends it; a mail that fails never fails a payment or a registration.
--
-- Who may do what:
--   correos                     service_role alone
--   take_mails(), finish_mail() service_role alone

create table public.correos (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in (
    'registro_recibido', 'registro_aprobado', 'registro_rechazado', 'reclamo_aprobado', 'reclamo_rechazado',
    'recibo', 'pago_rechazado', 'pago_devuelto', 'recordatorio', 'plan_vencido'
  )),
  entidad text not null check (length(entidad) between 1 and 120),
  para text not null check (para = lower(btrim(para)) and length(para) <= 254),
  datos jsonb not null default '{}' check (jsonb_typeof(datos) = 'object'),
  estado text not null default 'pendiente' check (estado in ('pendiente', 'enviado', 'fallido')),
  intentos smallint not null default 0,
  proximo_intento_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  terminado_at timestamptz,
  unique (tipo, entidad)
);
create index correos_waiting on public.correos (proximo_intento_at) where estado = 'pendiente';

create function private.queue_mail(kind text, entity text, recipient text, contents jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if nullif(btrim(recipient), '') is null then
    return;
  end if;
  insert into public.correos (tipo, entidad, para, datos) values (kind, entity, lower(btrim(recipient)), contents)
  on conflict (tipo, entidad) do nothing;
  -- For whoever sends them and listens; on a hosted project nobody does, and a timer looks.
  perform pg_notify('correos', '');
end $$;

create function private.business_recipient(business uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select u.email from public.negocios n join auth.users u on u.id = n.user_id where n.id = business),
    (select p.email from public.negocio_privado p where p.negocio_id = business)
  )
$$;

create function public.take_mails(batch int, at timestamptz default now())
returns table (id bigint, tipo text, para text, datos jsonb)
language sql security definer set search_path = '' as $$
  -- A lease: whoever takes a mail and dies leaves it to the next one, five minutes later and then later still.
  with taken as (
    select c.id from public.correos c
    where c.estado = 'pendiente' and c.proximo_intento_at <= at
    order by c.proximo_intento_at, c.id limit least(batch, 100)
    for update skip locked
  )
  update public.correos c
  set intentos = c.intentos + 1, proximo_intento_at = at + interval '5 minutes' * (2 ^ c.intentos)
  from taken where c.id = taken.id
  returning c.id, c.tipo, c.para, c.datos
$$;

create function public.finish_mail(mail bigint, is_sent boolean, at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  update public.correos c
  set estado = case when is_sent then 'enviado' when c.intentos >= 5 then 'fallido' else 'pendiente' end,
    terminado_at = case when is_sent or c.intentos >= 5 then at end
  where c.id = mail and c.estado = 'pendiente'
$$;

-- ---------------------------------------------------------------- the review of a registration

create function private.mail_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail(
    case when new.is_approved then 'registro_aprobado' else 'registro_rechazado' end,
    new.id || ' ' || clock_timestamp(),
    private.business_recipient(new.id),
    jsonb_build_object('nombre', new.nombre, 'slug', new.slug,
      'motivo', (select p.motivo_rechazo from public.negocio_privado p where p.negocio_id = new.id))
  );
  return null;
end $$;
create trigger negocios_reviewed after update of is_approved on public.negocios
  for each row when (old.is_approved is distinct from new.is_approved and new.is_approved is not null)
  execute function private.mail_review();

-- ---------------------------------------------------------------- row security and grants

alter table public.correos enable row level security;
revoke all on public.correos from public, anon, authenticated, service_role;
grant all on public.correos to service_role;
revoke execute on function public.take_mails(int, timestamptz), public.finish_mail(bigint, boolean, timestamptz)
  from public, anon, authenticated;
grant execute on function public.take_mails(int, timestamptz), public.finish_mail(bigint, boolean, timestamptz) to service_role;

comment on table public.correos is 'Outbox of product mails: one per kind and entity, five tries.';
comment on function public.take_mails is 'Takes mails that are due, under a lease that doubles from five minutes. Server only.';
comment on function public.finish_mail is 'Marks a mail as sent, or, after its fifth try, as failed. Server only.';
