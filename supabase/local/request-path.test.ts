import { describe, expect, it } from "vitest";
import { pathProblem } from "@/supabase/local/request-path";

describe("pathProblem", () => {
  it.each([
    "/",
    "/auth/v1/token?grant_type=password",
    "/auth/v1/verify?redirect_to=http%3A%2F%2Flocalhost%2F..%2Fx",
    "/rest/v1/negocios?select=*,categorias(nombre)&or=(a.eq.%2F)",
    "/storage/v1/object/public/negocios/un%20archivo%20a%C3%B1ejo.png",
    "/storage/v1/object/public/negocios/50%25.png",
    "/storage/v1/object/public/negocios/.hidden/..png",
  ])("takes %s", (target) => {
    expect(pathProblem(target)).toBeNull();
  });

  it.each(["/auth/v1/%74oken", "/auth/v1/admin/users%20", "/auth/v1/toke%6E?grant_type=password"])(
    "knows no %s",
    (target) => {
      expect(pathProblem(target)).toBe(404);
    },
  );

  it.each([
    "/storage/v1/object/../../../auth/v1/token",
    "/storage/v1/object/%2e%2E/x",
    "/storage/v1/object/.%2e/x",
    "/rest/v1/./negocios",
    "/auth/v1/user/..",
    "/auth%2Fv1/token",
    "/auth/v1\\token",
    "/storage/v1/object/public/negocios/a%5Cb",
    "/storage/v1/object/public/negocios/%zz",
    "/storage/v1/object/public/negocios/%00",
    "//auth/v1/token",
    "/auth/v1//token",
    "http://127.0.0.1:3000/auth/v1/user",
    "http://[",
    "http://",
    "//",
    "*",
    "",
    "?",
  ])("refuses %s", (target) => {
    expect(pathProblem(target)).toBe(400);
  });
});
