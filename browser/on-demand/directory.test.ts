// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { start as startDirectory } from "./directory";

const ADDRESS = "/negocios";
const pages = new Map<string, string | Promise<string>>();
const assign = vi.fn();
const asked: string[] = [];
const at = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;

type Shown = { total: number; q?: string; chosen?: string; address?: string; record?: string };

const pageWith = ({ total, q = "", chosen = "", address = ADDRESS, record }: Shown): string => `<title>${total}</title>
  <div data-script="directory" data-direccion="${address}">
    <form data-filtros action="${ADDRESS}"><input name="q" value="${q}"><input type="hidden" name="plan" value=""></form>
    <span data-cargando hidden></span>
    <div data-parte="rapidos"><a data-link="replace" href="${ADDRESS}?abierto=1">Abierto</a></div>
    <aside><div data-parte="filtros"><select id="c" name="category" form="f">
      <option value=""${chosen ? "" : " selected"}>Todas</option><option value="salud"${chosen ? " selected" : ""}>Salud</option>
    </select></div></aside>
    <div data-parte="cuenta" aria-live="polite"><h2 id="resultados" tabindex="-1">${total} resultados</h2></div>
    <div data-parte="lista"><a data-link="replace" href="${ADDRESS}?quita">Quitar</a><a data-link="push" href="/negocio/a">A</a></div>
    <div hidden data-fallo><button>Reintentar</button></div>
    <span hidden data-parte="registro"${record ? ` data-busqueda="${record}"` : ""}></span>
  </div>`;

function show(shown: Shown): HTMLElement {
  document.body.innerHTML = pageWith(shown);
  at("form").id = "f";
  return at("[data-script]");
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  history.replaceState(null, "", ADDRESS);
  vi.spyOn(location, "assign").mockImplementation(assign);
  vi.stubGlobal("fetch", async (address: string, { signal }: { signal: AbortSignal }) => {
    const { pathname, search } = new URL(address, location.href);
    asked.push(pathname + search);
    const page = await (pages.get(pathname + search) ?? Promise.reject(new TypeError()));
    if (signal.aborted) throw new DOMException("", "AbortError");
    return new Response(page);
  });
});
afterEach(() => {
  pages.clear();
  asked.length = 0;
  assign.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a filter", () => {
  it("exchanges what differs, keeps what stays, and takes the place of the address", async () => {
    startDirectory(show({ total: 9 }));
    const [live, field, panel] = [at("[aria-live]"), at("input"), at("aside")];
    pages.set(`${ADDRESS}?abierto=1`, pageWith({ total: 3, address: `${ADDRESS}?abierto=1` }));
    const entries = history.length;
    at("[data-parte=rapidos] a").focus();
    fireEvent.click(at("[data-parte=rapidos] a"));
    expect(at("[data-cargando]").hidden).toBe(false);
    await settle();
    expect(live.textContent).toBe("3 resultados");
    expect([at("[aria-live]"), at("input"), at("aside")]).toEqual([live, field, panel]);
    expect([location.pathname + location.search, document.title, history.length]).toEqual([
      ...[`${ADDRESS}?abierto=1`, "3", entries],
    ]);
    expect([at("[data-cargando]").hidden, document.activeElement?.textContent]).toEqual([true, "Abierto"]);
  });

  it("that is chosen is asked for at once, without empty fields, and keeps the focus", async () => {
    startDirectory(show({ total: 9, q: "pan" }));
    const query = `${ADDRESS}?q=pan&category=salud`;
    pages.set(query, pageWith({ total: 1, q: "pan", chosen: "salud", address: query }));
    at("select").focus();
    at<HTMLSelectElement>("select").value = "salud";
    fireEvent.change(at("select"));
    await settle();
    expect(asked).toEqual([query]);
    expect([document.activeElement?.id, at<HTMLSelectElement>("select").value]).toEqual(["c", "salud"]);
  });

  it("that goes with its own link gives the focus to the number of results", async () => {
    startDirectory(show({ total: 9 }));
    pages.set(`${ADDRESS}?quita`, pageWith({ total: 4 }).replace("Quitar", "Otra"));
    at("[data-parte=lista] a").focus();
    fireEvent.click(at("[data-parte=lista] a"));
    await settle();
    expect(document.activeElement).toBe(at("h2"));
  });

  it("is followed by the last of two in a hurry, whichever comes first", async () => {
    startDirectory(show({ total: 9 }));
    const { promise, resolve } = Promise.withResolvers<string>();
    pages.set(`${ADDRESS}?abierto=1`, promise);
    pages.set(`${ADDRESS}?quita`, pageWith({ total: 4 }));
    fireEvent.click(at("[data-parte=rapidos] a"));
    fireEvent.click(at("[data-parte=lista] a"));
    await settle();
    resolve(pageWith({ total: 7 }));
    await settle();
    expect([at("h2").textContent, at("[data-cargando]").hidden]).toEqual(["4 resultados", true]);
    expect(assign).not.toHaveBeenCalled();
  });

  it("that leads to another page is left to the browser", async () => {
    startDirectory(show({ total: 9 }));
    pages.set(`${ADDRESS}?abierto=1`, "<p>Otra</p>");
    fireEvent.click(at("[data-parte=rapidos] a"));
    await settle();
    expect(assign.mock.calls.map(([address]) => new URL(address, location.href).search)).toEqual(["?abierto=1"]);
    expect(at("h2").textContent).toBe("9 resultados");
  });

  it("that cannot be asked for says so in the place of the list, and is asked for again", async () => {
    startDirectory(show({ total: 9 }));
    const seen = () => ["[data-fallo]", "[data-parte=cuenta]", "[data-parte=lista]"].map((each) => !at(each).hidden);
    fireEvent.click(at("[data-parte=rapidos] a"));
    await settle();
    expect(seen()).toEqual([true, false, false]);
    pages.set(`${ADDRESS}?abierto=1`, pageWith({ total: 3 }));
    fireEvent.click(at("[data-fallo] button"));
    await settle();
    expect([seen(), at("h2").textContent]).toEqual([[false, true, true], "3 resultados"]);
    expect(assign).not.toHaveBeenCalled();
  });

  it("was chosen before the script came: it is asked for now", async () => {
    const directory = show({ total: 9 });
    at<HTMLSelectElement>("select").value = "salud";
    startDirectory(directory);
    await settle();
    expect(asked).toEqual([`${ADDRESS}?category=salud`]);
  });
});

describe("what was typed", () => {
  it("and sent is shown as it was understood", async () => {
    startDirectory(show({ total: 9 }));
    at<HTMLInputElement>("input").value = "pan abierto ahora";
    at("input").focus();
    pages.set(
      `${ADDRESS}?q=pan+abierto+ahora`,
      pageWith({ total: 1, q: "pan", address: `${ADDRESS}?q=pan&abierto=1` }),
    );
    fireEvent.submit(at("form"));
    await settle();
    expect([at<HTMLInputElement>("input").value, location.search]).toEqual(["pan", "?q=pan&abierto=1"]);
  });

  it("is kept while somebody types on, whatever else is chosen", async () => {
    startDirectory(show({ total: 9 }));
    pages.set(`${ADDRESS}?abierto=1`, pageWith({ total: 3 }));
    at<HTMLInputElement>("input").value = "a medias";
    at("input").focus();
    fireEvent.click(at("[data-parte=rapidos] a"));
    await settle();
    expect(at<HTMLInputElement>("input").value).toBe("a medias");
  });
});

it("the record of a search comes and goes with it, on the same element", async () => {
  startDirectory(show({ total: 9, record: "a" }));
  const place = at("[data-parte=registro]");
  pages.set(`${ADDRESS}?abierto=1`, pageWith({ total: 3 }));
  fireEvent.click(at("[data-parte=rapidos] a"));
  await settle();
  expect([at("[data-parte=registro]"), place.hasAttribute("data-busqueda"), place.hidden]).toEqual([
    place,
    false,
    true,
  ]);
});

it.each<[string, MouseEventInit, string]>([
  ["a page of its own", {}, "[data-link=push]"],
  ["another tab", { ctrlKey: true }, "[data-link=replace]"],
])("a link to %s is the browser's", (_, keys, selector) => {
  startDirectory(show({ total: 9 }));
  let isLeft = false;
  window.addEventListener(
    "click",
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(at(selector), keys);
  expect([isLeft, asked]).toEqual([true, []]);
});
