-- Questions of the product to the database, once each, where the planner has no choice but an index: an index that none of
-- these uses is there for nothing, or a statement is missing here.
set enable_seqscan = off;

-- Enough rows that the planner sees a difference between one index and another.
insert into negocios (slug, nombre, actividad, slug_categoria, categoria, colonia, direccion, telefono, latitude, longitude, horario, formas_de_pago, plan_type, is_approved, escritor)
select 'negocio-' || n, (array['Taquería', 'Plomería', 'Estética', 'Papelería', 'Zapatería'])[1 + n % 5] || ' ' || translate(md5(n::text), '0123456789', 'ghijklmnop'),
  (array['Tacos', 'Plomería y gas', 'Uñas', 'Útiles', 'Calzado'])[1 + n % 5],
  c.slug, '', 'Colonia ' || n % 40, 'Calle ' || n, '55' || 10000000 + n, 19.3 + n % 97 * 0.001, -99.1 + n % 89 * 0.001,
  case when n % 3 = 0 then '{"mon": [["09:00", "18:00"]]}'::jsonb end, case when n % 50 = 0 then array['vales'] else '{}' end,
  case when n % 20 = 0 then 'pro' else 'free' end, n % 30 > 0, 'importador'
from generate_series(1, 2000) n
  join (select slug, row_number() over (order by orden) as number, count(*) over () as total from categorias) c on c.number = 1 + n % c.total;
insert into correos (tipo, entidad, para, datos, estado, ajeno)
select 'registro_recibido', 'prueba ' || n, n || '@example.com', '{}', case when n % 50 = 0 then 'pendiente' else 'enviado' end, n % 2 = 0
from generate_series(1, 500) n;
insert into ordenes (email, plan, monto_centavos, referencia, expira_at, solicitud)
select n || '@example.com', 'pro', 30000, n || '@example.com|pro|' || n, now() + interval '1 day', gen_random_uuid() from generate_series(1, 500) n;
insert into pagos (id, orden_id, estado, monto_centavos, devuelto_centavos, problema, aprobado_at, proveedor_at)
select row_number() over () + 1000, id, case when n < 5 then 'refunded' when n < 10 then 'pending' when n < 15 then 'charged_back' else 'approved' end, 30000,
  case when n < 5 then 30000 else 0 end, case when n < 5 then 'devuelto' when n < 15 then 'estado' end, now(), now()
from (select id, row_number() over () as n from ordenes where email like '%@example.com' limit 300) o;
update ordenes o set estado = 'pagada' from pagos g where g.orden_id = o.id and g.problema is null;
update ordenes set preferencia_id = 'pref-' || id;
insert into pagos_eventos (tema, recurso, solicitud, resultado, orden_id) select 'payment', id, id, case when id::int % 50 > 0 then 'granted' end, orden_id from pagos;
insert into facturas (pago_id, user_id, rfc, razon_social, regimen, codigo_postal, uso)
select id, '00000000-0000-4000-8000-000000000001', 'XAXX010101000', 'Ana', '616', '09000', 'S01' from pagos;
insert into correos (tipo, entidad, para, datos) select 'recibo', id, 'a@example.com', jsonb_build_object('pago', id) from pagos;
insert into auditoria (persona, accion, negocio_id, created_at)
select md5((n % 7)::text)::uuid, (array['negocio_aprobado', 'negocio_rechazado', 'negocio_editado'])[1 + n % 3], md5((n % 400)::text)::uuid, now() - n * interval '1 hour'
from generate_series(1, 4000) n;
insert into embedded.mails (recipient, subject, text, html) select n || '@example.com', '', '', '' from generate_series(1, 500) n;
update auth.users set email_confirmed_at = now();
select refresh_vocabulary();
analyze;

-- A page, a search, a list.
select count_businesses_by_category();
select list_neighborhoods();
select list_activities(), list_activities(category => 'otros-negocios'), list_activity('tacos'), get_listing('gratis');
select suggest(term) from unnest(array['taco', 'tqco', 'plomeri y', 'pape', '555', 'plom', 'santa m', 'gratis']) term;
select search_businesses();
select search_businesses(category => 'otros-negocios');
select search_businesses(neighborhood => 'centro');
select search_businesses(plan => 'pro');
select search_businesses(open_now => true);
select search_businesses(payment => 'vales');
select search_businesses(open_now => true, category => 'otros-negocios');
select search_businesses(open_now => true, neighborhood => 'centro');
select search_businesses(lat => 19.35, lng => -99.06, radius_m => 2000);
select search_businesses(lat => 19.35, lng => -99.06, radius_m => 2000, category => 'otros-negocios');
select search_businesses(term, lat => 19.35, lng => -99.06) from unnest(array['gratis', 'profesional sin', 'taqueria', 'tquria', '5512345678', 'tacos en centro']) term;
select search_businesses(split_part(nombre, ' ', 2), open_now => is_open), search_businesses('x' || split_part(nombre, ' ', 2))
from negocios, unnest(array[false, true]) is_open where slug in ('negocio-6', 'negocio-20');
select id from negocios where is_featured and is_approved and not is_deleted order by rango desc, created_at desc limit 6;
select sitemap_parts(1000), sitemap_businesses(1, 1000), sitemap_lists(3);
select id from promociones where negocio_id = '10000000-0000-4000-8000-000000000003' order by fecha_fin;

-- An owner and whoever registers.
insert into negocio_privado (negocio_id, telefono) select id, telefono from negocios where slug like 'negocio-%' limit 800;
analyze negocio_privado;
select list_own_businesses('00000000-0000-4000-8000-000000000001');
select link_account('00000000-0000-4000-8000-000000000001');
insert into negocio_ayudantes (negocio_id, email) select id, 'ayuda-' || slug || '@example.com' from negocios where slug like 'negocio-%' limit 800;
analyze negocio_ayudantes;
select list_own_businesses('00000000-0000-4000-8000-000000000001', as_helper => true);
select list_invitations('00000000-0000-4000-8000-000000000001');
select list_unfinished_orders('00000000-0000-4000-8000-000000000002');
select list_unassigned_months('00000000-0000-4000-8000-000000000002');
select list_unowned_matches('Taquería', '5512345678');
select claim_domain('sin-dueno');
select id from negocios where private.web_host(web) = 'taqueria.example' and web is not null and not is_deleted;
select request_claim_code('00000000-0000-4000-8000-000000000001', 'sin-dueno', 'a@taqueria.example', '1', repeat('ab', 16));
select redeem_claim_code('00000000-0000-4000-8000-000000000001', 'sin-dueno', repeat('ab', 16));
select preview_account_deletion('00000000-0000-4000-8000-000000000001');

-- The administration of payments.
select list_admin_orders('00000000-0000-4000-8000-000000000006', t, s, v) from (values
  (null, null, null), ('1100', null, null), ('taqueria', null, null), ('pref-1', null, null), (null, 'pagada', null), (null, null, 'problemas'),
  (null, null, 'devoluciones'), (null, null, 'efectivo'), (null, null, 'sin-negocio')) q (t, s, v);
select admin_order('00000000-0000-4000-8000-000000000006', orden_id) from pagos where id = '1100';
select list_admin_payment_events('00000000-0000-4000-8000-000000000006', w) from unnest(array[false, true]) w;
select list_courtesies('00000000-0000-4000-8000-000000000006');
select list_payable_businesses('00000000-0000-4000-8000-000000000006', 'taqueria');
select last_fiscal_data('00000000-0000-4000-8000-000000000001');
select list_admin_invoices('00000000-0000-4000-8000-000000000006', s) from unnest(array[null, 'enviada']) s;
-- The administrator's queue.
select list_queue('00000000-0000-4000-8000-000000000006');
select list_clear_registrations('00000000-0000-4000-8000-000000000006');
select list_merge_candidates('00000000-0000-4000-8000-000000000006', (select id from negocios limit 1));
select list_merge_candidates('00000000-0000-4000-8000-000000000006', (select id from negocios limit 1), 'tacos');
select list_alike_businesses('00000000-0000-4000-8000-000000000006', 'Taquería', '5512345678');
select get_queue_item('00000000-0000-4000-8000-000000000006', 'registro', '10000000-0000-4000-8000-000000000004');
select id from negocios where private.national_number(telefono) = '5512345678' and is_approved is not true and not is_deleted;
select id from negocios where punto <@ circle(point(0, 0), 80) and is_approved is not true and not is_deleted;

-- The server's jobs.
select record_event('gratis', 'visita', repeat('ab', 16), repeat('cd', 16));
select add_report('gratis', 'cerrado', null);
select take_mails(10);
select queue_reminders();
select lapse_plans('none');
select take_orders_to_review(10);
select create_order('pro', null, 'alguien@example.com', null, gen_random_uuid(), repeat('ab', 16));
select private.queue_mail('registro_recibido', 'uno', 'alguien@example.com', '{}');
select purge_statistics();
select purge_ledger();
select add_message('Ana', 'ana@example.com', 'Hola');
select add_arco_request('acceso', 'Ana', 'ana@example.com', 'Todo', '2026-12-21', '2026-12-14');
select count_requests('00000000-0000-4000-8000-000000000006');
select list_reported('00000000-0000-4000-8000-000000000006');
select list_messages('00000000-0000-4000-8000-000000000006', is_open) from unnest(array[true, false]) is_open;
select list_arco_requests('00000000-0000-4000-8000-000000000006');
select queue_arco_reminders();
select purge_requests();
select list_removable_businesses(10);
select list_removable_papers(10);

-- The administration.
select admin_statistics('00000000-0000-4000-8000-000000000006'), count_waiting('00000000-0000-4000-8000-000000000006');
select list_trail('00000000-0000-4000-8000-000000000006'), list_trail_people('00000000-0000-4000-8000-000000000006');
select list_trail('00000000-0000-4000-8000-000000000006', person => md5('1')::uuid);
select list_trail('00000000-0000-4000-8000-000000000006', action => 'negocio_aprobado');
select list_trail('00000000-0000-4000-8000-000000000006', business => md5('17')::uuid::text);

-- The heart of what the search functions ask, whose indexes pay from some ten thousand businesses on (docs/search.md).
set enable_indexscan = off;
set enable_indexonlyscan = off;
select actividad from private.actividades where plano operator(pg_catalog.~>=~) 'plo' and plano operator(pg_catalog.~<~) 'plo~';
select id from negocios where is_approved and not is_deleted and busqueda @@ 'plomeria'::tsquery and minutos_abierto is not null;
reset enable_indexscan;
reset enable_indexonlyscan;

-- The embedded backend's own.
select subject from embedded.mails where recipient = '7@example.com' order by position desc;
select state from embedded.simulator_payments where state ->> 'external_reference' = 'de prueba';
select * from public.auditoria where negocio_id = '10000000-0000-4000-8000-000000000001' order by id desc limit 50;

-- The administration.
select list_admin_businesses('00000000-0000-4000-8000-000000000006'), list_admin_businesses('00000000-0000-4000-8000-000000000006', sort => 'nombre');

-- A call of a model.
insert into ia_usos (tipo, persona, dia, costo) select 'descripcion', u.id, current_date - n, 1 from generate_series(1, 300) n, auth.users u;
analyze ia_usos;
select begin_ai_use('descripcion', 1, 1, '00000000-0000-4000-8000-000000000006');

-- For what a model judges.
insert into private.moderacion_pendiente (negocio_id) select id from negocios on conflict do nothing;
insert into private.moderacion_juicios (negocio_id, huella, categorias)
select id, slug, case when slug like '%00' then array['violence'] else '{}' end from negocios;
analyze private.moderacion_pendiente, private.moderacion_juicios;
select take_moderation();
select list_queue('00000000-0000-4000-8000-000000000006', kind => 'alerta');
