import { describe, expect, it } from "vitest";
import { lastDayIn, parseTypedDay, toTypedDay } from "./typed-day";

describe("a day as people write it", () => {
  it.each([
    ["31/12/2026", "2026-12-31"],
    ["1-2-2026", "2026-02-01"],
    ["2026-12-31", "2026-12-31"],
    ["Hasta el 31 de Diciembre de 2026", "2026-12-31"],
    ["5 de mayo del 2027", "2027-05-05"],
    ["3 marzo 2027", "2027-03-03"],
    ["31/12/26", "2026-12-31"],
    ["31-dic-26", "2026-12-31"],
    ["Válido hasta el 31 de diciembre de 2025", "2025-12-31"],
    ["Vence el lunes 31 de agosto de 2026.", "2026-08-31"],
    ["31/02/2026", null],
    ["del 1 al 31 de diciembre de 2026", null],
    ["martes hasta el 31/12/2026", null],
    ["hasta el 31/12/2026 o agotar existencias", null],
    ["desde el 31/12/2026", null],
    ["diciembre de 2026", null],
    ["31/12/1999", null],
    ["5 de mayu de 2027", null],
    ["hasta agotar existencias", null],
    ["todo diciembre", null],
    ["", null],
  ])("%j is %j", (text, day) => {
    expect(parseTypedDay(text)).toBe(day);
    if (day) expect(parseTypedDay(toTypedDay(day))).toBe(day);
  });

  it("is shown in numbers, and other words as they are", () => {
    expect(["2026-12-31", "Este mes"].map(toTypedDay)).toEqual(["31/12/2026", "Este mes"]);
  });
});

describe("the last day that words name", () => {
  it.each([
    // A day alone, by numbers.
    ["31/12/2025", "2025-12-31"],
    ["31/12/25", "2025-12-31"],
    ["31/12/20", "2020-12-31"],
    ["1/2/26", "2026-02-01"],
    ["31-12-2025", "2025-12-31"],
    ["31.12.2025", "2025-12-31"],
    ["31 / 12 / 2025", "2025-12-31"],
    ["2025-12-31", "2025-12-31"],
    ["2025/12/31", "2025-12-31"],
    ["2025-12-31T23:59:59-06:00", "2025-12-31"],
    ["2025-12-31 00:00:00", "2025-12-31"],
    ["12/31/2025", "2025-12-31"],
    // In words.
    ["Válido hasta el 31 de diciembre de 2025", "2025-12-31"],
    ["VÁLIDO HASTA EL 31 DE DICIEMBRE DE 2025.", "2025-12-31"],
    ["Valido hasta 31 diciembre 2025", "2025-12-31"],
    ["Vigencia: 31 de diciembre del 2025", "2025-12-31"],
    ["Vigencia al 31 de dic. de 2025", "2025-12-31"],
    ["Vence el 31-dic-25", "2025-12-31"],
    ["Vence 31/dic/2025", "2025-12-31"],
    ["31 dic 25", "2025-12-31"],
    ["31 de diciembre del '25", "2025-12-31"],
    ["Diciembre 31, 2025", "2025-12-31"],
    ["Dec 31 2025", "2025-12-31"],
    ["Wed Dec 31 2025 00:00:00 GMT-0600", "2025-12-31"],
    ["miércoles 31 de diciembre de 2025", "2025-12-31"],
    ["1º de enero de 2026", "2026-01-01"],
    ["primero de enero de 2026", "2026-01-01"],
    ["hasta el 30 de setiembre de 2025", "2025-09-30"],
    ["Termina el día 5 de mayo de 2026", "2026-05-05"],
    ["Hasta el 31 de diciembre de 2025 a las 23:59 hrs", "2025-12-31"],
    ["31/12/2025 23:59", "2025-12-31"],
    ["Hasta\u00a0el\u00a031\u00a0de\u00a0diciembre\u00a0de\u00a02025", "2025-12-31"],
    // With more than a day.
    ["Hasta el 31/12/2025 o agotar existencias", "2025-12-31"],
    ["Martes y jueves hasta el 31/12/2025", "2025-12-31"],
    ["20% de descuento hasta el 31/12/2025", "2025-12-31"],
    ["Válido en 2 sucursales hasta el 31/12/25, máximo 3 por persona", "2025-12-31"],
    ["Del 1 al 31 de diciembre de 2025", "2025-12-31"],
    ["Del 01/12/2025 al 31/12/2025", "2025-12-31"],
    ["01/12/2025 - 31/12/2025", "2025-12-31"],
    ["1 de diciembre al 15 de enero de 2026", "2026-01-15"],
    ["Desde el 1 de diciembre de 2025 hasta el 15 de enero de 2026", "2026-01-15"],
    ["Inicia 1/12/2025, termina 31/12/2025", "2025-12-31"],
    ["14 de febrero de 2026 y 10 de mayo de 2026", "2026-05-10"],
    ["14 y 15 de febrero de 2026", "2026-02-15"],
    ["Hasta el 31/12/2025 excepto el 24/12/2025 y 25/12/2025", "2025-12-31"],
    ["Hasta el 31/12/2025, no aplica 24 de diciembre", "2025-12-31"],
    // A month, or a year.
    ["Diciembre 2025", "2025-12-31"],
    ["Todo diciembre de 2025", "2025-12-31"],
    ["Hasta fin de febrero de 2026", "2026-02-28"],
    ["12/2025", "2025-12-31"],
    ["Todo el 2025", "2025-12-31"],
    ["Vigencia 2025", "2025-12-31"],
  ])("%j: %s", (text, day) => expect(lastDayIn(text)).toBe(day));

  it.each([
    "",
    "Hasta agotar existencias",
    "Todos los martes",
    "Este mes",
    "Hoy",
    "Fin de semana",
    "Lunes a viernes de 2 a 5 pm",
    "24/7",
    "2x1",
    "Todo diciembre",
    "Hasta el 31 de diciembre",
    "Hasta el 31/12",
    "31 de diciembre de 10 a 20 hrs",
    "31 de diciembre 20 hrs",
    "Hasta el 31 de diciembre 15 piezas",
    "31/02/2026",
    "31 de noviembre de 2025",
    "00/00/0000",
    "31/13/2025",
    "31/12/1999",
    "5 de mayu de 2027",
    "Hasta mediados de enero de 2026",
    "Segunda quincena de enero de 2026",
    "Desde el 1 de enero de 2026",
    "A partir del 01/01/2026",
    "Válido a partir del 1/1/26",
    "1 de enero de 2026 en adelante",
    "Todos los martes excepto el 24/12/2025",
    "No válido el 14 de febrero de 2026",
    "Hasta el 31/12/2025 o el 15 de enero",
    "Buen Fin 2025",
    "Código 20251231",
    "Pedidos 55-12-34-56-78",
    "Tel. 5512342025",
    "x".repeat(20_000),
    "31/12/2025 ".repeat(2_000),
  ])("none in %j", (text) => expect(lastDayIn(text)).toBeNull());
});

it.each(["31/12/", "1 de ", "enero ", "1/", "- ", "al ", "desde ", "20 ", "31 dic ", "  ", "de diciembre "])(
  "is looked for in time in %j, over and over",
  (part) => expect(() => lastDayIn(part.repeat(20_000 / part.length))).not.toThrow(),
);
