// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, expect, it, vi } from "vitest";
import { OwnNeighborhood } from "./own-neighborhood";

const push = vi.fn();
const router = { push, prefetch: () => undefined } as Partial<AppRouterInstance> as AppRouterInstance;

const show = () =>
  render(
    <AppRouterContext value={router}>
      <OwnNeighborhood>
        <select name="colonia" aria-label="Tu colonia">
          <option value="">Elige tu colonia</option>
          <option value="santa-martha-acatitla">Santa Martha Acatitla</option>
        </select>
        <button type="submit">Ver negocios</button>
      </OwnNeighborhood>
    </AppRouterContext>,
  );

afterEach(() => {
  cleanup();
  push.mockClear();
  localStorage.clear();
});

it("leads to the chosen colonia, keeps it, and lets one choose another", () => {
  show();
  fireEvent.change(screen.getByLabelText("Tu colonia"), { target: { value: "santa-martha-acatitla" } });
  fireEvent.submit(screen.getByRole("button", { name: "Ver negocios" }));
  expect(push).toHaveBeenCalledWith("/colonias/santa-martha-acatitla");
  cleanup();

  show();
  const own = screen.getByRole("link", { name: "Negocios en Santa Martha Acatitla" });
  expect(own.getAttribute("href")).toBe("/colonias/santa-martha-acatitla");
  fireEvent.click(screen.getByRole("button", { name: "Cambiar" }));
  expect(screen.getByLabelText("Tu colonia")).toBeDefined();
});

it("leads nowhere by itself while nothing is chosen", () => {
  show();
  fireEvent.submit(screen.getByRole("button", { name: "Ver negocios" }));
  expect([push.mock.calls, localStorage.length]).toEqual([[], 0]);
});
