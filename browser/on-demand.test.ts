// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { type OnDemandScript, startOnDemand } from "./on-demand";

const scripts = new Map<string, Promise<OnDemandScript>>();
const load = vi.fn((name: string) => scripts.get(name) ?? Promise.reject(new Error("404")));
const start = vi.fn<OnDemandScript["start"]>();

const show = (html: string) => {
  document.body.innerHTML = html;
};
const at = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const idle = () => vi.advanceTimersByTimeAsync(15_000);
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A script that comes when it is told to. */
function aScript(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<OnDemandScript>();
  scripts.set(name, promise);
  return () => resolve({ start });
}

beforeAll(() => {
  vi.useFakeTimers();
  startOnDemand({ load, addressOf: (name) => `/guiones/${name}.js` });
});

afterEach(() => {
  show("");
  document.head.replaceChildren();
  scripts.clear();
  vi.clearAllMocks();
});

it.each(["pointerDown", "keyDown", "focusIn", "change"] as const)(
  "runs an element's script once, upon %s",
  async (type) => {
    aScript("buscar")();
    show('<form data-script="buscar"><input></form><input id="other">');
    fireEvent[type](at("#other"));
    expect(load).not.toHaveBeenCalled();
    for (let times = 0; times < 3; times += 1) fireEvent[type](at("form input"));
    await settle();
    expect(load).toHaveBeenCalledExactlyOnceWith("buscar");
    expect(start).toHaveBeenCalledExactlyOnceWith(at("form"));
  },
);

it("runs those of all elements around what was touched", async () => {
  aScript("lista")();
  aScript("telefono")();
  show('<div data-script="lista"><p data-script="telefono"><a href="#x">1</a></p></div>');
  fireEvent.pointerDown(at("a"));
  await settle();
  expect(start.mock.calls).toEqual([[at("p")], [at("div")]]);
});

it("keeps a click on what is held, and gives it again once the script listens", async () => {
  const come = aScript("galeria");
  show('<div data-script="galeria"><a href="/foto.webp" data-held><b>1</b></a></div>');
  const heard = vi.fn((event: Event) => event.preventDefault());
  start.mockImplementationOnce((root) => root.addEventListener("click", heard));
  expect(fireEvent.click(at("b"))).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  come();
  await settle();
  expect(heard).toHaveBeenCalledOnce();
  fireEvent.click(at("b"));
  expect(heard).toHaveBeenCalledTimes(2);
});

it("lets a click on what is held go its plain way when the script does not come, or asks for another tab", async () => {
  show('<div data-script="no"><a href="#plain" data-held>1</a></div>');
  expect(fireEvent.click(at("a"), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(at("a"))).toBe(false);
  const plain = vi.fn();
  at("a").addEventListener("click", plain);
  await settle();
  expect(plain).toHaveBeenCalledOnce();
  expect(fireEvent.click(at("a"))).toBe(true);
});

it("never holds what has a plain way", () => {
  aScript("lista");
  show('<div data-script="lista"><a href="#next">2</a></div>');
  expect(fireEvent.click(at("a"))).toBe(true);
});

it("starts what cannot wait, also where it comes later", async () => {
  aScript("favoritos")();
  show('<div data-script-now="favoritos"></div>');
  await settle();
  expect(start).toHaveBeenCalledExactlyOnceWith(at("div"));
});

it("fetches ahead in a browser that is idle, and starts what is for those who stay", async () => {
  aScript("cambios")();
  document.body.innerHTML =
    '<p data-script="telefono"></p><p data-script="telefono"></p><p data-script-idle="cambios"></p>';
  expect(load).not.toHaveBeenCalled();
  await idle();
  expect(load).toHaveBeenCalledExactlyOnceWith("cambios");
  expect([...document.querySelectorAll("link")].map((link) => link.getAttribute("href"))).toEqual([
    "/guiones/telefono.js",
  ]);
});

it("gives a click again once, however often it was given, and after five seconds whatever has come", async () => {
  aScript("slow");
  show('<div data-script="slow"><a href="#plain" data-held>1</a></div>');
  const plain = vi.fn();
  at("a").addEventListener("click", plain);
  for (let times = 0; times < 3; times += 1) fireEvent.click(at("a"));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(plain).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(plain).toHaveBeenCalledOnce();
});
