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
9 1/2 - Francisco Villa (Ejército Constitucionalista)
Aculco
Albarrada
Albarradas
Alcanfores
Allapetlalli
Allepetlali
Altamirano
Álvaro Obregón
Ampliación
Ampliación Bellavista
Ampliación El Santuario
Ampliación El Triunfo
Ampliación Emiliano Zapata
Ampliación La Polvorilla
Ampliación Los Reyes
Ampliación Los Reyes Culhuacán
Ampliación Paraíso
Ampliación Paraje San Juan
Ampliación Polvorilla
Ampliación Ricardo Flores Magón
Ampliación San Miguel
Ampliación Santa María Aztahuacán
Ampliación Santa María Tomatlán
Ampliación Santa Martha
Ampliación Sinatel
Ampliación Tenorios
Ampliación Veracruzana
Año de Juárez
Antorcha Popular I
Apatlaco
Arboledas
Art 4to Constitucional
Banjidal
Barranca de Guadalupe
Barrancas de Guadalupe
Bellavista
Benito Juárez
Buenavista
Cabeza de Juárez
Cabeza de Juárez I
Cabeza de Juárez II
Cabeza de Juárez III
Cacama
Campesinos
Campestre Potrero
Cananea
Carlos Hank González
Carlos Jonguitud Barrios
Carlos Pacheco
Carmen Serdán
Casa Blanca
CE Cualli Ohtli
Celoalliotli
Central de Abasto
Cerro de la Estrella
Chinampac de Juárez
Chinampas de Santa María Tomatlán
Citlalli
Colonial Iztapalapa
Concordia
Concordia Zaragoza
Consejo Agrarista Mexicano
Constitución de 1917
Cuchilla del Moral
Cuitláhuac
Culhuacán
Degollado
Degollado Chico
Desarrollo Urbano Quetzalcóatl
Doctor Alfonso Ortiz Tirado
Ejército Constitucionalista
Ejército Constitucionalista II
Ejército de Agua Prieta
Ejército de Oriente
Ejército de Oriente II
Ejército de Oriente II Indeco
Ejército de Oriente Zona Peñón
Ejido del Moral
Ejidos de Santa María Aztahuacán
Ejidos del Moral
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
El Sifón
El Triángulo
El Triunfo
El Vergel
El Vergel Triángulo de las Agujas I
El Vergel Triángulo de las Agujas II
Ermita Zaragoza
Escuadrón
Escuadrón 201
Esmeralda
Estado de Veracruz
Estrella
Estrella Culhuacán
Estrella del Sur
Eva Sámano de López Mateos
Francisco Villa
Fuego Nuevo
Fuentes de Zaragoza
Fuerte de Loreto - La Antena
Gama Gavilán
Gavilán
Granjas de San Antonio
Granjas Esmeralda
Granjas Estrella
Granjas México
Guadalupe
Guadalupe del Moral
Guelatao de Juárez 1
Guelatao de Juárez I
Guelatao de Juárez II
Héroes de Churubusco
Huasipungo
Huitzico-La Poblanita
Ignacio Zaragoza
Insurgentes
Ixtlahuacán
Iztapalapa
Iztlahuacán
Jacarandas
Jardines de Churubusco
Jardines de San Lorenzo
Jardines de San Lorenzo Tezonco
José López Portillo
José María Morelos y Pavón
Juan Escutia
Justo Sierra
La Asunción
La Candelaria
La Colmena
La Era
La Esperanza
La Estación
La Joya
La Joyita
La Magueyera
La Planta
La Polvorilla
La Regadera
Las Americas
Las Peñas
Leyes de Reforma
Leyes de Reforma Primera Sección
Leyes de Reforma Segunda Sección
Leyes de Reforma Tercera Sección
Lomas de la Estancia
Lomas de San Lorenzo
Lomas de Santa Cruz
Lomas de Santa Cruz Meyehualco
Lomas de Zaragoza
Lomas El Manto
Lomas Estrella
Lomas Estrella III
Lomas Estrella Primera Sección
Lomas Estrella Segunda Sección
Los Ángeles
Los Ángeles Apanoaya
Los Cipreses
Los Olivos
Los Picos
Los Picos VI B
Los Reyes
Los Reyes Culhuacán
M Maza de Juárez
Magdalena Atlazolpa
Mexicaltzingo
Miguel de la Madrid Hurtado
Minas Polvorilla
Minerva
Mirasoles
Miravalle
Mixcóatl
Modelo
Monte Albán
Moyocoyani
Na Hal Ti
Norma ISSSTE
Nueva Generación
Nueva Rosita
Palmitas
Paraje San Juan
Paraje San Juan 2a Ampliación
Paraje San Juan Cerro
Paraje San Juan Joya
Paraje Zacatepec
Parajes Buenavista
Parque Industrial Iztapalapa
Parque Nacional Cerro de la Estrella
Paseos de Churubusco
Patria y Libertad
Peñón Viejo
Plan de Iguala
Plenitud
Plutarco Elías Calles
Predio Degollado
Predio Santa Cruz Meyehualco
Presidentes de México
Privada Gavilán
Progresista
Progreso del Sur
Puente Blanco
Purísima
Purísima Atlazolpa
Real del Moral
Reforma Educativa
Reforma Política
Renovación
Revolución
Ricardo Flores Magón
Rinconada del Molino
Rotarios
Rubén Jaramillo
Rubén Jaramillo Mina
San Andrés Tetepilco
San Andrés Tomatlán
San Antonio
San Antonio Culhuacán
San Bartolo
San Francisco Apolocalco
San Ignacio
San José
San José Aculco
San José Buenavista
San Juan Estrella
San Juan Joya
San Juan Xalpa
San Juanico
San Juanico Nextipac
San Lorenzo
San Lorenzo 870
San Lorenzo Tezonco
San Lorenzo Tezonco I
San Lorenzo Tezonco II
San Lorenzo Xicoténcatl
San Lucas
San Miguel
San Miguel Octava Ampliación
San Miguel Teotongo
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
San Pablo
San Pablo I, II y V-Lomas del Paraíso
San Pedro
San Pedro Barrientos
San Sebastián Tecoloxtitla
San Simón Culhuacán
Santa Bárbara
Santa Cruz Meyehualco
Santa Cruz VI
Santa Cruz VII
Santa Isabel Industrial
Santa María Aztahuacán
Santa María del Monte
Santa María Tomatlán
Santa Martha Acatitla
Santa Martha Acatitla Norte
Santa Martha Acatitla Sur
Santiago Acahualtepec
Santiago Acahualtepec Primera Ampliación
Santiago Acahualtepec Segunda Ampliación
Sector Popular
Sideral
Sierra del Valle
Sinatel
Solidaridad El Salado
Tenorios
Tepalcates
Texcoco El Salado
Tlaltenco
Tlanezicalli
Tula
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
Valle de Luces
Valle de Luces Segunda Sección
Valle de San Lorenzo
Valle del Sur
Vicente Guerrero
Xalpa
Xopa
Zacahuitzco
Zona Militar Fave Sedena
Zona Urbana Ejidal Estrella Culhuacán
$names$, E'\n'), E'\n')) name;
