import { expect, it } from "vitest";
import { maxBodyBytes } from "./body-limits";

const KB = 1024;

it.each([
  ["/auth/v1/otp", 64],
  ["/auth/v1/token", 64],
  ["/rest/v1/negocios", 1024],
  ["/rest/v1/rpc/search_businesses", 1024],
  ["/storage/v1/object/negocios/a.webp", 6 * 1024],
  ["/storage/v1/object/upload/sign/negocios/a.webp", 6 * 1024],
  ["/storage/v1/object/negocios", 64],
  ["/storage/v1/object/list/negocios", 64],
  ["/storage/v1/object/%6cist/negocios", 64],
  ["/storage/v1/object/sign/negocios", 64],
  ["/storage/v1/object/move", 64],
  ["/storage/v1/bucket", 64],
  ["/realtime/v1/api/broadcast", 0],
  ["/simulador", 16],
  ["/simulador/pago", 16],
  ["/api/mp/webhook", 64],
  ["/api/eventos", 64],
  ["/_next/static/chunks/a.js", 0],
  ["/registro", 16 * 1024],
  ["/%72egistro", 16 * 1024],
  ["/registro/free", 256],
  ["/registros", 256],
  ["/reclamar/tacos-lupe", 16 * 1024],
  ["/reclamar/tacos-lupe/enviado", 256],
  ["/admin/importar", 15 * 1024],
  ["/admin/importar/plantilla", 256],
  ["/mi-negocio/menu/leer", 16 * 1024],
  ["/mi-negocio/menu/leer/otra", 256],
  ["/login", 256],
  ["/", 256],
  ["/negocio/taqueria", 256],
  ["/%", 256],
])("%s takes %d KB", (path, kilobytes) => {
  expect(maxBodyBytes(path)).toBe(kilobytes * KB);
});
