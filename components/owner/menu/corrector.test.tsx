// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { parseMenu } from "@/lib/businesses/menu";
import { type Corrections, withSections } from "./corrections";
import { Corrector } from "./corrector";
import { PassDishes } from "./pass-dishes";

const READ = [
  {
    title: "Tacos",
    dishes: [
      { name: "Pastor", price: "$18", isUncertain: false },
      { name: "Suadero", price: "2", isUncertain: true },
      { name: "Gringa", price: "", isUncertain: true },
    ],
  },
];

function Page() {
  const [sections, setSections] = useState<Corrections>(() => withSections([], READ));
  return (
    <Corrector sections={sections} onChange={setSections}>
      <output>{sections.map(({ dishes }) => dishes.map(({ name, price }) => `${name} ${price}`).join(", "))}</output>
    </Corrector>
  );
}

const dishes = () => screen.getByRole("status").textContent;
const focused = () => (document.activeElement as HTMLInputElement).value;

it("goes through what is uncertain, and what was typed or confirmed is certain", async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole("button", { name: "2 por revisar: ver el siguiente" }));
  await vi.waitFor(() => expect(focused()).toBe("Suadero"));
  fireEvent.change(screen.getByLabelText("Precio de Suadero"), { target: { value: "20" } });
  fireEvent.click(screen.getByRole("button", { name: "1 por revisar: ver cuál" }));
  await vi.waitFor(() => expect(focused()).toBe("Gringa"));
  fireEvent.click(screen.getByRole("button", { name: /Está bien.*Gringa/ }));
  expect(screen.queryByRole("button", { name: /por revisar/ })).toBeNull();
  expect(dishes()).toBe("Pastor $18, Suadero 20, Gringa ");
});

it("takes dishes out, adds them, and moves them to a section of their own", async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole("button", { name: "Quitar Pastor" }));
  await vi.waitFor(() => expect(focused()).toBe("Suadero"));
  fireEvent.click(screen.getByRole("button", { name: "Agregar platillo a Tacos" }));
  await vi.waitFor(() => expect(focused()).toBe(""));
  fireEvent.change(document.activeElement as HTMLInputElement, { target: { value: "Alambre" } });
  fireEvent.change(screen.getByLabelText("Sección de Alambre"), { target: { value: "nueva" } });
  const own = screen.getByRole("group", { name: "Sin sección" });
  expect(within(own).getByDisplayValue("Alambre")).toBeDefined();
});

it.each([
  ["", [], [false]],
  ["Agua $20", ["Agregar al final", "Reemplazarlo"], [true]],
  ["https://fonda.mx/menu", ["Reemplazarlo"], [false]],
])("with %j in the field it asks %j", (text, buttons, passed) => {
  const onPass = vi.fn();
  render(<PassDishes existing={() => parseMenu(text)} onPass={onPass} onDiscard={vi.fn()} />);
  fireEvent.click(screen.getByRole("button", { name: "Pasar a mi menú" }));
  const asked = screen.queryAllByRole("button").map(({ textContent }) => textContent);
  expect(asked.filter((label) => buttons.includes(label ?? ""))).toEqual(buttons);
  const [first] = buttons;
  if (first) fireEvent.click(screen.getByRole("button", { name: first }));
  expect(onPass.mock.calls.flat()).toEqual(passed);
});
