// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchField } from "@/components/search/search-field";
import type { Suggestion } from "@/lib/search/model";
import { start } from "./search";

const FOUND: readonly Suggestion[] = [
  { kind: "business", text: "Taquería La Güera", detail: "Santa Martha", slug: "la-guera" },
  { kind: "activity", text: "taquería", detail: null, slug: null },
];
const asked: string[] = [];
const field = () => screen.getByRole<HTMLInputElement>("textbox");
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const settle = () => vi.advanceTimersByTimeAsync(200);
const type = (value: string) => {
  field().value = value;
  fireEvent.input(field());
};

function show({ starts = true } = {}): () => void {
  render(
    <form action="/negocios">
      <SearchField id="buscar" placeholder="" className="" />
    </form>,
  );
  const begin = () => start(document.querySelector("[data-script=search]") as HTMLElement);
  if (starts) begin();
  return begin;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json(FOUND);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("suggests once typing rests, marks what was typed, and asks for nothing twice", async () => {
  show();
  type("t");
  type("ta");
  type("taq");
  expect(asked).toEqual([]);
  await settle();
  expect(asked).toEqual(["/api/sugerencias?q=taq"]);
  expect(options()).toEqual(["Taquería La GüeraSanta MarthaNegocio", "taqueríaGiro"]);
  expect([...document.querySelectorAll("[role=option] b")].map(({ textContent }) => textContent)).toEqual([
    "Taq",
    "taq",
  ]);
  expect(screen.getAllByRole("status")[0]?.textContent).toBe("2 sugerencias. Usa las flechas para elegir.");
  type("taqu");
  type("taq");
  await settle();
  expect([asked.length, options().length]).toEqual([1, 2]);
});

it("keeps what was typed before it came, and suggests for it", async () => {
  const begin = show({ starts: false });
  field().focus();
  type("farm");
  begin();
  await settle();
  expect([asked, field().value, options().length]).toEqual([["/api/sugerencias?q=farm"], "farm", 2]);
});

it("offers what was searched for last while the field is empty, and forgets it when told to", () => {
  localStorage.setItem("busquedas_recientes", '["tacos","pan"]');
  show();
  fireEvent.focus(field());
  expect(options()).toEqual(["tacosReciente", "panReciente"]);
  fireEvent.click(screen.getByRole("button"));
  expect([options(), localStorage.length]).toEqual([[], 0]);
});

it("is gone through by keys, and left by Escape or with the focus", async () => {
  show();
  type("taqueria");
  await settle();
  const press = (key: string) => fireEvent.keyDown(field(), { key });
  const chosen = () => field().getAttribute("aria-activedescendant");
  press("ArrowDown");
  expect(chosen()).toBe(screen.getAllByRole("option")[0]?.id);
  press("ArrowUp");
  expect(chosen()).toBeNull();
  press("ArrowUp");
  expect(chosen()).toBe(screen.getAllByRole("option")[1]?.id);
  press("Escape");
  expect([options(), field().getAttribute("aria-expanded"), chosen()]).toEqual([[], "false", null]);
  press("ArrowDown");
  expect(options().length).toBe(2);
  fireEvent.focusOut(field(), { relatedTarget: document.body });
  expect(options()).toEqual([]);
});

it("leads to a business by its page, and searches for an activity by its words", async () => {
  const followed = vi.fn();
  const onClick = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (link) followed(link.getAttribute("href"));
    event.preventDefault();
  };
  document.addEventListener("click", onClick);
  show();
  type("taqueria");
  await settle();
  const sent = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => undefined);
  fireEvent.click(screen.getAllByRole("option")[0] as Element);
  expect(followed).toHaveBeenCalledExactlyOnceWith("/negocio/la-guera");
  fireEvent.click(field());
  type("taqueria");
  fireEvent.click(screen.getAllByRole("option")[1] as Element);
  expect([sent.mock.calls.length, field().value]).toEqual([1, "taquería"]);
  document.removeEventListener("click", onClick);
  vi.restoreAllMocks();
});
