// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { toBusiness } from "@/lib/businesses/mapper";
import type { Business } from "@/lib/businesses/model";
import type { Row } from "@/lib/database-rows/row";
import { ActionBar } from "./action-bar";
import { ContactCard } from "./contact-card";

const SHOP = { id: "b1", slug: "susi", nombre: "Susi", direccion: "Ermita 1" };
const aBusiness = (row: Row): Business => toBusiness({ ...SHOP, ...row });

/** The words of its links and buttons. */
const controlsOf = (element: React.ReactNode): string[] =>
  [...renderToStaticMarkup(element).matchAll(/<(a|button)\b(?! hidden).*?<\/\1>/gs)].map(([control]) =>
    control.replace(/<[^>]*>/g, ""),
  );

describe("the bar at the bottom of a phone's screen", () => {
  it.each<[string, Row, string[]]>([
    ["that nobody owns", {}, ["Cómo llegar (abre otra pestaña)"]],
    ["that nobody owns, with a number", { telefono: "5512345678" }, ["Llamar", "Cómo llegar (abre otra pestaña)"]],
    ["of an owner", { telefono: "5512345678", tiene_dueno: true }, ["Llamar", "Copiar dirección"]],
    ["of an owner, without a number", { tiene_dueno: true }, ["Ver mapa (abre otra pestaña)", "Copiar dirección"]],
    ["without a place", { telefono: "5512345678", direccion: null }, ["Llamar"]],
    ["of which nothing is known", { direccion: null }, []],
    [
      "that tells its number to whoever taps",
      { telefono_oculto: true },
      ["Ver teléfono de Susi", "Cómo llegar (abre otra pestaña)"],
    ],
    [
      "that is only written to",
      { solo_whatsapp: true, telefono_oculto: true, whatsapp: "5512345678", plan_type: "pro" },
      ["WhatsApp (abre otra pestaña)", "Cómo llegar (abre otra pestaña)"],
    ],
    [
      "that was only written to until its plan lapsed",
      { solo_whatsapp: true, telefono_oculto: true },
      ["Ver teléfono de Susi", "Cómo llegar (abre otra pestaña)"],
    ],
    [
      "that hides its door",
      { telefono: "5512345678", direccion_aproximada: true, colonia: "Xalpa", latitude: 19.35, longitude: -99.06 },
      ["Llamar"],
    ],
    ["that hides all", { direccion_aproximada: true, colonia: "Xalpa" }, []],
    [
      "that pays",
      { telefono: "5512345678", whatsapp: "5512345678", plan_type: "pro", tiene_dueno: true },
      ["Llamar", "WhatsApp (abre otra pestaña)", "Cómo llegar (abre otra pestaña)"],
    ],
  ])("of a listing %s offers what there is", (_, row, controls) => {
    expect(controlsOf(<ActionBar business={aBusiness(row)} />)).toEqual(controls);
  });
});

describe("the contact card", () => {
  const contactOf = (row: Row) => controlsOf(<ContactCard business={aBusiness(row)} today="2026-05-04" />);

  it.each<[string, Row, boolean]>([
    ["a number", { telefono: "5512345678" }, true],
    ["a chat", { whatsapp: "5512345678", plan_type: "pro" }, true],
    ["neither", {}, false],
  ])("offers to keep a contact with %s: %o, %s", (_, row, isOffered) => {
    expect(contactOf(row).includes("Guardar contacto")).toBe(isOffered);
  });

  it.each<[string, Row, string[]]>([
    [
      "that pays: all ways there",
      { telefono: "5512345678", whatsapp: "5512345678", plan_type: "pro", tiene_dueno: true },
      [
        ...["Llamar", "WhatsApp de Susi (abre otra pestaña)", "5512345678"],
        ...["Google Maps", "Waze", "Uber", "Abrir DiDi"].map((app) => `${app} (abre otra pestaña)`),
        ...["Ver mapa", "Copiar dirección", "Guardar contacto"],
      ],
    ],
    [
      "of an owner",
      { telefono: "5512345678", tiene_dueno: true },
      ["Llamar", "5512345678", "Ver mapa", "Copiar dirección", "Guardar contacto"],
    ],
    ["that hides its door", { direccion_aproximada: true, colonia: "Xalpa" }, ["Ver mapa"]],
    ["without a place", { direccion: null, tiene_dueno: true }, ["Ver mapa", "Copiar dirección"]],
  ])("of a listing %s", (_, row, controls) => {
    expect(contactOf(row)).toEqual(controls);
  });

  it("has every way there on phones, too", () => {
    document.body.innerHTML = renderToStaticMarkup(
      <ContactCard business={aBusiness({ plan_type: "pro" })} today="2026-05-04" />,
    );
    const ways = [...document.querySelectorAll("a")].filter(({ href }) => /maps\/dir|waze|uber|didi/.test(href));
    expect(
      ways.map((way) => [
        way.firstChild?.nextSibling?.textContent,
        way.closest('[class*="hidden"]:not(.print\\:hidden)'),
      ]),
    ).toEqual([
      ["Google Maps", null],
      ["Waze", null],
      ["Uber", null],
      ["Abrir DiDi", null],
    ]);
  });
});
