import { describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import {
  gateway,
  handlers,
  openGatewayForTests,
  PROXY,
  securityLines,
  site,
  withUpstreams,
} from "@/tests/support/gateway-stand-ins";
import { exchangeBytes, request } from "@/tests/support/raw-http";

openGatewayForTests();

const answering =
  (status: number): typeof handlers.next =>
  (_request, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end("{}");

const secret = "ana@example.com";
const post = (headers: Record<string, string> = {}) => ({ method: "POST", body: "{}", headers });

describe("the security log", () => {
  withUpstreams();

  it.each([
    ["what may not be", 403, "/admin/negocios", {}, "request", "403 /admin"],
    ["what needs a session", 401, "/api/createPreference", post(), "request", "401 /api"],
    ["what comes too often", 429, `/negocio/${secret}`, {}, "request", "429 public"],
    ["what the backend refuses", 400, `/auth/v1/token?email=${secret}`, post(), "request", "400 /auth"],
    [
      "what a page of another site sends",
      303,
      "/api/telefono/x",
      post({ origin: "https://evil.example" }),
      "origin",
      "303 /api",
    ],
    ["a method that nothing takes", 200, "/api/health", post(), "request", "405 /api"],
  ])("says of %s that it was refused", async (_what, status, path, options, event, reason) => {
    handlers.next = answering(status);
    handlers.backend = answering(status);
    await request(site + path, {
      ...options,
      headers: { cookie: secret, ...("headers" in options && options.headers) },
    });
    await eventually(() => expect(securityLines).toHaveLength(1));
    expect(securityLines).toEqual([
      {
        ...{ event, outcome: "refused", reason, account: null },
        network: expect.stringMatching(/^[0-9a-f]{16}$/),
        request: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(JSON.stringify(securityLines)).not.toContain(secret);
  });

  it.each([
    ["a page", 200, "/", {}],
    ["a page that is missing", 404, "/nada", {}],
    ["a form of this site", 303, "/login", post({ host: "aqui.example", origin: "https://aqui.example" })],
    ["a program's question from another site's page", 200, "/rest/v1/x", post({ origin: "https://evil.example" })],
  ])("says nothing of %s", async (_what, status, path, options) => {
    handlers.next = answering(status);
    handlers.backend = answering(status);
    await request(site + path, options);
    handlers.next = answering(403);
    await request(`${site}/api/last`);
    await eventually(() => expect(securityLines.map(({ reason }) => reason)).toEqual(["403 /api"]));
  });

  it("says of what cannot be read from which network it came", async () => {
    await exchangeBytes(gateway.port, "NONSENSE\r\n\r\n");
    await eventually(() => expect(securityLines).toMatchObject([{ reason: "400", request: null }]));
  });

  it("gives each request an id and its network a mark, which the processes behind are told and no client can set", async () => {
    const seen: unknown[] = [];
    handlers.next = ({ headers }, response) => {
      // The last one is signed by the payment provider.
      seen.push([headers["x-visit-id"], headers["x-network-mark"], headers["x-request-id"]]);
      response.writeHead(403).end();
    };
    const ask = (network: string, path: string) =>
      request(site + path, {
        localAddress: PROXY,
        headers: {
          "x-forwarded-for": network,
          "x-visit-id": "mine",
          "x-network-mark": "mine",
          "x-request-id": "provider",
        },
      });
    await ask("203.0.113.1", "/api/a");
    await ask("203.0.113.1", "/api/b");
    await ask("203.0.113.2", "/api/c");
    await eventually(() => expect(securityLines).toHaveLength(3));
    expect(seen).toEqual(securityLines.map((line) => [line.request, line.network, "provider"]));
    expect(new Set(securityLines.map((line) => line.request)).size).toBe(3);
    expect(securityLines[0]?.network).toBe(securityLines[1]?.network);
    expect(securityLines[0]?.network).not.toBe(securityLines[2]?.network);
  });
});
