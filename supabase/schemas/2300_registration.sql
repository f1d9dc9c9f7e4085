-- Registering a business, and claiming one of the census.
--
-- A claim is decided by an administrator, who sees a note and perhaps a photo of papers; or by a code that was mailed to the web domain
-- that the listing itself publishes. The second way is open for a listing alone that has no owner and waits for none, whose address the
-- importer or the administration wrote (web_publicada), which is a domain's first page, and which no other listing publishes: a chain, a
-- portal or a provider of mailboxes proves nothing. Which domains give mailboxes to anybody the server knows (lib/claims/own-domain.ts).
--
-- Who may do what:
--   reclamos             a user reads the own ones, an administrator all; the functions below write
--   codigos_de_reclamo   nobody; the functions below read and write it
--   all functions        service_role alone

create table public.reclamos (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  nota text check (private.is_text(nota, 500, 500)),
  foto text constraint reclamos_foto_check check (foto ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$'),
  estado text not null default 'nuevo' check (estado in ('nuevo', 'aprobado', 'rechazado')),
  decidido_por uuid references auth.users (id) on delete set null,
  decidido_at timestamptz,
  created_at timestamptz not null default now()
);

create unique index reclamos_one_open on public.reclamos (negocio_id, user_id) where estado = 'nuevo';
create index reclamos_user on public.reclamos (user_id);
create index reclamos_reviewer on public.reclamos (decidido_por);
create index reclamos_business on public.reclamos (negocio_id);

create table private.codigos_de_reclamo (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  -- Counted for the listing all the same: an account is made and deleted at will.
  user_id uuid references auth.users (id) on delete set null,
  para text not null check (private.is_text(para, 254) and para = lower(btrim(para))),
  huella text not null check (huella ~ '^[0-9a-f]{32}$'),
  intentos smallint not null default 0,
  usado_at timestamptz,
  created_at timestamptz not null default now()
);
create index codigos_de_reclamo_business on private.codigos_de_reclamo (negocio_id, user_id, created_at desc);
create index codigos_de_reclamo_user on private.codigos_de_reclamo (user_id, created_at);

-- The first candidate that is free, taken under a lock; never none.
create function private.take_slug(candidates text[], business uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  candidate text;
begin
  foreach candidate in array candidates loop
    if not exists (select from public.negocio_slugs s where s.slug = candidate) then
      -- Whoever tries the same one at the same moment waits here, and then takes the next.
      perform pg_advisory_xact_lock(hashtextextended('slug ' || candidate, 0));
      if not exists (select from public.negocios n where n.slug = candidate) then
        return candidate;
      end if;
    end if;
  end loop;
  return 'negocio-' || left(replace(business::text, '-', ''), 12);
end $$;

create function public.register_business(
  form jsonb, slugs text[], moderation text, request uuid, owner uuid default null, contact_email text default null,
  wanted_plan text default 'free', at timestamptz default now(), new_id uuid default gen_random_uuid()
) returns table (id uuid, slug text, is_approved boolean, is_new boolean)
language plpgsql security definer set search_path = '' as $$
declare
  unassigned uuid;
  fields jsonb;
  core public.negocios;
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
    select o.id into unassigned from public.ordenes o
    where o.user_id = owner and o.asignada_at is null and o.plan = wanted_plan
      and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null)
    order by o.created_at limit 1 for update;
    if not found then
      raise exception 'sin_pago' using errcode = '42501';
    end if;
  end if;
  -- Only what the plan may write is read from the form.
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') into fields
  from jsonb_each(form) f
    join private.campos_de_negocio w on w.columna = f.key
    join private.planes x on x.plan = w.plan_minimo
  where x.rango <= (select p.rango from private.planes p where p.plan = wanted_plan) and f.value <> 'null';
  core := jsonb_populate_record(null::public.negocios, fields);
  -- What its plan does not need; the rest follows when it has its plan.
  insert into public.negocios (
    id, slug, user_id, is_approved, nombre, categoria, slug_categoria, telefono, telefono_e164, whatsapp, whatsapp_e164, direccion
  ) values (
    new_id, private.take_slug(slugs, new_id), owner, case when moderation = 'none' then true end, core.nombre, '', core.slug_categoria,
    core.telefono, form ->> 'telefono_e164', core.whatsapp, form ->> 'whatsapp_e164', core.direccion
  );
  insert into public.negocio_privado (negocio_id, email, solicitud) values (new_id, address, request);
  if owner is not null then
    insert into public.negocio_propietarios (user_id, negocio_id) values (owner, new_id);
  end if;
  if unassigned is not null then
    update public.ordenes o set negocio_id = new_id, asignada_at = at where o.id = unassigned;
    perform private.rebuild_periods(new_id);
    perform private.refresh_plan(new_id, moderation, at);
  end if;
  perform private.write_fields(new_id, fields);
  perform private.queue_mail('registro_recibido', new_id::text, address,
    (select jsonb_build_object('nombre', n.nombre, 'slug', n.slug, 'plan', n.plan_type, 'publicado', coalesce(n.is_approved, false))
     from public.negocios n where n.id = new_id),
    owner is not null);
  return query select n.id, n.slug, n.is_approved, true from public.negocios n where n.id = new_id;
end $$;
comment on function public.register_business is 'Makes a business out of a form''s columns, as far as the plan may write them; the same request makes one. Its pictures are in folders named new_id. A paid plan takes an unassigned paid month of the owner. 42501: sin_pago or sin_confirmar, 54000: demasiados_negocios, 23514: a rule of a column. Server only.';

create function private.list_alike(name text, phone text, unowned boolean) returns setof public.negocios
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text := private.words(left(coalesce(name, ''), 150));
  digits constant text := private.national_number(coalesce(phone, ''));
  -- Whoever registers is not told whose a hidden number is.
  hiding constant uuid[] := case when unowned then '{}' else array(select private.hidden_phone_owners(digits)) end;
begin
  return query
    select n.*
    from public.negocios n
    where n.is_approved and not n.is_deleted and (not unowned or (n.user_id is null and n.denue_id is not null))
      and (
        (length(digits) = 10 and private.national_number(n.telefono) = digits)
        or n.id = any (hiding)
        or (length(wanted) >= 4 and n.nombre_plano operator(extensions.%) wanted)
      )
    order by (length(digits) = 10 and private.national_number(n.telefono) is not distinct from digits or n.id = any (hiding)) desc,
      extensions.similarity(n.nombre_plano, wanted) desc, n.nombre
    limit 5;
end $$;
comment on function private.list_alike is 'Up to five public businesses that have this telephone or a like name, where nothing else is known of a new one; unowned: those of the census without owner alone.';

create function public.list_unowned_matches(name text, phone text) returns table (slug text, nombre text, direccion text, colonia text)
language sql stable security definer set search_path = '' as $$
  select n.slug, n.nombre, n.direccion, n.colonia from private.list_alike(name, phone, true) n
$$;
comment on function public.list_unowned_matches is 'Up to five census listings without owner that have this telephone or a like name. Server only.';

create function private.has_owner(business public.negocios) returns boolean
language sql stable security definer set search_path = '' as $$
  select business.user_id is not null or exists (select from public.negocio_propietarios p where p.negocio_id = business.id)
$$;

-- Account and listing are locked: whoever asks for the same waits here, and is counted.
create function private.lock_for_claim(claimant uuid, business_slug text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  business public.negocios;
begin
  perform 1 from auth.users u where u.id = claimant and u.email_confirmed_at is not null for no key update;
  if not found then
    return 'unconfirmed';
  end if;
  select * into business from public.negocios n
  where n.slug = business_slug and n.is_approved and not n.is_deleted for no key update;
  if not found then
    return 'unknown';
  end if;
  return case when private.has_owner(business) then 'owned' end;
end $$;
comment on function private.lock_for_claim is 'Reason why an account may not ask for a listing: unconfirmed, unknown, owned, or null.';

create function public.add_claim(claimant uuid, business_slug text, note text, photo text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  open_claims constant int := 5;
  business public.negocios;
  refusal text;
  claim uuid;
  address text;
begin
  refusal := private.lock_for_claim(claimant, business_slug);
  if refusal is not null then
    return refusal;
  end if;
  select * into business from public.negocios n where n.slug = business_slug;
  select u.email into address from auth.users u where u.id = claimant;
  if (select count(*) from public.reclamos r where r.user_id = claimant and r.estado = 'nuevo' and r.negocio_id <> business.id) >= open_claims then
    return 'full';
  end if;
  insert into public.reclamos (negocio_id, user_id, nota, foto) values (business.id, claimant, nullif(btrim(left(note, 500)), ''), photo)
  on conflict do nothing returning id into claim;
  if not found then
    return 'waiting';
  end if;
  perform private.queue_mail('reclamo_recibido', claim::text, address,
    jsonb_build_object('nombre', business.nombre, 'slug', business.slug), true);
  return 'added';
end $$;
comment on function public.add_claim is 'added, waiting (this user''s claim of it is open already, and stays as it is), unknown, owned, full (five open claims) or unconfirmed. photo: its object in comprobantes. Server only.';

create function private.close_claims(business public.negocios, claim uuid, is_granted boolean, reviewer uuid, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Who else asked for it learns that it is somebody's now.
  update public.reclamos r
  set estado = case when is_granted and r.id = claim then 'aprobado' else 'rechazado' end, decidido_por = reviewer, decidido_at = at
  where r.id = claim or (is_granted and r.negocio_id = business.id and r.estado = 'nuevo');
  perform private.queue_mail(
    case r.estado when 'aprobado' then 'reclamo_aprobado' else 'reclamo_rechazado' end, r.id::text, u.email,
    jsonb_build_object('nombre', business.nombre, 'slug', business.slug))
  from public.reclamos r join auth.users u on u.id = r.user_id
  where r.negocio_id = business.id and r.decidido_at = at;
end $$;
comment on function private.close_claims is 'Notes what became of a claim, and of the others of its business when it is granted, and writes to everybody concerned.';

-- The business is locked by whoever calls it.
create function private.grant_claim(business public.negocios, claim public.reclamos, reviewer uuid, at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_owner(business) or business.is_deleted then
    return 'owned';
  end if;
  if private.owned_count(claim.user_id) >= private.business_limit() then
    return 'full';
  end if;
  update public.negocios n set user_id = claim.user_id where n.id = business.id;
  insert into public.negocio_propietarios (user_id, negocio_id) values (claim.user_id, business.id) on conflict do nothing;
  -- Whose it might have been is not for its owner to read.
  update public.negocio_privado v set email = null where v.negocio_id = business.id;
  perform private.close_claims(business, claim.id, true, reviewer, at);
  return 'granted';
end $$;
comment on function private.grant_claim is 'Makes the claimant the owner, and refuses all others: granted, owned or full.';

create function public.decide_claim(claim uuid, reviewer uuid, is_granted boolean, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  c public.reclamos;
  business public.negocios;
  outcome text;
begin
  perform private.require_admin(reviewer);
  -- The business first: who decides another claim of it at the same time waits here.
  select n.* into business from public.negocios n join public.reclamos r on r.negocio_id = n.id where r.id = claim for update of n;
  select * into c from public.reclamos r where r.id = claim for update;
  if not found or c.estado <> 'nuevo' then
    return 'unknown';
  end if;
  outcome := 'rejected';
  if is_granted then
    outcome := private.grant_claim(business, c, reviewer, at);
  else
    perform private.close_claims(business, claim, false, reviewer, at);
  end if;
  if outcome in ('granted', 'rejected') then
    perform private.audit(reviewer, case outcome when 'granted' then 'reclamo_concedido' else 'reclamo_rechazado' end, business.id,
      'reclamo ' || claim, null, null);
  end if;
  return outcome;
end $$;
comment on function public.decide_claim is 'An administrator grants or rejects a claim: granted, rejected, owned, full or unknown. Server only.';

create function private.proof_domain(business public.negocios) returns text
language sql stable security definer set search_path = '' as $$
  select private.web_host(business.web)
  where business.is_approved and not business.is_deleted and not private.has_owner(business)
    -- A registration, or a row of the earlier product, that is its owner's as soon as an address is confirmed.
    and not exists (select from public.negocio_privado v where v.negocio_id = business.id and v.email is not null)
    and business.web = business.web_publicada and lower(business.web) ~ '^https?://[a-z0-9.-]+/?$'
    and not exists (
      select from public.negocios m
      where private.web_host(m.web) = private.web_host(business.web) and m.web is not null and not m.is_deleted and m.id <> business.id
    )
$$;
comment on function private.proof_domain is 'The domain whose mailboxes prove that somebody runs this listing; null when none does.';

create function public.claim_domain(business_slug text) returns text
language sql stable security definer set search_path = '' as $$
  select private.proof_domain(n) from public.negocios n where n.slug = business_slug
$$;
comment on function public.claim_domain is 'The domain to which a code for a claim of this listing may be mailed, or null. Which domains are nobody''s own the server knows. Server only.';

create function public.request_claim_code(
  claimant uuid, business_slug text, address text, code text, code_hash text, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  codes_of_listing constant int := 3;
  codes_of_claimant constant int := 5;
  mailbox constant text := lower(btrim(address));
  business public.negocios;
  refusal text;
  made uuid;
begin
  refusal := private.lock_for_claim(claimant, business_slug);
  if refusal is not null then
    return refusal;
  end if;
  select * into business from public.negocios n where n.slug = business_slug;
  if mailbox !~ '^[a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9])?@[a-z0-9.-]+$' or split_part(mailbox, '@', 2) is distinct from private.proof_domain(business) then
    return 'elsewhere';
  end if;
  if codes_of_listing <= (select count(*) from private.codigos_de_reclamo c where c.negocio_id = business.id and c.created_at > at - interval '1 day')
    or codes_of_claimant <= (select count(*) from private.codigos_de_reclamo c where c.user_id = claimant and c.created_at > at - interval '1 day')
  then
    return 'tooMany';
  end if;
  insert into private.codigos_de_reclamo (negocio_id, user_id, para, huella, created_at)
  values (business.id, claimant, mailbox, code_hash, at) returning id into made;
  perform private.queue_mail('codigo_reclamo', made::text, mailbox,
    jsonb_build_object('nombre', business.nombre, 'slug', business.slug, 'codigo', code));
  return 'sent';
end $$;
comment on function public.request_claim_code is 'Mails a code to a mailbox of the listing''s own domain: sent, unconfirmed, unknown, owned, elsewhere (no mailbox of that domain) or tooMany (three a listing, five a claimant within a day). code_hash: keyed, 32 hex digits. Server only.';

create function public.redeem_claim_code(claimant uuid, business_slug text, code_hash text, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  most_tries constant int := 5;
  life constant interval := interval '10 minutes';
  business public.negocios;
  refusal text;
  c private.codigos_de_reclamo;
  claim public.reclamos;
  outcome text;
begin
  refusal := private.lock_for_claim(claimant, business_slug);
  if refusal is not null then
    return refusal;
  end if;
  select * into business from public.negocios n where n.slug = business_slug;
  -- The last one counts; two tries at the same time are two.
  select * into c from private.codigos_de_reclamo x where x.negocio_id = business.id and x.user_id = claimant
  order by x.created_at desc limit 1 for update;
  if not found or c.usado_at is not null or c.intentos >= most_tries or c.created_at <= at - life
    or split_part(c.para, '@', 2) is distinct from private.proof_domain(business)
  then
    return 'expired';
  end if;
  if c.huella is distinct from code_hash then
    update private.codigos_de_reclamo x set intentos = x.intentos + 1 where x.id = c.id;
    return 'wrong';
  end if;
  insert into public.reclamos (negocio_id, user_id, nota)
  values (business.id, claimant, left('Confirmó el código enviado a ' || c.para, 500)) on conflict do nothing;
  select * into claim from public.reclamos r where r.negocio_id = business.id and r.user_id = claimant and r.estado = 'nuevo' for update;
  outcome := private.grant_claim(business, claim, null, at);
  if outcome = 'granted' then
    update private.codigos_de_reclamo x set usado_at = at where x.id = c.id;
  end if;
  return outcome;
end $$;
comment on function public.redeem_claim_code is 'Makes the claimant the owner for the right code within ten minutes: granted, wrong (five tries), expired (or none), owned, full, unknown or unconfirmed. Server only.';

alter table public.reclamos enable row level security;
alter table private.codigos_de_reclamo enable row level security;

revoke all on public.reclamos from public, anon, authenticated, service_role;
revoke all on private.codigos_de_reclamo from public, anon, authenticated, service_role;
grant all on public.reclamos to service_role;
grant select (id, negocio_id, estado, created_at, decidido_at) on public.reclamos to authenticated;

create policy reclamos_select_own on public.reclamos for select to authenticated
  using (user_id = (select private.viewer()) or (select private.is_admin()));

comment on column public.negocio_privado.solicitud is 'The form that made the row: sent twice, it makes one.';
comment on column public.reclamos.foto is 'A photo of the premises'' papers: the name of its object in the bucket comprobantes.';
comment on table private.codigos_de_reclamo is 'Codes that were mailed to listings'' own domains, by a keyed hash; kept for the limits of a day.';
comment on table public.reclamos is 'Claims of a listing without owner, for the administrator to decide.';

revoke execute on function
  public.register_business(jsonb, text[], text, uuid, uuid, text, text, timestamptz, uuid),
  public.list_unowned_matches(text, text),
  public.add_claim(uuid, text, text, text),
  public.decide_claim(uuid, uuid, boolean, timestamptz),
  public.claim_domain(text),
  public.request_claim_code(uuid, text, text, text, text, timestamptz),
  public.redeem_claim_code(uuid, text, text, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.register_business(jsonb, text[], text, uuid, uuid, text, text, timestamptz, uuid),
  public.list_unowned_matches(text, text),
  public.add_claim(uuid, text, text, text),
  public.decide_claim(uuid, uuid, boolean, timestamptz),
  public.claim_domain(text),
  public.request_claim_code(uuid, text, text, text, text, timestamptz),
  public.redeem_claim_code(uuid, text, text, timestamptz)
  to service_role;
