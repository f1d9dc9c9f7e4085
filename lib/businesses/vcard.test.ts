import { describe, expect, it } from "vitest";
import { toBusiness } from "./mapper";
import { businessVcard } from "./vcard";

const row = {
  id: "b1",
  slug: "la-guera",
  nombre: "Taquería La Güera; Ñandú, S.A.",
  categoria: "Alimentos y Bebidas",
  telefono: "55 1234 5678",
  whatsapp: "5512345678",
  direccion: "Av. Ermita 1200, Local 3",
  colonia: "Santa Martha",
  codigo_postal: "09510",
  latitude: 19.35,
  longitude: -99.06,
  instagram: "@laguera",
  updated_at: "2026-05-03T10:00:00Z",
};
const linesOf = (columns: object = {}) =>
  businessVcard(toBusiness({ ...row, ...columns }), "https://example.com")
    .replaceAll("\r\n ", "")
    .split("\r\n");

describe("businessVcard", () => {
  it("holds what a phone needs, accents and escapes included", () => {
    expect(linesOf({ plan_type: "pro" })).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      expect.stringMatching(/^PRODID:/),
      "FN:Taquería La Güera\\; Ñandú\\, S.A.",
      "N:;;;;",
      "ORG:Taquería La Güera\\; Ñandú\\, S.A.",
      "X-ABSHOWAS:COMPANY",
      "CATEGORIES:Alimentos y Bebidas",
      "TEL;TYPE=WORK,VOICE:+525512345678",
      "ADR;TYPE=WORK:;;Av. Ermita 1200\\, Local 3\\, Santa Martha;Iztapalapa;CDMX;09510;México",
      "GEO:19.35;-99.06",
      "URL:https://example.com/negocio/la-guera",
      "URL:https://wa.me/525512345678",
      expect.stringMatching(/^URL:https:\/\/www\.instagram\.com\/laguera/),
      "REV:2026-05-03T10:00:00.000Z",
      "END:VCARD",
      "",
    ]);
  });

  it("has no address of what is not known", () => {
    const lines = linesOf({ whatsapp: null, instagram: null });
    expect(lines.filter((line) => line.startsWith("URL"))).toEqual(["URL:https://example.com/negocio/la-guera"]);
  });

  it("lets no name begin a property of its own", () => {
    const lines = linesOf({ nombre: "Uno\rTEL:666\r\nTEL:667\nTEL:668", telefono: null });
    expect(lines.filter((line) => line.startsWith("TEL"))).toEqual([]);
  });

  it("writes lines of at most 75 bytes", () => {
    const card = businessVcard(toBusiness({ ...row, nombre: "Ñ".repeat(140) }), "https://example.com");
    for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it("leads nobody to a place that is not told", () => {
    const lines = linesOf({
      direccion_aproximada: true,
      telefono_al_tocar: true,
      telefono_oculto: true,
      plan_type: "pro",
    });
    expect(lines.filter((line) => /^(?:TEL|GEO|ADR)/.test(line))).toEqual([
      "ADR;TYPE=WORK:;;Santa Martha;Iztapalapa;CDMX;;México",
    ]);
  });
});
