// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Form } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { type FieldValues, formFailure } from "@/lib/forms/form-state";
import { readForm } from "@/lib/forms/read-form";
import { PinEditor } from "./pin-editor";

// No connection: the outlines do not come.
beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new Error("offline"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const heard: FieldValues[] = [];

function Example() {
  const form = useServerForm({ action: async () => formFailure("x"), lost: "" });
  return (
    <Form of={form} onInput={(event) => heard.push(readForm(new FormData(event.currentTarget)).values)}>
      <PinEditor styleUrl={null} />
    </Form>
  );
}

const numbers = () =>
  screen.getAllByRole<HTMLInputElement>("textbox", { name: /Latitud|Longitud/ }).map(({ value }) => value);
const paste = (label: RegExp, text: string) =>
  fireEvent.paste(screen.getByRole("textbox", { name: label }), { clipboardData: { getData: () => text } });

it.each([
  [/Latitud/, "19.3459, -99.0639", ["19.3459", "-99.0639"]],
  [/Longitud/, `19°20'45.2"N 99°03'50.0"W`, ["19.345889", "-99.063889"]],
  [/Latitud/, "https://www.google.com/maps/dir//19.3459,-99.0639/@19.1,-99.1,13z", ["19.3459", "-99.0639"]],
])("takes both numbers of what is pasted in %s: %s", (label, text, position) => {
  render(<Example />);
  expect(paste(label, text)).toBe(false);
  expect([numbers(), screen.getByText("El pin está en Iztapalapa.")]).toEqual([position, expect.anything()]);
  expect(heard.at(-1)).toEqual({ latitud: position[0], longitud: position[1] });
});

it.each(["19.3459", "https://www.google.com/maps/place/La+G%C3%BCera", "aquí"])(
  "leaves to the browser what is no position: %s",
  (text) => {
    render(<Example />);
    expect(paste(/Latitud/, text)).toBe(true);
    expect(numbers()).toEqual(["", ""]);
  },
);

it("knows the pin of degrees, minutes and seconds", () => {
  render(<Example />);
  for (const [label, value] of [
    [/Latitud/, `19°20'45.2"N`],
    [/Longitud/, `99°03'50.0"W`],
  ] as const) {
    fireEvent.input(screen.getByRole("textbox", { name: label }), { target: { value } });
  }
  expect(screen.getByText("El pin está en Iztapalapa.")).toBeTruthy();
});
