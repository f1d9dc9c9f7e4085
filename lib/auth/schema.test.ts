import { describe, expect, it } from "vitest";
import { emailSchema, newPasswordSchema, problemOf } from "./schema";

describe("emailSchema", () => {
  it("trims and lowers", () => {
    expect(emailSchema.parse("  Ana@Example.COM ")).toBe("ana@example.com");
  });
  it.each([[""], ["ana"], ["ana@"], ["a b@example.com"], [null], [`${"a".repeat(250)}@example.com`]])(
    "refuses %j",
    (value) => {
      expect(emailSchema.safeParse(value).success).toBe(false);
    },
  );
});

describe("newPasswordSchema", () => {
  const problem = (password: unknown, confirmation: unknown) => {
    const { error } = newPasswordSchema.safeParse({ password, confirmation });
    return error ? problemOf(error) : null;
  };

  it.each([
    ["", "", "Faltan campos por llenar"],
    ["una-clave", "", "Faltan campos por llenar"],
    [null, null, "Faltan campos por llenar"],
    ["una-clave", "otra-clave", "Las contraseñas no coinciden"],
    ["corta", "corta", "La contraseña debe tener al menos 8 caracteres."],
    [
      "ñ".repeat(40),
      "ñ".repeat(40),
      "La contraseña es demasiado larga: usa hasta 72 letras y números. Los acentos, la ñ y los emojis cuentan por dos o más.",
    ],
    ["ñ".repeat(36), "ñ".repeat(36), null],
    ["a".repeat(73), "a".repeat(73), expect.stringContaining("demasiado larga")],
    ["12345678", "12345678", null],
    ["  con espacios  ", "  con espacios  ", null],
  ])("%j and %j: %s", (password, confirmation, message) => {
    expect(problem(password, confirmation)).toEqual(message);
  });
});
