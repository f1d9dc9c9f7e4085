import { expect, it } from "vitest";
import { alertWords } from "./alert-messages";

it.each([
  ["descripcion", false, ["violence", "hate"], "Descripción", "violencia y odio"],
  ["gallery_images", true, ["sexual"], "Galería", "contenido sexual"],
  ["promociones", false, ["illicit"], "Promoción", "algo ilegal"],
  ["promocion", false, ["harassment"], "Una promoción", "acoso"],
  ["promocion", true, ["sexual/minors"], "Imagen de una promoción", "contenido sexual con menores"],
  ["imagenes_datos", false, ["hate"], "Qué se ve en una foto", "odio"],
  ["nombre", false, ["other", "constructor"], "Nombre del negocio", "algo que no dice"],
  ["otra", false, ["violence"], "El texto", "violencia"],
])("%s (picture: %s) with %j", (column, isPicture, categories, place, reasons) => {
  expect(alertWords({ id: 1, column, isPicture, categories })).toEqual({ place, reasons });
});
