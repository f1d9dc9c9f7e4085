import { describe, expect, it } from "vitest";
import { FIELD_COLUMNS, textFieldsOf } from "./fields-of";
import { toColumns, toFormValues } from "./form-mapper";
import { businessSchema } from "./schema";

const NAMES = textFieldsOf([
  "contact",
  "place",
  "about",
  "ways",
  "hours",
  "links",
  "menu",
  "video",
  "search",
  "promotion",
]);

const STORED = {
  nombre: "Tacos Lupita",
  slug_categoria: "alimentos-y-bebidas",
  telefono: "55 1234 5678",
  whatsapp: null,
  direccion: "Calle 5 12, 09200 CDMX",
  colonia: "Leyes de Reforma",
  latitude: 19.36,
  longitude: -99.07,
  descripcion: "Uno\nDos",
  servicios: ["corte", "tinte"],
  formas_de_pago: ["efectivo", "codi"],
  entrega: [],
  colonias_de_entrega: ["Xalpa"],
  hours: null,
  instagram: "https://www.instagram.com/tacos.lupita",
  facebook: null,
  tiktok: null,
  web: "https://tacoslupita.mx/",
  menu: "Tacos $15",
  video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  seo_keywords: [],
  promocion_titulo: "2x1",
  promociones: "Los martes",
  promocion_vigencia: null,
};

const DAY = [["09:00", "18:00"]];

describe("a stored business", () => {
  it("comes back from its form as it was, when nobody changes anything", () => {
    const typed = toFormValues(STORED, NAMES);
    expect(typed).toMatchObject({ servicios: "corte, tinte", whatsapp: "", latitud: "19.36" });
    const parsed = businessSchema(NAMES, "premium").safeParse(typed);
    expect(parsed.error?.issues).toBeUndefined();
    expect(toColumns(parsed.data ?? {})).toMatchObject(STORED);
  });

  it("gives up what was emptied, and keeps what is in no field of the form", () => {
    const parsed = businessSchema(["web", "servicios"], "pro").parse({ web: "", servicios: " " });
    expect(toColumns(parsed)).toEqual({ web: null, servicios: [] });
  });

  it("sends of an owner's form the columns that owners write, and of each number its international form", () => {
    const parsed = businessSchema(NAMES, "premium").parse({ ...toFormValues(STORED, NAMES), whatsapp: "5587654321" });
    const { telefono_e164, whatsapp_e164, ...columns } = toColumns(parsed);
    expect([telefono_e164, whatsapp_e164]).toEqual(["+525512345678", "+525587654321"]);
    const owners = FIELD_COLUMNS.filter(({ writer }) => writer !== "administrator").map(({ column }) => column);
    expect(owners).toEqual(expect.arrayContaining(Object.keys(columns)));
    expect(columns).toMatchObject({ telefono: "55 1234 5678", codigo_postal: "09200" });
  });

  it.each([
    [{ telefono: "5612 3456" }, { telefono: "5612 3456", telefono_e164: null }],
    [{ whatsapp: "" }, { whatsapp: null, whatsapp_e164: null }],
    [{ whatsapp: "https://wa.me/message/ABC123" }, { whatsapp_e164: null }],
  ])("of %j keeps no international form that is not there", (typed, columns) => {
    const names = Object.keys(typed) as (keyof typeof typed)[];
    expect(toColumns(businessSchema(names, "free").parse(typed))).toMatchObject(columns);
  });

  it.each([
    ["L-V 9 a 18", { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY }],
    ["lunes 9:00 a 18:00, martes cerrado", { mon: DAY, tue: [] }],
    ["Con cita", undefined],
    ["Lunes a viernes, por la mañana", undefined],
    ["L-M-V 9 a 18", undefined],
    ["", undefined],
  ])("of hours in words keeps the week that they say: %j", (horario, week) => {
    const columns = toColumns(businessSchema(["horario"], "pro").parse({ horario }));
    expect(columns).toEqual({ hours: horario || null, ...(week && { horario: week }) });
  });

  it.each([
    ["CoDi, efectivo,efectivo", ["efectivo", "codi"]],
    ["", []],
    ["efectivo, bitcoin", undefined],
  ])("of which %j is ticked has the choices that there are, in their order: %j", (typed, stored) => {
    expect(
      businessSchema(["formas_de_pago"], "free").safeParse({ formas_de_pago: typed }).data?.formas_de_pago,
    ).toEqual(stored);
  });

  it.each([
    ["19.36", "-99.07", [19.36, -99.07]],
    [`19°20'45.2"N`, `99°03'50.0"O`, [19.345889, -99.063889]],
    ["19.36° N", "99.07° W", [19.36, -99.07]],
    ["", "", [null, null]],
    ["19.36", "99.07", undefined],
    ["aquí", "allá", undefined],
  ])("has of the position %j, %j as it was copied from a map: %j", (latitud, longitud, stored) => {
    const { data } = businessSchema(["latitud", "longitud"], "free").safeParse({ latitud, longitud });
    expect(data && [data.latitud, data.longitud]).toEqual(stored);
  });

  it.each([
    ["Calle 5 12, 09200 CDMX", "09200"],
    ["Calle 5 12, C.P.09200", "09200"],
    ["Calle 5 12, CP09200", "09200"],
    ["Peñón 09210", "09210"],
    ["Tel. 0920012345", null],
    ["Calle 5 12, 06000", null],
  ])("has of the address %j the borough's postal code %j", (direccion, code) => {
    expect(toColumns({ direccion }).codigo_postal).toBe(code);
  });

  it("has no half of a position", () => {
    const { error } = businessSchema(["latitud", "longitud"], "free").safeParse({ latitud: "19.36", longitud: "" });
    expect(error?.issues.map(({ path }) => path)).toEqual([["latitud"]]);
  });
});
