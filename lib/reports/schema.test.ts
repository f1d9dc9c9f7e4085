import { describe, expect, it } from "vitest";
import { REPORT_MESSAGES } from "./model";
import { confirmationSchema, reportDecisionSchema, reportSchema, slugSchema } from "./schema";

const messageOf = (form: object) => reportSchema.safeParse(form).error?.issues[0]?.message;
const suggested = (motivo: string, sugerencia: string) =>
  reportSchema.safeParse({ motivo, sugerencia }).data?.sugerencia;

describe("reportSchema", () => {
  it("takes a reason alone, and trims the words", () => {
    const alone = { motivo: "cerrado", detalle: "", sugerencia: null, correo: null };
    expect(reportSchema.parse({ motivo: "cerrado", detalle: "" })).toEqual(alone);
    expect(reportSchema.parse({ motivo: "otro", detalle: " a\r\nb " }).detalle).toBe("a\nb");
  });

  it("leaves out what the database cannot store", () => {
    expect(reportSchema.parse({ motivo: "otro", detalle: "a\0b" }).detalle).toBe("ab");
    expect(messageOf({ motivo: "otro", detalle: "\0" })).toBe(REPORT_MESSAGES.noDetail);
  });

  it("counts a line break as one character, as the field does", () => {
    expect(reportSchema.safeParse({ motivo: "otro", detalle: "ab\r\n".repeat(166) }).success).toBe(true);
  });

  it.each([
    ["telefono", " 55 1234 5678 ", "55 1234 5678"],
    ["direccion", "Calle 2\nnúm. 7", "Calle 2 núm. 7"],
    ["horario", "lunes a viernes de 9:00 a 18:00", "lunes a viernes de 9:00 a 18:00"],
    ["duplicado", "https://iztapalapa.example/negocio/la-guera?x=1", "la-guera"],
    // Typed before another reason was chosen.
    ["cerrado", "55 1234 5678", null],
    ["telefono", "", null],
  ])("takes for %s what its field takes: %j", (reason, text, stored) => {
    expect(suggested(reason, text)).toBe(stored);
  });

  it("takes an address to answer to", () => {
    expect(reportSchema.parse({ motivo: "cerrado", correo: " Ana@Example.com " }).correo).toBe("ana@example.com");
    expect(reportSchema.parse({ motivo: "cerrado", correo: " " }).correo).toBeNull();
  });

  it.each([
    ["no reason", { detalle: "x" }, REPORT_MESSAGES.noReason],
    ["an invented reason", { motivo: "feo", detalle: "x" }, REPORT_MESSAGES.noReason],
    ["another problem without words", { motivo: "otro", detalle: "  " }, REPORT_MESSAGES.noDetail],
    ["too many words", { motivo: "otro", detalle: "x".repeat(501) }, "Usa como máximo 500 caracteres."],
    ["a telephone of letters", { motivo: "telefono", sugerencia: "llámame" }, "Escribe el teléfono: diez números"],
    ["a long address", { motivo: "direccion", sugerencia: "x".repeat(301) }, "Usa como máximo 300 caracteres."],
    ["another listing that is none", { motivo: "duplicado", sugerencia: "el de junto" }, REPORT_MESSAGES.noListing],
    ["an address to answer to that is none", { motivo: "cerrado", correo: "ana" }, "Escribe un correo válido"],
  ])("refuses %s in Spanish", (_, form, message) => {
    expect(messageOf(form)).toContain(message);
  });
});

it.each([[["taqueria"]], [{ length: 8 }], [null], ["../admin"]])("the business of a report is not %j", (slug) => {
  expect(slugSchema.safeParse(slug).success).toBe(false);
});

it.each([
  [{ negocio: "susi", dato: "horario", respuesta: "si" }, true],
  [{ negocio: "susi", dato: "telefono", respuesta: "no" }, true],
  [{ negocio: "../admin", dato: "horario", respuesta: "si" }, false],
  [{ negocio: "susi", dato: "dueno", respuesta: "si" }, false],
  [{ negocio: "susi", dato: "horario", respuesta: "quizá" }, false],
  [{ negocio: "susi", dato: "horario" }, false],
])("takes %j as an answer: %s", (answer, isTaken) => {
  expect(confirmationSchema.safeParse(answer).success).toBe(isTaken);
});

const ID = "00000000-0000-4000-8000-000000000001";
it.each([
  [{ decision: "descartar" }, true],
  [{ decision: "cerrar", motivo: "Ya no existe" }, true],
  [{ decision: "cerrar", motivo: "\u200b" }, false],
  [{ decision: "corregir", dato: "telefono", valor: "x" }, true],
  [{ decision: "corregir", dato: "nombre", valor: "x" }, false],
  [{ decision: "borrar" }, false],
  [{ decision: "descartar", reportes: "" }, false],
  [{ decision: "descartar", reportes: Array(41).fill(ID).join(" ") }, false],
  [{ decision: "descartar", negocio: "../x" }, false],
])("takes %j as a decision: %s", (decision, isTaken) => {
  const sent = { negocio: ID, reportes: `${ID} ${ID}`, ...decision };
  expect(reportDecisionSchema.safeParse(sent).success).toBe(isTaken);
});
