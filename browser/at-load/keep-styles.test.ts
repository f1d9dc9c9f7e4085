// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepStyles } from "./keep-styles";

const SHEET = "/_next/static/chunks/a-1.css";
const asked = vi.fn<typeof fetch>();
const cookie = vi.spyOn(document, "cookie", "set");

function load(html: string, connection: object = {}): Promise<void> {
  vi.stubGlobal("navigator", { connection });
  document.head.innerHTML = html;
  keepStyles();
  fireEvent(window, new Event("load"));
  return new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  asked.mockReset().mockResolvedValue(new Response(""));
  vi.stubGlobal("fetch", asked);
  cookie.mockClear();
});
afterEach(() => {
  document.head.innerHTML = "";
  vi.unstubAllGlobals();
});

it("fetches the styles of a first visit for the next page, and remembers that it has them", async () => {
  await load(`<style data-hoja="${SHEET}">a{}</style>`);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([SHEET]);
  expect(cookie.mock.calls.map(([text]) => text.split(";")[0])).toEqual(["estilos=1"]);
});

it.each([{ saveData: true }, { effectiveType: "3g" }])("fetches nothing ahead with %j", async (connection) => {
  await load(`<style data-hoja="${SHEET}">a{}</style>`, connection);
  expect([asked.mock.calls.length, cookie.mock.calls.length]).toEqual([0, 1]);
});

it("remembers nothing that has not come, and nothing on a page with a link", async () => {
  asked.mockRejectedValue(new TypeError());
  await load(`<style data-hoja="${SHEET}">a{}</style>`);
  await load(`<link rel="stylesheet" href="/x">`);
  expect(cookie).not.toHaveBeenCalled();
});
