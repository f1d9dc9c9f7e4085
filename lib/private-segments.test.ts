import { describe, expect, it } from "vitest";
import { config } from "@/proxy";
import { isPrivatePath, PRIVATE_SEGMENTS } from "./private-segments";

it("the proxy stands before every private page, and before nothing else", () => {
  const segments = PRIVATE_SEGMENTS.filter((segment) => segment !== "api");
  expect(config.matcher).toEqual([`/(${segments.join("|")})/:path*`]);
});

describe("isPrivatePath", () => {
  it.each(["/admin", "/admin/negocios", "/mi-negocio", "/api/health", "/auth/callback", "/%61dmin", "/registro/free"])(
    "%s is private",
    (path) => {
      expect(isPrivatePath(path)).toBe(true);
    },
  );
  it.each(["/", "/negocios", "/negocio/admin", "/administracion", "/categorias/auth", "/%", "/registros"])(
    "%s is public",
    (path) => {
      expect(isPrivatePath(path)).toBe(false);
    },
  );
});
