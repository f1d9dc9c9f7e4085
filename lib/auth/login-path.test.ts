import { expect, it } from "vitest";
import { loginPathFor } from "./login-path";

it.each([
  ["/mi-negocio", "/login?redirect=%2Fmi-negocio"],
  ["/mi-negocio/datos?negocio=1", "/login?redirect=%2Fmi-negocio%2Fdatos%3Fnegocio%3D1"],
  ["/mi-negocio?plan=premium&paid=success", "/login?redirect=%2Fmi-negocio&aviso=pagado"],
  ["/mi-negocio?paid=no", "/login?redirect=%2Fmi-negocio%3Fpaid%3Dno"],
  ["/cuenta?paid=success", "/login?redirect=%2Fcuenta%3Fpaid%3Dsuccess"],
])("%s leads to sign in", (path, login) => {
  expect(loginPathFor(new URL(path, "https://example.com"))).toBe(login);
});
