import { describe, expect, it } from "vitest";
import { describeSchedule } from "./describe-hours";
import { readHoursText } from "./read-hours-text";

const read = (text: string): string => {
  const result = readHoursText(text);
  return result.ok ? describeSchedule(result.value) : `¿${result.near}?`;
};

describe("readHoursText", () => {
  it.each([
    ["L-V 9 a 18, sáb 10-14", "Lunes a viernes 9:00 a 18:00, sábado 10:00 a 14:00"],
    ["lun a vie 9am-6pm y sab 9-2", "Lunes a viernes 9:00 a 18:00, sábado 9:00 a 14:00"],
    ["24 horas", "Todos los días abierto las 24 horas"],
    ["Abierto las 24 hrs.", "Todos los días abierto las 24 horas"],
    ["24/7", "Todos los días abierto las 24 horas"],
    ["Lunes a domingo 24 horas", "Todos los días abierto las 24 horas"],
    ["Lunes a viernes de 9:00 a 18:00", "Lunes a viernes 9:00 a 18:00"],
    [
      "LUNES A VIERNES DE 09:00 A 18:00 HRS. SÁBADO DE 09:00 A 14:00 HRS.",
      "Lunes a viernes 9:00 a 18:00, sábado 9:00 a 14:00",
    ],
    ["L-V 9-18\nS 9-14\nD cerrado", "Lunes a viernes 9:00 a 18:00, sábado 9:00 a 14:00, domingo cerrado"],
    [
      "L a V 9am-6pm; sáb. 9 a 14 hrs.; cerrado domingo",
      "Lunes a viernes 9:00 a 18:00, sábado 9:00 a 14:00, domingo cerrado",
    ],
    ["Todos los días de 8 a 8", "Todos los días 8:00 a 20:00"],
    ["9 a 6", "Todos los días 9:00 a 18:00"],
    ["diario 10-10", "Todos los días 10:00 a 22:00"],
    ["Diario 7:30 am a 10 p.m.", "Todos los días 7:30 a 22:00"],
    ["lunes a sábado 9 a 2 y 4 a 7", "Lunes a sábado 9:00 a 14:00 y 16:00 a 19:00"],
    ["L-V 9:00-14:00, 16:00-19:00", "Lunes a viernes 9:00 a 14:00 y 16:00 a 19:00"],
    ["L-V 10-2 y 5-8:30", "Lunes a viernes 10:00 a 14:00 y 17:00 a 20:30"],
    ["viernes y sábado 20 a 3", "Viernes y sábado 20:00 a 3:00"],
    ["jueves a sábado de 8pm a 3am", "Jueves a sábado 20:00 a 3:00"],
    ["vie, sáb y dom 6pm a 2", "Viernes a domingo 18:00 a 2:00"],
    ["13:00 a 02:00", "Todos los días 13:00 a 2:00"],
    ["de 12 a 8", "Todos los días 12:00 a 20:00"],
    ["de mediodía a medianoche", "Todos los días 12:00 a 24:00"],
    ["12 del día a 12 de la noche", "Todos los días 12:00 a 24:00"],
    ["12pm a 12am", "Todos los días 12:00 a 24:00"],
    ["noon a midnight", "Todos los días 12:00 a 24:00"],
    ["L-D 18:00 a 00:00", "Todos los días 18:00 a 24:00"],
    ["L-D 18 a 24", "Todos los días 18:00 a 24:00"],
    ["6pm a 12", "Todos los días 18:00 a 24:00"],
    ["12am a 6am", "Todos los días 0:00 a 6:00"],
    ["lunes a viernes de 9 de la mañana a 7 de la noche", "Lunes a viernes 9:00 a 19:00"],
    ["5 a 12", "Todos los días 5:00 a 12:00"],
    ["2 a 8", "Todos los días 14:00 a 20:00"],
    ["1 a 6pm", "Todos los días 13:00 a 18:00"],
    ["4 a 10 am", "Todos los días 4:00 a 10:00"],
    ["7.30 a 15.30", "Todos los días 7:30 a 15:30"],
    ["09h00 - 18h00", "Todos los días 9:00 a 18:00"],
    ["9h a 18h", "Todos los días 9:00 a 18:00"],
    ["L, M y V 9-18", "Lunes y martes 9:00 a 18:00, viernes 9:00 a 18:00"],
    ["L M M J V 9-18", "Lunes a viernes 9:00 a 18:00"],
    ["L-X 9-18", "Lunes a miércoles 9:00 a 18:00"],
    ["mié a dom 1pm-9pm, lunes y martes cerrado", "Lunes y martes cerrado, miércoles a domingo 13:00 a 21:00"],
    ["sábado a martes 9-18", "Lunes y martes 9:00 a 18:00, sábado y domingo 9:00 a 18:00"],
    ["entre semana 9-18, fines de semana 10-15", "Lunes a viernes 9:00 a 18:00, sábado y domingo 10:00 a 15:00"],
    ["Todos los días 9-18, domingo cerrado", "Lunes a sábado 9:00 a 18:00, domingo cerrado"],
    ["lunes a sábado 9-18, domingos no abrimos", "Lunes a sábado 9:00 a 18:00, domingo cerrado"],
    ["L-S 9 a 18. Cerrado los domingos", "Lunes a sábado 9:00 a 18:00, domingo cerrado"],
    ["cerrado domingo", "Domingo cerrado"],
    ["domingo descanso", "Domingo cerrado"],
    ["de 9 a 18 de lunes a viernes", "Lunes a viernes 9:00 a 18:00"],
    ["Horario: lun-vie 9:00–18:00 / sáb 9:00–14:00", "Lunes a viernes 9:00 a 18:00, sábado 9:00 a 14:00"],
    ["Abrimos de martes a domingo desde las 8am hasta las 5pm", "Martes a domingo 8:00 a 17:00"],
    ["abre 9 cierra 18", "Todos los días 9:00 a 18:00"],
    ["L-V 9a18", "Lunes a viernes 9:00 a 18:00"],
    ["L-V 9am a 6pm S 9am a 2pm", "Lunes a viernes 9:00 a 18:00, sábado 9:00 a 14:00"],
    ["lunes todo el día, martes 9-18", "Lunes abierto las 24 horas, martes 9:00 a 18:00"],
  ])("%j", (text, schedule) => expect(read(text)).toBe(schedule));

  it.each([
    ["", "¿?"],
    ["Pregunta por WhatsApp", "¿pregunta?"],
    ["L-V 9 a 18 con cita previa", "¿cita?"],
    ["lunes", "¿lunes?"],
    ["L-V 9", "¿9?"],
    ["L-V 9 a 25", "¿25?"],
    ["9 a 18 y 20", "¿20?"],
    ["9:75 a 18", "¿75?"],
    ["13pm a 14pm", "¿13pm?"],
    ["L-V a 18", "¿18?"],
  ])("does not guess at %j", (text, near) => expect(read(text)).toBe(near));

  it("takes no longer for a hostile text", () => {
    for (const text of ["9 a ".repeat(5000), "l-".repeat(5000), "12 de la ".repeat(5000), "9".repeat(20_000)]) {
      expect(readHoursText(text).ok).toBe(false);
    }
  });
});
