// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { touchedTexts } from "@/lib/owner/section-draft";
import { putTexts, readTexts } from "./form-texts";

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

afterEach(cleanup);

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
