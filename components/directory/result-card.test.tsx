import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { toBusinessCard } from "@/lib/businesses/mapper";
import type { Row } from "@/lib/database-rows/row";
import { listedBusiness } from "./listed-business";
import { ResultCard } from "./result-card";

const FOUND = { distanceKm: null, isFuzzy: false, isPromoted: false };
const textOf = (row: Row): string => {
  const business = listedBusiness({ ...toBusinessCard({ id: "b1", slug: "susi", nombre: "Susi", ...row }), ...FOUND });
  const html = renderToStaticMarkup(<ResultCard business={business} pictureSizes="20rem" />);
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
};

describe("a card of the directory", () => {
  it("leaves no room for what is not known", () => {
    expect(textOf({})).toBe("S Susi Otros Negocios Ver Detalles de Susi");
  });

  it.each([
    ["its address", { direccion: "Ermita 1" }, "Dirección: Ermita 1"],
    [
      "its week, for whom no script says what it means",
      { horario: { mon: [["09:00", "24:00"]] } },
      "Horario: Lunes 9:00 a 24:00",
    ],
    ["its owner's words on hours", { hours: "Cuando hay luz" }, "Horario: Cuando hay luz"],
    ["its number on the button that dials it", { telefono: "55 1234 5678" }, "Llamar 55 1234 5678 a Susi"],
    ["what the census calls it", { actividad: "Ferretería" }, "Ferretería"],
  ])("shows %s", (_, row, text) => {
    expect(textOf(row)).toContain(text);
  });

  it("has the call before the chat", () => {
    const text = textOf({ telefono: "55 1234 5678", whatsapp: "5512345678", plan_type: "pro" });
    expect(text.indexOf("Llamar")).toBeLessThan(text.indexOf("WhatsApp"));
  });
});
