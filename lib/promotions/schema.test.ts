import { describe, expect, it } from "vitest";
import { fieldErrors } from "@/lib/forms/form-state";
import { PROMOTION_FIELD_MESSAGES as AT_FIELD, PROMOTION_MESSAGES } from "./messages";
import { promotionSchema } from "./schema";

const GOOD = {
  promocion: "20000000-0000-4000-8000-000000000001",
  titulo: "2x1",
  descripcion: "",
  inicio: "2026-05-01",
  fin: "2026-05-01",
};

describe("the form of a promotion", () => {
  it("takes a title and dates; the last day may be the first", () => {
    expect(promotionSchema.parse(GOOD)).toMatchObject({
      titulo: "2x1",
      descripcion: null,
      version: null,
      imagen_guardada: "",
    });
  });

  it.each<[object, Record<string, string>]>([
    [{ titulo: " " }, { titulo: AT_FIELD.titulo, "": PROMOTION_MESSAGES.incomplete }],
    [{ inicio: "" }, { inicio: AT_FIELD.inicio, "": PROMOTION_MESSAGES.incomplete }],
    [
      { titulo: undefined, inicio: undefined, fin: undefined },
      { titulo: AT_FIELD.titulo, inicio: AT_FIELD.inicio, fin: AT_FIELD.fin, "": PROMOTION_MESSAGES.incomplete },
    ],
    [{ fin: "2026-04-30" }, { fin: AT_FIELD.order }],
    [{ fin: "2026-02-30" }, { fin: AT_FIELD.date }],
    [{ fin: "2101-01-01" }, { fin: AT_FIELD.date }],
    [{ titulo: "a".repeat(121) }, { titulo: "Usa como máximo 120 caracteres." }],
    [{ descripcion: "a".repeat(1_001) }, { descripcion: "Usa como máximo 1000 caracteres." }],
    [{ descripcion: `${"a\n".repeat(100)}a` }, { descripcion: "Usa como máximo 100 renglones." }],
  ])("with %j says what is wrong", (fields, errors) => {
    const { error } = promotionSchema.safeParse({ ...GOOD, ...fields });
    expect(fieldErrors(error?.issues ?? [])).toEqual(errors);
  });

  it.each([{ promocion: "x" }, { version: "ayer" }, { imagen_guardada: "x".repeat(301) }])(
    "refuses hidden fields as %j",
    (fields) => {
      expect(promotionSchema.safeParse({ ...GOOD, ...fields }).success).toBe(false);
    },
  );
});
