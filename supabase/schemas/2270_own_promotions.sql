-- The promotions of the owner's panel, and how an administrator takes one down. By the data API owners write within the policies of
-- the table; the panel comes in here, for what they cannot say: that a promotion is not as it was read, and which picture nobody names
-- any more.
--
--   saved twice        the id is the client's: the second time finds it as it should be
--   saved over         who has read another state is told, and nothing is written
--   below Premium      nothing is saved, and everything is kept: it is listed to its owner, may be deleted, and is shown again with the
--                      plan
--   repeated           a new promotion with the picture of the old one: it is forgotten with the last row that names it
--
-- Who may do what (by the data API thirty times a minute, edits of the business included):
--   list_own_promotions(), save_promotion(), delete_promotion()   service_role alone, for an owner or a helper
--   list_administered_promotions(), remove_promotion()            service_role alone, for an administrator

create function private.forgotten_picture(business uuid, picture text) returns text
language sql stable security definer set search_path = '' as $$
  select picture
  where not exists (select from public.promociones p where p.negocio_id = business and p.imagen_url = picture)
    and not exists (select from public.negocios n where n.id = business and n.promocion_imagen = picture)
$$;
comment on function private.forgotten_picture is 'The picture itself when no promotion of the business names it, or else null.';

-- Waits for other edits of the business, its plan and its review.
create function private.require_editor(person uuid, business uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.negocios n where n.id = business for no key update;
  if not found or person is null or not (private.owns(person, business) or private.helps(person, business)) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  if not private.edits(person, business) then
    raise exception 'sin_aceptar' using errcode = '42501';
  end if;
end $$;

create function public.list_own_promotions(person uuid, business uuid) returns setof public.promociones
language sql stable security definer set search_path = '' as $$
  select p.* from public.promociones p
  where p.negocio_id = business and private.edits(person, business)
  order by p.fecha_fin, p.id
$$;
comment on function public.list_own_promotions is 'All promotions of a business, on whatever plan, the one that ends first in front; none for somebody else. Server only.';

create function public.save_promotion(person uuid, business uuid, promotion uuid, fields jsonb, base_version timestamptz default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  present public.promociones;
  wanted public.promociones;
begin
  perform private.require_editor(person, business);
  if not private.is_premium(business) then
    raise exception 'plan_insuficiente' using errcode = '42501';
  end if;
  select * into present from public.promociones p where p.id = promotion for update;
  if found and present.negocio_id <> business then
    raise exception 'promocion_ajena' using errcode = '42501';
  end if;
  wanted := jsonb_populate_record(present, fields - array['id', 'negocio_id', 'created_at', 'updated_at']);
  if present.id is null then
    if base_version is not null then
      return '{"outcome": "unknown"}';
    end if;
    insert into public.promociones (id, negocio_id, titulo, descripcion, imagen_url, fecha_inicio, fecha_fin)
    values (promotion, business, wanted.titulo, wanted.descripcion, wanted.imagen_url, wanted.fecha_inicio, wanted.fecha_fin);
    return '{"outcome": "saved"}';
  end if;
  if wanted is not distinct from present then
    return '{"outcome": "saved"}';
  end if;
  if base_version <> present.updated_at then
    return '{"outcome": "stale"}';
  end if;
  update public.promociones p set
    titulo = wanted.titulo, descripcion = wanted.descripcion, imagen_url = wanted.imagen_url, fecha_inicio = wanted.fecha_inicio,
    fecha_fin = wanted.fecha_fin
  where p.id = promotion;
  return jsonb_build_object('outcome', 'saved', 'forgotten', private.forgotten_picture(business, present.imagen_url));
end $$;
comment on function public.save_promotion is 'Stores a promotion under an id of the client''s, new or not; fields are columns by name, one that is left out stays as it is. base_version: the updated_at of what was read, null for a new one. Returns {"outcome": saved, stale (it is another by now) or unknown (it is gone), "forgotten": a picture that no promotion names any more}. 42501: negocio_ajeno, sin_aceptar, plan_insuficiente, promocion_ajena; 23514: demasiadas_promociones, imagen_ajena or a rule of a column. Server only.';

create function public.delete_promotion(person uuid, business uuid, promotion uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone public.promociones;
begin
  perform private.require_editor(person, business);
  delete from public.promociones p where p.id = promotion and p.negocio_id = business returning * into gone;
  return jsonb_build_object('deleted', gone.id is not null, 'forgotten', private.forgotten_picture(business, gone.imagen_url));
end $$;
comment on function public.delete_promotion is 'Deletes a promotion for an owner or a helper, on whatever plan: {"deleted": whether it was there, "forgotten": as save_promotion says}. 42501: negocio_ajeno, sin_aceptar. Server only.';

create function public.list_administered_promotions(reviewer uuid, business uuid) returns setof public.promociones
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query select p.* from public.promociones p where p.negocio_id = business order by p.fecha_fin desc, p.id;
end $$;
comment on function public.list_administered_promotions is 'All promotions of a business, the one that ends last in front, for an administrator. Server only.';

create function public.remove_promotion(reviewer uuid, business uuid, promotion uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone public.promociones;
begin
  perform private.require_admin(reviewer);
  delete from public.promociones p where p.id = promotion and p.negocio_id = business returning * into gone;
  if found then
    perform private.audit(reviewer, 'promocion_eliminada', business, 'promocion ' || promotion,
      jsonb_build_object('titulo', gone.titulo, 'descripcion', gone.descripcion, 'fecha_inicio', gone.fecha_inicio, 'fecha_fin', gone.fecha_fin),
      null);
  end if;
  return jsonb_build_object('deleted', gone.id is not null, 'forgotten', private.forgotten_picture(business, gone.imagen_url));
end $$;
comment on function public.remove_promotion is 'An administrator deletes a promotion; as delete_promotion. Server only.';

create function private.count_promotion_edit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_api_edit();
  return null;
end $$;

create trigger promociones_counted before insert or update or delete on public.promociones
  for each statement when (current_user = 'authenticated') execute function private.count_promotion_edit();

revoke execute on function
  private.count_promotion_edit(),
  public.list_own_promotions(uuid, uuid),
  public.save_promotion(uuid, uuid, uuid, jsonb, timestamptz),
  public.delete_promotion(uuid, uuid, uuid),
  public.list_administered_promotions(uuid, uuid),
  public.remove_promotion(uuid, uuid, uuid)
  from public, anon, authenticated;

grant execute on function
  public.list_own_promotions(uuid, uuid),
  public.save_promotion(uuid, uuid, uuid, jsonb, timestamptz),
  public.delete_promotion(uuid, uuid, uuid),
  public.list_administered_promotions(uuid, uuid),
  public.remove_promotion(uuid, uuid, uuid)
  to service_role;
