import { expect, it } from "vitest";
import { requestClass } from "./request-class";

it.each([
  ["/", "page"],
  ["/negocio/taqueria-la-guera", "page"],
  ["/restaurantes", "page"],
  ["/mi-negocio/fotos", "private"],
  ["/%6di-negocio", "private"],
  ["/api/v1/negocios", "api"],
  ["/_next/static/chunks/a.js", "file"],
  ["/robots.txt", "file"],
  ["/rest/v1/rpc/get_listing", "data"],
  ["/rest/v10", "page"],
  ["/auth/v1/token", "sign-in"],
  ["/storage/v1/object/public/logos/a.webp", "storage"],
])("%s is a %s", (path, name) => {
  expect(requestClass(path)).toBe(name);
});
