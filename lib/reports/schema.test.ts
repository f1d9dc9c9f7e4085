import { describe, expect, it } from "vitest";
import { REPORT_MESSAGES } from "./model";
import { confirmationSchema, reportSchema, slugSchema } from "./schema";

const messageOf = (form: object) => reportSchema.safeParse(form).error?.issues[0]?.message;

describe("reportSchema", () => {
  it("takes a reason alone, and trims the words", () => {
    expect(reportSchema.parse({ motivo: "cerrado", detalle: "" })).toEqual({ motivo: "cerrado", detalle: "" });
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
    ["no reason", { detalle: "x" }, REPORT_MESSAGES.noReason],
    ["an invented reason", { motivo: "feo", detalle: "x" }, REPORT_MESSAGES.noReason],
    ["another problem without words", { motivo: "otro", detalle: "  " }, REPORT_MESSAGES.noDetail],
    ["too many words", { motivo: "otro", detalle: "x".repeat(501) }, REPORT_MESSAGES.longDetail],
  ])("refuses %s in Spanish", (_, form, message) => {
    expect(messageOf(form)).toBe(message);
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
