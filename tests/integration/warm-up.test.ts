import { expect, it } from "vitest";
import { rehearse, warmUp } from "@/server/warm-up";
import {
  gateway,
  type Handler,
  handlers,
  openGatewayForTests,
  site,
  withUpstreams,
} from "@/tests/support/gateway-stand-ins";

openGatewayForTests();
withUpstreams();

const never = new AbortController().signal;
const html = (asked: string[], text: string): Handler => {
  return ({ url = "" }, response) => {
    asked.push(url);
    const headers = { "Content-Type": "text/html", "Cache-Control": "s-maxage=86400", "x-nextjs-cache": "HIT" };
    response.writeHead(200, { ...headers, "x-page-tags": "businesses" }).end(text);
  };
};

it("a page that fails keeps none of the others back, and nothing is asked for after the end", async () => {
  const asked = new Set<string>();
  handlers.next = ({ url }, response) => {
    asked.add(String(url));
    response.destroy();
  };
  await warmUp(site, AbortSignal.abort());
  expect([...asked]).toEqual([]);
  await warmUp(site, never);
  expect([...asked]).toEqual(["/", "/negocios", "/categorias"]);
});

it("the first visitors find the pages that most come to, and their categories up to a number", async () => {
  const asked: string[] = [];
  const links = Array.from({ length: 50 }, (_, n) => `<a href="/categorias/c-${n}">`).join("");
  handlers.next = html(asked, `<html>${links}`);
  await warmUp(site, never);
  expect(asked.slice(0, 4)).toEqual(["/", "/negocios", "/categorias", "/categorias/c-0"]);
  expect(asked).toHaveLength(23);
  for (const path of asked.slice(0, 5)) {
    await (await fetch(site + path, { headers: { accept: "text/html", "accept-encoding": "zstd" } })).arrayBuffer();
  }
  expect(asked).toHaveLength(23);
});

it("kept pages are asked for as each kind of visitor does, the last ones up to a number, whatever is answered", async () => {
  const asked: string[] = [];
  handlers.next = ({ url, headers: { cookie = "" } }, response) => {
    asked.push(`${url} ${cookie}`);
    if (url === "/negocio/n-1") response.destroy();
    else response.end();
  };
  await rehearse(site, ["primera /planes", "/negocio/n-1", "/planes"], never);
  expect(asked.sort()).toEqual(["/negocio/n-1 estilos=1", "/planes ", "/planes estilos=1"]);
  const before = gateway.requests();
  const keys = Array.from({ length: 3_100 }, (_, n) => `/api/ready?${n}`);
  await rehearse(site, ["/negocios", ...keys], never);
  await rehearse(site, ["/negocios"], AbortSignal.abort());
  expect(gateway.requests()).toBe(before);
});
