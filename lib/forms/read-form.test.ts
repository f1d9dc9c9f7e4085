import { describe, expect, it } from "vitest";
import { readForm } from "./read-form";

function formOf(...fields: readonly (readonly [name: string, value: string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe("readForm", () => {
  it("reads texts as they were typed, files, and lists where a name stands twice", () => {
    const picture = new File(["x"], "a.webp");
    const form = formOf(["nombre", "Uno\r\nDos\0"], ["dias", "lun"], ["dias", "mar"], ["foto", picture]);
    const { input, values } = readForm(form);
    expect(input).toEqual({ nombre: "Uno\nDos", dias: ["lun", "mar"], foto: expect.any(File) });
    expect(values).toEqual({ nombre: "Uno\nDos", dias: "lun" });
  });

  it("fills an empty field that is said to be as another one, and no other", () => {
    const phone = ["telefono", "55 1234 5678"] as const;
    const box = ["whatsapp_como_telefono", "on"] as const;
    expect(readForm(formOf(phone, box, ["whatsapp", ""])).values.whatsapp).toBe("55 1234 5678");
    expect(readForm(formOf(phone, box, ["whatsapp", "5587654321"])).values.whatsapp).toBe("5587654321");
    expect(readForm(formOf(phone, ["whatsapp", ""])).values.whatsapp).toBe("");
    expect(readForm(formOf(phone, box)).input).not.toHaveProperty("whatsapp");
  });

  it.each([
    [["", "tarjeta", "vales"], "tarjeta, vales"],
    [["", "tarjeta"], "tarjeta"],
    [[""], ""],
    [
      ["tarjeta", ""],
      ["tarjeta", ""],
    ],
  ])("reads boxes behind an empty text, %j, as %j", (sent, read) => {
    expect(readForm(formOf(...sent.map((value) => ["pago", value] as const))).input).toEqual({ pago: read });
  });

  it.each(["$ACTION_ID_1", "1_a", "__proto__", "", "a b", "x".repeat(42)])("leaves out a field named %j", (name) => {
    expect(readForm(formOf([name, "x"])).input).toEqual({});
  });

  it.each([null, undefined, 7, "negocio=7", ["x"], { negocio: "7" }])(
    "finds nothing in %j, which is no form",
    (sent) => {
      expect(readForm(sent)).toEqual({ input: {}, values: {} });
    },
  );
});
