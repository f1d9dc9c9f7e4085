-- Words typed by people who say what they want to do or what ails them, rather than what a business is called: "tengo hambre", "imprimir",
-- "goteras". And words of every day, which are no slip of the hand whatever they resemble: "hambre" is not "alambre".
--
-- Who may do what: as the migration of synonyms says; the functions are asked by the search functions alone

create function private.is_everyday_word(word text) returns boolean
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  -- Folded. Only words that no business need have: what one has is known anyway.
  everyday constant text := ' '
    'abajo abogado abono abrigo abril abuela abuelo aceite acta agosto agua ahorrar alberca alergia algo alitas alla almuerzo alto '
    'alumno amar amarillo ambulancia amiga amigo amor analisis ancho anillo ansiedad antena antojo aprender aqui aranas arete armar '
    'arreglar arriba arroz asado asalto atole atras audifonos auto avion ayer ayuda ayudar azucar azul bailar baile bajo banco bano '
    'barata barato barba barco barrer basquet basura bateria bautizo bebe beber beca besar bici bicicleta bigote birria blanco boca '
    'bocina boda bolsa bomberos bonita bonito bordar bota botana box brazo bronca bueno buscar caballo cabello cabeza cable cafe cajero '
    'calcetin caldo calidad calor cama camara cambio caminar camion camisa cancer cancha cantar cara carcel cargador cargar carne caro '
    'carro casa casarse casero celular cena cerillos cerrado cerveza chamaco chamarra chamba chavo chico chido chilaquiles chile '
    'chinches choque churros cine cita clase cobrar coche cocina cocinar codo collar comadre combi comedor comer comida compadre '
    'componer compra comprar computadora con conejo confianza consola construir contrato control corazon correr cortar corto coser '
    'costo credito crudo cuaderno cuarto cuate cucarachas cuello cuidar cumpleanos curp curso danza dedo demanda dentro departamento '
    'deporte deposito depresion desarmar desayuno descansar descompuesto descuento desde deuda dia diabetes diarrea diciembre diente '
    'diesel dificil dinero disco disfraz divorciarse doctor dolor domingo dormir duda dulce dulces economico elotes embarazo emergencia '
    'empenar empleo enchiladas encontrar enero enfermera enfrente ensalada ensenar enterrar entre enviar escalera escribir escuchar '
    'escuela espalda espejo esposa esposo esquites estacionar estomago estres estudiar examen facil falda familia febrero feo fiebre '
    'fiesta firma flan flores foco fractura freir freno frijol frijoles frio frito fruta fuera fuga fugas futbol gallina gas gasolina '
    'gastar gato gelatina gente globos goma gorra gotera goteras grande gratis gripa gripe gris grua guardar hablar hambre hamburguesa '
    'hamburguesas hamster hasta helado herencia herida hermana hermano higado hija hijo hogar hombre hombro hora hormigas hornear '
    'hospital hotel hueso huevo humedad idea iglesia impresora imss ine inquilino insomnio instalar internet inundacion inyeccion '
    'issste jardin jefe joven juego juegos jueves juez jugar jugo juguetes julio junio junto juntos karate lampara lana lapiz largo '
    'lavar leche leer lejos lengua lentes lento libro licencia limpiar limpio llamar llanta llaves llorar luego lunes luz macetas madre '
    'maestra maestro maleta malo mama manana mandar manejar mano mantequilla mapa martes marzo mayo mediano medicina mejor memoria '
    'merienda mesa metro mezcal micro miedo miercoles migrana minuto misa mismo mochila morado morir morro moscas mosquitos moto motor '
    'mover mucho mudarse muerte muertos mujer multa museo musica nacer nada nadar naranja nariz natacion navidad negro nieve nina nino '
    'noche notario novia noviembre novio nueva nuevo nunca octubre oferta ojo oreja otro padre pagar pago pajaro paleta pan pantalla '
    'pantalon panteon panza papa para pared parque parto pasaporte pastel pastilla patio pecho pegar pelicula pelo pension peor pequeno '
    'perder perdido perro persona pescado peso pesos pez picoso pie piel pierna pilates pintar piso placas plaga plan planchar plantas '
    'playa pluma poco policia pollo posada postre pozole precio pregunta presion prestamo prestar primo problema promocion pronto '
    'puerco puerta pulgas pulmon pulque quemadura querer queso radio rapida rapido ratas ratones receta recibir refresco regalo regla '
    'reir reloj renta rentar reparar respuesta retiro reyes rezar rinon robo rodilla rojo romper ropero rosa roto sabado sal sala '
    'salado salsa sandalia sangre sat sed seguro semana semillas septiembre servicio siempre silla sillon sin sobre sofa soldar solo '
    'solucion sombrero sonar sopa sucio sueno sueter sushi tableta taco taladrar tamal tamales tarde tarea taxi teatro techo tejer tele '
    'telefono television templo tenencia tenis tequila terreno testamento tia tierra tinta tio titulo todo tomar toner torta tortuga '
    'tos trabajar trabajo traje tramite trapear tren una uniforme urgente usada usado vaca vacaciones vacuna vecina vecino vegana '
    'vegano vegetariano velas vender venta ventana verde verdura verificacion vestido viajar viaje vida videojuegos viejo viernes vino '
    'visa visita vomito wifi yoga zapato zapatos ';
begin
  return strpos(everyday, ' ' || word || ' ') > 0;
end $$;
comment on function private.is_everyday_word is 'True if a folded word is Spanish of every day, and so not a mistyped other one.';

-- Each want leads to words for the place, and to its census classes.
insert into public.sinonimos (termino, equivale, scian)
select distinct btrim(a), case when b !~ '^ ?[0-9]' then btrim(b) end, case when b ~ '^ ?[0-9]' then btrim(b) end
from (values
  ('hambre, antojo, comer, cenar, desayunar, desayunar rico, almorzar, merendar, merienda, botanear',
    'comida, restaurante, fonda, taquería, tacos, antojitos, tortas, lonchería, pizzería, 722511, 722512, 722513, 722514, 722516, 722517, 722518, 722519'),
  ('sed', 'jugos, juguería, refrescos, aguas frescas, abarrotes'),
  ('beber, tomar algo, echar trago', 'bar, cervecería, cantina, 722412'),
  ('dormir, sueño, hospedarse, hospedar', 'hotel, motel, hospedaje, 721111, 721112, 721113'),
  ('imprimir, impresora', 'impresiones, impresión, imprenta, copias, 323119'),
  ('fotocopiar, copiar, escanear, enmicar, engargolar', 'copias, fotocopias, impresiones, papelería, 561431, 465311'),
  ('dolor, enfermo, enferma, dolor de cabeza, dolor de estómago, diarrea, vómito, migraña, presión', 'consultorio médico, clínica, 621111, 621115'),
  ('herida, fractura, quemadura, emergencia', 'hospital, clínica, urgencias, 622111'),
  ('diente, dientes, dolor de muelas, sacar muela', 'dental, dentista, odontología, 621211'),
  ('ver bien, graduar lentes', 'óptica, lentes, 464121'),
  ('peinar, peinado, rapar, rasurar, cortar pelo', 'estética, barbería, peluquería, 812110'),
  ('depilar, depilarse', 'depilación'), ('tatuar, tatuarse', 'tatuajes, tattoo'), ('maquillar', 'maquillaje'),
  ('soldar', 'soldadura, herrería, 332320'), ('pintar', 'pintor, pintores, pintura, 238320'), ('tapizar', 'tapicería, 811420'),
  ('lavar', 'lavandería, lavado, autolavado, 812210, 811192'), ('planchar', 'planchaduría, tintorería, lavandería, 812210'),
  ('coser, zurcir, remendar', 'costura, costurera, sastrería, arreglos de ropa'), ('bordar', 'bordados'), ('estampar', 'estampados, serigrafía'),
  ('rentar, alquilar', 'renta, alquiler'), ('empeñar, dinero, prestar', 'empeño, préstamos, 522452'),
  ('enviar, mandar paquete', 'envíos, paquetería, mensajería, 492110, 492210'), ('mudarse, mudar', 'mudanzas, fletes, 484210'),
  ('instalar', 'instalación, instalaciones'), ('construir', 'construcción, constructora, albañilería, 238130'), ('remodelar', 'remodelación, remodelaciones'),
  ('impermeabilizar, gotera, goteras, humedad', 'impermeabilización, impermeabilizante, 238390'),
  ('fumigar, cucarachas, ratas, ratones, chinches, hormigas, mosquitos, pulgas, plaga', 'fumigación, control de plagas, 561710'),
  ('destapar', 'destape de caños, plomería, 238221'), ('ponchar, ponchó', 'vulcanizadora, llantera, 811191'),
  ('afinar', 'afinación, taller mecánico, 811111'), ('alinear, balancear', 'alineación, balanceo, 811116'), ('polarizar', 'polarizado'),
  ('tornear', 'torno, tornos'), ('verificación, verificar', 'verificentro, verificación vehicular'), ('manejar', 'escuela de manejo, autoescuela'),
  ('estudiar, aprender', 'escuela, cursos, clases'), ('nadar', 'natación, alberca'), ('bailar', 'baile, danza'), ('cantar', 'canto, música'),
  ('leer', 'libros, librería, 465312'), ('ejercicio, entrenar', 'gimnasio, 713943'),
  ('boda, casarse, bautizo, cumpleaños, fiesta, quince años', 'salón de fiestas, eventos, banquetes, 531113'),
  ('divorciarse', 'abogado, divorcios, 541110'), ('herencia, testamento, escriturar', 'notaría, abogado, 541120, 541190'),
  ('enterrar, entierro, velar', 'funeraria, velatorio, 812310'), ('viajar, viaje, vacaciones', 'agencia de viajes, viajes, 561510'),
  ('vacunar', 'vacunas, veterinaria'), ('regalar', 'regalos'), ('cuidar niños', 'guardería, estancia infantil')
) g (wants, places),
  regexp_split_to_table(g.wants, ',') a, regexp_split_to_table(g.places, ',') b
where b ~ '^ ?[0-9]' or private.term_key(a) is distinct from private.term_key(b)
on conflict do nothing;

-- The category in which one would look for a thing of which no business is called.
create function private.category_named(beginning text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return (
    select c.slug from (values
      ('alimentos-y-bebidas', 'comida tacos tortas pizza hamburguesas sushi alitas birria pozole barbacoa carnitas mariscos pollo pastel postres helados cafe cerveza jugos desayunos antojitos'),
      ('belleza-y-cuidado-personal', 'unas pestanas cejas peinados maquillaje tinte corte cabello pelo barba depilacion facial tatuajes'),
      ('servicios-del-hogar', 'plomero electricista albanil herrero carpintero cerrajero pintor fumigacion mudanzas fletes limpieza impermeabilizacion muebles lavadoras refrigeradores'),
      ('moda-y-tiendas', 'ropa zapatos tenis vestidos uniformes bolsas joyeria regalos juguetes telas disfraces sombreros'),
      ('mascotas-y-veterinarias', 'perro gato mascota croquetas veterinario acuario pajaros conejos'),
      ('salud-y-bienestar', 'doctor medico dentista farmacia medicinas lentes analisis psicologo nutriologo terapia masajes gimnasio yoga hospital enfermera'),
      ('educacion-y-escuelas', 'escuela kinder primaria secundaria preparatoria universidad guarderia clases cursos ingles regularizacion natacion danza'),
      ('autos-y-talleres', 'auto carro coche moto mecanico llantas frenos bateria refacciones taller hojalateria grua autolavado verificacion'),
      ('tecnologia-y-electronica', 'celular computadora laptop tableta impresora pantalla television audifonos cargador internet ciber camaras videojuegos')
    ) c (slug, words)
    where length(beginning) >= 4 and strpos(' ' || c.words, ' ' || beginning) > 0
    limit 1
  );
end $$;
comment on function private.category_named is 'The category of a thing whose name begins like this; null when none is known.';

revoke execute on function
  private.is_everyday_word(text),
  private.category_named(text)
  from public;
