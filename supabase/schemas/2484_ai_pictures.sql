-- Covers and logos that a model draws: one job of each kind a business, from the wish to the picture that is kept.
--
--   trabajando   begun by somebody, who holds the turn until its lease ends, which is prolonged while what the model has drawn waits to
--                be stored; whoever comes after that begins anew
--   lista        drawn: a draft in the bucket "borradores", until it is kept or discarded, for thirty days at most
--   fallida      nothing came of it, and it was no try
--   guardada     it is the business's picture. Unless it was put together by rules, the business's one use is spent: the flag of
--                negocios is set in the transaction that stores the picture
--   descartada   a try, of three
--
-- Who may do what:
--   ia_imagenes     service_role reads; functions write
--   all functions   service_role alone

create table public.ia_imagenes (
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  tipo text not null check (tipo in ('portada', 'logo')),
  estado text not null check (estado in ('trabajando', 'lista', 'fallida', 'guardada', 'descartada')),
  -- of the work that was begun last: whoever ends, keeps or discards it names it
  turno uuid not null default gen_random_uuid(),
  vence_at timestamptz not null,
  -- pictures of a model that were drawn
  intentos int not null default 0 check (intentos between 0 and 3),
  -- put together by rules, without a model
  es_borrador boolean not null,
  deseo jsonb not null check (length(deseo::text) <= 4000),
  ruta text check (length(ruta) <= 300),
  desenfoque text check (length(desenfoque) <= 400),
  problema text check (problema ~ '^[a-zA-Z-]{1,30}$'),
  updated_at timestamptz not null default now(),
  primary key (negocio_id, tipo),
  check ((estado = 'lista') = (ruta is not null))
);

alter table public.ia_imagenes enable row level security;
revoke all on public.ia_imagenes from public, anon, authenticated, service_role;
grant select on public.ia_imagenes to service_role;
comment on table public.ia_imagenes is 'Jobs of the generated cover and logo of a business: one row of each kind.';

create function private.ai_picture_used(n public.negocios, kind text) returns boolean
language sql immutable set search_path = '' as $$
  select case kind when 'portada' then n.ai_portada_used else n.ai_logo_used end
$$;

create function private.may_have_ai_picture(person uuid, business uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.edits(person, business)
    or (exists (select from private.admins a where a.user_id = person) and exists (select from public.negocios n where n.id = business and not n.is_deleted))
$$;

-- State of a job at a moment: work that was left, and drafts that nobody wanted, end by themselves.
create function private.ai_picture_state(i public.ia_imagenes, at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select case
    when i.estado = 'trabajando' and i.vence_at <= at then 'fallida'
    when i.estado = 'lista' and i.updated_at <= at - interval '30 days' then 'descartada'
    else i.estado
  end
$$;

create function private.ai_picture_lease() returns interval
language sql immutable parallel safe set search_path = '' as $$ select interval '90 seconds' $$;

create function public.begin_ai_picture(
  person uuid, business uuid, kind text, wish jsonb, is_draft boolean, estimate bigint, budget bigint, at timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_tries constant int := 3;
  refusal text;
  present public.ia_imagenes;
  state text;
  begun jsonb := '{"outcome": "begun"}';
begin
  if not private.may_have_ai_picture(person, business) then
    return '{"outcome": "unknown"}';
  end if;
  refusal := private.ai_refusal(person, business, kind);
  -- The switch is about models, which cost money.
  if refusal is not null and not (is_draft and refusal = 'off') then
    return jsonb_build_object('outcome', refusal);
  end if;
  insert into public.ia_imagenes (negocio_id, tipo, estado, vence_at, es_borrador, deseo)
  values (business, kind, 'descartada', at, is_draft, wish)
  on conflict do nothing;
  select * into strict present from public.ia_imagenes i where i.negocio_id = business and i.tipo = kind for update;
  -- After the lock: whoever held it may have kept one.
  if (select private.ai_picture_used(n, kind) from public.negocios n where n.id = business) then
    return '{"outcome": "used"}';
  end if;
  state := private.ai_picture_state(present, at);
  if state in ('trabajando', 'lista') then
    return jsonb_build_object('outcome', case state when 'lista' then 'ready' else 'working' end);
  end if;
  if not is_draft then
    if present.intentos >= most_tries then
      return '{"outcome": "tries"}';
    end if;
    begun := public.begin_ai_use(kind, estimate, budget, person, business, at);
    if begun ->> 'outcome' <> 'begun' then
      return begun;
    end if;
  end if;
  update public.ia_imagenes i set
    estado = 'trabajando', turno = gen_random_uuid(), vence_at = at + private.ai_picture_lease(), es_borrador = is_draft, deseo = wish,
    ruta = null, desenfoque = null, problema = null, updated_at = at
  where i.negocio_id = business and i.tipo = kind
  returning i.turno into strict present.turno;
  return begun || jsonb_build_object('turn', present.turno);
end $$;
comment on function public.begin_ai_picture is 'Reserves the one job of a kind for 90 seconds and sets its money aside: {outcome: begun, turn, use (none for a draft)}, or {outcome: working, ready, used, tries, unknown} or a refusal of begin_ai_use(). Server only.';

create function public.prolong_ai_picture(turn uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.ia_imagenes i set vence_at = at + private.ai_picture_lease() where i.turno = turn and i.estado = 'trabajando';
  return found;
end $$;
comment on function public.prolong_ai_picture is 'The picture is paid for, and not stored yet: nobody begins another for 90 seconds more. False when the work is somebody else''s by now. Server only.';

create function public.finish_ai_picture(turn uuid, path text, blur text default null, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.ia_imagenes i set
    estado = 'lista', ruta = path, desenfoque = blur, intentos = i.intentos + case when i.es_borrador then 0 else 1 end, updated_at = at
  where i.turno = turn and i.estado = 'trabajando';
  return found or exists (select from public.ia_imagenes i where i.turno = turn and i.estado = 'lista' and i.ruta = path);
end $$;
comment on function public.finish_ai_picture is 'The picture is drawn, and was a try; said twice, it is one. False when the work is somebody else''s by now. Server only.';

create function public.fail_ai_picture(turn uuid, problem text, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.ia_imagenes i set estado = 'fallida', problema = problem, updated_at = at
  where i.turno = turn and i.estado = 'trabajando';
  return found;
end $$;
comment on function public.fail_ai_picture is 'Nothing came of it: no try, and the next one may begin. Server only.';

create function public.read_ai_picture(person uuid, business uuid, kind text, at timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', coalesce(private.ai_picture_state(i, at), 'ninguna'), 'used', private.ai_picture_used(n, kind), 'left', 3 - coalesce(i.intentos, 0),
    'turn', i.turno, 'path', i.ruta, 'isDraft', coalesce(i.es_borrador, false), 'wish', i.deseo,
    -- Of work that ended by itself nobody could say why.
    'problem', coalesce(i.problema, case when i.estado = 'trabajando' and i.vence_at <= at then 'killed' end))
  from public.negocios n left join public.ia_imagenes i on i.negocio_id = n.id and i.tipo = kind
  where n.id = business and private.may_have_ai_picture(person, business)
$$;
comment on function public.read_ai_picture is 'State of the job of a kind, for those who may edit the business and administrators; null for anybody else. Server only.';

create function public.discard_ai_picture(person uuid, business uuid, turn uuid, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  present public.ia_imagenes;
begin
  if not private.may_have_ai_picture(person, business) then return null; end if;
  select * into present from public.ia_imagenes i where i.negocio_id = business and i.turno = turn and i.estado = 'lista' for update;
  update public.ia_imagenes i set estado = 'descartada', ruta = null, desenfoque = null, updated_at = at
  where i.negocio_id = business and i.tipo = present.tipo;
  return present.ruta;
end $$;
comment on function public.discard_ai_picture is 'The picture is not wanted; its try stays used. Returns its path, null when there is none. Server only.';

create function public.keep_ai_picture(person uuid, business uuid, turn uuid, path text, alt text, at timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  present public.ia_imagenes;
  edited jsonb;
begin
  -- The business first, as its owner's edits do.
  perform from public.negocios n where n.id = business for no key update;
  if not private.edits(person, business) then
    return '{"outcome": "notYours"}';
  end if;
  select * into present from public.ia_imagenes i where i.negocio_id = business and i.turno = turn for update;
  if present.estado = 'guardada' then
    return '{"outcome": "again"}';
  end if;
  if present.estado is distinct from 'lista' then
    return '{"outcome": "gone"}';
  end if;
  if not present.es_borrador and (select private.ai_picture_used(n, present.tipo) from public.negocios n where n.id = business) then
    return '{"outcome": "used"}';
  end if;
  edited := public.edit_business(person, business, case present.tipo
    when 'portada' then jsonb_build_object('portada_url', path, 'imagen_url', null)
    else jsonb_build_object('logo_url', path) end);
  perform public.describe_pictures(person, business, jsonb_build_object(path, jsonb_build_object('alt', alt, 'blur', present.desenfoque)));
  if not present.es_borrador then
    update public.negocios n set
      ai_portada_used = n.ai_portada_used or present.tipo = 'portada', ai_logo_used = n.ai_logo_used or present.tipo = 'logo'
    where n.id = business;
  end if;
  update public.ia_imagenes i set estado = 'guardada', ruta = null, desenfoque = null, intentos = 0, updated_at = at
  where i.negocio_id = business and i.tipo = present.tipo;
  return jsonb_build_object('outcome', 'kept', 'kind', present.tipo, 'draft', present.ruta, 'waiting', edited -> 'waiting');
end $$;
comment on function public.keep_ai_picture is 'Makes the draft, stored at this path of its own bucket by now, the business''s picture by edit_business() and spends the one use: {outcome: kept, draft, waiting}, or {outcome: again, gone, used, notYours}. Refusals of edit_business() rise. Server only.';

revoke execute on function
  public.begin_ai_picture(uuid, uuid, text, jsonb, boolean, bigint, bigint, timestamptz),
  public.prolong_ai_picture(uuid, timestamptz),
  public.finish_ai_picture(uuid, text, text, timestamptz),
  public.fail_ai_picture(uuid, text, timestamptz),
  public.read_ai_picture(uuid, uuid, text, timestamptz),
  public.discard_ai_picture(uuid, uuid, uuid, timestamptz),
  public.keep_ai_picture(uuid, uuid, uuid, text, text, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.begin_ai_picture(uuid, uuid, text, jsonb, boolean, bigint, bigint, timestamptz),
  public.prolong_ai_picture(uuid, timestamptz),
  public.finish_ai_picture(uuid, text, text, timestamptz),
  public.fail_ai_picture(uuid, text, timestamptz),
  public.read_ai_picture(uuid, uuid, text, timestamptz),
  public.discard_ai_picture(uuid, uuid, uuid, timestamptz),
  public.keep_ai_picture(uuid, uuid, uuid, text, text, timestamptz)
  to service_role;
