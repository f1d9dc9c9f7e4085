-- The one text that Profesional comes with: a description to begin with. The ledger writes a row when the plan becomes active, in its
-- own transaction; the site takes rows that are due, has a text written, and says what came of it. An owner's own words are never
-- touched: it stands on the page only where nothing stands at that very statement, and is offered in the panel otherwise.
--
--   pendiente   taken for ten minutes and then longer by whoever writes it; after a failure it is due again later and later
--   hecho       written, once for a business ever; kept in negocio_ia ("inicial")
--   fallido     the model would not, five times
--
-- After thirty days nobody waits for it any more.
--
-- Who may do what:
--   private.textos_iniciales   nobody; functions read and write it
--   all functions              service_role alone

create table private.textos_iniciales (
  negocio_id uuid primary key references public.negocios (id) on delete cascade,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'hecho', 'fallido')),
  intentos smallint not null default 0,
  proximo_intento_at timestamptz not null,
  created_at timestamptz not null
);
alter table private.textos_iniciales enable row level security;
revoke all on private.textos_iniciales from public, anon, authenticated, service_role;
comment on table private.textos_iniciales is 'Businesses for which a first description is to be written, or was: one row a business ever.';

create function private.queue_starter_text(business uuid, at timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into private.textos_iniciales (negocio_id, proximo_intento_at, created_at) values (business, at, at) on conflict do nothing;
  select pg_notify('textos_iniciales', '');
$$;

create function private.awaits_starter_text(t private.textos_iniciales, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select t.estado = 'pendiente' and t.proximo_intento_at <= at and t.created_at > at - interval '30 days'
    -- What was given back, or ended, or became Premium before its turn.
    and exists (select from public.negocios n where n.id = t.negocio_id and n.plan_type = 'pro' and not n.is_deleted)
$$;

create function public.oldest_starter_text(at timestamptz default now()) returns uuid
language sql stable security definer set search_path = '' as $$
  select t.negocio_id from private.textos_iniciales t where private.awaits_starter_text(t, at)
  order by t.proximo_intento_at, t.negocio_id limit 1
$$;
comment on function public.oldest_starter_text is 'The business whose first description is due longest; null: none is. Server only.';

create function public.take_starter_text(at timestamptz default now()) returns setof public.negocios
language plpgsql security definer set search_path = '' as $$
declare
  taken uuid;
begin
  select t.negocio_id into taken from private.textos_iniciales t where private.awaits_starter_text(t, at)
  order by t.proximo_intento_at, t.negocio_id limit 1 for update skip locked;
  -- A lease: whoever takes it and dies leaves it to the next one, ten minutes later and then later still.
  update private.textos_iniciales t set
    intentos = t.intentos + 1, proximo_intento_at = at + least(interval '1 day', interval '10 minutes' * (2 ^ least(t.intentos, 10)))
  where t.negocio_id = taken;
  return query select n.* from public.negocios n where n.id = taken;
end $$;
comment on function public.take_starter_text is 'A business whose first description is due, under a lease that doubles from ten minutes to a day; no row: none is. Server only.';

create function public.finish_starter_text(business uuid, words text, is_draft boolean, prompt_version text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  is_put boolean;
begin
  update private.textos_iniciales t set estado = 'hecho' where t.negocio_id = business and t.estado = 'pendiente';
  if not found then
    return false;
  end if;
  update public.negocios n set descripcion = words
  where n.id = business and n.descripcion is null and n.plan_type = 'pro' and not n.is_deleted
    and not exists (
      select from public.revisiones r where r.negocio_id = business and r.estado = 'abierta' and r.cambios ->> 'descripcion' is not null
    );
  is_put := found;
  perform public.keep_ai_content(null, business, 'inicial', jsonb_build_object('texto', words, 'puesto', is_put), is_draft, prompt_version);
  return is_put;
end $$;
comment on function public.finish_starter_text is 'Keeps the first description of a business, once, and puts it on its page where there is none and the plan is still Profesional; true: it stands there. Server only.';

create function public.fail_starter_text(business uuid, is_final boolean, at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  update private.textos_iniciales t set
    estado = case when is_final and t.intentos >= 5 then 'fallido' else t.estado end,
    proximo_intento_at = at + least(interval '1 day', interval '5 minutes' * (2 ^ least(t.intentos, 10)))
  where t.negocio_id = business and t.estado = 'pendiente'
$$;
comment on function public.fail_starter_text is 'Makes a first description due again: ten minutes later, then later still, once a day at most. is_final: five times are enough. Server only.';

create function public.read_starter_text(person uuid, business uuid, at timestamptz default now())
returns table (is_waiting boolean, words text, is_draft boolean, was_put boolean)
language sql stable security definer set search_path = '' as $$
  select t.estado = 'pendiente' and n.plan_type = 'pro' and t.created_at > at - interval '30 days', i.contenido ->> 'texto', i.es_borrador,
    (i.contenido ->> 'puesto')::boolean
  from private.textos_iniciales t
    join public.negocios n on n.id = t.negocio_id
    left join public.negocio_ia i on i.negocio_id = t.negocio_id and i.tipo = 'inicial'
  where t.negocio_id = business and private.edits(person, business) and (t.estado = 'pendiente' or i.negocio_id is not null)
$$;
comment on function public.read_starter_text is 'The first description that was written for a business, or that it is being written; no row: neither, it was put away, or the business is somebody else''s. Server only.';

create function public.put_starter_text_away(person uuid, business uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.edits(person, business) then
    return false;
  end if;
  delete from public.negocio_ia i where i.negocio_id = business and i.tipo = 'inicial';
  return found;
end $$;
comment on function public.put_starter_text_away is 'Forgets the first description of a business, which is not written again; what stands on the page stays. Server only.';

revoke execute on function
  public.oldest_starter_text(timestamptz),
  public.take_starter_text(timestamptz),
  public.finish_starter_text(uuid, text, boolean, text),
  public.fail_starter_text(uuid, boolean, timestamptz),
  public.read_starter_text(uuid, uuid, timestamptz),
  public.put_starter_text_away(uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.oldest_starter_text(timestamptz),
  public.take_starter_text(timestamptz),
  public.finish_starter_text(uuid, text, boolean, text),
  public.fail_starter_text(uuid, boolean, timestamptz),
  public.read_starter_text(uuid, uuid, timestamptz),
  public.put_starter_text_away(uuid, uuid)
  to service_role;
