-- Decisions of the administration on one business or many at once, and their undo.
--
-- What each decision makes of a business is a row of tipos_de_decision. A decision is kept until it can be undone no more, with what it
-- changed; take_mails() then writes its mails, of those businesses that are still as it left them, and forgets it. So an undo withdraws
-- its mails, a later decision replaces them, and one that is undone gives way to the mail of the one before.
--
-- Who may do what:
--   private.tipos_de_decision, private.decisiones   nobody; the functions below read and write them
--   all public functions                            service_role alone; those with a reviewer in the name of an administrator

create table private.tipos_de_decision (
  tipo text primary key,
  -- Next state of the business; null leaves it as it is.
  is_approved boolean,
  is_deleted boolean,
  is_featured boolean,
  accion text not null,
  correo text references private.tipos_de_correo (tipo)
);
create index tipos_de_decision_mail on private.tipos_de_decision (correo);

create table private.decisiones (
  id uuid not null,
  negocio_id uuid not null,
  tipo text not null references private.tipos_de_decision (tipo),
  antes jsonb not null,
  despues jsonb not null,
  visto text not null,
  created_at timestamptz not null,
  primary key (id, negocio_id)
);
create index decisiones_kind on private.decisiones (tipo);
create index decisiones_over on private.decisiones (created_at);

create function private.review_state(business public.negocios) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
begin
  return (
    select jsonb_build_object(
      'is_approved', business.is_approved, 'is_deleted', business.is_deleted, 'deleted_at', business.deleted_at,
      'is_featured', business.is_featured, 'motivo_rechazo', p.motivo_rechazo, 'revisado_por', p.revisado_por, 'revisado_at', p.revisado_at)
    from (select) one left join public.negocio_privado p on p.negocio_id = business.id
  );
end $$;
comment on function private.review_state is 'Columns of a business that a decision may change.';

create function private.seen_version(business public.negocios, is_review boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return md5(concat(business.user_id, case when is_review then private.administered_state(business.id) - 'is_featured' end));
end $$;
comment on function private.seen_version is 'Stands for whose a business is and, for a review, for what it says: another one after an edit, or when its owner has gone.';

create function private.write_review_states(states jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- One statement for all of them: one row of the outbox.
  update public.negocios n set
    escritor = 'administracion', is_approved = s.is_approved, is_deleted = s.is_deleted, deleted_at = s.deleted_at, is_featured = s.is_featured
  from jsonb_to_recordset(states) s (id uuid, is_approved boolean, is_deleted boolean, deleted_at timestamptz, is_featured boolean)
  where n.id = s.id;
  insert into public.negocio_privado as p (negocio_id, motivo_rechazo, revisado_por, revisado_at)
  select s.id, s.motivo_rechazo, s.revisado_por, s.revisado_at
  from jsonb_to_recordset(states) s (id uuid, motivo_rechazo text, revisado_por uuid, revisado_at timestamptz)
  on conflict (negocio_id) do update
    set motivo_rechazo = excluded.motivo_rechazo, revisado_por = excluded.revisado_por, revisado_at = excluded.revisado_at
    where (p.motivo_rechazo, p.revisado_por, p.revisado_at)
      is distinct from (excluded.motivo_rechazo, excluded.revisado_por, excluded.revisado_at);
end $$;
comment on function private.write_review_states is 'Stores such states: a list of them, each with the id of its business.';

create function public.decide_businesses(
  reviewer uuid, businesses uuid[], decision text, reason text default null, at timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  most constant int := 500;
  made constant uuid := gen_random_uuid();
  kind private.tipos_de_decision;
  becomes jsonb := '{}';
  changed int;
begin
  perform private.require_admin(reviewer);
  select * into kind from private.tipos_de_decision t where t.tipo = decision;
  if not found then
    raise exception 'decision_desconocida' using errcode = '22023';
  end if;
  if cardinality(businesses) > most then
    raise exception 'demasiados_negocios' using errcode = '54000', hint = most::text;
  end if;
  if kind.is_approved is not null then
    becomes := jsonb_build_object('is_approved', kind.is_approved, 'revisado_por', reviewer, 'revisado_at', at,
      'motivo_rechazo', case when not kind.is_approved then nullif(btrim(reason, E' \t\r\n'), '') end);
  end if;
  if kind.is_deleted is not null then
    becomes := becomes || jsonb_build_object('is_deleted', kind.is_deleted, 'deleted_at', case when kind.is_deleted then at end);
  end if;
  if kind.is_featured is not null then
    becomes := becomes || jsonb_build_object('is_featured', kind.is_featured);
  end if;
  -- In one order, whoever asks: two decisions on the same businesses wait for each other.
  perform from public.negocios n where n.id = any (businesses) order by n.id for no key update;
  insert into private.decisiones (id, negocio_id, tipo, antes, despues, visto, created_at)
  select made, n.id, kind.tipo,
    (select jsonb_object_agg(c.key, state -> c.key) from jsonb_object_keys(becomes) c (key)), becomes, private.seen_version(n, kind.is_approved is not null), at
  from public.negocios n, private.review_state(n) state
  where n.id = any (businesses)
    and (coalesce(kind.is_approved, n.is_approved), coalesce(kind.is_deleted, n.is_deleted), coalesce(kind.is_featured, n.is_featured))
      is distinct from (n.is_approved, n.is_deleted, n.is_featured)
    -- Its pictures may be going at this moment.
    and (kind.is_deleted is not false or not private.is_removable(n, at));
  get diagnostics changed = row_count;
  if changed = 0 then
    return jsonb_build_object('decision', null, 'changed', 0);
  end if;
  perform private.write_review_states((
    select jsonb_agg(private.review_state(n) || d.despues || jsonb_build_object('id', n.id))
    from private.decisiones d join public.negocios n on n.id = d.negocio_id where d.id = made
  ));
  perform private.audit(reviewer, kind.accion, d.negocio_id, null, d.antes, d.despues) from private.decisiones d where d.id = made;
  return jsonb_build_object('decision', made, 'changed', changed);
end $$;

create function public.undo_decision(reviewer uuid, decision uuid, at timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  decided int;
  states jsonb;
  restored int;
begin
  perform private.require_admin(reviewer);
  -- Whoever writes its mails takes these rows first, or waits for this and finds none.
  perform from private.decisiones d where d.id = decision and d.created_at > at - private.undo_time() order by d.negocio_id for update;
  get diagnostics decided = row_count;
  if decided = 0 then
    return null;
  end if;
  perform from public.negocios n
  where n.id in (select d.negocio_id from private.decisiones d where d.id = decision) order by n.id for no key update;
  select coalesce(jsonb_agg(private.review_state(n) || d.antes || jsonb_build_object('id', n.id)), '[]'), count(*) into states, restored
  from private.decisiones d join public.negocios n on n.id = d.negocio_id
  where d.id = decision and private.review_state(n) @> d.despues
    -- It publishes again what was public: not what was written while nobody reviewed it, nor what is of an account that is gone.
    and (d.visto = private.seen_version(n, d.antes ? 'is_approved')
      or not (d.antes @> '{"is_approved": true}' or d.antes @> '{"is_deleted": false}'));
  perform private.write_review_states(states);
  perform private.audit(reviewer, 'decision_deshecha', d.negocio_id, null, d.despues, d.antes)
  from jsonb_to_recordset(states) s (id uuid) join private.decisiones d on d.id = decision and d.negocio_id = s.id;
  delete from private.decisiones d where d.id = decision;
  return jsonb_build_object('restored', restored, 'kept', decided - restored);
end $$;

-- A little more than the ten seconds that the screen shows: who rests on the button is still in time.
create function private.undo_time() returns interval
language sql immutable set search_path = '' as $$ select interval '20 seconds' $$;

create function private.release_decisions(at timestamptz) returns void
language sql security definer set search_path = '' as $$
  with over as (
    delete from private.decisiones d where d.created_at <= at - private.undo_time() returning d.*
  )
  select private.mail_review(t.correo, o.id || ' ' || o.negocio_id, n.id)
  from over o
    join private.tipos_de_decision t on t.tipo = o.tipo and t.correo is not null
    join public.negocios n on n.id = o.negocio_id and not n.is_deleted
  where private.review_state(n) @> o.despues
$$;
comment on function private.release_decisions is 'Writes the mails of the decisions that can be undone no more.';

create function public.oldest_waiting_mail(at timestamptz default now()) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select min(c.id)::text from public.correos c where c.estado = 'pendiente' and private.is_due(c, at)),
    (select min(d.id::text) from private.decisiones d where d.created_at <= at - private.undo_time())
  )
$$;
comment on function public.oldest_waiting_mail is 'Names what take_mails() has waited for longest: a mail, or a decision whose mails are still to be written; null when nothing is due. Server only.';

create function public.read_decision(reviewer uuid, decision uuid, at timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return (
    select jsonb_build_object('tipo', d.tipo, 'negocios', count(*), 'nombre', min(n.nombre),
      'milisegundos', ceil(extract(epoch from d.created_at + private.undo_time() - at) * 1000))
    from private.decisiones d join public.negocios n on n.id = d.negocio_id
    where d.id = decision and d.created_at > at - private.undo_time()
    group by d.tipo, d.created_at
  );
end $$;

create function public.end_deletion_wait(reviewer uuid, business uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
begin
  perform private.require_admin(reviewer);
  select * into present from public.negocios n where n.id = business and n.is_deleted for no key update;
  if not found then
    return false;
  end if;
  -- From here on it goes as one whose thirty days are over: its pictures first.
  update public.negocios n set escritor = 'administracion', deleted_at = 'epoch' where n.id = business;
  perform private.audit(reviewer, 'negocio_borrado', business, null,
    jsonb_build_object('nombre', present.nombre, 'slug', present.slug, 'deleted_at', present.deleted_at), null);
  return true;
end $$;

alter table private.tipos_de_decision enable row level security;
alter table private.decisiones enable row level security;
revoke all on private.tipos_de_decision, private.decisiones from public, anon, authenticated, service_role;

insert into private.tipos_de_decision (tipo, is_approved, is_deleted, is_featured, accion, correo) values
  ('aprobar', true, null, null, 'negocio_aprobado', 'registro_aprobado'),
  ('rechazar', false, null, null, 'negocio_rechazado', 'registro_rechazado'),
  -- Like the one before, but for what its owner reads: it comes back as it is sent again (resubmit_business).
  ('pedir_cambios', false, null, null, 'cambios_pedidos', 'registro_cambios'),
  ('destacar', null, null, true, 'negocio_destacado', null),
  ('no_destacar', null, null, false, 'negocio_no_destacado', null),
  ('eliminar', null, true, null, 'negocio_eliminado', null),
  ('restaurar', null, false, null, 'negocio_restaurado', null);

revoke execute on function
  public.decide_businesses(uuid, uuid[], text, text, timestamptz),
  public.undo_decision(uuid, uuid, timestamptz),
  public.oldest_waiting_mail(timestamptz),
  public.read_decision(uuid, uuid, timestamptz),
  public.end_deletion_wait(uuid, uuid, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.decide_businesses(uuid, uuid[], text, text, timestamptz),
  public.undo_decision(uuid, uuid, timestamptz),
  public.oldest_waiting_mail(timestamptz),
  public.read_decision(uuid, uuid, timestamptz),
  public.end_deletion_wait(uuid, uuid, timestamptz)
  to service_role;

comment on table private.tipos_de_decision is 'Every decision on a business: what it makes of it, what the trail calls it, and the mail that tells of it.';
comment on table private.decisiones is 'Decisions that can still be undone, or whose mails are still to be written: a row for each business that changed.';
comment on column private.decisiones.visto is 'private.seen_version() of the business at the decision.';
comment on column private.decisiones.despues is 'Columns of private.review_state() that the decision changed, as it left them.';
comment on function public.decide_businesses is 'An administrator decides on up to 500 businesses: {"decision": its id for undo_decision, null when nothing changed, "changed": how many}. One that is so already is left alone, and so is one to be restored whose thirty days are over. 22023: decision_desconocida; 54000: demasiados_negocios; 23514: the reason is too long. Server only.';
comment on function public.undo_decision is 'Takes a decision back, within 20 seconds and whoever made it: {"restored": how many, "kept": how many were changed by somebody since and are left alone}; null when it is too late, and for one that is none. Server only.';
comment on function public.read_decision is 'A decision that can still be undone: {"tipo", "negocios": how many, "nombre": of one of them, "milisegundos": how long yet}, or null. Server only.';
comment on function public.end_deletion_wait is 'Lets a deleted business go for good now, as if its thirty days were over: list_removable_businesses() names it from then on. False when it is not deleted. Server only.';
