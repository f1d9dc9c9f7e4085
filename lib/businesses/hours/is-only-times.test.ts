import { describe, expect, it } from "vitest";
import { isOnlyTimes } from "./is-only-times";

describe("isOnlyTimes", () => {
  it.each([
    "Todos los días de 06:30 a 22:00",
    "Lunes a jueves de 13:00 a 00:00, viernes y sábado de 13:00 a 02:30, domingo cerrado",
    "L a V 9am-6pm; sáb. 9 a 14 hrs.",
    "Abierto las 24 horas",
  ])("%s", (text) => expect(isOnlyTimes(text)).toBe(true));

  it.each([
    "Con cita, de miércoles a domingo",
    "Lunes a viernes de 9:00 a 18:00 (cerramos en días festivos)",
    "Pregunta por WhatsApp",
  ])("more than that: %s", (text) => expect(isOnlyTimes(text)).toBe(false));
});
