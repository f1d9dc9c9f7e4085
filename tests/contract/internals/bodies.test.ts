// Ours alone: bounds of bodies, names and origins at the port itself, which a hosted project has at its edge.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maxBodyBytes } from "@/lib/http/body-limits";
import { openTarget, type Target } from "@/tests/support/backend-target";
import { exchangeBytes, request } from "@/tests/support/raw-http";

let target: Target;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

type Sent = { method?: string; headers?: Record<string, string>; as?: string | null };

function send(path: string, body: string, { method = "POST", headers = {}, as = "203.0.113.9" }: Sent = {}) {
  const sent = { apikey: target.publishableKey, "content-type": "application/json", ...headers };
  return request(target.url + path, {
    method,
    body,
    headers: { ...sent, "content-length": Buffer.byteLength(body), ...(as ? { "x-forwarded-for": as } : {}) },
  });
}

const ROUTES = [
  "/auth/v1/otp",
  "/auth/v1/token?grant_type=password",
  "/auth/v1/admin/users",
  "/rest/v1/negocios",
  "/rest/v1/rpc/search_businesses",
  "/storage/v1/object/list/negocios",
  "/storage/v1/object/sign/negocios",
  "/storage/v1/bucket",
  "/simulador",
  "/simulador/pago",
  "/checkout/preferences",
  "/nowhere",
];

describe("a body at the backend's own port", () => {
  it.each([...ROUTES, "/storage/v1/object/negocios/a.webp"])("too large for %s: 413", async (path) => {
    const body = `"${"x".repeat(maxBodyBytes(path.split("?")[0] ?? ""))}"`;
    const answer = await send(path, body);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ code: "payload_too_large", message: expect.any(String) });
    const chunked = {
      "content-type": "application/json",
      "transfer-encoding": "chunked",
      apikey: target.publishableKey,
    };
    expect((await request(target.url + path, { method: "POST", body, headers: chunked })).status).toBe(413);
  });

  it("that announces far more than anybody takes: 413 before it comes", async () => {
    const { hostname, port } = new URL(target.url);
    const lines = ["POST /auth/v1/otp HTTP/1.1", `Host: ${hostname}:${port}`, "Content-Length: 999999999", "", ""];
    expect(await exchangeBytes(Number(port), lines.join("\r\n"))).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each(ROUTES)("nested too deep for %s: 400", async (path) => {
    const deep = await send(path, `{"email":"a@example.com","token":${nested(2_000)}}`);
    expect(deep).toMatchObject({ status: 400, headers: { "content-type": "application/json" } });
    expect(deep.body).not.toContain("RangeError");
  });

  it.each([
    ["rows", "application/json", `[${"{},".repeat(30_000)}{}]`],
    ["columns", "application/json", `{${Array.from({ length: 30_000 }, (_, n) => `"k${n}":0`).join(",")}}`],
    ["rows of CSV", "text/csv", `nombre\n${"a\n".repeat(30_000)}`],
  ])("of too many %s: 413", async (_case, type, body) => {
    expect((await send("/rest/v1/negocios", body, { headers: { "content-type": type } })).status).toBe(413);
  });

  it("that is a form of too many parts: 413", async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const answer = await send("/storage/v1/object/negocios/a.webp", `${part.repeat(50_000)}--b--`, { headers });
    expect(answer.status).toBe(413);
  });

  it("that is a picture of 4 MB is storage's to judge", async () => {
    const headers = { "content-type": "image/webp" };
    const answer = await send("/storage/v1/object/negocios/a.webp", "x".repeat(4 * 1024 * 1024), { headers });
    expect(JSON.parse(answer.body)).toMatchObject({ statusCode: "403" });
  });
});

describe("pages that are open on this machine", () => {
  const evil = { origin: "https://evil.example" };

  it.each([
    ["the data API", "/rest/v1/negocios", "POST"],
    ["sign-in", "/auth/v1/otp", "POST"],
    ["the simulated checkout", "/simulador/pago", "POST"],
    ["the simulator's panel", "/simulador", "POST"],
    ["the mailbox", "/mailbox", "GET"],
  ])("of another site do not reach %s, and are not told that they might", async (_case, path, method) => {
    for (const asked of [method, "OPTIONS"]) {
      const headers = { ...evil, "access-control-request-method": method };
      const answer = await send(path, "", { method: asked, headers, as: null });
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    }
  });

  it.each(["/rest/v1/negocios?select=id", "/health", "/mailbox", "/simulador"])(
    "do not reach %s by a name of theirs that leads here",
    async (path) => {
      const host = `evil.example:${new URL(target.url).port}`;
      expect((await send(path, "", { method: "GET", headers: { host } })).status).toBe(421);
    },
  );

  it("may use the panel of the simulator, whose forms say where they are from", async () => {
    const { port } = new URL(target.url);
    const panel = `/simulador?token=${target.embedded?.diagnosticsToken}`;
    const page = await send(panel, "", { method: "GET", as: null });
    expect(page).toMatchObject({ status: 200, headers: { "referrer-policy": "same-origin" } });
    const headers = {
      origin: `http://127.0.0.1:${port}`,
      "content-type": "application/x-www-form-urlencoded",
    };
    expect((await send(panel, "do=mode&answers=normal", { headers, as: null })).status).toBe(303);
    expect(
      (await send(panel, "do=mode&answers=down", { headers: { ...headers, origin: "null" }, as: null })).status,
    ).toBe(403);
  });
});
