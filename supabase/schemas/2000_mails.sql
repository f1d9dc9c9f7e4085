-- Mails that wait to be sent: the outbox. A mail is written in the transaction of the event that it tells of, once per event, and a
-- worker of the server sends it; a mail that fails never fails a payment or a registration.
--
-- A stranger can have mails written to an address that is not theirs: by a registration, by an order that they do not pay. How many
-- a day is said once, for each kind, and held where every mail is queued. What an account or a paid month causes is counted apart
-- and never withheld.
--
-- Kinds that are no answer to anything can be switched off, for an address and not for an account: whoever reads a mailbox decides, by the
-- link of the mail. The table holds a hash of the address, so it is no list of addresses, and it is asked where every mail is queued.
--
-- Who may do what:
--   private.tipos_de_correo, private.correos_retenidos, private.bajas_de_correo   nobody; the functions below read and write them
--   correos, take_mails(), finish_mail(), get_mail_subscription(), set_mail_subscription()   service_role alone

create table private.tipos_de_correo (
  tipo text primary key,
  ajenos_por_dia int check (ajenos_por_dia > 0),
  opcional boolean not null default false
);

create table private.bajas_de_correo (
  direccion text primary key check (direccion ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

create table public.correos (
  id bigint generated always as identity primary key,
  tipo text not null references private.tipos_de_correo (tipo),
  entidad text not null check (private.is_text(entidad, 120)),
  para text not null check (private.is_text(para, 254) and para = lower(btrim(para))),
  datos jsonb not null default '{}' check (jsonb_typeof(datos) = 'object' and length(datos::text) <= 8000),
  estado text not null default 'pendiente' check (estado in ('pendiente', 'enviado', 'fallido')),
  intentos smallint not null default 0,
  proximo_intento_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  terminado_at timestamptz,
  ajeno boolean not null default false,
  unique (tipo, entidad)
);

create table private.correos_retenidos (
  tipo text not null references private.tipos_de_correo (tipo),
  dia date not null,
  cuantos int not null check (cuantos > 0),
  primary key (tipo, dia)
);

create function private.mailbox(address text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  -- ana+1@… and ana+2@… are one mailbox; Gmail does not read points either.
  select case when p.host in ('gmail.com', 'googlemail.com') then replace(p.name, '.', '') || '@gmail.com' else p.name || '@' || p.host end
  from (
    select split_part(regexp_replace(lower(btrim(address)), '@[^@]*$', ''), '+', 1) as name, regexp_replace(lower(btrim(address)), '^.*@', '') as host
  ) p
$$;
comment on function private.mailbox is 'Mailbox behind an address: without +suffixes, and without points at Gmail.';

create index correos_waiting on public.correos (proximo_intento_at) where estado = 'pendiente';
create index correos_of_strangers on public.correos (private.mailbox(para), tipo, created_at) where ajeno;

-- To whom the mails about a business go: its account's confirmed address, or the address it was registered with.
create function private.business_recipient(business uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select u.email from public.negocios n join auth.users u on u.id = n.user_id where n.id = business),
    (select p.email from public.negocio_privado p where p.negocio_id = business)
  )
$$;

create function private.is_due(mail public.correos, at timestamptz) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  -- Further away than it was put off, and not by one who began a moment later: the clock has gone back since.
  select mail.proximo_intento_at <= at
    or mail.proximo_intento_at > at + interval '1 minute' + interval '5 minutes' * (2 ^ greatest(mail.intentos - 1, 0))
$$;
comment on function private.is_due is 'True if a mail that waits may be tried.';

create function public.take_mails(batch int, at timestamptz default now())
returns table (id bigint, tipo text, para text, datos jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.release_decisions(at);
  return query
    -- A lease: whoever takes a mail and dies leaves it to the next one, five minutes later and then later still.
    with taken as (
      select c.id from public.correos c
      where c.estado = 'pendiente' and private.is_due(c, at)
      order by c.proximo_intento_at, c.id limit least(batch, 100)
      for update skip locked
    )
    update public.correos c
    set intentos = c.intentos + 1, proximo_intento_at = at + interval '5 minutes' * (2 ^ c.intentos)
    from taken where c.id = taken.id
    returning c.id, c.tipo, c.para, c.datos;
end $$;
comment on function public.take_mails is 'Takes mails that are due, under a lease that doubles from five minutes; those of decisions that can be undone no more are written first. Server only.';

create function public.finish_mail(mail bigint, is_sent boolean, at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  update public.correos c
  set estado = case when is_sent then 'enviado' when c.intentos >= 5 then 'fallido' else 'pendiente' end,
    terminado_at = case when is_sent or c.intentos >= 5 then at end,
    -- A code is worth something for half an hour, and to its reader alone.
    datos = case when is_sent or c.intentos >= 5 then c.datos - 'codigo' else c.datos end
  where c.id = mail and c.estado = 'pendiente'
$$;
comment on function public.finish_mail is 'Marks a mail as sent, or, after its fifth try, as failed. Server only.';

create function private.address_hash(address text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select encode(sha256(convert_to(lower(btrim(address)), 'UTF8')), 'hex')
$$;
comment on function private.address_hash is 'Key of an address among those that get no optional mails: SHA-256 in hex of its lower-case spelling.';

create function public.get_mail_subscription(address_hash text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.bajas_de_correo b where b.direccion = address_hash)
$$;
comment on function public.get_mail_subscription is 'True if an address (its hash) gets optional mails. Server only.';

create function public.set_mail_subscription(address_hash text, is_on boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if is_on then
    delete from private.bajas_de_correo b where b.direccion = address_hash;
    return;
  end if;
  insert into private.bajas_de_correo (direccion) values (address_hash) on conflict do nothing;
  -- What waits already is not sent, either.
  delete from public.correos c using private.tipos_de_correo t
  where c.estado = 'pendiente' and t.tipo = c.tipo and t.opcional and private.address_hash(c.para) = address_hash;
end $$;
comment on function public.set_mail_subscription is 'Switches optional mails to an address (its hash) on or off; twice is as once. Whoever calls it knows that the address''s reader asked. Server only.';

-- Tells the decision on a listing to whoever registered it.
create function private.mail_review(kind text, entity text, business uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail(kind, entity, private.business_recipient(n.id),
    jsonb_build_object('nombre', n.nombre, 'slug', n.slug,
      'motivo', (select p.motivo_rechazo from public.negocio_privado p where p.negocio_id = n.id)),
    n.user_id is not null and not private.awaits_acceptance(n.user_id, n.id))
  from public.negocios n where n.id = business;
end $$;
comment on function private.mail_review is 'Writes the mail about a review, as the business and the reason are at this moment.';

create function private.queue_mail(kind text, entity text, recipient text, contents jsonb, is_own boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(recipient));
  cap constant int := (select t.ajenos_por_dia from private.tipos_de_correo t where t.tipo = kind);
  is_capped constant boolean := cap is not null and not is_own;
begin
  if nullif(address, '') is null
    or ((select t.opcional from private.tipos_de_correo t where t.tipo = kind) and not public.get_mail_subscription(private.address_hash(address)))
  then
    return;
  end if;
  if is_capped then
    perform pg_advisory_xact_lock(hashtextextended('mail ' || kind || ' ' || private.mailbox(address), 0));
    if exists (select from public.correos c where c.tipo = kind and c.entidad = entity) then
      return;
    end if;
    if cap <= (
      select count(*) from public.correos c
      where c.ajeno and private.mailbox(c.para) = private.mailbox(address) and c.tipo = kind and c.created_at > now() - interval '1 day'
    ) then
      insert into private.correos_retenidos as r (tipo, dia, cuantos) values (kind, (now() at time zone 'America/Mexico_City')::date, 1)
      on conflict (tipo, dia) do update set cuantos = r.cuantos + 1;
      return;
    end if;
  end if;
  insert into public.correos (tipo, entidad, para, datos, ajeno) values (kind, entity, address, contents, is_capped)
  on conflict (tipo, entidad) do nothing;
  -- For whoever sends them and listens; on a hosted project nobody does, and a timer looks.
  perform pg_notify('correos', '');
end $$;
comment on function private.queue_mail is 'Writes a mail to the outbox, once per kind and entity. is_own: caused by the account of the address; otherwise as many a day as its kind allows.';

create function private.tell_account(person uuid, deed text) returns void
language sql security definer set search_path = '' as $$
  select private.queue_mail('aviso_de_cuenta', u.id || ' ' || deed || ' ' || clock_timestamp(), u.email, jsonb_build_object('hecho', deed))
  from auth.users u where u.id = person and u.email_confirmed_at is not null
$$;
comment on function private.tell_account is 'Writes to whoever has an account what was done with it, in case that it was somebody else.';

alter table public.correos enable row level security;
alter table private.tipos_de_correo enable row level security;
alter table private.correos_retenidos enable row level security;
alter table private.bajas_de_correo enable row level security;

revoke all on public.correos from public, anon, authenticated, service_role;
revoke all on private.tipos_de_correo from public, anon, authenticated, service_role;
revoke all on private.correos_retenidos from public, anon, authenticated, service_role;
revoke all on private.bajas_de_correo from public, anon, authenticated, service_role;
grant all on public.correos to service_role;

comment on table public.correos is 'Outbox of product mails: one per kind and entity, five tries.';
comment on table private.tipos_de_correo is 'Every kind of product mail.';
comment on column private.tipos_de_correo.ajenos_por_dia is 'Mails caused by strangers that one mailbox gets within a day; null where no stranger can cause any.';
comment on column private.tipos_de_correo.opcional is 'True if one can unsubscribe from it: nothing that somebody waits for.';
comment on table private.bajas_de_correo is 'Addresses that get no optional mails, as private.address_hash() says them.';
comment on column public.correos.ajeno is 'Caused by somebody who need not have the address.';
comment on table private.correos_retenidos is 'Counts of mails that were not written, by kind and day of Mexico City. Not to whom.';

insert into private.tipos_de_correo (tipo, ajenos_por_dia) values
  -- A registration without an account, and what is decided of it.
  ('registro_recibido', 3), ('registro_aprobado', 3), ('registro_rechazado', 3), ('registro_cambios', 3),
  -- For a registration that is another listing's double.
  ('negocio_unido', 3),
  -- An order without an account.
  ('pago_rechazado', 2), ('comprobante', 2),
  -- Written to the account that claimed.
  ('reclamo_recibido', null), ('reclamo_aprobado', null), ('reclamo_rechazado', null),
  -- Written to the owner whose change it is.
  ('cambio_aceptado', null), ('cambio_rechazado', null),
  -- To a mailbox of a listing's own domain, whoever asks.
  ('codigo_reclamo', 3),
  -- To whoever an owner asks for help, whoever has the address; to the owner who deleted a business.
  ('ayudante_invitado', 3), ('negocio_borrado', null),
  -- Of the role, to whoever got or lost it.
  ('administrador_agregado', null), ('administrador_quitado', null),
  -- To the account that something was done with that needs a proof: a password, a helper, an administrator.
  ('aviso_de_cuenta', null),
  -- To the address that a report, a message or a request was sent with, whoever has it.
  ('reporte_corregido', 3), ('reporte_cerrado', 3), ('reporte_descartado', 3), ('mensaje_recibido', 3), ('arco_recibida', 3),
  -- To whom the closed listing belonged: by its address, like a decision.
  ('negocio_cerrado', 3),
  -- An administrator's own words, each written once.
  ('mensaje_respondido', null), ('arco_requerida', null), ('arco_prorrogada', null), ('arco_respondida', null), ('arco_cumplida', null),
  -- To the administrators.
  ('arco_por_vencer', null),
  -- Of money that came, and of months.
  ('recibo', null), ('pago_devuelto', null), ('recordatorio', null), ('plan_vencido', null),
  -- For what the administration gives, takes away or sends.
  ('cortesia', null), ('cortesia_terminada', null), ('factura_enviada', null), ('factura_rechazada', null);

insert into private.tipos_de_correo (tipo, opcional) values ('resumen_semanal', true);

revoke execute on function
  private.is_due(public.correos, timestamptz),
  public.take_mails(int, timestamptz),
  public.finish_mail(bigint, boolean, timestamptz),
  public.get_mail_subscription(text),
  public.set_mail_subscription(text, boolean)
  from public, anon, authenticated;

grant execute on function
  private.mailbox(text),
  public.take_mails(int, timestamptz),
  public.finish_mail(bigint, boolean, timestamptz),
  public.get_mail_subscription(text),
  public.set_mail_subscription(text, boolean)
  to service_role;
