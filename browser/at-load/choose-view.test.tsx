// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type View, ViewSwitch } from "@/components/directory/view-switch";

const NAMES = { grid: "Cuadrícula", list: "Lista" };

const theSwitch = (usual: View | undefined) => (
  <ViewSwitch {...(usual && { usual })} heading={<h2>3 negocios</h2>}>
    <ul />
  </ViewSwitch>
);

/** A new page: what was chosen is kept by the module, too. */
async function shownView(usual: View | undefined): Promise<View> {
  vi.resetModules();
  const { container } = render(theSwitch(usual));
  (await import("./choose-view")).chooseView();
  return shownIn(container);
}
function shownIn(container: Element): View {
  const shown = container.querySelector("[data-view=grid]") ? "grid" : "list";
  for (const view of ["grid", "list"] as const)
    expect(screen.getByRole("button", { name: NAMES[view] }).getAttribute("aria-pressed")).toBe(String(view === shown));
  return shown;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("a list is shown", () => {
  it.each<[usual: View | undefined, stored: string | null, shown: View]>([
    [undefined, null, "list"],
    ["list", null, "list"],
    ["grid", null, "grid"],
    ["grid", "nonsense", "grid"],
    ["grid", "list", "list"],
    ["list", "grid", "grid"],
  ])("usually as %s, with %s chosen before: as %s", async (usual, stored, shown) => {
    if (stored) localStorage.setItem("vista", stored);
    expect(await shownView(usual)).toBe(shown);
  });

  it.each<[View, boolean]>([
    ["grid", true],
    ["list", false],
  ])("as %s without scripts, too", (usual, isGrid) => {
    expect(renderToStaticMarkup(theSwitch(usual)).includes('data-view="grid"')).toBe(isGrid);
  });

  it("as was chosen on another one", async () => {
    expect(await shownView("grid")).toBe("grid");
    fireEvent.click(screen.getByRole("button", { name: NAMES.list }));
    expect(shownIn(document.body)).toBe("list");
    cleanup();
    expect(await shownView("grid")).toBe("list");
  });

  it("as was chosen, where nothing can be kept", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await shownView("grid");
    fireEvent.click(screen.getByRole("button", { name: NAMES.list }));
    expect(shownIn(document.body)).toBe("list");
    vi.restoreAllMocks();
  });
});
