import { plainValues } from "./plain-values";

/** Every column that an owner of the plan free writes, pictures apart, with another value than the world's. */
export const FREE_FIELDS = {
  ...plainValues("free"),
  nombre: "Otro nombre",
  slug_categoria: "autos-y-talleres",
  telefono: "5550000002",
  whatsapp: "5550000003",
  descripcion: "Otra",
  direccion: "Calle 2",
  colonia: "Xalpa",
  codigo_postal: "09640",
  latitude: 19.35,
  longitude: -99.05,
  formas_de_pago: ["tarjeta"],
  entrega: ["domicilio"],
  telefono_al_tocar: false,
  solo_whatsapp: false,
  direccion_aproximada: false,
};
