/** Everyday names of activities by SCIAN class. Classes that are not listed follow the rules of activity.ts. */
const LABELS = `
236111 Construcción de casas
236112 Construcción de vivienda
236211 Construcción de naves industriales
236212 Supervisión de obras industriales
236221 Constructora
237111 Obras de agua y drenaje
237113 Supervisión de obras de agua y drenaje
237131 Obras de energía eléctrica
237132 Instalaciones de telecomunicaciones
237311 Señalamientos y protecciones viales
237312 Construcción de carreteras y puentes
237313 Supervisión de vías de comunicación
237993 Obras de transporte eléctrico y ferroviario
237994 Supervisión de obras de ingeniería civil
238122 Montaje de estructuras de acero
238130 Albañilería
238190 Trabajos en exteriores
238210 Instalaciones eléctricas
238221 Plomería y gas
238222 Aire acondicionado y calefacción
238290 Instalaciones en construcciones
238311 Tablaroca y muros falsos
238312 Yeso y acabados
238330 Pisos de madera y flexibles
238340 Colocación de pisos y azulejos
238350 Carpintería en obra
238390 Acabados para construcción
238910 Preparación de terrenos
238990 Trabajos especializados de construcción
311350 Chocolate y productos de chocolate
311613 Embutidos y conservas de carne
311811 Panadería industrial
311812 Panadería
311820 Galletas y pastas
311830 Tortillería
315229 Confección de ropa
321113 Tratamiento de la madera
321910 Carpintería
322299 Productos de cartón y papel
323111 Impresión de libros y revistas
323119 Imprenta
325411 Materias primas farmacéuticas
325412 Laboratorio farmacéutico
325610 Fábrica de jabones y limpiadores
325620 Fábrica de cosméticos y perfumes
326110 Fábrica de bolsas de plástico
326120 Fábrica de tubería y conexiones
326140 Fábrica de poliestireno (unicel)
326150 Fábrica de espumas de uretano
326193 Fábrica de envases de plástico
326194 Fábrica de piezas industriales de plástico
327122 Fábrica de azulejos y losetas
327330 Tabiques, tubos y bloques de concreto
327391 Fábrica de concreto preesforzado
327399 Fábrica de productos de cemento
327991 Marmolería y cantera
331210 Fábrica de tubos de hierro y acero
331520 Fundición de metales no ferrosos
332110 Metales forjados y troquelados
332310 Estructuras metálicas
332320 Herrería
332510 Herrajes y cerraduras
332610 Alambre y resortes
332710 Torno y maquinado de piezas
333120 Fábrica de maquinaria para construcción
333411 Equipo de aire acondicionado y calefacción
333920 Maquinaria para levantar y trasladar
335210 Fábrica de electrodomésticos menores
335311 Motores y generadores eléctricos
335920 Fábrica de cables eléctricos
335930 Contactos, fusibles y material eléctrico
336340 Frenos para vehículos
336350 Transmisiones para vehículos
337110 Cocinas integrales y muebles de baño
337120 Mueblería
431110 Abarrotes al mayoreo
431160 Lácteos al mayoreo
431180 Dulces y repostería al mayoreo
431211 Refrescos y hielo al mayoreo
434211 Materiales para construcción
434219 Materiales para construcción
434221 Acero y materiales metálicos
434223 Envases, papel y cartón al mayoreo
434224 Maderería
434226 Pinturas al mayoreo
434227 Vidrios y espejos al mayoreo
435210 Maquinaria para construcción
435313 Equipo médico y de laboratorio al mayoreo
461110 Tienda de abarrotes
461121 Carnicería
461122 Pollería
461130 Frutas y verduras
461140 Semillas, especias y chiles secos
461150 Cremería y salchichonería
461160 Dulcería y materias primas
461170 Paletería y nevería
461211 Vinos y licores
461213 Refrescos y hielo
462111 Supermercado
462112 Minisúper
462210 Tienda departamental
463211 Ropa
463213 Lencería
463310 Zapatería
464111 Farmacia
464112 Farmacia con minisúper
464113 Tienda naturista
464121 Óptica
465111 Perfumería y cosméticos
465112 Joyería y relojería
465311 Papelería
465911 Tienda de mascotas
465912 Regalos
465913 Artículos religiosos
465915 Artesanías
466112 Electrodomésticos
466211 Equipo y accesorios de cómputo
466212 Celulares y accesorios
466312 Florería
466410 Artículos usados
467111 Ferretería y tlapalería
467112 Pisos y azulejos
467113 Pinturas
467114 Vidrios y espejos
467116 Tienda de materiales para construcción
468211 Refaccionaria
468213 Llantas
468411 Gasolinera
484129 Transporte de carga
484231 Fletes de materiales para construcción
485113 Trolebús y tren ligero
485210 Autobuses foráneos
488519 Intermediación de transporte de carga
492110 Mensajería y paquetería
522390 Caja de ahorro y préstamo
522452 Casa de empeño
531114 Renta de oficinas y locales
531210 Inmobiliaria
531311 Administración de inmuebles
531319 Servicios inmobiliarios
532282 Renta de mesas y sillas
532411 Renta de maquinaria para construcción
541110 Despacho jurídico
541211 Contabilidad y auditoría
541310 Despacho de arquitectura
541320 Arquitectura de paisaje y urbanismo
541330 Despacho de ingeniería
541340 Servicios de dibujo
541350 Inspección de edificios
541410 Decoración de interiores
541920 Fotografía y video
541941 Veterinaria
561330 Suministro de personal
561422 Centro de llamadas
561432 Café internet
561610 Seguridad privada
561710 Control de plagas
561720 Limpieza de inmuebles
561730 Jardinería y áreas verdes
611111 Jardín de niños particular
611112 Jardín de niños público
611121 Primaria particular
611122 Primaria pública
611131 Secundaria particular
611132 Secundaria pública
611141 Secundaria técnica particular
611142 Secundaria técnica pública
611151 Bachillerato técnico particular
611152 Bachillerato técnico público
611161 Preparatoria particular
611162 Preparatoria pública
611311 Universidad privada
611312 Universidad pública
621111 Consultorio de medicina general
621112 Consultorio público de medicina general
621115 Clínica de consultorios médicos
621116 Clínica pública
621211 Consultorio dental
621320 Optometría
621331 Consultorio de psicología
621511 Laboratorio de análisis clínicos
622111 Hospital general privado
622112 Hospital general público
622312 Hospital público de especialidades
624411 Guardería
713941 Club deportivo
713943 Gimnasio
722412 Bar o cantina
722511 Restaurante de comida corrida o a la carta
722512 Restaurante de pescados y mariscos
722513 Antojitos
722514 Tacos y tortas
722515 Cafetería y fuente de sodas
722516 Restaurante de autoservicio
722517 Pizzas, hamburguesas y pollos para llevar
722518 Comida para llevar
722519 Alimentos preparados
811111 Taller mecánico
811112 Taller eléctrico automotriz
811121 Hojalatería y pintura
811191 Vulcanizadora
811192 Autolavado
811211 Reparación de aparatos electrónicos
811410 Reparación de aparatos del hogar
811420 Tapicería de muebles
811430 Reparación de calzado
811491 Cerrajería
811492 Taller de motocicletas
812110 Salón de belleza y peluquería
812210 Lavandería y tintorería
812310 Servicios funerarios
812410 Estacionamiento
`;

/** SCIAN class (six digits) -> label. */
export const ACTIVITY_LABELS: ReadonlyMap<string, string> = new Map(
  LABELS.trim()
    .split("\n")
    .map((line) => [line.slice(0, 6), line.slice(7)]),
);
