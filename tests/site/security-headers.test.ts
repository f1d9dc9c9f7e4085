import { beforeAll, describe, expect, it } from "vitest";
import { request } from "@/tests/support/raw-http";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

let instance: SharedInstance;
beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
});

describe("what no page uses", () => {
  it.each([
    "/_next/image?url=%2Fcategorias%2Fsalud-y-bienestar.webp&w=640&q=75",
    "/_next/image?url=%2Fog.jpg&w=3840&q=75",
    "/sw/other.js",
    "/sw/%2e%2e%2fpackage.json",
    "/sw/..%2f..%2fpackage.json",
  ])("is not answered: %s", async (path) => {
    expect((await request(instance.siteUrl + path)).status).toBeGreaterThanOrEqual(400);
    expect((await request(instance.siteUrl + path)).status).toBeLessThan(500);
  });
});

describe("the security headers", () => {
  it.each([
    ["/", 200],
    ["/negocios", 200],
    ["/no-existe", 404],
    ["/negocio/no-existe", 404],
    ["/api/health", 200],
    ["/api/no-existe", 404],
    ["/rest/v1/negocios", 401],
    ["/_next/static/no-existe.js", 404],
    ["/%E0%A4%A", 404],
  ])("are on %s (%i)", async (path, status) => {
    const answer = await request(instance.siteUrl + path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "permissions-policy": expect.stringContaining("geolocation=(self)"),
    });
    expect(answer.headers).not.toHaveProperty("x-powered-by");
  });

  it.each([
    "/admin",
    "/mi-negocio",
    "/login",
    "/registro",
    "/checkout",
    "/auth/callback",
    "/api/health",
    "/api/v10/negocios",
  ])("forbid to store %s", async (path) => {
    expect((await request(instance.siteUrl + path)).headers["cache-control"]).toBe("no-store");
  });

  it("let public pages be cached", async () => {
    expect((await request(instance.siteUrl)).headers["cache-control"]).not.toContain("no-store");
  });
});
