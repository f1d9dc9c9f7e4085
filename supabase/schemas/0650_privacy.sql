-- Privacy of an owner: the telephone, the exact place.
--
-- Three switches of negocios. What they hide stands in negocio_privado, in columns of the same names, and is empty in negocios:
--
--   telefono_al_tocar      the telephone is told to whoever taps, one at a time; so is a WhatsApp of the same number
--   solo_whatsapp          the telephone is told to nobody; it stands above the first. The plans with the button of WhatsApp have it: of a
--                          listing that is free (again) it means the first, so that there is always one way to reach it
--   direccion_aproximada   street, postal code and map are hidden; the coordinates are those of a square of some 200 m
--
-- One gate: a trigger moves what is written, whoever writes it (an owner, the review, an import, the administration), so that nobody
-- publishes it by not knowing. Checks of negocios refuse a row past it. Whoever may see the true row asks as_owned().
--
-- The square is one of a grid that lies differently for each business, by a number that nobody reads: the same pin gives the same
-- square, and so does one beside it. There is nothing to take a mean of.
--
-- Who may do what:
--   show_contact()   service_role alone: the route counts who asks

create function private.hidden_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['telefono', 'telefono_e164', 'whatsapp', 'whatsapp_e164', 'direccion', 'codigo_postal', 'latitude', 'longitude', 'mapa_embed_url']
$$;
comment on function private.hidden_columns is 'The columns of negocios that can be private: negocio_privado has them, too.';

create function private.hidden_values(business uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.key, c.value), '{}')
  from public.negocio_privado p, jsonb_each(to_jsonb(p)) c
  where p.negocio_id = business and c.key = any (private.hidden_columns()) and c.value <> 'null'
$$;
comment on function private.hidden_values is 'Values of a business that are private, as {column: value}.';

create function private.set_hidden(business uuid, hidden jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.negocio_privado p set
    (telefono, telefono_e164, whatsapp, whatsapp_e164, direccion, codigo_postal, latitude, longitude, mapa_embed_url) =
    (select r.telefono, r.telefono_e164, r.whatsapp, r.whatsapp_e164, r.direccion, r.codigo_postal, r.latitude, r.longitude, r.mapa_embed_url
     from jsonb_populate_record(p, hidden) r)
  where p.negocio_id = business
$$;

create function private.drop_hidden(business uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.set_hidden(business, (select jsonb_object_agg(c, null) from unnest(private.hidden_columns()) c));
  -- What the census says comes back with the next import, behind the same switches.
  update public.negocios n set telefono_oculto = false, denue_huella = null where n.id = business;
end $$;
comment on function private.drop_hidden is 'Forgets what is private of a business: whoever hid it is gone, and the next owner is somebody else.';

create function private.as_owned(n public.negocios) returns public.negocios
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Nothing else is ever hidden.
  if (n.telefono_oculto or n.direccion_aproximada) is not true then
    return n;
  end if;
  n := jsonb_populate_record(n, private.hidden_values(n.id));
  n.punto := private.map_point(n.latitude, n.longitude);
  return n;
end $$;
comment on function private.as_owned is 'A business as its owner and the administration know it: what is private stands where it would stand in public.';

create function private.blurred(place point, grid uuid) returns point
language plpgsql immutable set search_path = '' as $$
declare
  -- Metres: from its middle to its corners, 150.
  side constant double precision := 212;
  shift constant point := point(
    side * ('x' || left(md5(grid::text), 8))::bit(32)::bigint / 4294967296.0,
    side * ('x' || right(md5(grid::text), 8))::bit(32)::bigint / 4294967296.0
  );
begin
  return point(
    (floor((place[0] - shift[0]) / side) + 0.5) * side + shift[0],
    (floor((place[1] - shift[1]) / side) + 0.5) * side + shift[1]
  );
end $$;
comment on function private.blurred is 'The middle of the square that a place (private.map_point) is in: at most 150 m away.';

create function private.is_only_whatsapp(n public.negocios) returns boolean
language sql immutable set search_path = '' as $$
  select n.solo_whatsapp and n.plan_type <> 'free'
$$;
comment on function private.is_only_whatsapp is 'True if the telephone of a business is told to nobody, as its switch says and its plan allows.';

create function private.keep_private() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was constant jsonb := to_jsonb(old);
  becomes constant jsonb := to_jsonb(new);
  digits text;
  hides text[] := '{}';
  square point;
begin
  -- What this statement wrote is true; of the rest, what was kept. A number in international form goes with its number.
  new := jsonb_populate_record(new, (
    select coalesce(jsonb_object_agg(k.key, k.value), '{}') from jsonb_each(private.hidden_values(new.id)) k
    where becomes -> k.key is not distinct from was -> k.key
      and not (k.key = 'telefono_e164' and new.telefono is distinct from old.telefono)
      and not (k.key = 'whatsapp_e164' and new.whatsapp is distinct from old.whatsapp)
  ));
  new.telefono_oculto := new.telefono is not null and (new.telefono_al_tocar or new.solo_whatsapp);
  if new.telefono_oculto then
    hides := array['telefono', 'telefono_e164'];
    digits := private.national_number(new.telefono);
    -- The same number under another name.
    if not private.is_only_whatsapp(new) and strpos(regexp_replace(new.whatsapp, '[^0-9]', '', 'g'), digits) > 0 then
      hides := hides || array['whatsapp', 'whatsapp_e164'];
    end if;
  end if;
  if new.direccion_aproximada then
    hides := hides || array['direccion', 'codigo_postal', 'latitude', 'longitude', 'mapa_embed_url'];
  end if;
  insert into public.negocio_privado (negocio_id) values (new.id) on conflict do nothing;
  perform private.set_hidden(new.id, (
    select jsonb_object_agg(c, case when c = any (hides) then to_jsonb(new) -> c end) from unnest(private.hidden_columns()) c
  ));
  if new.direccion_aproximada and new.latitude is not null and new.longitude is not null then
    select private.blurred(private.map_point(new.latitude, new.longitude), p.rejilla) into square
    from public.negocio_privado p where p.negocio_id = new.id;
    -- Back from metres: see private.map_point. A metre is five decimals.
    new.longitude := round((square[0] / (111320 * cosd(19.36)))::numeric, 5);
    new.latitude := round((square[1] / 110574)::numeric, 5);
    hides := array_remove(array_remove(hides, 'latitude'), 'longitude');
  end if;
  new := jsonb_populate_record(new, (select coalesce(jsonb_object_agg(c, null), '{}') from unnest(hides) c));
  return new;
end $$;
comment on function private.keep_private is 'Moves what the switches of a business hide to negocio_privado, and back when they are off.';

-- After the lock, and after what follows from the columns as they were written.
create trigger negocios_3_privacy before update of
  telefono, telefono_e164, whatsapp, whatsapp_e164, direccion, codigo_postal, latitude, longitude, mapa_embed_url,
  telefono_al_tocar, solo_whatsapp, direccion_aproximada, telefono_oculto, plan_type
  on public.negocios for each row
  when (old.telefono_al_tocar or old.solo_whatsapp or old.direccion_aproximada or old.telefono_oculto
    or new.telefono_al_tocar or new.solo_whatsapp or new.direccion_aproximada or new.telefono_oculto)
  execute function private.keep_private();

create index negocio_privado_phone on public.negocio_privado (private.national_number(telefono)) where telefono is not null;

create function private.hidden_phone_owners(digits text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select p.negocio_id from public.negocio_privado p
  where p.telefono is not null and length(digits) = 10 and private.national_number(p.telefono) = digits
$$;
comment on function private.hidden_phone_owners is 'The businesses that have this telephone and hide it: for the administration alone.';

create function public.show_contact(business_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('nombre', o.nombre, 'telefono', o.telefono, 'telefono_e164', o.telefono_e164, 'whatsapp', p.whatsapp,
    'whatsapp_e164', p.whatsapp_e164) - private.columns_beyond(n.plan_type)
  from public.negocios n join public.negocio_privado p on p.negocio_id = n.id, lateral private.as_owned(n) o
  where n.slug = business_slug and n.is_approved and not n.is_deleted and n.telefono_oculto and not private.is_only_whatsapp(n)
$$;
comment on function public.show_contact is 'The hidden numbers of a public business that tells them to whoever taps, within its plan (a WhatsApp that its page shows is not among them); null for any other. Server only.';

comment on column public.negocios.telefono_al_tocar is 'The owner''s switch: the telephone is told to whoever taps.';
comment on column public.negocios.solo_whatsapp is 'The owner''s switch: the telephone is told to nobody.';
comment on column public.negocios.direccion_aproximada is 'The owner''s switch: visitors see the colonia and a square of some 200 m.';
comment on column public.negocios.telefono_oculto is 'There is a telephone that no column shows: it counts as one. Written by trigger.';
comment on column public.negocio_privado.rejilla is 'Offset of this business''s grid (private.blurred); nobody reads it.';

revoke execute on function public.show_contact(text) from public, anon, authenticated;
grant execute on function public.show_contact(text) to service_role;
