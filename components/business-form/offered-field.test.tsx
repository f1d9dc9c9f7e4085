// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Form } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { type FieldValues, formFailure } from "@/lib/forms/form-state";
import { OfferedField } from "./offered-field";

const heard: FieldValues[] = [];

function Example() {
  const form = useServerForm({ action: async () => formFailure("x"), lost: "" });
  return (
    <Form
      of={form}
      onInput={(event) => heard.push({ nombre: String(new FormData(event.currentTarget).get("nombre")) })}
    >
      <OfferedField name="nombre" label="Nombre" />
      <OfferedField name="telefono" label="Teléfono" />
      <OfferedField name="mapa" label="Mapa" />
    </Form>
  );
}

const type = (label: string, value: string) => {
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: label });
  field.focus();
  fireEvent.input(field, { target: { value } });
  field.blur();
  return field;
};

it("is offered in the directory's own form once it is left, and taken in one tap that the form hears", async () => {
  render(<Example />);
  const name = type("Nombre", "TAQUERIA EL GUERO");
  fireEvent.click(await screen.findByRole("button", { name: "Usar: Taquería El Güero" }));
  expect(name.value).toBe("Taquería El Güero");
  expect(document.activeElement).toBe(name);
  expect(heard.at(-1)).toEqual({ nombre: "Taquería El Güero" });
  expect(screen.queryByRole("button")).toBeNull();
});

it("is asked about where something seems to be missing, until it is typed in", async () => {
  render(<Example />);
  type("Teléfono", "1234 5678");
  expect(await screen.findByText("¿Le falta la lada?")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Usar: 55 1234 5678" })).toBeTruthy();
  type("Teléfono", "551234 5678");
  expect(screen.queryByText("¿Le falta la lada?")).toBeNull();
});

it("is asked about where a map leads somewhere else", async () => {
  render(<Example />);
  type("Mapa", "https://www.google.com/maps/dir//20.6597,-103.3496/@19.3459,-99.0639,15z");
  expect(await screen.findByText(/fuera de Iztapalapa, a 461 km\. ¿Ahí está tu negocio\?/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
