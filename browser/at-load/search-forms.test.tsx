// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { Hero } from "@/components/home/hero";
import { currentToast, dismissToast } from "@/lib/browser/toasts";
import { readySearchForms } from "./search-forms";

beforeAll(readySearchForms);
afterEach(() => {
  cleanup();
  dismissToast(currentToast()?.id ?? 0);
});

/** Sends the home page's form. Whether the browser is to do it. */
function isSent(term: string): boolean {
  render(<Hero examples={[]} />);
  const field = screen.getByLabelText<HTMLInputElement>("Buscar un negocio");
  field.value = term;
  const submit = createEvent.submit(field.form as HTMLFormElement);
  fireEvent(field.form as HTMLFormElement, submit);
  return !submit.defaultPrevented;
}

it.each(["", "   "])("refuses %j, says so and waits in the field", (term) => {
  expect(isSent(term)).toBe(false);
  expect(currentToast()).toMatchObject({
    ...{ title: "⚠️ Campo vacío", text: "Por favor, ingresa un término de búsqueda.", variant: "destructive" },
  });
  expect(document.activeElement).toBe(screen.getByLabelText("Buscar un negocio"));
});

it("trims a term and lets the browser send it to the directory", () => {
  expect(isSent("  tacos al pastor ")).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("Buscar un negocio").value).toBe("tacos al pastor");
  expect(currentToast()).toBeNull();
  expect(localStorage.getItem("busquedas_recientes")).toBe('["tacos al pastor"]');
  expect(document.querySelector("form")?.getAttribute("action")).toBe("/negocios");
});

it("says of a field that it suggests, and has a list that is there", async () => {
  render(<Hero examples={[]} />);
  const field = await screen.findByRole("combobox");
  expect(field.getAttribute("aria-expanded")).toBe("false");
  expect(document.getElementById(field.getAttribute("aria-controls") ?? "")?.getAttribute("role")).toBe("listbox");
});
