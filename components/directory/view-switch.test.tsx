// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";

type Views = typeof import("./view-switch");
type View = "grid" | "list";
const NAMES = { grid: "Cuadrícula", list: "Lista" };

/** What was chosen is kept by the module, too. */
let views: Views;

const theSwitch = (usual: View | undefined) => (
  <views.ViewSwitch {...(usual && { usual })} icons={{ grid: null, list: null }} heading={<h2>3 negocios</h2>}>
    <ul />
  </views.ViewSwitch>
);

function shownView(usual: View | undefined): View {
  const { container } = render(theSwitch(usual));
  const shown = container.querySelector("[data-view=grid]") ? "grid" : "list";
  expect(screen.getByRole("button", { name: NAMES[shown] }).getAttribute("aria-pressed")).toBe("true");
  return shown;
}

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  views = await import("./view-switch");
});

describe("a list is shown", () => {
  it.each<[usual: View | undefined, stored: string | null, shown: View]>([
    [undefined, null, "list"],
    ["list", null, "list"],
    ["grid", null, "grid"],
    ["grid", "nonsense", "grid"],
    ["grid", "list", "list"],
    ["list", "grid", "grid"],
  ])("usually as %s, with %s chosen before: as %s", (usual, stored, shown) => {
    if (stored) localStorage.setItem("vista", stored);
    expect(shownView(usual)).toBe(shown);
  });

  it.each<[View, boolean]>([
    ["grid", true],
    ["list", false],
  ])("as %s without scripts, too", (usual, isGrid) => {
    expect(renderToStaticMarkup(theSwitch(usual)).includes('data-view="grid"')).toBe(isGrid);
  });

  it("as was chosen on another one", () => {
    expect(shownView("grid")).toBe("grid");
    fireEvent.click(screen.getByRole("button", { name: NAMES.list }));
    cleanup();
    expect(shownView("grid")).toBe("list");
  });
});
