// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { OwnNeighborhood } from "@/components/neighborhoods/own-neighborhood";
import { start } from "./own-neighborhood";

const show = () => {
  render(
    <OwnNeighborhood>
      <select name="colonia" aria-label="Tu colonia">
        <option value="">Elige tu colonia</option>
        <option value="santa-martha-acatitla">Santa Martha Acatitla</option>
      </select>
      <button type="submit">Ver negocios</button>
    </OwnNeighborhood>,
  );
  start(document.querySelector("[data-script-now=own-neighborhood]") as HTMLElement);
};
const form = () => document.querySelector("form") as HTMLFormElement;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("keeps the chosen colonia, offers it the next time, and lets one choose another", () => {
  show();
  expect(screen.queryByRole("link")).toBeNull();
  expect(form().getAttribute("action")).toBe("/elegir-colonia");
  fireEvent.change(screen.getByLabelText("Tu colonia"), { target: { value: "santa-martha-acatitla" } });
  fireEvent.submit(form());
  cleanup();

  show();
  const own = screen.getByRole("link", { name: "Negocios en Santa Martha Acatitla" });
  expect(own.getAttribute("href")).toBe("/colonias/santa-martha-acatitla");
  expect(form().hidden).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Cambiar" }));
  expect([form().hidden, screen.queryByRole("link")]).toEqual([false, null]);
});

it("keeps nothing while nothing is chosen", () => {
  show();
  fireEvent.submit(form());
  expect(localStorage.length).toBe(0);
});
