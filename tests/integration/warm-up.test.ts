import { expect, it } from "vitest";
import { warmUp } from "@/server/warm-up";
import { type Handler, handlers, openGatewayForTests, site, withUpstreams } from "@/tests/support/gateway-stand-ins";

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
