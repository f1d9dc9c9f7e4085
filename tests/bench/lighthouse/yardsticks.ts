import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { startGatewayProcess } from "../support/gateway";
import type { Page } from "../support/pages";
import { startBareNext } from "./bare-next";
import { visibleText } from "./visible-text";

/** A text like ours, at the address `/page-N`. */
export type Yardstick = { name: string; urlOf: (index: number) => string };

export type Text = { title: string; blocks: string[] };

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const document = ({ title, blocks }: Text): string =>
  `<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>${escaped(title)}</h1>` +
  `${blocks.map((block) => `<p>${escaped(block)}</p>`).join("")}</main></body></html>`;

async function startPlainFiles(texts: readonly Text[], onEnd: (end: () => unknown) => void): Promise<Yardstick> {
  const files = texts.map((text) => brotliCompressSync(document(text)));
  const server = http.createServer(({ url }, response) => {
    const file = files[Number(/^\/page-(\d+)$/.exec(url ?? "")?.[1] ?? -1)];
    if (!file) return void response.writeHead(404).end();
    const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
    response.writeHead(200, { ...headers, "content-length": file.length }).end(file);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onEnd(() => server.closeAllConnections());
  onEnd(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { name: "plain HTML", urlOf: (index) => `http://127.0.0.1:${port}/page-${index}` };
}

async function startBarePages(texts: readonly Text[], onEnd: (end: () => unknown) => void): Promise<Yardstick> {
  const next = await startBareNext(texts, onEnd);
  const { port, child } = await startGatewayProcess(next);
  onEnd(() => child.kill());
  return { name: "bare Next", urlOf: (index) => `http://127.0.0.1:${port}/page-${index}` };
}

/**
 * The text of each of our pages as a page of a Next that holds nothing else, behind our gateway, and as a plain file.
 * @param onEnd takes what is to be done at the end
 */
export async function startYardsticks(
  siteUrl: string,
  pages: readonly Page[],
  onEnd: (end: () => unknown) => void,
): Promise<Yardstick[]> {
  const texts: Text[] = [];
  for (const { name, path } of pages) {
    const html = await (await fetch(`${siteUrl}${path}`, { headers: { accept: "text/html" } })).text();
    texts.push({ title: name, blocks: visibleText(html) });
  }
  return [await startBarePages(texts, onEnd), await startPlainFiles(texts, onEnd)];
}
