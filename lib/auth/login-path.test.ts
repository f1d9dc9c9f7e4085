import { expect, it } from "vitest";
import { loginPathFor } from "./login-path";

it.each([
  ["/mi-negocio", "/login?redirect=%2Fmi-negocio"],
  ["/mi-negocio/datos?negocio=1", "/login?redirect=%2Fmi-negocio%2Fdatos%3Fnegocio%3D1"],
  [
    "/mi-negocio?plan=premium&paid=success&email=Ana%40example.com",
    "/login?redirect=%2Fmi-negocio&email=ana%40example.com&aviso=pagado",
  ],
  ["/mi-negocio?plan=premium&paid=success", "/login?redirect=%2Fmi-negocio&aviso=pagado"],
  ["/mi-negocio?paid=success&email=%3Cscript%3E", "/login?redirect=%2Fmi-negocio&aviso=pagado"],
  ["/mi-negocio?paid=no&email=a%40b.mx", "/login?redirect=%2Fmi-negocio%3Fpaid%3Dno%26email%3Da%2540b.mx"],
  ["/cuenta?paid=success", "/login?redirect=%2Fcuenta%3Fpaid%3Dsuccess"],
])("%s leads to sign in", (path, login) => {
  expect(loginPathFor(new URL(path, "https://example.com"))).toBe(login);
});
