// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CACHES } from "@/lib/pwa/caches";
import { keepStyles } from "./keep-styles";

const SHEET = "/_next/static/chunks/a-1.css";
const cookie = vi.spyOn(document, "cookie", "set");
const kept = new Map<string, Response>();
const open = vi.fn(async (_name: string) => ({
  put: async (address: string, response: Response) => kept.set(address, response),
}));

/** A page with that head, in a browser whose worker is ready by then. */
async function load(html: string, ready: Promise<unknown>): Promise<void> {
  vi.stubGlobal("navigator", { serviceWorker: { ready } });
  vi.stubGlobal("caches", { open });
  document.head.innerHTML = html;
  await keepStyles();
}

beforeEach(() => {
  kept.clear();
  cookie.mockClear();
});
afterEach(() => {
  document.head.innerHTML = "";
  vi.unstubAllGlobals();
});

it("gives the styles of a first visit to the worker, and remembers that they are there", async () => {
  await load(`<style data-hoja="${SHEET}">a{}</style>`, Promise.resolve());
  expect(open).toHaveBeenCalledWith(CACHES.assets);
  expect([...kept.keys()]).toEqual([SHEET]);
  expect(await kept.get(SHEET)?.text()).toBe("a{}");
  expect(kept.get(SHEET)?.headers.get("content-type")).toBe("text/css");
  expect(cookie.mock.calls.map(([text]) => text.split(";")[0])).toEqual(["estilos=1"]);
});

it("remembers nothing while there is no worker, and nothing on a page with a link", async () => {
  await load(`<style data-hoja="${SHEET}">a{}</style>`, new Promise(() => undefined));
  await load(`<link rel="stylesheet" href="/x">`, Promise.resolve());
  expect(cookie).not.toHaveBeenCalled();
});
