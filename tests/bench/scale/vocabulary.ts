import type { CategorySlug } from "@/lib/categories/categories";

export type SyntheticTrade = { trade: string; category: CategorySlug; scian: string; activity: string };

/** Trade as on the sign, category, SCIAN class, activity. */
export const TRADES: readonly SyntheticTrade[] = `
Taquería|alimentos-y-bebidas|722514|Restaurante de tacos y tortas
Tacos|alimentos-y-bebidas|722514|Restaurante de tacos y tortas
Panadería|alimentos-y-bebidas|311812|Panadería
Tortillería|alimentos-y-bebidas|311830|Tortillería
Cocina Económica|alimentos-y-bebidas|722513|Antojitos
Fonda|alimentos-y-bebidas|722513|Antojitos
Marisquería|alimentos-y-bebidas|722512|Restaurante de pescados y mariscos
Pizzería|alimentos-y-bebidas|722517|Pizzas, hamburguesas y hot dogs
Cafetería|alimentos-y-bebidas|722515|Cafetería y nevería
Nevería|alimentos-y-bebidas|461170|Paletería y nevería
Carnicería|alimentos-y-bebidas|461121|Carnicería
Pollería|alimentos-y-bebidas|461122|Pollería
Abarrotes|alimentos-y-bebidas|461110|Tienda de abarrotes
Miscelánea|alimentos-y-bebidas|461110|Tienda de abarrotes
Cremería|alimentos-y-bebidas|461150|Cremería y salchichonería
Frutas y Verduras|alimentos-y-bebidas|461130|Frutas y verduras
Dulcería|alimentos-y-bebidas|461160|Dulcería y materias primas
Estética|belleza-y-cuidado-personal|812110|Salón de belleza y peluquería
Barbería|belleza-y-cuidado-personal|812110|Salón de belleza y peluquería
Uñas y Pestañas|belleza-y-cuidado-personal|812110|Salón de belleza y peluquería
Perfumería|belleza-y-cuidado-personal|465111|Perfumería y cosméticos
Plomería|servicios-del-hogar|238221|Plomería y gas
Instalaciones Eléctricas|servicios-del-hogar|238210|Instalaciones eléctricas
Herrería|servicios-del-hogar|332320|Herrería
Carpintería|servicios-del-hogar|321910|Carpintería
Vidriería|servicios-del-hogar|467114|Vidrios y espejos
Ferretería|servicios-del-hogar|467111|Ferretería y tlapalería
Tlapalería|servicios-del-hogar|467111|Ferretería y tlapalería
Pinturas|servicios-del-hogar|467113|Pinturas
Materiales para Construcción|servicios-del-hogar|434211|Materiales para construcción
Cerrajería|servicios-del-hogar|811492|Cerrajería
Lavandería|servicios-del-hogar|812210|Lavandería y tintorería
Zapatería|moda-y-tiendas|463310|Zapatería
Boutique|moda-y-tiendas|463211|Ropa
Mercería|moda-y-tiendas|463113|Mercería y bonetería
Papelería|moda-y-tiendas|465311|Papelería
Florería|moda-y-tiendas|466312|Florería
Mueblería|moda-y-tiendas|466111|Muebles para el hogar
Veterinaria|mascotas-y-veterinarias|541941|Veterinaria
Acuario|mascotas-y-veterinarias|465911|Tienda de mascotas
Estética Canina|mascotas-y-veterinarias|812990|Estética canina
Farmacia|salud-y-bienestar|464111|Farmacia
Consultorio Médico|salud-y-bienestar|621111|Consultorio de medicina general
Consultorio Dental|salud-y-bienestar|621211|Consultorio dental
Laboratorio Clínico|salud-y-bienestar|621511|Laboratorio de análisis clínicos
Óptica|salud-y-bienestar|464121|Óptica
Gimnasio|salud-y-bienestar|713943|Gimnasio
Jardín de Niños|educacion-y-escuelas|611111|Escuela de educación preescolar
Academia de Inglés|educacion-y-escuelas|611631|Escuela de idiomas
Escuela de Danza|educacion-y-escuelas|611611|Escuela de arte
Taller Mecánico|autos-y-talleres|811111|Taller mecánico
Vulcanizadora|autos-y-talleres|811191|Vulcanizadora
Refaccionaria|autos-y-talleres|468211|Refaccionaria
Hojalatería y Pintura|autos-y-talleres|811121|Hojalatería y pintura
Autolavado|autos-y-talleres|811192|Autolavado
Celulares|tecnologia-y-electronica|466212|Celulares y accesorios
Cibercafé|tecnologia-y-electronica|518210|Café internet
Reparación de Computadoras|tecnologia-y-electronica|811211|Reparación de equipo electrónico
Salón de Fiestas|otros-negocios|531113|Salón de fiestas
Imprenta|otros-negocios|323119|Imprenta
Mudanzas|otros-negocios|484210|Mudanzas
Inmobiliaria|otros-negocios|531210|Inmobiliaria
`
  .trim()
  .split("\n")
  .map((line) => {
    const [trade = "", category = "", scian = "", activity = ""] = line.split("|");
    return { trade, category: category as CategorySlug, scian, activity };
  });

const list = (text: string): string[] => text.trim().split(/\s*\|\s*/);

export const EPITHETS = list(
  "La Güera|El Güero|San Judas|La Esperanza|El Paisa|Los Compadres|Mi Ranchito|La Michoacana|El Jarocho|La Poblana|La Guadalupana|El Sol|La Luna|Las Tres Marías|El Águila|Del Valle|La Norteña|El Buen Gusto|La Oaxaqueña|El Rincón|Los Primos|El Carmen|Santa Rosa|La Providencia|El Nuevo Siglo|El Chapulín|La Abeja|El Cóndor|La Estrella|El Dragón|Los Volcanes|El Faro|La Perla|El Trébol|La Central|El Triunfo|El Pastorcito|El Califa|El Rey|La Reina|Express|24 Horas|Azteca|Tonantzin|Cuitláhuac|Xóchitl|Quetzal|Nezahualcóyotl|Moctezuma|Ixtapalapan|Cerro de la Estrella|Ermita|Churubusco|La Purísima|El Porvenir|La Fortuna|Dos Hermanos|El Progreso|La Moderna|San Martín",
);
export const GIVEN_NAMES = list(
  "Lupita|Rosita|Chayo|Paquita|Chuy|Doña Lupe|Don Chuy|Tía Chela|Beto|Nacho|Pepe|Toño|Lalo|Memo|Lucha|Concha|Mary|Lety|Paty|Gaby|Alex|Charly|Richard|Jenny|Karen|Brenda|Yadira|Itzel|Ximena|Emiliano|Santiago|Regina|Valentina|Andrés|Óscar|Iván|Raúl|Martín|Joaquín|Sofía",
);
export const SURNAMES = list(
  "Hernández|García|Martínez|López|González|Pérez|Rodríguez|Sánchez|Ramírez|Cruz|Flores|Gómez|Morales|Vázquez|Jiménez|Reyes|Díaz|Torres|Gutiérrez|Ruiz|Mendoza|Aguilar|Ortiz|Castillo|Moreno|Romero|Álvarez|Chávez|Rivera|Juárez|Ramos|Domínguez|Herrera|Medina|Vargas|Castro|Méndez|Guzmán|Velázquez|Rojas|Muñoz|Peña|Núñez|Zúñiga|Ibáñez|Cañedo|Íñiguez|Ocampo|Estrada|Salazar",
);
/** Brand names are three of these: about 200,000 different ones, as a real directory has words that occur once. */
export const SYLLABLES = list(
  "ka|be|ri|mo|lu|ta|so|ne|vi|da|ro|mi|la|pe|co|fa|ti|go|sa|zu|ma|de|li|no|cu|bra|tre|cli|pro|gra|xo|ya|ju|ñe|que|rra|llo|che|ver|tal|son|mar|cen|dor|nix|tec|lan|per|vel|mun|cor|fin|sil|bur|gam|hel|jin|kor|nor",
);
