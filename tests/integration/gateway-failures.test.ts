import { once } from "node:events";
import { beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startGateway } from "@/server/gateway";
import { eventually } from "@/tests/support/eventually";
import {
  failures,
  type Handler,
  handlers,
  openGatewayForTests,
  ports,
  SITE_SECRET,
  site,
  withUpstreams,
} from "@/tests/support/gateway-stand-ins";
import { request } from "@/tests/support/raw-http";

openGatewayForTests();

describe("a failure", () => {
  withUpstreams();
  const fail: Handler = (_request, response) => response.writeHead(500, { "Content-Type": "text/html" }).end("oops");

  it.each([
    ["/", "text/html,application/xhtml+xml,*/*;q=0.8"],
    ["/negocio/taqueria", "*/*"],
    ["/negocio/archivo.pdf", "text/html"],
  ])("of the page %s is a Spanish page with 503 and Retry-After", async (path, accept) => {
    handlers.next = fail;
    const { status, headers, body } = await request(site + path, { headers: { accept } });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "retry-after": "10" });
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(body).toContain('<html lang="es-MX">');
    expect(body).toContain(">Reintentar<");
    expect(body).not.toMatch(/<script|src=|oops/);
    const [, code] = /Código para soporte: ([0-9a-f]{8})/.exec(body) ?? [];
    await eventually(() =>
      expect(failures).toMatchObject([{ request: expect.stringMatching(`^${code}-`), status: 503 }]),
    );
  });

  it("of a page asked by HEAD has the same status and no body", async () => {
    handlers.next = fail;
    const { status, headers, body } = await request(`${site}/`, { method: "HEAD" });
    expect([status, headers["retry-after"], body]).toEqual([503, "10", ""]);
  });

  it.each([
    ["/api/health", {}],
    ["/_next/static/chunks/a.js", {}],
    ["/icon.svg", {}],
    ["/negocios", { rsc: "1" }],
    ["/negocios", { "sec-fetch-dest": "image" }],
    ["/rest/v1/negocios", { accept: "text/html" }],
  ])("of %s with %o keeps its own status and body", async (path, headers) => {
    handlers.next = fail;
    handlers.backend = fail;
    expect(await request(site + path, { headers })).toMatchObject({ status: 500, body: "oops" });
  });

  it.each([
    ["/negocio/nada", "/no-encontrado/negocio"],
    ["/categorias/nada", "/no-encontrado/categoria"],
    ["/actividades/nada", "/no-encontrado/actividad"],
    ["/colonias/nada/nada", "/no-encontrado/colonia"],
    ["/negocios?page=999", "/no-encontrado/pagina"],
  ])("to find %s is shown as a whole page, with 404", async (path, page) => {
    handlers.next = ({ url }, response) => {
      const isMissing = url === path;
      response.writeHead(isMissing ? 404 : 200, { "Content-Type": "text/html" });
      response.end(isMissing ? '<!DOCTYPE html><html id="__next_error__">' : `<html lang="es-MX">${url}`);
    };
    const { status, headers, body } = await request(site + path, { headers: { accept: "text/html" } });
    expect({ status, body }).toEqual({ status: 404, body: `<html lang="es-MX">${page}` });
    expect(headers["cache-control"]).toBe("no-store");
  });

  it.each([
    ["/negocio/%E0%A4%A", "/no-encontrado/negocio"],
    ["/categorias/%F0?page=2", "/no-encontrado/categoria"],
    ["/mi-negocio/%FF", "/no-encontrado/pagina"],
    ["/%", "/no-encontrado/pagina"],
  ])("to decode %s is a page that names nothing, with 404", async (path, page) => {
    const seen: string[] = [];
    handlers.next = ({ method, url }, response) => {
      seen.push(`${method} ${url}`);
      response.writeHead(200, { "Content-Type": "text/html" }).end(`<html lang="es-MX">${url}`);
    };
    const { status, headers, body } = await request(site + path, { headers: { accept: "text/html" } });
    expect({ status, body }).toEqual({ status: 404, body: `<html lang="es-MX">${page}` });
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    const asked = await request(site + path, { method: "HEAD" });
    expect(asked).toMatchObject({ status: 404, body: "", headers: { "x-content-type-options": "nosniff" } });
    expect(seen).toEqual([`GET ${page}`, `HEAD ${page}`]);
  });

  it("is shown by Next itself in development", async () => {
    handlers.next = fail;
    const developing = await startGateway({
      host: "127.0.0.1",
      port: 0,
      portOf: (name) => ports[name],
      trustedProxies: [],
      isDevelopment: true,
    });
    const answer = await request(`http://127.0.0.1:${developing.port}/`, { headers: { accept: "text/html" } });
    developing.close();
    expect(answer).toMatchObject({ status: 500, body: "oops" });
  });

  it("of a form is said, and must not look as if it could be repeated", async () => {
    handlers.next = fail;
    const sent = { method: "POST", body: "a=1", headers: { accept: "text/html" } };
    const answer = await request(`${site}/registro`, sent);
    expect([answer.status, answer.headers["retry-after"]]).toEqual([500, undefined]);
    expect(answer.body).toContain("Revísalo antes de enviarlo otra vez.");
    expect(answer.body).not.toContain("Reintentar");
  });

  it("leaves a missing page a missing page", async () => {
    handlers.next = (_request, response) => response.writeHead(404).end("no existe");
    expect(await request(`${site}/negocio/nada`)).toMatchObject({ status: 404, body: "no existe" });
  });
});

describe("an upstream that is down", () => {
  beforeAll(() => {
    ports.next = null;
    // A port that was just given back: nothing listens on it.
    ports.backend = 1;
  });

  it.each([
    ["/", "text/html; charset=utf-8", "Reintentar"],
    ["/api/health", "application/json; charset=utf-8", '"status":"error"'],
    ["/rest/v1/negocios", "application/json; charset=utf-8", '"message"'],
    ["/_next/static/a.js", "application/json; charset=utf-8", '"status":"error"'],
  ])("is 503 for %s as %s", async (path, type, text) => {
    const { status, headers, body } = await request(site + path);
    expect([status, headers["content-type"], headers["retry-after"]]).toEqual([503, type, "10"]);
    expect(body).toContain(text);
  });

  it("is a page for a form that a browser has sent by itself, which says how to get back what was typed", async () => {
    const headers = { Accept: "text/html,*/*;q=0.8" };
    const { status, body } = await request(`${site}/registro`, { method: "POST", body: "nombre=Tacos", headers });
    expect(status).toBe(503);
    expect(body).toContain("«Atrás»");
  });

  it("is told of, but to the site's own timers, which ask until it is there", async () => {
    for (const secret of [SITE_SECRET, "otra"]) {
      const headers = { authorization: `Bearer ${secret}` };
      expect((await request(`${site}/api/cron/pagos`, { method: "POST", headers })).status).toBe(503);
    }
    await eventually(() => expect(failures).toMatchObject([{ status: 503, class: "api" }]));
  });

  it("refuses websockets with 503", async () => {
    const socket = new WebSocket(`${site.replace("http", "ws")}/realtime/v1/websocket`);
    const [error] = await once(socket, "error");
    expect(String(error)).toContain("503");
  });
});
