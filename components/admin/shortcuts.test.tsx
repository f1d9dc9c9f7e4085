// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Shortcuts } from "./shortcuts";

const approve = vi.fn();

beforeEach(() => {
  approve.mockClear();
  localStorage.clear();
  render(
    <>
      <Shortcuts list={[{ key: "a", label: "Aprobar" }]} />
      <button type="button" aria-keyshortcuts="a" onClick={approve}>
        Aprobar
      </button>
      <textarea aria-keyshortcuts="r" aria-label="Motivo" />
      <input type="checkbox" aria-label="Marca" />
    </>,
  );
});

const press = (key: string, on: Element = document.body, more = {}) => fireEvent.keyDown(on, { key, ...more });
const reason = () => screen.getByRole("textbox", { name: "Motivo" });
const openList = () => fireEvent.click(screen.getByRole("button", { name: /Atajos de teclado/ }));

it("a key presses what names it, and goes to a field that does, without typing into it", () => {
  press("a");
  press("A");
  expect(approve).toHaveBeenCalledTimes(2);
  expect(press("r")).toBe(false);
  expect(document.activeElement).toBe(reason());
  expect(press("x")).toBe(true);
});

it.each([
  ["in a field", () => press("a", reason())],
  ["with Ctrl", () => press("a", document.body, { ctrlKey: true })],
  ["with Meta", () => press("a", document.body, { metaKey: true })],
  ["with Alt", () => press("a", document.body, { altKey: true })],
])("nothing is pressed by what is typed %s", (_, type) => {
  type();
  expect(approve).not.toHaveBeenCalled();
});

it("a box to tick is no field that is typed in", () => {
  press("a", screen.getByRole("checkbox"));
  expect(approve).toHaveBeenCalledTimes(1);
});

it("they are listed by ?, wait below the list, and can be switched off for this device", () => {
  press("?");
  expect(screen.getByRole("dialog", { name: "Atajos de teclado" }).textContent).toContain("Aprobar");
  press("a");
  expect(approve).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("switch", { name: "Usar atajos en este dispositivo" }));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  press("a");
  press("?");
  expect(approve).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  render(<Shortcuts list={[]} />);
  openList();
  expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("false");
});
