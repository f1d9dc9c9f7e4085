import { expect, it } from "vitest";
import { type FieldName, type FieldValues, valuesOfPlan } from "./fields";
import { readinessOf } from "./readiness";
import { registrationSchema } from "./schema";

const FORM: FieldValues = {
  nombre: "Tacos Lupita",
  categoria: "alimentos-y-bebidas",
  telefono: "55 1234 5678",
  direccion: "Calle 5 12",
};

const readiness = (values: FieldValues) => {
  const typed = { ...FORM, ...values };
  const parsed = registrationSchema("free").safeParse(valuesOfPlan("free", typed));
  return readinessOf(typed, parsed.error?.issues.map(({ path }) => path[0] as FieldName) ?? []);
};

it.each<[FieldValues, string]>([
  [{}, "Listo para enviar"],
  [{ nombre: " " }, "Te falta 1 dato"],
  [{ nombre: "", telefono: "" }, "Te faltan 2 datos"],
  [{ telefono: "llámame" }, "Revisa: Teléfono"],
  [{ nombre: "…", telefono: "123" }, "Revisa: Nombre del negocio y Teléfono"],
  [{ descripcion: "x".repeat(101) }, "Revisa: Descripción"],
  [{ correo: "ana@" }, "Revisa: Correo"],
  [{ whatsapp: "javascript:x" }, "Revisa: WhatsApp"],
])("%o is told as %s", (values, expected) => {
  expect(readiness(values)).toBe(expected);
});

it("promises nothing while the rules are not here", () => {
  expect(readinessOf(FORM, null)).toBe("Ya casi");
});
