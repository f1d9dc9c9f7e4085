// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, describe, expect, it, vi } from "vitest";
import { currentToast, dismissToast } from "@/lib/browser/toasts";
import { HomeSearch } from "./home-search";

const push = vi.fn();
const router = { push } as Partial<AppRouterInstance> as AppRouterInstance;

function searchFor(term: string) {
  render(
    <AppRouterContext value={router}>
      <HomeSearch className="">
        <input name="q" aria-label="Buscar" defaultValue={term} />
        <button type="submit">Buscar</button>
      </HomeSearch>
    </AppRouterContext>,
  );
  fireEvent.submit(screen.getByRole("button"));
}

describe("HomeSearch", () => {
  afterEach(() => {
    cleanup();
    push.mockClear();
    dismissToast(currentToast()?.id ?? 0);
  });

  it.each(["", "   "])("refuses %j, says so and waits in the field", (term) => {
    searchFor(term);
    expect(push).not.toHaveBeenCalled();
    expect(currentToast()).toMatchObject({ title: "⚠️ Campo vacío", variant: "destructive" });
    expect(document.activeElement).toBe(screen.getByLabelText("Buscar"));
  });

  it("sends a trimmed term to the directory", () => {
    searchFor("  tacos al pastor ");
    expect(push).toHaveBeenCalledWith("/negocios?q=tacos+al+pastor");
    expect(currentToast()).toBeNull();
  });
});
