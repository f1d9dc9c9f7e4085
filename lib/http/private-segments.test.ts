import { describe, expect, it } from "vitest";
import { config } from "@/proxy";
import { ACTION_HEADER } from "./next-internals";
import { isPrivatePath, PRIVATE_SEGMENTS } from "./private-segments";
import { REQUEST_ID_HEADER } from "./visit-headers";

it("the proxy stands before every private page, and of others only before what is posted to them or written with capitals, before searches, and where no gateway is", () => {
  // The one sets cookies itself, the other is a redirect that shows nobody anything.
  const segments = PRIVATE_SEGMENTS.filter((segment) => segment !== "api" && segment !== "qr");
  const posted = [{ key: ACTION_HEADER }, { key: "content-type", value: "multipart/form-data.*" }];
  expect(config.matcher).toEqual([
    `/(${segments.join("|")})/:path*`,
    "/([^.A-Z]*[A-Z][^.]*)",
    { source: "/negocios", has: [{ type: "query", key: "q" }] },
    ...posted.map((header) => ({ source: "/:path*", has: [{ type: "header", ...header }] })),
    { source: "/((?!api|qr|_next)[^.]*)", missing: [{ type: "header", key: REQUEST_ID_HEADER }] },
  ]);
});

describe("isPrivatePath", () => {
  it.each([
    "/admin",
    "/admin/negocios",
    "/mi-negocio",
    "/api/health",
    "/auth/callback",
    "/%61dmin",
    "/registro/free",
    "/api",
    "/api/v10",
    "/api/v1x/negocios",
  ])("%s is private", (path) => {
    expect(isPrivatePath(path)).toBe(true);
  });
  it.each([
    "/",
    "/negocios",
    "/negocio/admin",
    "/administracion",
    "/categorias/auth",
    "/%",
    "/registros",
    "/api/v1",
    "/api/v1/negocios/a",
  ])("%s is public", (path) => {
    expect(isPrivatePath(path)).toBe(false);
  });
});
