import { expect, it } from "vitest";
import { isTypedTwice, withoutTypedAddress } from "./typed-address";

it.each([
  ["ana@example.com", "ana@example.com", true],
  [" Ana@Example.com", "ana@example.com ", true],
  ["ana@example.com", "", false],
  ["ana@gmail.com", "ana@gmial.com", false],
  ["ana@example.com", "a na@example.com", false],
])("%j and %j: %s", (email, confirmation, expected) => {
  expect(isTypedTwice(email, confirmation)).toBe(expected);
});

it.each([
  ["/login?email=ana%40example.com&redirect=%2Fcuenta", "/login?redirect=%2Fcuenta", "ana@example.com"],
  ["/registro?plan=pro&email=ana@example.com&confirmacion=ana", "/registro?plan=pro", "ana@example.com"],
  ["/checkout?email=", "/checkout", ""],
  ["/admin/pagos?q=ana%40example.com&mes=2026-11", "/admin/pagos?q=%40&mes=2026-11", "ana@example.com"],
  [
    "/login?redirect=%2Fregistro%3Femail%3Dana%2540example.com%26plan%3Dpro",
    "/login?redirect=%2Fregistro%3Fplan%3Dpro",
    "ana@example.com",
  ],
  [
    "/crear-cuenta?next=%2Flogin%3Fredirect%3D%252Fcheckout%253Femail%253Da%252540b.mx",
    "/crear-cuenta?next=%2Flogin%3Fredirect%3D%252Fcheckout",
    "a@b.mx",
  ],
  [
    "/pago/success?orden=7&external_reference=ana@example.com%7Cpro%7C7",
    "/pago/success?orden=7&external_reference=pro%7C7",
    "ana@example.com",
  ],
])("%s leads to %s", (path, clean, email) => {
  const taken = withoutTypedAddress(new URL(path, "https://example.com"));
  expect(taken?.address.href).toBe(`https://example.com${clean}`);
  expect(taken?.typed.email).toBe(email);
});

it.each([
  "/login",
  "/login?redirect=%2Fmi-negocio%3Fnegocio%3D7",
  "/pago/success?external_reference=pro%7C7",
  "/login?redirect=%3F%3F%3F",
  "/admin/pagos?q=%40",
  "/admin?q=ana%40example.com",
])("%s has none", (path) => {
  expect(withoutTypedAddress(new URL(path, "https://example.com"))).toBeNull();
});

it("ends with paths in paths in paths", () => {
  let path = "/login?email=a@b.mx";
  for (let depth = 0; depth < 30; depth += 1) path = `/login?redirect=${encodeURIComponent(path).slice(0, 2_000)}`;
  expect(withoutTypedAddress(new URL(path, "https://example.com"))).toBeNull();
});
