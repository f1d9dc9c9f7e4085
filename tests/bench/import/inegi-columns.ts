/** The columns of INEGI's file of a state, in its order (diccionario de datos, DENUE 05/2026). */
export const INEGI_COLUMNS = (
  "id clee nom_estab raz_social codigo_act nombre_act per_ocu tipo_vial nom_vial tipo_v_e_1 nom_v_e_1 tipo_v_e_2 nom_v_e_2 " +
  "tipo_v_e_3 nom_v_e_3 numero_ext letra_ext edificio edificio_e numero_int letra_int tipo_asent nomb_asent tipoCenCom " +
  "nom_CenCom num_local cod_postal cve_ent entidad cve_mun municipio cve_loc localidad ageb manzana telefono correoelec www " +
  "tipoUniEco latitud longitud fecha_alta"
).split(" ");

/** From the columns of the shipped files to INEGI's. */
export const INEGI_NAME: Readonly<Record<string, string>> = {
  denue_id: "id",
  nombre: "nom_estab",
  scian: "codigo_act",
  actividad: "nombre_act",
  personal: "per_ocu",
  tipo_vial: "tipo_vial",
  calle: "nom_vial",
  num_ext: "numero_ext",
  letra_ext: "letra_ext",
  num_int: "numero_int",
  letra_int: "letra_int",
  tipo_asent: "tipo_asent",
  colonia: "nomb_asent",
  centro_comercial: "nom_CenCom",
  num_local: "num_local",
  cp: "cod_postal",
  telefono: "telefono",
  www: "www",
  latitud: "latitud",
  longitud: "longitud",
};
