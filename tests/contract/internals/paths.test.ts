// Ours alone: how our HTTP server reads a path.
import http from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMailAddress, openTarget, type Target } from "@/tests/support/backend-target";

let target: Target;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

/** Sends the path as it is written: `fetch` would normalise it. */
function post(path: string, body: object = {}): Promise<number> {
  const { hostname, port } = new URL(target.url);
  const headers = { apikey: target.publishableKey, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const outgoing = http.request({ hostname, port, path, method: "POST", headers, agent: false }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    outgoing.on("error", reject).end(JSON.stringify(body));
  });
}

describe("paths that could be read in two ways (request-path.ts)", () => {
  it.each(["/auth/v1/%74oken?grant_type=password", "/auth/v1/sign%75p", "/auth/v1/%6Ftp", "/auth/v1/verif%79"])(
    "there is no %s",
    async (path) => {
      expect(await post(path, { email: aMailAddress(), password: "otra-clave" })).toBe(404);
    },
  );

  it.each([
    "/storage/v1/object/../../../auth/v1/otp",
    "/rest/v1/%2e%2e/%2e%2e/auth/v1/otp",
    "/auth%2fv1/otp",
    "/auth/v1//otp",
  ])("%s is refused", async (path) => {
    expect(await post(path, { email: aMailAddress() })).toBe(400);
  });

  it.each(["/auth/v1/otp/", "/AUTH/v1/otp", "/auth/v1/OTP", "/auth/v1/otp;x"])("%s is no other name", async (path) => {
    expect([401, 404]).toContain(await post(path, { email: aMailAddress() }));
  });
});
