import { expect, it } from "vitest";
import { readableStreet } from "./street";

it.each([
  ["AVENIDA", "SAN LORENZO", "Av. San Lorenzo"],
  ["AVENIDA", "AVENIDA DE LAS TORRES", "Av. de las Torres"],
  ["CALLE", "AVENIDA DEL PARAISO", "Av. del Paraíso"],
  ["CALLE", "5 DE MAYO", "Calle 5 de Mayo"],
  ["CALLE", "SUR 23", "Sur 23"],
  ["CALLE", "SEGUNDA CERRADA JOSE LOPEZ PORTILLO", "Segunda Cerrada José López Portillo"],
  ["CALLEJON", "CALLEJN DE LA LUZ", "Callejón de la Luz"],
  ["CALZADA", "GENERAL IGNACIO ZARAGOZA", "Calz. General Ignacio Zaragoza"],
  ["EJE VIAL", "8 SUR CALZADA ERMITA IZTAPALAPA", "Eje 8 Sur Calz. Ermita Iztapalapa"],
  ["EJE VIAL", "5 ORIENTE AVENIDA JAVIER ROJO GOMEZ", "Eje 5 Oriente Av. Javier Rojo Gómez"],
  ["PERIFERICO", "CANAL DE GARAY", "Periférico Canal de Garay"],
  ["OTRO(ESPECIFIQUE)", "CAMINO A LA MAGUEYERA", "Camino a la Magueyera"],
  ["CALLE", "PEÑA CERRADA DEL MORAL", "Peña Cerrada del Moral"],
  ["CALLE", "NINGUNO", ""],
  ["CALLE", "", ""],
])("%s %s -> %s", (kind, name, expected) => {
  expect(readableStreet(kind, name)).toBe(expected);
});
