import { describe, expect, it } from "vitest";
import { emailSchema, newPasswordSchema, refusedFields, signInSchema } from "./schema";

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
  const problems = (password: unknown, confirmation: unknown) => {
    const { error } = newPasswordSchema.safeParse({ password, confirmation });
    return error ? refusedFields(error, {}).errors : {};
  };
  const missing = "Faltan campos por llenar";
  const short = "La contraseña debe tener al menos 8 caracteres.";
  const long = expect.stringContaining("usa hasta 72 letras y números");
  const different = "Las contraseñas no coinciden";

  it.each([
    ["", "", { password: missing, confirmation: missing }],
    [null, null, { password: missing, confirmation: missing }],
    ["una-clave", "", { confirmation: missing }],
    ["", "una-clave", { password: missing }],
    ["una-clave", "otra-clave", { confirmation: different }],
    ["corta", "corta", { password: short }],
    ["corta", "otra", { password: short, confirmation: different }],
    ["ñ".repeat(40), "ñ".repeat(40), { password: long }],
    ["ñ".repeat(36), "ñ".repeat(36), {}],
    ["a".repeat(73), "a".repeat(73), { password: long }],
    ["12345678", "12345678", {}],
    ["  con espacios  ", "  con espacios  ", {}],
  ])("%j and %j: %o", (password, confirmation, expected) => {
    expect(problems(password, confirmation)).toEqual(expected);
  });
});

it("all that is wrong is said at once, a lone problem as the form's", () => {
  const refused = (email: string, password: string) => {
    const { error } = signInSchema.safeParse({ email, password });
    return error && refusedFields(error, { email });
  };
  expect(refused("ana", "")).toMatchObject({
    message: "Revisa los datos marcados.",
    values: { email: "ana" },
    errors: { email: expect.stringContaining("correo válido"), password: "Faltan campos por llenar" },
  });
  expect(refused("ana@example.com", "")?.message).toBe("Faltan campos por llenar");
});
