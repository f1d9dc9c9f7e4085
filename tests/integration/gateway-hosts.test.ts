import { expect, it } from "vitest";
import { openGatewayForTests, PROXY, site, withUpstreams } from "@/tests/support/gateway-stand-ins";
import { request } from "@/tests/support/raw-http";

const HOSTS = { siteUrl: "https://sitio.example", adminUrl: "https://administracion.example" };
openGatewayForTests({ hosts: HOSTS });
withUpstreams();

const ask = (host: string, path: string, method = "GET") =>
  request(site + path, { method, headers: { host, accept: "text/html" } });

it("leads to the administration's host, and from there to the site", async () => {
  for (const [host, path, origin] of [
    ["sitio.example", "/admin/cola?ver=1", HOSTS.adminUrl],
    ["administracion.example", "/negocios?q=pan", HOSTS.siteUrl],
  ] as const) {
    const { status, headers } = await ask(host, path);
    expect([status, headers.location, headers["cache-control"]]).toEqual([303, origin + path, "no-store"]);
  }
});

it("hands on what is asked of the right host", async () => {
  expect((await ask("administracion.example", "/admin")).body).toContain('"name":"next"');
  expect((await ask("sitio.example", "/negocios")).body).toContain('"name":"next"');
});

it("refuses what would change something at the wrong one, and believes nobody but a proxy of another host", async () => {
  expect((await ask("sitio.example", "/admin", "POST")).status).toBe(403);
  const headers = { host: "sitio.example", "x-forwarded-host": "administracion.example", accept: "text/html" };
  expect((await request(`${site}/admin`, { headers })).status).toBe(303);
  expect((await request(`${site}/admin`, { headers, localAddress: PROXY })).body).toContain('"name":"next"');
});
