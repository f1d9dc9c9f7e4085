// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { touchedTexts } from "@/lib/owner/section-draft";
import { isAsMade, putTexts, readTexts } from "./form-texts";

/** A field whose state is React's. */
function Shouting() {
  const [text, setText] = useState("a");
  return <input name="controlled" value={text} onChange={(event) => setText(event.target.value.toUpperCase())} />;
}

function Fields() {
  return (
    <form aria-label="Datos">
      <input type="hidden" name="negocio" defaultValue="1" />
      <input type="hidden" name="visto" defaultValue="{}" />
      <input name="nombre" defaultValue="Antes" />
      <textarea name="menu" defaultValue="Taco" />
      <select name="categoria" defaultValue="b">
        <option>a</option>
        <option>b</option>
      </select>
      <input type="checkbox" name="pago" value="efectivo" defaultChecked />
      <input type="checkbox" name="pago" value="tarjeta" />
      <input type="radio" name="abre" value="si" defaultChecked />
      <input type="radio" name="abre" value="no" />
      <input name="desde" defaultValue="9" />
      <input name="desde" defaultValue="16" />
      <input type="file" name="foto" />
      <Shouting />
    </form>
  );
}

const form = () => screen.getByRole<HTMLFormElement>("form");

it("what was typed in fields of every kind is found again, and nothing else is touched", async () => {
  render(<Fields />);
  const before = readTexts(form());
  expect(Object.keys(before)).not.toContain("negocio");
  const typed = {
    nombre: ["Después"],
    menu: [""],
    categoria: ["a"],
    pago: ["tarjeta"],
    abre: ["no"],
    desde: ["9", "17"],
    controlled: ["b"],
    gone: ["x"],
  };
  putTexts(form(), typed);
  await screen.findByDisplayValue("B");
  const { gone: _, ...there } = typed;
  expect(touchedTexts(before, readTexts(form()))).toEqual({ ...there, controlled: ["B"] });
  putTexts(form(), { pago: [] });
  expect(readTexts(form())).not.toHaveProperty("pago");
});

// Of lists happy-dom does not know what they were made with.
it.each([
  ["nombre", "a line", ["Después"], ["Antes"]],
  ["menu", "several lines", [""], ["Taco"]],
  ["pago", "boxes", ["tarjeta"], ["efectivo"]],
  ["abre", "one of two", ["no"], ["si"]],
  ["desde", "two of one name", ["9", "17"], ["9", "16"]],
])("%s, %s, is as it was made until it is touched, and again when it is put back", (name, _, typed, made) => {
  render(<Fields />);
  expect(isAsMade(form(), name)).toBe(true);
  putTexts(form(), { [name]: typed });
  expect(isAsMade(form(), name)).toBe(false);
  putTexts(form(), { [name]: made });
  expect(isAsMade(form(), name)).toBe(true);
});

it("what a script fills is never as it was made, and what is not there always", () => {
  render(<Fields />);
  expect([isAsMade(form(), "visto"), isAsMade(form(), "gone")]).toEqual([false, true]);
});
