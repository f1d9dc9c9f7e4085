// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { beginNavigation } from "@/lib/browser/pending-navigation";
import { currentToast, showToast } from "@/lib/browser/toasts";
import { noteNavigation } from "./note-navigation";

const at = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const shown = () => ({
  isTaken: document.querySelector(".loading-line") !== null,
  text: document.querySelector("#cargando")?.textContent,
});
const NOTHING = { isTaken: false, text: "" };
const TAKEN = { isTaken: true, text: "" };

/** Links and forms lead nowhere here; the window hears of the event after those that follow it by themselves. */
const stay = (event: Event) => event.preventDefault();

beforeAll(noteNavigation);
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="cargando" aria-live="polite"></div>
    <a data-link="push" href="/negocio/tlapaleria-susi"><b>Susi</b></a><a id="plain" href="/negocio/uno/menu.pdf">PDF</a>
    <form action="/negocios"></form>`;
  window.addEventListener("click", stay);
  window.addEventListener("submit", stay);
});
afterEach(() => {
  window.removeEventListener("click", stay);
  window.removeEventListener("submit", stay);
  fireEvent(window, new Event("pageshow"));
  vi.useRealTimers();
});

it("says at once that a page was asked for, and which after 400 ms, until it is there", () => {
  expect(shown()).toEqual(NOTHING);
  const end = beginNavigation("/negocio/tlapaleria-susi");
  expect(shown()).toEqual(TAKEN);
  vi.advanceTimersByTime(399);
  expect(shown().text).toBe("");
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual({ isTaken: true, text: "Cargando negocio..." });
  end();
  expect(shown()).toEqual(NOTHING);
});

it("follows whoever taps twice to the second page alone", () => {
  const end = beginNavigation("/negocio/uno");
  vi.advanceTimersByTime(399);
  const endSecond = beginNavigation("/planes");
  end();
  vi.advanceTimersByTime(399);
  expect(shown()).toEqual(TAKEN);
  vi.advanceTimersByTime(1);
  expect(shown().text).toBe("Cargando…");
  endSecond();
});

it("takes the error of the page one leaves away", () => {
  showToast({ title: "⚠️ Campo vacío", text: "", variant: "destructive" });
  beginNavigation("/negocios?q=tacos")();
  expect(currentToast()).toBeNull();
});

it("marks a link that the browser follows, and forgets it when its page is left and comes back", () => {
  fireEvent.click(at("b"));
  expect([at("a").hasAttribute("data-pending"), shown()]).toEqual([true, TAKEN]);
  fireEvent(window, new Event("pageshow"));
  expect([at("a").hasAttribute("data-pending"), shown()]).toEqual([false, NOTHING]);
});

it.each([
  ["a touch", () => fireEvent.pointerDown(document.body)],
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
])("gives the page back to whoever would rather read on: %s", (_, act) => {
  fireEvent.click(at("a"));
  fireEvent.keyDown(document.body, { key: "a" });
  expect(shown()).toEqual(TAKEN);
  act();
  expect(shown()).toEqual(NOTHING);
});

it.each<[string, () => void]>([
  ["in another tab", () => fireEvent.click(at("a"), { ctrlKey: true })],
  ["by the middle button", () => fireEvent.click(at("a"), { button: 1 })],
  ["that is no link of a page", () => fireEvent.click(at("#plain"))],
  [
    "that somebody else has followed",
    () => {
      at("a").addEventListener("click", stay);
      fireEvent.click(at("a"));
    },
  ],
  [
    "within the page",
    () => {
      at("a").setAttribute("href", `${location.pathname}${location.search}#menu`);
      fireEvent.click(at("a"));
    },
  ],
  [
    "to another site",
    () => {
      at("a").setAttribute("href", "https://example.com/");
      fireEvent.click(at("a"));
    },
  ],
  [
    "to another window",
    () => {
      at("a").setAttribute("target", "_blank");
      fireEvent.click(at("a"));
    },
  ],
])("says nothing of a link %s", (_, follow) => {
  follow();
  expect(shown()).toEqual(NOTHING);
});

it("says that a form was taken that loads a page, and forgets it when the page comes back", () => {
  fireEvent.submit(at("form"));
  expect(at("form").getAttribute("aria-busy")).toBe("true");
  vi.advanceTimersByTime(400);
  expect(shown()).toEqual({ isTaken: true, text: "Cargando negocios..." });
  fireEvent(window, new Event("pageshow"));
  expect(at("form").hasAttribute("aria-busy")).toBe(false);
  expect(shown()).toEqual(NOTHING);
});

it.each(['data-download=""', 'target="_blank"'])("leaves a form alone that brings a file: %s", (marked) => {
  at("form").outerHTML = `<form action="/admin/exportar/negocios" method="post" ${marked}></form>`;
  fireEvent.submit(at("form"));
  expect(shown()).toEqual(NOTHING);
});

it("leaves forms alone that stay on the page", () => {
  at("form").addEventListener("submit", stay);
  fireEvent.submit(at("form"));
  expect(shown()).toEqual(NOTHING);
});
