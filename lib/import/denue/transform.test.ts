import { describe, expect, it } from "vitest";
import type { CensusUnit } from "./columns";
import { toDenueRow } from "./transform";
import { aUnit } from "./unit-builder";

it("makes a listing of a line of the census", () => {
  expect(toDenueRow(aUnit(), "")).toEqual({
    row: {
      denue_id: "12334142",
      nombre: "Tlapalería Susi",
      slug: "tlapaleria-susi",
      slug_categoria: "servicios-del-hogar",
      actividad: "Ferretería y tlapalería",
      scian: "467111",
      personal: "0 a 5 personas",
      telefono: "55 8544 5271",
      telefono_e164: "+525585445271",
      web: "https://norsk.mx/",
      direccion: "Av. San Lorenzo 279, Int. 7, Col. Lomas Estrella, 09890",
      colonia: "Lomas Estrella",
      codigo_postal: "09890",
      latitude: 19.32894469,
      longitude: -99.07517169,
      fuente: "INEGI, DENUE 05/2026 (datos procesados)",
    },
    dropped: [],
  });
});

describe("skips, with the reason", () => {
  it.each<[Partial<CensusUnit>, string]>([
    [{ denueId: "" }, "no DENUE id"],
    [{ denueId: "12a" }, "no DENUE id"],
    [{ scian: "" }, "no activity code"],
    [{ latitude: "" }, "no coordinates"],
    [{ latitude: "x" }, "no coordinates"],
    [{ latitude: "19.4326", longitude: "-99.1332" }, "outside the borough's outline"],
  ])("%o: %s", (parts, skip) => {
    expect(toDenueRow(aUnit(parts), "")).toEqual({ skip });
  });
});

it("keeps a row whose phone, website or postal code cannot be used, and says so", () => {
  const result = toDenueRow(aUnit({ phone: "000000", website: "www.x", postalCode: "62290" }), "");
  expect(result).toMatchObject({
    row: { telefono: null, telefono_e164: null, web: null, codigo_postal: null },
    dropped: ["phone", "website", "postal code"],
  });
});

it("takes the edition from the command where the file names none", () => {
  const unit = aUnit({ vintage: "" });
  expect(toDenueRow(unit, "11/2026")).toMatchObject({ row: { fuente: "INEGI, DENUE 11/2026 (datos procesados)" } });
});

it("gives a name without Latin letters a slug of its DENUE id", () => {
  expect(toDenueRow(aUnit({ name: "ΩΩ" }), "")).toMatchObject({ row: { slug: "negocio-12334142" } });
});

it("finds the colonia of a school by its coordinates, and says the shift, not the ministry's key", () => {
  const school = aUnit({
    name: "ESCUELA PRIMARIA PLAN DE IGUALA CCT 09DPR2597Z TURNO VESPERTINO",
    scian: "611122",
    activity: "Escuelas de educación primaria del sector público",
    road: "",
    outdoorNumber: "",
    indoorNumber: "",
    settlementKind: "",
    colonia: "",
    postalCode: "",
  });
  expect(toDenueRow(school, "")).toMatchObject({
    row: {
      nombre: "Escuela Primaria Plan de Iguala (turno vespertino)",
      slug: "escuela-primaria-plan-de-iguala-turno-vespertino",
      slug_categoria: "educacion-y-escuelas",
      actividad: "Primaria pública",
      colonia: "Benito Juárez",
      direccion: "Col. Benito Juárez",
    },
  });
});
