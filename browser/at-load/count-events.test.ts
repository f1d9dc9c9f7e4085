// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://sitio.example/" }
import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { countClicks, countSearches, countVisits } from "./count-events";

const send = vi.fn((_: string, body: string) => body !== "");
vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { sendBeacon: send }));
const sent = () => send.mock.calls.map(([, body]) => JSON.parse(body));

countVisits();
countSearches();
countClicks();

/** Shows the page, and waits until the page script has seen it. */
async function show(html: string) {
  document.body.innerHTML = html;
  await Promise.resolve();
}

beforeEach(async () => {
  await show("");
  send.mockClear();
  history.replaceState(null, "", "/negocio/susi");
});

describe("is counted once:", () => {
  it("a visit, and another listing's after it", async () => {
    await show('<span hidden data-visita="susi"></span>');
    document.body.append(document.createElement("p"));
    await Promise.resolve();
    await show('<span hidden data-visita="otra"></span>');
    expect(sent()).toEqual([
      { tipo: "visita", slug: "susi" },
      { tipo: "visita", slug: "otra" },
    ]);
  });

  it("a search, however its list is filtered", async () => {
    const mark = (termino: string, registro: string) => JSON.stringify({ termino, registro });
    await show("<span hidden></span>");
    const place = document.querySelector("span");
    for (const [termino, registro] of [
      ["tacos", "1"],
      ["tacos", "2"],
      ["pan", "3"],
    ] as const) {
      place?.setAttribute("data-busqueda", mark(termino, registro));
      await Promise.resolve();
    }
    expect(sent()).toEqual([
      { tipo: "busqueda", termino: "tacos", registro: "1" },
      { tipo: "busqueda", termino: "pan", registro: "3" },
    ]);
  });
});

describe("a click", () => {
  const CARD = '<article data-negocio="susi"><a href="#" data-cuenta="llamada"><b>Llamar</b></a><i>nada</i></article>';

  it.each([
    ["on what is counted", "b", "click", 0, [{ tipo: "llamada", slug: "susi" }]],
    ["with the middle button", "b", "auxclick", 1, [{ tipo: "llamada", slug: "susi" }]],
    ["that opens a menu", "b", "auxclick", 2, []],
    ["beside it", "i", "click", 0, []],
  ] as const)("%s", async (_, target, type, button, counted) => {
    await show(CARD);
    fireEvent(document.querySelector(target) as Element, new MouseEvent(type, { bubbles: true, button }));
    expect(sent()).toEqual(counted);
  });

  it("of an owner who looks at his page is not counted", async () => {
    history.replaceState(null, "", "/mi-negocio/vista");
    await show(CARD);
    fireEvent.click(document.querySelector("b") as Element);
    expect(sent()).toEqual([]);
  });
});
