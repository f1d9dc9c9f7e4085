-- Invoices (CFDI) that buyers ask for: what the tax office wants to know of the receiver, once for each payment that pays for a month,
-- in the month in which it was paid (Mexico City). An accountant makes the invoice elsewhere; the administration notes that it went out,
-- or why it cannot.
--
-- What one typed is offered again the next time. It belongs to the books: it outlives the account, as the payment does, for as long as
-- the law wants (CFF, article 30: five years from the return), and is then forgotten by purge_ledger().
--
-- Who may do what:
--   facturas        a user reads the own ones; the functions below write
--   all functions   service_role alone

create table public.facturas (
  id uuid primary key default gen_random_uuid(),
  pago_id text not null unique references public.pagos (id),
  user_id uuid references auth.users (id) on delete set null,
  rfc text not null constraint facturas_rfc_check check (rfc ~ '^[A-ZÑ&]{3,4}[0-9]{6}[A-Z0-9]{2}[0-9A]$'),
  razon_social text not null constraint facturas_razon_social_check check (private.is_text(razon_social, 254)),
  regimen text not null constraint facturas_regimen_check check (regimen ~ '^6[0-9]{2}$'),
  codigo_postal text not null constraint facturas_codigo_postal_check check (codigo_postal ~ '^[0-9]{5}$'),
  uso text not null constraint facturas_uso_check check (uso ~ '^[GIDS][0-9]{2}$'),
  estado text not null default 'pedida' constraint facturas_estado_check check (estado in ('pedida', 'enviada', 'rechazada')),
  motivo text constraint facturas_motivo_check check (private.is_text(motivo, 500)),
  decidida_at timestamptz,
  created_at timestamptz not null default now(),
  constraint decided_with_a_time check ((estado = 'pedida') = (decidida_at is null)),
  constraint refused_with_a_reason check ((estado = 'rechazada') = (motivo is not null))
);
create index facturas_person on public.facturas (user_id, created_at desc);
create index facturas_time on public.facturas (created_at desc, id desc);
create index facturas_state on public.facturas (estado, created_at desc, id desc);

-- Until when the invoice of a payment can be asked for: the end of its month in Mexico City.
create function private.invoice_deadline(paid_at timestamptz) returns timestamptz
language sql immutable parallel safe strict set search_path = '' as $$
  select (date_trunc('month', paid_at at time zone 'America/Mexico_City') + interval '1 month') at time zone 'America/Mexico_City'
$$;

create function public.list_own_payments(person uuid, at timestamptz default now())
returns table (
  pago_id text, plan text, monto_centavos bigint, aprobado_at timestamptz, negocio text, paga boolean, plazo timestamptz,
  factura text, factura_motivo text
)
language sql stable security definer set search_path = '' as $$
  select g.id, o.plan, g.monto_centavos, g.aprobado_at, n.nombre, g.problema is null, private.invoice_deadline(g.aprobado_at),
    f.estado, f.motivo
  from public.ordenes o
    join public.pagos g on g.orden_id = o.id and g.aprobado_at is not null
    left join public.negocios n on n.id = o.negocio_id and not n.is_deleted
    left join public.facturas f on f.pago_id = g.id
  where o.user_id = person
  order by g.aprobado_at desc, g.id desc limit 120
$$;
comment on function public.list_own_payments is 'Payments of a user that went through, newest first, with what became of their invoices; plazo: until when one can be asked for. Server only.';

create function public.last_fiscal_data(person uuid) returns table (
  rfc text, razon_social text, regimen text, codigo_postal text, uso text
)
language sql stable security definer set search_path = '' as $$
  select f.rfc, f.razon_social, f.regimen, f.codigo_postal, f.uso
  from public.facturas f where f.user_id = person order by f.created_at desc limit 1
$$;
comment on function public.last_fiscal_data is 'Fiscal data that a user typed for the last invoice. Server only.';

create function public.request_invoice(
  person uuid, payment text, tax_id text, legal_name text, regime text, postal_code text, usage text, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  paid public.pagos;
  known public.facturas;
begin
  select g.* into paid from public.pagos g join public.ordenes o on o.id = g.orden_id
  where g.id = payment and o.user_id = person for update of g;
  if not found or paid.problema is not null then
    return 'unknown';
  end if;
  select * into known from public.facturas f where f.pago_id = payment;
  if known.estado in ('pedida', 'enviada') then
    return 'already';
  end if;
  -- One that was refused may be mended whenever the answer came: it was asked for in time.
  if known.id is null and at >= private.invoice_deadline(paid.aprobado_at) then
    return 'late';
  end if;
  insert into public.facturas as f (pago_id, user_id, rfc, razon_social, regimen, codigo_postal, uso, created_at)
  values (payment, person, tax_id, legal_name, regime, postal_code, usage, at)
  on conflict (pago_id) do update set user_id = excluded.user_id, rfc = excluded.rfc, razon_social = excluded.razon_social,
    regimen = excluded.regimen, codigo_postal = excluded.codigo_postal, uso = excluded.uso, created_at = excluded.created_at,
    estado = 'pedida', motivo = null, decidida_at = null;
  return 'asked';
end $$;
comment on function public.request_invoice is 'Asks for the invoice of a payment of the user: asked, already (asked for or sent), late (its month is over) or unknown (somebody else''s, or it pays for nothing). One that was refused may be asked for anew. Server only.';

create function public.list_admin_invoices(
  reviewer uuid, wanted_state text default null, month date default null, before_at timestamptz default null, before_id uuid default null,
  batch int default 50
)
returns table (
  id uuid, created_at timestamptz, estado text, motivo text, decidida_at timestamptz, pago_id text, orden_id uuid, plan text,
  monto_centavos bigint, metodo text, aprobado_at timestamptz, pago_estado text, problema text, devuelto_centavos bigint,
  correo text, rfc text, razon_social text, regimen text, codigo_postal text, uso text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query execute $query$
    select f.id, f.created_at, f.estado, f.motivo, f.decidida_at, g.id, o.id, o.plan, g.monto_centavos, g.metodo, g.aprobado_at,
      g.estado, g.problema, g.devuelto_centavos,
      coalesce((select u.email::text from auth.users u where u.id = f.user_id), o.email),
      f.rfc, f.razon_social, f.regimen, f.codigo_postal, f.uso
    from public.facturas f join public.pagos g on g.id = f.pago_id join public.ordenes o on o.id = g.orden_id
    where ($1 is null or f.estado = $1)
      and ($2 is null or f.created_at >= $2::timestamp at time zone 'America/Mexico_City'
        and f.created_at < ($2 + interval '1 month')::timestamp at time zone 'America/Mexico_City')
      and ($3 is null or (f.created_at, f.id) < ($3, $4))
    order by f.created_at desc, f.id desc limit $5
  $query$
  using wanted_state, date_trunc('month', month)::date, before_at, before_id, least(batch, 500);
end $$;
comment on function public.list_admin_invoices is 'Invoices that were asked for, newest first, with all that an accountant needs. month: a day of the month of the request. Pages go on before (before_at, before_id). Administrators only, by the server.';

create function public.decide_invoice(
  reviewer uuid, invoice uuid, outcome text, reason text default null, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  f public.facturas;
  o public.ordenes;
begin
  perform private.require_admin(reviewer);
  if outcome not in ('pedida', 'enviada', 'rechazada') or (outcome = 'rechazada') <> coalesce(private.is_text(reason, 500), false) then
    raise exception 'decision_invalida' using errcode = '22023';
  end if;
  select * into f from public.facturas x where x.id = invoice for update;
  if not found then
    return 'unknown';
  end if;
  -- Decided by somebody else meanwhile, or sent twice.
  if (f.estado = 'pedida') = (outcome = 'pedida') then
    return 'same';
  end if;
  select x.* into o from public.ordenes x join public.pagos g on g.orden_id = x.id where g.id = f.pago_id;
  update public.facturas x set estado = outcome, motivo = reason, decidida_at = case when outcome <> 'pedida' then at end where x.id = invoice;
  perform private.audit(reviewer,
    case outcome when 'enviada' then 'factura_enviada' when 'rechazada' then 'factura_rechazada' else 'factura_reabierta' end,
    o.negocio_id, 'factura ' || invoice, jsonb_build_object('estado', f.estado), jsonb_build_object('estado', outcome, 'motivo', reason));
  if outcome = 'pedida' then
    delete from public.correos c where c.tipo in ('factura_enviada', 'factura_rechazada') and c.entidad like invoice || ' %' and c.estado = 'pendiente';
  else
    perform private.queue_mail('factura_' || outcome, invoice || ' ' || at,
      coalesce((select u.email from auth.users u where u.id = f.user_id), o.email),
      jsonb_build_object('pago', f.pago_id, 'plan', o.plan, 'monto_centavos', o.monto_centavos, 'motivo', reason));
    -- It waits for a minute, so that an undo takes it back.
    update public.correos c set proximo_intento_at = greatest(c.proximo_intento_at, at + interval '1 minute')
    where c.tipo = 'factura_' || outcome and c.entidad = invoice || ' ' || at;
  end if;
  return 'decided';
end $$;
comment on function public.decide_invoice is 'Notes that an invoice went out (enviada), that it cannot (rechazada, with the reason), or takes either back (pedida), and writes to who asked: decided, same (nothing to do) or unknown. Administrators only, by the server.';

alter table public.facturas enable row level security;
revoke all on public.facturas from public, anon, authenticated, service_role;
grant select on public.facturas to service_role;
grant select on public.facturas to authenticated;
create policy facturas_select_own on public.facturas for select to authenticated using (user_id = (select private.viewer()));

revoke execute on function
  public.list_own_payments(uuid, timestamptz),
  public.last_fiscal_data(uuid),
  public.request_invoice(uuid, text, text, text, text, text, text, timestamptz),
  public.list_admin_invoices(uuid, text, date, timestamptz, uuid, int),
  public.decide_invoice(uuid, uuid, text, text, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.list_own_payments(uuid, timestamptz),
  public.last_fiscal_data(uuid),
  public.request_invoice(uuid, text, text, text, text, text, text, timestamptz),
  public.list_admin_invoices(uuid, text, date, timestamptz, uuid, int),
  public.decide_invoice(uuid, uuid, text, text, timestamptz)
  to service_role;

comment on table public.facturas is 'Invoices (CFDI) that buyers ask for, one a payment, with what the tax office wants to know of the receiver.';
comment on column public.facturas.regimen is 'SAT, c_RegimenFiscal.';
comment on column public.facturas.uso is 'SAT, c_UsoCFDI.';
comment on column public.facturas.motivo is 'Reason why it cannot be made, as the buyer was told.';
