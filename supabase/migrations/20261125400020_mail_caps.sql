-- A stranger can have mails written to an address that is not theirs: by a registration, by an order that they do not pay. How many
-- a day is said once, for each kind, and held where every mail is queued. What an account or a paid month causes is counted apart
-- and never withheld.
--
-- Who may do what:
--   private.tipos_de_correo, private.correos_retenidos   nobody; the functions below read and write them
--   deployment_state()                                   service_role alone, as before

create table private.tipos_de_correo (
  tipo text primary key,
  ajenos_por_dia int check (ajenos_por_dia > 0)
);
alter table private.tipos_de_correo enable row level security;
revoke all on private.tipos_de_correo from public, anon, authenticated, service_role;
comment on table private.tipos_de_correo is 'Every kind of product mail.';
comment on column private.tipos_de_correo.ajenos_por_dia is 'How many that strangers caused one mailbox gets within a day; null where no stranger can cause any.';
insert into private.tipos_de_correo (tipo, ajenos_por_dia) values
  -- A registration without an account, and what is decided of it.
  ('registro_recibido', 3), ('registro_aprobado', 3), ('registro_rechazado', 3),
  -- An order without an account.
  ('pago_rechazado', 2),
  -- Written to the account that claimed.
  ('reclamo_aprobado', null), ('reclamo_rechazado', null),
  -- Of money that came, and of months.
  ('recibo', null), ('pago_devuelto', null), ('recordatorio', null), ('plan_vencido', null);

alter table public.correos
  drop constraint correos_tipo_check,
  add foreign key (tipo) references private.tipos_de_correo (tipo),
  add column ajeno boolean not null default false;
comment on column public.correos.ajeno is 'Caused by somebody who need not have the address.';

create table private.correos_retenidos (
  tipo text not null references private.tipos_de_correo (tipo),
  dia date not null,
  cuantos int not null check (cuantos > 0),
  primary key (tipo, dia)
);
alter table private.correos_retenidos enable row level security;
revoke all on private.correos_retenidos from public, anon, authenticated, service_role;
comment on table private.correos_retenidos is 'How many mails were not written, by kind and day of Mexico City. Not to whom.';

create function private.mailbox(address text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  -- ana+1@… and ana+2@… are one mailbox; Gmail does not read points either.
  select case when p.host in ('gmail.com', 'googlemail.com') then replace(p.name, '.', '') || '@gmail.com' else p.name || '@' || p.host end
  from (
    select split_part(regexp_replace(lower(btrim(address)), '@[^@]*$', ''), '+', 1) as name, regexp_replace(lower(btrim(address)), '^.*@', '') as host
  ) p
$$;
grant execute on function private.mailbox(text) to service_role;
comment on function private.mailbox is 'Where the mails to an address end up: without +suffixes, and without points at Gmail.';
create index correos_of_strangers on public.correos (private.mailbox(para), tipo, created_at) where ajeno;

drop function private.queue_mail(text, text, text, jsonb);
create function private.queue_mail(kind text, entity text, recipient text, contents jsonb, is_own boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(recipient));
  cap constant int := (select t.ajenos_por_dia from private.tipos_de_correo t where t.tipo = kind);
  is_capped constant boolean := cap is not null and not is_own;
begin
  if nullif(address, '') is null then
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

create or replace function private.mail_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail(
    case when new.is_approved then 'registro_aprobado' else 'registro_rechazado' end,
    new.id || ' ' || clock_timestamp(),
    private.business_recipient(new.id),
    jsonb_build_object('nombre', new.nombre, 'slug', new.slug,
      'motivo', (select p.motivo_rechazo from public.negocio_privado p where p.negocio_id = new.id)),
    new.user_id is not null and not private.awaits_acceptance(new.user_id, new.id));
  return null;
end $$;

create or replace function private.mail_payment(outcome text, paid_order public.ordenes, payment jsonb, former_state text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kind constant text := case
    when outcome = 'granted' then 'recibo'
    when outcome = 'revoked' then 'pago_devuelto'
    when payment ->> 'status' = 'rejected' and former_state is distinct from 'rejected' then 'pago_rechazado'
  end;
begin
  if kind is not null then
    perform private.queue_mail(
      kind,
      -- Of an order, one rejection is told: who tries a third card has the page before them.
      case kind when 'pago_rechazado' then paid_order.id::text else payment ->> 'id' || ' ' || (payment ->> 'updated_at') end,
      coalesce((select u.email from auth.users u where u.id = paid_order.user_id), paid_order.email),
      jsonb_build_object(
        'pago', payment ->> 'id', 'plan', paid_order.plan, 'monto_centavos', paid_order.monto_centavos, 'metodo', payment ->> 'method',
        'fecha', payment ->> 'approved_at', 'negocio_id', paid_order.negocio_id,
        'negocio', (select n.nombre from public.negocios n where n.id = paid_order.negocio_id),
        'termina', (select p.termina_at from public.periodos p where p.pago_id = payment ->> 'id')
      ),
      paid_order.user_id is not null);
  end if;
end $$;

create or replace function public.register_business(
  form jsonb, slugs text[], moderation text, request uuid, owner uuid default null, contact_email text default null,
  wanted_plan text default 'free', at timestamptz default now()
) returns table (id uuid, slug text, is_approved boolean, is_new boolean)
language plpgsql security definer set search_path = '' as $$
declare
  new_id constant uuid := gen_random_uuid();
  limits private.planes;
  waiting uuid;
  fields public.negocios;
  address text := lower(btrim(contact_email));
begin
  perform pg_advisory_xact_lock(hashtextextended('registration ' || request, 0));
  return query
    select n.id, n.slug, n.is_approved, false from public.negocios n join public.negocio_privado p on p.negocio_id = n.id
    where p.solicitud = request and n.user_id is not distinct from owner;
  if found then
    return;
  end if;
  if owner is not null then
    select u.email into address from auth.users u where u.id = owner and u.email_confirmed_at is not null;
    if not found then
      raise exception 'sin_confirmar' using errcode = '42501';
    end if;
    perform private.lock_buyer(address);
    if private.owned_count(owner) >= private.business_limit() then
      raise exception 'demasiados_negocios' using errcode = '54000', hint = private.business_limit()::text;
    end if;
  end if;
  if wanted_plan <> 'free' then
    select o.id into waiting from public.ordenes o
    where o.user_id = owner and o.asignada_at is null and o.plan = wanted_plan
      and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null)
    order by o.created_at limit 1 for update;
    if not found then
      raise exception 'sin_pago' using errcode = '42501';
    end if;
  end if;
  select * into strict limits from private.planes x where x.plan = wanted_plan;
  -- Only what the plan may write is read from the form.
  select * into fields from jsonb_populate_record(null::public.negocios, (
    select jsonb_object_agg(f.key, f.value) from jsonb_each(form) f
      join private.columnas_de_plan w on w.columna = f.key
      join private.planes x on x.plan = w.plan_minimo and x.rango <= limits.rango
  ));
  if length(fields.descripcion) > limits.descripcion_max then
    raise exception 'descripcion_larga' using errcode = '23514', hint = limits.descripcion_max::text;
  end if;
  if jsonb_array_length(coalesce(fields.gallery_images, '[]')) > limits.galeria_max then
    raise exception 'galeria_llena' using errcode = '23514', hint = limits.galeria_max::text;
  end if;
  insert into public.negocios (
    id, slug, user_id, is_approved, nombre, categoria, slug_categoria, telefono, telefono_e164, whatsapp, whatsapp_e164, direccion,
    colonia, codigo_postal, latitude, longitude, descripcion, portada_url, logo_url, imagen_url, servicios, hours, horario,
    instagram, facebook, tiktok, web, gallery_images, promociones, promocion_titulo, promocion_imagen, promocion_fecha,
    promocion_vigencia, menu, video_url, video_embed_url, seo_keywords
  ) values (
    new_id, private.take_slug(slugs, new_id), owner, case when moderation = 'none' then true end, fields.nombre,
    coalesce(fields.categoria, ''), fields.slug_categoria, fields.telefono, form ->> 'telefono_e164', fields.whatsapp,
    form ->> 'whatsapp_e164', fields.direccion, fields.colonia, fields.codigo_postal, fields.latitude, fields.longitude,
    fields.descripcion, fields.portada_url, fields.logo_url, fields.imagen_url, coalesce(fields.servicios, '{}'), fields.hours,
    fields.horario, fields.instagram, fields.facebook, fields.tiktok, fields.web, coalesce(fields.gallery_images, '[]'),
    fields.promociones, fields.promocion_titulo, fields.promocion_imagen, fields.promocion_fecha, fields.promocion_vigencia,
    fields.menu, fields.video_url, fields.video_embed_url, coalesce(fields.seo_keywords, '{}')
  );
  insert into public.negocio_privado (negocio_id, email, solicitud) values (new_id, address, request);
  if owner is not null then
    insert into public.negocio_propietarios (user_id, negocio_id) values (owner, new_id);
  end if;
  if waiting is not null then
    update public.ordenes o set negocio_id = new_id, asignada_at = at where o.id = waiting;
    perform private.rebuild_periods(new_id);
    perform private.refresh_plan(new_id, moderation, at);
  end if;
  perform private.queue_mail('registro_recibido', new_id::text, address,
    (select jsonb_build_object('nombre', n.nombre, 'slug', n.slug, 'plan', n.plan_type, 'publicado', coalesce(n.is_approved, false))
     from public.negocios n where n.id = new_id),
    owner is not null);
  return query select n.id, n.slug, n.is_approved, true from public.negocios n where n.id = new_id;
end $$;

create or replace function public.purge_ledger(at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  delete from public.correos where created_at < at - interval '90 days' and estado <> 'pendiente';
  delete from public.pagos_eventos where created_at < at - interval '90 days';
  -- Words of visitors, which may name a person.
  delete from public.reportes where created_at < at - interval '1 year';
  -- What somebody only looked at is no record of a sale.
  delete from public.ordenes o
  where o.created_at < at - case when o.user_id is null then interval '14 days' else interval '90 days' end
    and not exists (select from public.pagos g where g.orden_id = o.id);
  update public.ordenes set red = null where red is not null and created_at < at - interval '1 day';
  delete from private.correos_retenidos where dia < at - interval '90 days';
$$;

create or replace function public.deployment_state(at timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  versions jsonb;
begin
  -- Who pasted the files into the panel's editor has no history.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select coalesce(jsonb_agg(m.version order by m.version), ''[]'') from supabase_migrations.schema_migrations m' into versions;
  end if;
  return jsonb_build_object(
    'migrations', versions,
    'public_buckets', (select coalesce(jsonb_agg(b.id order by b.id), '[]') from storage.buckets b where b.public),
    'published_tables', (
      select coalesce(jsonb_agg(t.schemaname || '.' || t.tablename order by 1), '[]')
      from pg_catalog.pg_publication_tables t where t.pubname = 'supabase_realtime'
    ),
    'has_change_webhook', exists (
      select from pg_catalog.pg_trigger t where t.tgrelid = 'public.cambios_pendientes'::regclass and not t.tgisinternal
    ),
    'administrators', (select count(*) from private.admins),
    'late_mails', (select count(*) from public.correos c where c.estado = 'pendiente' and c.created_at < at - interval '15 minutes'),
    'failed_mails', (select count(*) from public.correos c where c.estado = 'fallido'),
    'withheld_mails', (select coalesce(sum(r.cuantos), 0) from private.correos_retenidos r where r.dia > at - interval '7 days'),
    'late_changes', (select count(*) from public.cambios_pendientes c where c.created_at < at - interval '15 minutes'),
    -- What was taken and pays for nothing, but for what was given back or is still under way.
    'payment_problems', (
      select count(*) from public.pagos g where g.estado = 'approved' and g.problema not in ('devuelto', 'estado', 'sin_cobrar')
    )
  );
end $$;

comment on function public.purge_ledger is 'Forgets mails, notices and orders without a payment after 90 days (strangers'' after 14, and where they came from after one), reports after a year. Server only.';
