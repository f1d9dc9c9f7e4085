import { describe, expect, it } from "vitest";
import { isInBorough } from "@/lib/geo/outline";
import { activityLabel, categoryOfActivity } from "./activity";
import { postalCode } from "./address";
import { readableColonia } from "./colonia";
import { mexicanPhone, websiteUrl } from "./contact";
import { attribution } from "./transform";

describe("activityLabel", () => {
  it.each([
    ["467111", "Comercio al por menor en ferreterías y tlapalerías", "Ferretería y tlapalería"],
    ["999999", "Comercio al por menor de artículos para albercas", "Artículos para albercas"],
    ["999999", "Comercio al por mayor de fertilizantes", "Fertilizantes al mayoreo"],
    ["999999", "Clubes deportivos del sector privado", "Clubes deportivos"],
    ["999999", "Museos del sector público", "Museos (sector público)"],
    ["999999", "Fabricación de muebles, excepto de oficina", "Fabricación de muebles"],
    ["999999", "Otros servicios de apoyo a los negocios", "Servicios de apoyo a los negocios"],
  ])("%s %s -> %s", (scian, text, expected) => {
    expect(activityLabel(scian, text)).toBe(expected);
  });
});

describe("categoryOfActivity: the longest prefix wins", () => {
  it.each([
    ["467111", "servicios-del-hogar"],
    ["466111", "servicios-del-hogar"],
    ["466112", "tecnologia-y-electronica"],
    ["621111", "salud-y-bienestar"],
    ["624411", "educacion-y-escuelas"],
    ["624111", "otros-negocios"],
    ["999999", "otros-negocios"],
  ])("%s -> %s", (scian, slug) => {
    expect(categoryOfActivity(scian)).toBe(slug);
  });
});

describe("readableColonia", () => {
  it.each([
    ["SANTA MARTHA ACATITLA NTE", "Santa Martha Acatitla Norte"],
    ["STA MARTHA ACATITLA", "Santa Martha Acatitla"],
    ["DR ALFONSO ORTIZ TIRADO", "Doctor Alfonso Ortiz Tirado"],
    ["LEYES DE REFORMA 3RA SECC", "Leyes de Reforma Tercera Sección"],
    ["AMPLIACIÓN EL TRIUNFO", "Ampliación El Triunfo"],
    ["CONSTITUCION DE 1917", "Constitución de 1917"],
    ["2DA AMPLI SANTIAGO ACAHUALTEPEC", "Santiago Acahualtepec Segunda Ampliación"],
    ["XQLPA", "Xalpa"],
    ["U.H. VICENTE GUERRERO", "Unidad Habitacional Vicente Guerrero"],
    ["2A AMPLIACION SANTIAGO ACAHUALTEPEC", "Santiago Acahualtepec Segunda Ampliación"],
    ["EL PARAÍSO", "El Paraíso"],
    ["BARRIO DE ÑANDÚ", "Ñandu"],
    ["", ""],
  ])("%s -> %s", (raw, expected) => {
    expect(readableColonia(raw)).toBe(expected);
  });
});

describe("mexicanPhone", () => {
  it.each([
    ["5585445271", { national: "55 8544 5271", e164: "+525585445271" }],
    ["000000", null],
    ["0000000000", null],
    ["558544", null],
    ["", null],
  ])("%s -> %o", (raw, expected) => {
    expect(mexicanPhone(raw)).toEqual(expected);
  });
});

describe("websiteUrl", () => {
  it.each([
    ["norsk.mx", "https://norsk.mx/"],
    ["WWW.COMEX.COM.MX", "https://www.comex.com.mx/"],
    ["https://www.ipn.mx", "https://www.ipn.mx/"],
    ["http://salud.cdmx.gob.mx", "http://salud.cdmx.gob.mx/"],
    ["laminado-cobra.negocios.site", "https://laminado-cobra.negocios.site/"],
    ["www.acerosmask", null],
    ["www.fundacionbest.orgmx", null],
    ["www.pinturas_zamosa4.webnode.mx", null],
    ["www.ninguno.com", null],
    ["ventas@tienda.mx", null],
    ["javascript:alert(1)", null],
    ["", null],
  ])("%s -> %s", (raw, expected) => {
    expect(websiteUrl(raw)).toBe(expected);
  });
});

it.each([
  ["09890", "09890"],
  ["9890", "09890"],
  ["62290", null],
  ["", null],
])("postal code %s -> %s", (raw, expected) => {
  expect(postalCode(raw)).toBe(expected);
});

it.each([
  ["DENUE 2026-05", "INEGI, DENUE 05/2026 (datos procesados)"],
  ["DENUE 2025-05", "INEGI, DENUE 05/2025 (datos procesados)"],
  ["05/2026", "INEGI, DENUE 05/2026 (datos procesados)"],
  ["DENUE, fecha desconocida", "INEGI, DENUE (datos procesados)"],
  ["", "INEGI, DENUE (datos procesados)"],
])("attribution of %s -> %s", (vintage, expected) => {
  expect(attribution(vintage)).toBe(expected);
});

it.each([
  ["Cerro de la Estrella", 19.3437, -99.0892, true],
  ["Central de Abasto", 19.3727, -99.0917, true],
  ["the Zócalo", 19.4326, -99.1332, false],
  ["Coyoacán", 19.35, -99.162, false],
  ["inside the bounding box, beyond the eastern edge", 19.39, -98.97, false],
])("%s lies in the borough: %#", (_place, lat, lng, expected) => {
  expect(isInBorough({ lat, lng })).toBe(expected);
});
