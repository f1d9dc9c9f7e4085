import { expect, it } from "vitest";
import { isOwnDomain } from "./own-domain";

it.each(["norsk.mx", "adoquin-paisa.com.mx", "etsolutions.com.mx", "taqueria.tienda", "xn--tacospea-j3a.mx"])(
  "%s is a business's own",
  (host) => {
    expect(isOwnDomain(host)).toBe(true);
  },
);

it.each([
  "facebook.com",
  "m.facebook.com",
  "trcdimas.wixsite.com",
  "taqueria.blogspot.com",
  "taqueria.github.io",
  "taqueria.myshopify.com",
  "sites.google.com",
  "taqueria.negocio.site",
  "gmail.com",
  "prodigy.net.mx",
  "tienda.norsk.mx",
  "imss.gob.mx",
  "escuela.edu.mx",
  "mit.edu",
  "unam.mx",
  "comunidad.unam.mx",
  "com.mx",
  "mx",
  "ninguno.com",
  "notiene.com.mx",
  "rocketmail.com",
  "localhost",
  "192.168.1.1",
  "taqueria.invalid",
  "",
])("%s is not", (host) => {
  expect(isOwnDomain(host)).toBe(false);
});
