/**
 * Descriptions as careful owners and models write them, a line each, with words that stand near to what is forbidden: nothing is
 * wrong with any of them where their numbers and promises are facts.
 */
export const GOOD_DESCRIPTIONS: readonly string[] = `
Tacos de suadero, longaniza y tripa desde las seis de la tarde, con salsas que hacemos cada mañana.
Cocinamos comida corrida de lunes a sábado: sopa, guisado, agua y postre por 85 pesos.
Aquí desayunas chilaquiles, huevos al gusto y café de olla sin prisa, a unos pasos del mercado.
Hacemos tamales de rajas, mole y dulce; los domingos también hay de elote y atole de guayaba.
Una cocina económica de familia donde se come como en casa y el menú cambia todos los días.
Preparamos pozole los jueves y birria los fines de semana, para comer aquí o para llevar.
Pide tu pizza familiar con tres ingredientes y pasa por ella en media hora.
Nuestras tortas ahogadas llevan la receta de la abuela, con salsa que pica a lo suyo.
En esta paletería hay más de veinte sabores de agua y de crema, todos hechos con fruta.
Somos una familia que vende barbacoa de borrego los sábados y domingos desde muy temprano.
Café de altura molido al momento, pan de nata y mesas tranquilas para trabajar o leer.
Vendemos abarrotes, frutas, verduras y cremería; si te falta algo, lo conseguimos para el día siguiente.
Pollo rostizado con papas, tortillas y salsa: la comida de la familia lista en diez minutos.
Mariscos frescos que llegan tres veces por semana: cocteles, empanadas y mojarras a la talla.
Elaboramos pasteles sobre pedido para bautizos, bodas y cumpleaños; ven y prueba los sabores antes de elegir.
Tortillas de maíz nixtamalizado, totopos y masa para tamales. Llega temprano y llévatelas calientes.
Nieves de garrafa con leche, de agua y de temporada, para la tarde con los niños.
Sushi y arroces preparados al momento, con opciones sin picante y sin pescado crudo.
Carnitas estilo Michoacán los domingos: maciza, cuerito y surtida, por kilo o en taco.
Desayunos y comidas para oficinas de la zona, con entrega en tu lugar de trabajo.
Hamburguesas al carbón con pan hecho en casa; pregunta por la del mes y por las papas gajo.
Antojitos de comal con masa azul: quesadillas, tlacoyos y huaraches, de viernes a domingo.
Cerveza artesanal mexicana y botanas, con música en vivo algunos viernes por la noche.
Jugos, licuados y fruta picada para empezar el día; también chapatas y molletes.
Dulces a granel, piñatas y todo para la mesa de postres de tu fiesta.
Cortes de cabello para toda la familia, tintes y peinados, con cita o por orden de llegada.
Barbería de barrio: corte, barba con navaja y toalla caliente, música y buena plática.
Uñas de gel y acrílico con diseños hechos a mano; trae tu idea y la adaptamos a ti.
Maquillaje y peinado para novias y quinceañeras, en el local o donde te arregles.
Tratamientos para cabello maltratado por el tinte, con productos que explicamos antes de usar.
Masajes relajantes y descontracturantes en un cuarto tranquilo, una persona a la vez.
Depilación con cera y con hilo, limpieza facial y pestañas, con material desechable.
Perfumería y cosméticos de marcas nacionales e importadas; te ayudamos a encontrar tu tono.
Tatuajes y perforaciones con agujas nuevas que abrimos frente a ti y cuidados por escrito.
Estudio de cejas y pestañas atendido por dos hermanas que empezaron en la sala de su casa.
Plomeros de la colonia para fugas, tinacos y drenajes tapados, con precio antes de empezar.
Instalamos y reparamos calentadores, estufas y tuberías de gas, y probamos que no haya fugas.
Herrería a la medida: zaguanes, barandales y protecciones que dibujamos contigo antes de cortar.
Pintura de interiores y fachadas, impermeabilización y resanes, con limpieza al terminar.
Carpintero de oficio: closets, puertas y cocinas de pino, encino o melamina.
Vidrios, espejos y canceles de aluminio cortados a tu medida, con instalación.
Cerrajería para casa y auto: abrimos sin dañar, cambiamos chapas y duplicamos llaves.
Lavandería por kilo con entrega al día siguiente; también edredones, cobijas y tapetes.
Reparamos lavadoras y refrigeradores de todas las marcas y te enseñamos la pieza que cambiamos.
Electricista para cortos, contactos y lámparas, también en domingo si es una urgencia.
Fumigación de casas y negocios contra cucarachas, chinches y roedores, con productos para interiores.
Tapicería de salas y sillas: tú eliges la tela y nosotros pasamos por el mueble.
Jardinería y poda de árboles para casas, escuelas y unidades habitacionales.
Materiales para construcción con entrega en obra: cemento, varilla, arena y grava.
Ferretería con plomería, electricidad y pintura; si no sabes cómo se llama la pieza, tráela y la buscamos.
Muebles de segunda mano restaurados, cada uno distinto, con fotos del antes y el después.
Cortinas y persianas a la medida. Vamos a tu casa, medimos y te mostramos las telas.
Colchones y bases de varias medidas, con entrega en la colonia y retiro del anterior.
Ropa de dama en tallas chicas y grandes, con apartado y cambios dentro de la semana.
Vestidos de quince años hechos a la medida, desde el diseño hasta la última prueba.
Uniformes escolares y deportivos, con bordado del nombre y del escudo.
Zapatos de piel para trabajo y fiesta, y arreglo de suelas y tapas el mismo día.
Joyería de plata y reparación de relojes; cambiamos pilas y correas mientras esperas.
Regalos, peluches y globos para toda ocasión, con envoltura y tarjeta escrita a mano.
Telas por metro, hilos y botones; pregunta por los talleres de costura de los martes.
Ropa de bebé y ajuares para bautizo, tejidos por señoras de la colonia.
Mochilas, loncheras y maletas para todas las edades, con reparación de cierres.
Bisutería hecha a mano con piedra y chaquira: piezas únicas de las que no hacemos dos iguales.
Ropa seminueva escogida prenda por prenda, con novedades cada jueves.
Playeras y tazas personalizadas desde una pieza; mándanos tu diseño y te mostramos la prueba.
Consulta, vacunas y esterilización para perros y gatos, con explicaciones que se entienden.
Estética canina con agua tibia y secado a mano; los gatos también se bañan, con paciencia.
Alimento para perro y gato por kilo y por costal, arena y accesorios para tu mejor amigo.
Urgencias veterinarias de día y de noche, con rayos X y hospitalización separada para gatos.
Peces, peceras y plantas acuáticas, y quien te explica cómo cuidar a cada uno.
Guardería para perros con patio y paseos, y mensajes a su familia durante el día.
Entrenamiento para cachorros y adultos con premios, nunca con castigos.
Forrajes y alimento para aves, conejos y caballos, en bulto o a granel.
Dentistas que explican con calma: limpieza, resinas, coronas y ortodoncia para niños y adultos.
Consulta médica general, toma de presión y curaciones, sin cita y cerca del mercado.
Fisioterapia para espalda, rodilla y hombro, con ejercicios para que sigas en casa.
Psicología para adultos, parejas y adolescentes, en un espacio donde se te escucha.
Nutrición sin dietas imposibles: un plan que cabe en tu día y en tu bolsillo.
Farmacia con medicamento de patente y genérico; si no lo hay, lo pedimos y te avisamos.
Lentes graduados y de sol, examen de la vista y ajustes de armazón.
Análisis de sangre y orina con resultados el mismo día, también para escuelas y empresas.
Gimnasio con pesas, box y baile; los instructores te acompañan las primeras semanas.
Yoga y estiramiento para principiantes, por la mañana y por la noche, en grupos pequeños.
Tienda naturista con hierbas, suplementos y miel, y orientación para combinarlos bien.
Terapia de lenguaje para niños, con la familia dentro del consultorio.
Podología para uñas encarnadas, callos y pie diabético, con instrumental esterilizado.
Clases de regularización de primaria y secundaria, con maestros que revisan la tarea contigo.
Inglés para niños y adultos en grupos de ocho personas; la primera clase es de prueba.
Aprende a tocar guitarra, piano o batería a tu ritmo, desde los seis años.
Kínder con áreas verdes, comedor y estancia por la tarde para quien trabaja.
Preparación para el examen de la preparatoria y de la universidad, con simulacros cada mes.
Computación para personas mayores: el teléfono, los mensajes y los trámites, paso a paso.
Academia de baile con ritmos latinos y folclor; presentamos dos veces al año en la plaza.
Clases de pintura y barro para niños los sábados, con el material incluido.
Escuela de manejo con auto de doble control y horarios para quien trabaja.
Natación para bebés, niños y adultos en alberca templada, con grupos por nivel.
Estudios de belleza y barbería con práctica desde la primera semana y horarios de tarde.
Taller mecánico: afinación, frenos y suspensión, con la pieza vieja en tus manos al recoger.
Hojalatería y pintura con igualación de color; el presupuesto se firma antes de empezar.
Llantas nuevas y de medio uso, balanceo y alineación; revisamos la presión al pasar.
Lavado de autos y camionetas por dentro y por fuera, con sala para esperar.
Refacciones para autos nacionales e importados; dinos año y modelo y la buscamos.
Electricista automotriz: marchas, alternadores y luces, también a domicilio.
Motos y bicicletas: servicio, frenos y cadenas, y refacciones para las marcas más comunes.
Grúa de plataforma para autos y camionetas dentro de la ciudad, con aviso de llegada.
Cambio de aceite y filtros en media hora, sin cita, con el aceite que pide tu motor.
Mofles y escapes reparados o hechos a la medida, con prueba de ruido al final.
Vidrios y parabrisas para auto, con instalación en el local o donde esté tu coche.
Alarmas, estéreos y polarizado; te mostramos cada equipo funcionando antes de instalarlo.
Reparamos celulares y tabletas: pantalla, batería y centro de carga, con tus datos intactos.
Computadoras armadas según lo que haces con ellas, y limpieza de las que ya tienes.
Internet, impresiones y trámites en línea con ayuda de quien atiende.
Cámaras de seguridad para casa y negocio, instaladas y explicadas en una visita.
Pantallas, estéreos y hornos de microondas reparados, con diagnóstico antes de cobrar.
Consolas y controles de videojuegos: venta, cambio y reparación, y retas los viernes.
Fundas, micas y cargadores para casi todos los modelos; te ponemos la mica al momento.
Redes e internet para oficinas y escuelas, con planos y un solo responsable.
Recuperamos fotos y archivos de discos dañados; si no se puede, te lo decimos.
Impresoras y cartuchos: venta, recarga y reparación, también con recolección.
Mudanzas dentro y fuera de la ciudad, con cobijas, cinta y manos que cuidan.
Salón de fiestas con jardín, cocina y juegos; la renta es por cinco horas e incluye mesas.
Copias, engargolados y tesis empastadas, con entrega urgente para quien lo olvidó.
Flores cortadas cada madrugada, ramos para cualquier día y coronas con respeto.
Papelería escolar y de oficina, con listas de útiles que surtimos mientras haces tus compras.
Contadores que explican sin tecnicismos: declaraciones, nómina y altas ante el SAT.
Abogados para asuntos familiares y laborales; la primera plática es para escuchar tu caso.
Fotografía y video de bodas, bautizos y quince años, con álbum impreso o digital.
Renta de sillas, mesas, carpas y lonas para la calle o el patio, con montaje.
Funeraria que acompaña a la familia en los trámites, a cualquier hora y sin prisas.
Sonido, luz y animación para fiestas; tú eliges la música y nosotros leemos la pista.
Imprenta de lonas, tarjetas e invitaciones; corregimos contigo la prueba antes de imprimir.
Mensajería en moto dentro de la alcaldía, con foto de la entrega.
Reparación de calzado: suelas, tapas, costuras y tintes, casi siempre para el mismo día.
Artículos religiosos, veladoras y recuerdos para bautizo y primera comunión.
Recicladora que compra cartón, aluminio y cobre por kilo, con báscula a la vista.
Estacionamiento techado por hora, noche o mes, con acceso las 24 horas.
Somos tres hermanas y una máquina de coser: ajustamos, arreglamos y hacemos a la medida.
No tenemos sucursales: un solo local, una sola cocina y la misma gente desde el primer día.
Si buscas una opción accesible para tu fiesta, cuéntanos cuántos son y armamos el menú.
Aquí se habla despacio, se mide dos veces y se corta una; así salen bien los muebles.
Tu mejor vestido merece un buen arreglo: ajustes, cierres y dobladillos en dos días.
A lo mejor no sabes qué le pasa a tu lavadora: tráenos el modelo y te orientamos.
Cuidamos lo más importante de tu fin de semana: la comida con los tuyos.
Aceptamos tarjeta desde el primer peso y damos factura el mismo mes.
Medimos sin costo y te damos garantía de un año por escrito en cada cocina.
Con la compra de dos pares, el tercero lleva 20% de descuento durante la temporada escolar.
Terapeutas titulados y con cédula a la vista, que te dicen cuántas sesiones harán falta.
Tenemos más de quince años de experiencia en bodas y fiestas de la colonia.
Síguenos en Facebook para ver los modelos nuevos o escríbenos por WhatsApp y aparta el tuyo.
Pan de pulque, hojaldras y conchas rellenas; lo que sale del horno se anuncia con campana.
Elotes y esquites con tuétano o sin él, frente al jardín, cuando cae la tarde.
Comida vegana de mercado: tacos de setas, milanesa de soya y aguas sin azúcar.
Garnachas y flautas para llevar por docena, con crema y queso aparte.
Peluquería de las de antes, con navaja, talco y el periódico del día.
Pestañas y cejas para novias, con prueba una semana antes de la boda.
Albañiles y azulejeros para baños, patios y azoteas, con obra limpia cada tarde.
Aire acondicionado y refrigeración comercial: instalación, carga de gas y mantenimiento.
Sombreros, cinturones y botas vaqueras, también para niños.
Ópticas hay muchas; en esta te explican tu graduación y te arreglan el armazón mientras esperas.
Partería y acompañamiento para el embarazo, con visitas en tu casa.
Escuela primaria con grupos de veinte niños, huerto y biblioteca.
Verificamos, afinamos y te recordamos cuándo toca la siguiente revisión.
Soporte técnico para negocios: cajas, lectores y respaldos, en tu local o a distancia.
Afiladuría de cuchillos, tijeras y herramienta de jardín, mientras tomas un café.
Abierto de 9 a 18 h entre semana y de 9 a. m. a 2 p. m. los sábados.
`
  .trim()
  .split("\n");
