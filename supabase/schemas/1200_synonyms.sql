-- Other words for things: "vulca" for a tyre repair, "estética" for a beauty salon. Rows may be added, changed and removed at any time.
--
-- Who may do what:
--   sinonimos              service_role reads and writes; search reads it
--   refresh_vocabulary()   service_role alone

create function private.term_key(term text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return (
    select string_agg(distinct stem, ' ' order by stem)
    from unnest(string_to_array(private.words(left(term, 200)), ' ')) w, unnest(ts_lexize('pg_catalog.spanish_stem', w)) stem
  );
end $$;
comment on function private.term_key is 'The stems of a term in alphabetical order: the same for plurals and another order of words.';

create function private.phrase_query(phrase text) returns tsquery
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  -- Only names, activities and services: a synonym in an address means nothing.
  return (select string_agg(stem || ':AB', ' & ')::tsquery from unnest(string_to_array(private.term_key(phrase), ' ')) stem);
end $$;

create table public.sinonimos (
  id bigint generated always as identity primary key,
  termino text not null check (private.is_text(termino, 80) and length(btrim(termino)) >= 2),
  equivale text check (private.is_text(equivale, 80) and length(btrim(equivale)) >= 2),
  scian text check (scian ~ '^[0-9]{6}$'),
  fuente text not null default 'propia' check (length(fuente) <= 60),
  clave text generated always as (private.term_key(termino)) stored,
  plano text generated always as (private.words(termino)) stored,
  significado tsquery generated always as (coalesce(private.phrase_query(equivale), ('scian' || scian)::tsquery)) stored,
  constraint one_meaning check ((equivale is null) <> (scian is null)),
  unique nulls not distinct (termino, equivale, scian)
);

create index sinonimos_key on public.sinonimos (clave);
create index sinonimos_prefix on public.sinonimos (plano text_pattern_ops);

-- Counted as a whole: 7 s of processor for 35,000 businesses.
create function public.refresh_vocabulary() returns void
language sql security definer set search_path = '' set statement_timeout = '60s' as $$
  -- Two that change the same words in another order would wait for each other.
  select pg_advisory_xact_lock(hashtextextended('vocabulario', 0));
  with counted as (
    select w.palabra, mode() within group (order by w.escrita) as escrita, count(*) as negocios
    from public.negocios n, private.split_words(private.vocabulary_text(n)) w
    where n.is_approved and not n.is_deleted
    group by w.palabra
  ), written as (
    insert into private.vocabulario as v (palabra, escrita, sonido, letras, negocios)
    select c.palabra, c.escrita, private.sound(c.palabra), private.sorted_letters(c.palabra), c.negocios from counted c order by c.palabra
    on conflict (palabra) do update set escrita = excluded.escrita, negocios = excluded.negocios
      where v.escrita <> excluded.escrita or v.negocios <> excluded.negocios
  ), activities as (
    insert into private.actividades (actividad, plano)
    select distinct n.actividad, private.words(n.actividad) from public.negocios n
    where n.actividad is not null and n.is_approved and not n.is_deleted
    on conflict do nothing
  ), neighborhoods as (
    insert into private.colonias (slug_colonia, colonia)
    select c.slug_colonia, c.colonia from private.colonias_conocidas c
    where exists (select from public.negocios n where n.slug_colonia = c.slug_colonia and n.is_approved and not n.is_deleted)
    on conflict do nothing
  )
  update private.vocabulario v set negocios = 0
  where v.negocios <> 0 and not exists (select from counted c where c.palabra = v.palabra);
  -- A word of nobody's is taken for one that exists, and so is not corrected: synonyms alone keep such words.
  delete from private.vocabulario v
  where v.negocios = 0 and not exists (
    select from (select w.palabra from public.sinonimos s, private.split_words(concat_ws(' ', s.termino, s.equivale)) w) w
    where w.palabra = v.palabra
  );
  select setval('private.palabras_aprendidas', 0);
  -- What is not known of a table that was just filled costs each search twice its time, until autovacuum comes by.
  analyze public.negocios, private.vocabulario, private.actividades, private.colonias, private.conteos;
$$;
comment on function public.refresh_vocabulary is 'Counts anew in how many businesses each word is, and forgets words that nobody uses; to be run daily, and after an import. Server only.';

-- Words of a synonym are words: they are not corrected away.
create function private.learn_synonyms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A mistyped synonym is corrected like any other word.
  insert into private.vocabulario (palabra, escrita, sonido, letras, negocios)
  select distinct on (w.palabra) w.palabra, w.escrita, private.sound(w.palabra), private.sorted_letters(w.palabra), 0
  from new_rows s, private.split_words(concat_ws(' ', s.termino, s.equivale)) w
  where not exists (select from private.vocabulario v where v.palabra = w.palabra)
  order by w.palabra, w.escrita = w.palabra
  on conflict do nothing;
  return null;
end $$;

create trigger sinonimos_learned_insert after insert on public.sinonimos
  referencing new table as new_rows for each statement execute function private.learn_synonyms();

create trigger sinonimos_learned_update after update on public.sinonimos
  referencing new table as new_rows for each statement execute function private.learn_synonyms();

-- A word that no synonym has any more, and no business ever had, is corrected like any other slip.
create function private.forget_synonyms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.vocabulario v
  using (select distinct w.palabra from old_rows s, private.split_words(concat_ws(' ', s.termino, s.equivale)) w) gone
  where v.palabra = gone.palabra and v.negocios = 0 and not exists (
    select from public.sinonimos s
    where strpos(s.plano, gone.palabra) + coalesce(strpos(private.words(s.equivale), gone.palabra), 0) > 0
      and exists (select from private.split_words(concat_ws(' ', s.termino, s.equivale)) w where w.palabra = gone.palabra)
  );
  return null;
end $$;

create trigger sinonimos_forgotten_update after update on public.sinonimos
  referencing old table as old_rows for each statement execute function private.forget_synonyms();

create trigger sinonimos_forgotten_delete after delete on public.sinonimos
  referencing old table as old_rows for each statement execute function private.forget_synonyms();

alter table public.sinonimos enable row level security;

revoke all on public.sinonimos from public, anon, authenticated, service_role;
grant all on public.sinonimos to service_role;

comment on table public.sinonimos is 'A search for termino also means equivale (words), or the businesses of an activity class (scian). One direction per row.';

-- Words that mean the same, whichever is typed.
insert into public.sinonimos (termino, equivale)
select a, b
from (values
  ('estética, salón de belleza, peluquería, corte de cabello'),
  ('barbería, barber shop, peluquero, barbero'),
  ('uñas, manicure, pedicure, manicura, gelish'),
  ('ferretería, tlapalería, ferretero, ferre'),
  ('vulcanizadora, vulca, llantera, talachas, reparación de llantas, ponchadura'),
  ('vidriería, vidrios, vidriero, cancelería, aluminio y vidrio'),
  ('espejos, vidrios y espejos'),
  ('herrería, herrero, soldador, soldadura, balconería, portones'),
  ('carpintería, carpintero, ebanista, ebanistería, muebles a la medida, closets'),
  ('plomería, plomero, fontanero, fontanería, destape de caños'),
  ('electricista, instalaciones eléctricas, eléctrico'),
  ('material eléctrico, artículos eléctricos'),
  ('albañilería, albañil, remodelación, maestro de obras'),
  ('cerrajería, cerrajero, duplicado de llaves, copias de llaves'),
  ('tapicería, tapicero'),
  ('impermeabilización, impermeabilizante, impermeabilizador'),
  ('tablaroca, muros falsos, yesero, yesería'),
  ('maderería, madera, triplay, tablas'),
  ('marmolería, mármol, granito, cantera'),
  ('pisos, azulejos, losetas, recubrimientos'),
  ('materiales para construcción, materiales de construcción, casa de materiales, materialista, cemento, varilla, tabique, block, grava, arena'),
  ('aceros, perfiles, láminas, acero y materiales metálicos'),
  ('pinturas, pintura, casa de pinturas, tienda de pinturas'),
  ('cocinas integrales, cocinas'),
  ('aire acondicionado, clima, minisplit'),
  ('abarrotes, miscelánea, tiendita, tienda de abarrotes, tienda de la esquina, recaudería'),
  ('tienda de conveniencia, minisúper'),
  ('supermercado, súper, autoservicio'),
  ('lonchería, tortas, tortería, comida corrida'),
  ('fonda, cocina económica, comida corrida, comida casera, comedor, menú del día'),
  ('taquería, tacos, taquero'),
  ('antojitos, quesadillas, sopes, garnachas, tlacoyos, gorditas, huaraches'),
  ('restaurante, restaurant, restaurantes'),
  ('cafetería, café, cafés'),
  ('panadería, pan, bizcochería'),
  ('pastelería, pasteles, repostería'),
  ('tortillería, tortillas, molino de nixtamal'),
  ('carnicería, carnes, carne, res'),
  ('pollería, pollo, pollos'),
  ('rosticería, pollos rostizados, pollo rostizado, pollos asados'),
  ('verdulería, frutas y verduras, frutería, recaudo, verduras'),
  ('cremería, salchichonería, lácteos, quesos'),
  ('paletería, nevería, helados, paletas, nieves'),
  ('juguería, jugos, licuados'),
  ('pescadería, mariscos, pescados'),
  ('marisquería, mariscos, coctelería'),
  ('pizzería, pizzas, pizza'),
  ('barbacoa, mixiotes, carnitas'),
  ('vinatería, vinos y licores, licorería'),
  ('cervecería, bar, cantina, pulquería, chelería'),
  ('dulcería, dulces, botanas, materias primas'),
  ('ciber, cibercafé, café internet, internet, cyber'),
  ('papelería, copias, impresiones, fotocopias'),
  ('imprenta, impresión, lonas, rotulación, serigrafía'),
  ('celulares, reparación de celulares, telefonía, accesorios para celular'),
  ('computadoras, reparación de computadoras, cómputo, laptops'),
  ('electrodomésticos, línea blanca, reparación de lavadoras, refrigeración'),
  ('mecánico, taller mecánico, mecánica automotriz, mecánica, servicio automotriz'),
  ('hojalatería, hojalatería y pintura, laminado y pintura, hojalatero, enderezado'),
  ('refaccionaria, refacciones, autopartes'),
  ('autoeléctrico, eléctrico automotriz, acumuladores, baterías, alternadores y marchas'),
  ('mofles, escapes, mofles y radiadores'),
  ('frenos, clutch, balatas'),
  ('llantas, llantera'),
  ('autolavado, lavado de autos, car wash, lavado de carros'),
  ('motos, motocicletas, taller de motos'),
  ('bicicletas, taller de bicicletas, bicis'),
  ('grúas, arrastre, servicio de grúa'),
  ('farmacia, medicinas, medicamentos, botica, droguería'),
  ('doctor, médico, consultorio médico, médico general, doctora, medicina general'),
  ('dentista, odontólogo, consultorio dental, dental, odontología, ortodoncia, ortodoncista'),
  ('óptica, lentes, optometrista, anteojos'),
  ('oculista, oftalmólogo, oftalmología'),
  ('pediatra, pediatría, médico de niños'),
  ('ginecólogo, ginecología, ginecóloga'),
  ('psicólogo, psicología, psicóloga, terapia psicológica'),
  ('nutriólogo, nutrición, nutrióloga, nutriólogos'),
  ('fisioterapia, terapia física, rehabilitación, fisioterapeuta'),
  ('laboratorio, análisis clínicos, estudios de sangre, laboratorio clínico'),
  ('rayos x, ultrasonido, radiografías'),
  ('hospital, clínica, sanatorio, urgencias'),
  ('veterinaria, veterinario, clínica veterinaria, médico veterinario'),
  ('mascotas, croquetas, tienda de mascotas, alimento para mascotas'),
  ('estética canina, baño de perros, peluquería canina'),
  ('gimnasio, gym, crossfit'),
  ('escuela, colegio, instituto'),
  ('guardería, estancia infantil'),
  ('kínder, preescolar, jardín de niños'),
  ('primaria, escuela primaria'),
  ('preparatoria, bachillerato, prepa, bachilleres'),
  ('universidad, licenciatura'),
  ('regularización, clases particulares, asesorías'),
  ('inglés, escuela de idiomas, clases de inglés'),
  ('ropa, boutique, prendas de vestir'),
  ('zapatería, zapatos, calzado, tenis'),
  ('reparación de calzado, zapatero, renovadora de calzado'),
  ('sastrería, sastre, costurera, compostura de ropa, arreglos de ropa, modista'),
  ('mercería, bonetería, hilos'),
  ('telas, casa de telas'),
  ('joyería, joyas, relojería'),
  ('florería, flores, arreglos florales'),
  ('regalos, novedades, manualidades'),
  ('juguetería, juguetes'),
  ('mueblería, muebles, recámaras, salas'),
  ('colchones, camas'),
  ('lavandería, tintorería, lavado de ropa, planchaduría'),
  ('inmobiliaria, bienes raíces, renta de departamentos, venta de casas, casas en venta'),
  ('constructora, construcción'),
  ('arquitecto, arquitectura, arquitectos, planos'),
  ('ingeniero, ingeniería, despacho de ingeniería'),
  ('contador, contabilidad, despacho contable, contadora, contadores'),
  ('abogado, despacho jurídico, abogados, licenciado, bufete jurídico'),
  ('notaría, notario'),
  ('fletes, mudanzas, flete'),
  ('paquetería, mensajería, envíos'),
  ('salón de fiestas, eventos, salón de eventos, jardín de eventos'),
  ('renta de sillas y mesas, alquiladora, alquiler de mobiliario, lonas y carpas'),
  ('fumigación, fumigador, control de plagas'),
  ('jardinería, jardinero, vivero, plantas'),
  ('limpieza, servicio de limpieza'),
  ('seguridad privada, vigilancia, alarmas, cámaras de seguridad'),
  ('empeño, casa de empeño, préstamos'),
  ('funeraria, velatorio, servicios funerarios'),
  ('hotel, motel, hospedaje'),
  ('gas, gasera, gas lp'),
  ('gasolinera, gasolina, estación de servicio'),
  ('agua, purificadora, agua purificada, garrafones'),
  ('chatarra, reciclaje, fierro viejo, compra de chatarra, recicladora'),
  ('tatuajes, tattoo, perforaciones'),
  ('spa, masajes, masaje'),
  ('maquillaje, maquillista, cosméticos'),
  ('fotografía, fotógrafo, fotos, estudio fotográfico'),
  ('tinacos, cisternas, rotoplas'),
  ('domos, policarbonato, techos'),
  ('persianas, cortinas'),
  ('renta de maquinaria, revolvedoras, andamios, alquiler de maquinaria')
) g (terms),
  lateral (select array_agg(btrim(t)) as list from regexp_split_to_table(g.terms, ',') t) l,
  unnest(l.list) a, unnest(l.list) b
where private.term_key(a) is distinct from private.term_key(b)
on conflict do nothing;

-- The wider or the narrower word, in one direction.
insert into public.sinonimos (termino, equivale)
select btrim(a), btrim(b)
from (values
  ('boquetes, clavos, tornillos, herramientas, herramienta, candados, brochas, cables', 'ferretería, tlapalería'),
  ('puertas, ventanas, rejas, protecciones, barandales, zaguán, zaguanes, escaleras', 'herrería'),
  ('cancel, canceles, vitrina, parabrisas', 'vidriería'),
  ('repisas, mueble, puertas de madera, clósets', 'carpintería'),
  ('fuga, fuga de agua, boiler, calentador, drenaje, tubería, wc, baño tapado', 'plomería'),
  ('corto circuito, apagones, contactos, cableado', 'electricista'),
  ('esmalte, vinílica, barniz, thinner', 'pinturas'),
  ('yeso, cal, mortero, tabicón, ladrillo', 'materiales para construcción'),
  ('chapa, cerradura, llaves', 'cerrajería, ferretería'),
  ('muela, caries, brackets, extracción de muelas, limpieza dental', 'dental'),
  ('gripa, tos, fiebre, consulta', 'consultorio médico'),
  ('embarazo, papanicolaou', 'ginecología'),
  ('niños enfermos', 'pediatría'),
  ('perro, gato, vacunas para perro', 'veterinaria'),
  ('refresco, leche, huevo, despensa', 'abarrotes'),
  ('desayunos, comida, almuerzos', 'fonda, restaurante, lonchería'),
  ('cena', 'taquería, antojitos'),
  ('pastor, suadero, canasta', 'taquería'),
  ('bolillo, conchas, telera', 'panadería'),
  ('tinte, tintes, mechas, alaciado, rayitos', 'estética'),
  ('corte de pelo', 'estética, barbería'),
  ('carro, coche, automóvil, afinación', 'taller mecánico'),
  ('ponchada, llanta ponchada', 'vulcanizadora'),
  ('tarea, plumas, cuadernos, útiles escolares', 'papelería'),
  ('uniformes, playeras', 'ropa'),
  ('terreno, departamento, casa en renta', 'inmobiliaria'),
  ('divorcio, demanda', 'abogado'),
  ('impuestos, declaraciones, sat', 'contador'),
  ('comex, sayer, berel, osel, prisa', 'pinturas'),
  ('truper, pretul', 'ferretería'),
  ('cruz azul, cemex, construrama', 'materiales para construcción')
) g (terms, meanings),
  regexp_split_to_table(g.terms, ',') a, regexp_split_to_table(g.meanings, ',') b
where private.term_key(a) is distinct from private.term_key(b)
on conflict do nothing;

-- Meanings of the curated words in the census, whose businesses are often called by a name alone.
insert into public.sinonimos (termino, scian)
select btrim(a), b
from (values
  ('ferretería, tlapalería', '467111'),
  ('herrería, herrero', '332320'),
  ('vidriería, vidrios, vidriero', '467114'),
  ('carpintería, carpintero', '321910 238350 337120 337110'),
  ('pinturas', '467113'),
  ('pisos, azulejos', '467112'),
  ('materiales para construcción, materiales de construcción', '434211 434219 467116'),
  ('maderería', '434224'),
  ('aceros', '434221'),
  ('doctor, médico, consultorio médico, médico general', '621111 621112 621115'),
  ('dentista, consultorio dental, dental', '621211'),
  ('hospital', '622111 622112'),
  ('constructora, construcción', '236111 236112 236211 236221'),
  ('administrador de edificios, administración de condominios', '531311'),
  ('clínica', '621115 621116'),
  ('plomería, plomero', '238221'),
  ('electricista, instalaciones eléctricas', '238210'),
  ('albañilería, albañil', '238130'),
  ('aire acondicionado', '238222'),
  ('marmolería', '327991'),
  ('cocinas integrales', '337110'),
  ('tablaroca', '238311'),
  ('impermeabilización', '238390'),
  ('abarrotes, miscelánea', '461110'),
  ('farmacia', '464111'),
  ('papelería', '465311'),
  ('estética, salón de belleza', '812110'),
  ('taquería', '722514'),
  ('antojitos', '722513 722515'),
  ('fonda, cocina económica, comida corrida', '722513'),
  ('tortas, lonchería', '722514'),
  ('restaurante', '722511'),
  ('cafetería', '722515'),
  ('pizzería', '722517'),
  ('marisquería', '722512'),
  ('panadería', '311812'),
  ('tortillería', '311830'),
  ('carnicería', '461121'),
  ('pollería', '461122'),
  ('verdulería', '461130'),
  ('cremería', '461150'),
  ('dulcería', '461160'),
  ('paletería', '461170'),
  ('vinatería', '461211'),
  ('zapatería', '463310'),
  ('ropa', '463211'),
  ('mercería', '463113'),
  ('florería', '466312'),
  ('mueblería', '466111'),
  ('refaccionaria', '468211'),
  ('llantas', '468213'),
  ('gasolinera', '468411'),
  ('mecánico, taller mecánico', '811111'),
  ('autoeléctrico', '811112'),
  ('hojalatería', '811121'),
  ('autolavado', '811192'),
  ('vulcanizadora', '811191'),
  ('cerrajería', '811491'),
  ('tapicería', '811420'),
  ('reparación de calzado', '811430'),
  ('lavandería, tintorería', '812210'),
  ('ciber, café internet', '561432'),
  ('gimnasio', '713943'),
  ('veterinaria', '541941'),
  ('mascotas', '465911'),
  ('inmobiliaria', '531210'),
  ('fletes, mudanzas', '484210'),
  ('salón de fiestas', '531113'),
  ('abogado', '541110'),
  ('contador', '541211'),
  ('arquitecto', '541310'),
  ('óptica, lentes', '464121'),
  ('psicólogo', '621331'),
  ('laboratorio', '621511')
) g (terms, codes),
  regexp_split_to_table(g.terms, ',') a, regexp_split_to_table(g.codes, ' ') b
on conflict do nothing;

insert into public.sinonimos (termino, equivale)
values ('tacos al pastor', 'taquería'), ('tacos al pastor', 'tacos')
on conflict do nothing;

insert into public.sinonimos (termino, equivale)
values
  ('oxxo', 'abarrotes'), ('oxxo', 'minisúper'), ('reparación de zapatos', 'reparación de calzado'), ('reparación de zapatos', 'zapatero'),
  ('reparación de refrigeradores', 'refrigeración'), ('reparación de refri', 'refrigeración')
on conflict do nothing;

revoke execute on function
  public.refresh_vocabulary()
  from public, anon, authenticated;

grant execute on function
  private.term_key(text),
  private.phrase_query(text),
  public.refresh_vocabulary()
  to service_role;
