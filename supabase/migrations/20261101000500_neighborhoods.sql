-- Colonias that exist.
--
-- A colonia is a free text of the owner's, and stays so on the listing. Filters, counts, suggestions, pages and the sitemap go by
-- negocios.slug_colonia, which is set for known colonias alone: those of INEGI's shipped census and IECM's territorial units (a test
-- reads both files and holds them against the list). A new one comes by a migration.
--
-- Who may do what:
--   private.colonias_conocidas   nobody; the trigger on negocios and the vocabulary read it

create table private.colonias_conocidas (
  slug_colonia text primary key,
  colonia text not null
);

alter table private.colonias_conocidas enable row level security;

revoke all on private.colonias_conocidas from public, anon, authenticated, service_role;

comment on table private.colonias_conocidas is 'The colonias of Iztapalapa, as they are written.';

insert into private.colonias_conocidas (slug_colonia, colonia)
select replace(private.words(name), ' ', '-'), name from unnest(string_to_array(btrim($names$
12 de Diciembre
1a Ampliación Santiago Acahualtepec
2a Ampliación Santiago Acahualtepec I
2a Ampliación Santiago Acahualtepec II
8a de San Miguel (Ampliación)
9 1/2 - Francisco Villa (Ejército Constitucionalista) (Conj Hab)
Aculco
Aculco (Pblo)
Albarrada
Albarradas (U Hab)
Alcanfores (U Hab)
Allapetlalli
Allepetlali (U Hab)
Altamirano
Álvaro Obregón
Álvaro Obregón (Fracc)
Ampliación
Ampliación Bellavista
Ampliación El Santuario
Ampliación El Triunfo
Ampliación Emiliano Zapata
Ampliación La Polvorilla
Ampliación Los Reyes
Ampliación Los Reyes Culhuacán
Ampliación Paraje San Juan
Ampliación Polvorilla
Ampliación Ricardo Flores Magón
Ampliación San Miguel
Ampliación Santa María Aztahuacán
Ampliación Santa Martha
Ampliación Veracruzana
Año de Juárez
Antorcha Popular I (U Hab)
Apatlaco
Arboledas
Art 4to Constitucional (U Hab)
Banjidal
Barranca de Guadalupe
Barrancas de Guadalupe
Bellavista
Bellavista (U Hab)
Benito Juárez
Buenavista
Buenavista I
Buenavista II
Cabeza de Juárez
Cabeza de Juárez I (U Hab)
Cabeza de Juárez II (U Hab)
Cabeza de Juárez III (U Hab)
Cacama
Campesinos
Campestre Potrero
Cananea
Cananea (U Hab)
Carlos Hank González
Carlos Jonguitud Barrios
Carmen Serdán ( U Hab)
Carolos Pacheco (U Hab)
Casa Blanca
CE Cualli Ohtli (U Hab)
Celoalliotli
Central de Abasto
Cerro de la Estrella
Cerro de la Estrella I
Cerro de la Estrella II
Chinampac de Juárez
Chinampac de Juárez I
Chinampac de Juárez II
Chinampac de Juárez III
Chinampas de Santa Ma Tomatlán
Citlalli
Colonial Iztapalapa
Colonial Iztapalapa (Fracc)
Concordia
Concordia Zaragoza (U Hab)
Consejo Agrarista Mexicano
Consejo Agrarista Mexicano I
Consejo Agrarista Mexicano II
Constitución de 1917
Constitución de 1917 I
Constitución de 1917 II
Cuchilla del Moral
Cuchillas del Moral (U Hab)
Cuitláhuac (U Hab)
Culhuacán
Culhuacán (Pblo)
Degollado
Degollado Chico
Desarrollo Urbano Quetzalcóatl
Desarrollo Urbano Quetzalcóatl I
Desarrollo Urbano Quetzalcóatl II
Desarrollo Urbano Quetzalcóatl III
Doctor Alfonso Ortiz Tirado
Ejército Constitucionalista
Ejército de Agua Prieta
Ejército de Oriente
Ejército de Oriente II
Ejército de Oriente II Indeco
Ejército de Oriente (U Hab) I
Ejército de Oriente (U Hab) II
Ejército de Oriente Zona Peñón
Ejido del Moral
Ejidos de Santa María Aztahuacán
Ejidos del Moral
Ejto Constitucionalista
Ejto Constitucionalista II ( U Hab)
Ejto Constitucionalista, Supermanzana I ( U Hab)
Ejto Constitucionalista, Supermanzana II ( U Hab)
Ejto Constitucionalista, Supermanzana III (U Hab)
Ejto de Ote II (U Hab)
El Edén
El Manto
El Manto Plan de Iguala
El Mirador
El Molino
El Molino Tezonco
El Paraíso
El Prado
El Retoño
El Rodeo
El Rosario
El Santuario
El Santuario (Ampliación)
El Sifón
El Triángulo
El Triunfo
El Triunfo (Ampliación)
El Vergel
El Vergel Triángulo de las Agujas I (U Hab)
El Vergel Triángulo de las Agujas II (U Hab)
Emiliano Zapata (Ampliación)
Ermita Zaragoza
Ermita Zaragoza (U Hab) I
Ermita Zaragoza (U Hab) II
Escuadrón
Escuadrón 201
Esmeralda
Estado de Veracruz
Estrella
Estrella Culhuacán
Estrella del Sur
Eva Sámano de López Mateos
F P F V (Predio El Molino) ( U Hab)
Francisco Villa
Fuego Nuevo
Fuentes de Zaragoza
Fuentes de Zaragoza (U Hab)
Fuerte de Loreto - La Antena (U Hab)
Gama Gavilán (U Hab)
Gavilán (U Hab)
Granjas de San Antonio
Granjas Esmeralda
Granjas Estrella
Granjas Estrella I
Granjas Estrella II
Granjas Estrella III
Granjas México
Guadalupe
Guadalupe (Barr)
Guadalupe del Moral
Guelatao de Juárez 1
Guelatao de Juárez I (U Hab)
Guelatao de Juárez II (U Hab)
Héroes de Churubusco
Huasipungo (U Hab)
Huitzico-La Poblanita
Ignacio Zaragoza (U Hab)
Insurgentes
Ixtlahuacán
Iztapalapa
Iztlahuacán
Jacarandas
Jardines de Churubusco
Jardines de San Lorenzo
Jardines de San Lorenzo Tezonco
José López Portillo
José López Portillo I
José López Portillo II
José Ma Morelos y Pavón (U Hab)
Juan Escutia
Juan Escutia I
Juan Escutia II
Juan Escutia III
Justo Sierra
La Asunción
La Asunción (Barr)
La Candelaria
La Colmena
La Colmena (U Hab)
La Era
La Esperanza
La Estación
La Joya
La Joyita
La Magueyera
La Nueva Rosita
La Planta
La Polvorilla
La Regadera
Las Americas (U Hab)
Las Peñas
Las Peñas I
Las Peñas II
Leyes de Reforma
Leyes de Reforma 1a Sección
Leyes de Reforma Primera Sección
Leyes de Reforma Segunda Sección
Leyes de Reforma Tercera Sección
Leyes de Reforma Tercera Sección I
Leyes de Reforma Tercera Sección II
Lomas de la Estancia
Lomas de la Estancia I
Lomas de la Estancia II
Lomas de San Lorenzo
Lomas de San Lorenzo I
Lomas de San Lorenzo II
Lomas de Santa Cruz
Lomas de Santa Cruz Meyehualco
Lomas de Zaragoza
Lomas El Manto
Lomas Estrella
Lomas Estrella 1a Sección (Fracc)
Lomas Estrella III (U Hab)
Lomas Estrella Segunda Sección
Lomas Estrella Segunda Sección I
Lomas Estrella Segunda Sección II
Los Ángeles
Los Ángeles Apanoaya
Los Cipreses
Los Olivos
Los Picos
Los Picos VI B
Los Reyes (Ampliación)
Los Reyes Culhuacán
Los Reyes (Pblo)
M Maza de Juárez (U Hab)
Magdalena Atlazolpa
Magdalena Atlazolpa (Pblo)
Mexicaltzingo
Mexicaltzingo (Pblo)
Miguel de la Madrid Hurtado
Minas Polvorilla (U Hab)
Minerva
Mirasoles (U Hab)
Miravalle
Miravalles
Mixcóatl
Modelo
Modelo (U)
Monte Albán
Moyocoyani (U Hab)
Na Hal Ti (U Hab)
Norma ISSSTE (U Hab)
Nueva Generación (U Hab)
Nueva Rosita
Palmitas
Paraíso
Paraíso (Ampliación)
Paraje San Juan
Paraje San Juan Cerro
Paraje San Juan Joya
Paraje Zacatepec
Parajes Buenavista (Tetecon)
Parque Industrial Iztapalapa
Parque Nacional Cerro de la Estrella
Paseos de Churubusco
Patria y Libertad
Peñón Viejo (U Hab)
Plan de Iguala
Plenitud (U Hab)
Plutarco Elías Calles (U Hab)
Polvorilla (Ampliación)
Predio Degollado
Predio Santa Cruz Meyehualco
Presidentes de México
Privada Gavilán (U Hab)
Progresista
Progreso del Sur
Puente Blanco
Purísima Atlazolpa
Purísima I
Real del Moral
Real del Moral (Fracc)
Reforma Educativa
Reforma Política
Reforma Política I
Reforma Política II
Renovación
Revolución
Ricardo Flores Magón
Ricardo Flores Magón (Ampliación)
Rinconada del Molino
Rotarios (U Hab)
Rubén Jaramillo
Rubén Jaramillo Mina
San Andrés Tetepilco
San Andrés Tetepilco (Pblo)
San Andrés Tomatlán
San Andrés Tomatlán (Pblo)
San Antonio
San Antonio (Barr)
San Antonio Culhuacán
San Antonio Culhuacán (Barr)
San Bartolo
San Francisco Apolocalco
San Ignacio
San Ignacio (Barr)
San José
San José Aculco
San José (Barr)
San José Buenavista
San Juan 2a Ampliación (Pje)
San Juan Cerro (Pje)
San Juan Estrella
San Juan Joya
San Juan Joya (Pje)
San Juan Xalpa
San Juan Xalpa I
San Juan Xalpa II
San Juanico
San Juanico Nextipac
San Juanico Nextipac (Pblo)
San Lorenzo
San Lorenzo 870 (U Hab)
San Lorenzo Tezonco
San Lorenzo Tezonco (Barr)
San Lorenzo Tezonco I (U Hab)
San Lorenzo Tezonco II (U Hab)
San Lorenzo Tezonco (Pblo)
San Lorenzo Xicoténcatl
San Lorenzo Xicoténcatl (Pblo)
San Lucas
San Lucas (Barr)
San Miguel
San Miguel (Barr)
San Miguel Octava Ampliación
San Miguel Teotongo
San Miguel Teotongo I
San Miguel Teotongo II
San Miguel Teotongo III
San Miguel Teotongo IV
San Miguel Teotongo Sección Acorralado
San Miguel Teotongo Sección Avisadero
San Miguel Teotongo Sección Capilla
San Miguel Teotongo Sección Corrales
San Miguel Teotongo Sección Guadalupe
San Miguel Teotongo Sección Iztlahuaca
San Miguel Teotongo Sección Jardines
San Miguel Teotongo Sección La Cruz
San Miguel Teotongo Sección Loma Alta
San Miguel Teotongo Sección Mercedes
San Miguel Teotongo Sección Palmitas
San Miguel Teotongo Sección Puente
San Miguel Teotongo Sección Ranchito
San Miguel Teotongo Sección Rancho Bajo
San Miguel Teotongo Sección Torres
San Nicolás Tolentino
San Nicolás Tolentino I
San Nicolás Tolentino II
San Pablo
San Pablo (Barr)
San Pablo I, II y V-Lomas del Paraíso
San Pedro
San Pedro (Barr)
San Pedro Barrientos
San Sebastián Tecoloxtitla
San Sebastián Tecoloxtitlán (Pblo)
San Simón Culhuacán
San Simón Culhuacán (Barr)
Santa Bárbara
Santa Bárbara (Barr) I
Santa Bárbara (Barr) II
Santa Cruz Meyehualco
Santa Cruz Meyehualco (Pblo)
Santa Cruz Meyehualco (U Hab) I
Santa Cruz Meyehualco (U Hab) II
Santa Cruz VI (U Hab)
Santa Cruz VII (U Hab)
Santa Isabel Industrial
Santa Ma Aztahuacán (Pblo)
Santa María Aztahuacán
Santa María Aztahuacán (Ej) I
Santa María Aztahuacán (Ej) II
Santa María Aztahuacán (U Hab)
Santa María del Monte
Santa María Tomatlán
Santa María Tomatlán (Ampliación)
Santa María Tomatlán (Pblo)
Santa Martha Acatitla
Santa Martha Acatitla Norte
Santa Martha Acatitla Norte (Ampliación) I
Santa Martha Acatitla Norte (Ampliación) II
Santa Martha Acatitla (Pblo)
Santa Martha Acatitla Sur
Santa Martha Acatitla Sur (Ampliación)
Santiago Acahualtepec
Santiago Acahualtepec (Pblo)
Santiago Acahualtepec Primera Ampliación
Santiago Acahualtepec Segunda Ampliación
Sector Popular
Sideral
Sierra del Valle
Sinatel
Sinatel (Ampliación)
Solidaridad El Salado (U Hab)
Tenorios
Tenorios (Ampliación)
Tepalcates
Tepalcates I
Tepalcates II
Texcoco El Salado
Tlaltenco (U Hab)
Tlanezicalli (U Hab)
Tula
Tula (Barr)
Unidad Ejército Constitucionalista
Unidad Habitacional Av. Árbol 12 Infonavit 61 Av. 3 76
Unidad Habitacional Frente Popular Francisco Villa
Unidad Habitacional San Juan Xalpa
Unidad Habitacional Santa Cruz Meyehualco
Unidad Habitacional Vicente Guerrero
Unidad Modelo
Unidad Santa Cruz Meyehualco
Unidad Vicente Guerrero
Uscovi
Uscovi (U Hab)
Valle de Luces
Valle de Luces I
Valle de Luces II
Valle de Luces (U Hab)
Valle de San Lorenzo
Valle de San Lorenzo I
Valle de San Lorenzo II
Valle del Sur
Veracruzana (Ampliación)
Vicente Guerrero
Vicente Guerrero Súper Manzana 1 (U Hab)
Vicente Guerrero Súper Manzana 2 (U Hab)
Vicente Guerrero Súper Manzana 3 (U Hab)
Vicente Guerrero Súper Manzana 4 (U Hab)
Vicente Guerrero Súper Manzana 5 (U Hab)
Vicente Guerrero Súper Manzana 6 (U Hab)
Vicente Guerrero Súper Manzana 7 (U Hab)
Xalpa
Xalpa I
Xalpa II
Xalpa III
Xopa
Xopa (U Hab)
Zacahuitzco
Zona Militar Fave Sedena (U Hab)
Zona Urbana Ejidal Estrella Culhuacán
$names$, E'\n'), E'\n')) name;
