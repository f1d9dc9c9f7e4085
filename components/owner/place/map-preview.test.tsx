// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MapPreview } from "./map-preview";

// The document of these tests loads no frames, and says so.
beforeEach(() => {
  vi.spyOn(window.console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () => fireEvent.click(screen.getByRole("link", { name: "Ver mapa" }));
const remove = () => fireEvent.click(screen.getByRole("button", { name: "Quitar mapa" }));
const said = () => screen.getByRole("status").textContent;
const KEPT_BY = "Quitamos el mapa. Para que se quede así, pulsa «Guardar cambios».";

it.each<[string, string | null, string]>([
  ["a map that was pasted", "https://www.google.com/maps?q=19.36,-99.06", KEPT_BY],
  ["a frame that was pasted", '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', KEPT_BY],
  ["a short link, which no map comes of", "https://maps.app.goo.gl/abc", KEPT_BY],
  ["a position", "19.36, -99.06", KEPT_BY],
  ["no map but the pin's", "", ""],
  ["a plan without a map of its own", null, ""],
])("with %s, «Quitar mapa» says by what the change is kept, where there is one", (_, map, words) => {
  render(
    <form>
      {map !== null && <input name="mapa" defaultValue={map} />}
      <MapPreview
        name="Tienda"
        category="Abarrotes"
        storedUrl="https://www.google.com/maps?q=19.36,-99.06&output=embed"
      />
    </form>,
  );
  expect(said()).toBe("");
  open();
  remove();
  expect([said(), screen.queryByTitle("Mapa: ubicación de Tienda")]).toEqual([words, null]);
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Ver mapa" }));
  if (map !== null) expect((document.querySelector("[name=mapa]") as HTMLInputElement).value).toBe("");
  open();
  expect(said()).toBe("");
});
