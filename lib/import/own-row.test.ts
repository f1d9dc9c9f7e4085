import { describe, expect, it } from "vitest";
import { OWN_COLUMNS, ownRowReader } from "./own-row";

const ID = "10000000-0000-4000-8000-000000000001";
const readRow = (header: string, row: string) => ownRowReader(header.split("|")).read(row.split("|"));

describe("which business a row is of", () => {
  it.each([
    ["id|nombre", `${ID.toUpperCase()}|Tacos`, { id: ID }],
    ["id|slug|nombre", `${ID}|otro|Tacos`, { id: ID }],
    ["id|slug|nombre", "|tacos-lupe|Tacos", { slug: "tacos-lupe" }],
    [
      "nombre|categoria|direccion|latitud|longitud",
      "Tacos|otros-negocios|Calle 1|19.36|-99.06",
      { identity: "tacos|calle 1||19.36|-99.06", slug: "tacos" },
    ],
    ["nombre|categoria", "東京|otros-negocios", { identity: "東京||||", slug: "negocio" }],
  ])("%s: %s", (header, row, target) => {
    expect(readRow(header, row)).toMatchObject({ target });
  });
});

const MONDAY = { mon: [["09:00", "18:00"]] };

describe("what is written", () => {
  it.each([
    [
      "the columns of the table",
      "slug|slug_categoria|hours|seo_keywords",
      "a|Otros Negocios|lunes 9 a 18|pan, dulce",
      { slug_categoria: "otros-negocios", hours: "lunes 9 a 18", horario: MONDAY, seo_keywords: ["pan", "dulce"] },
    ],
    [
      "the names of forms",
      "slug|categoria|horario|palabras_clave",
      "a|otros-negocios|Con cita|pan",
      { slug_categoria: "otros-negocios", hours: "Con cita", seo_keywords: ["pan"] },
    ],
    [
      "a column before a form's name, with what it holds",
      "slug|horario|hours|horario_especial",
      'a|{"mon": [["09:00", "18:00"]]}|9 a 18|{"2026-12-25": {"ranges": [], "label": "Navidad"}}',
      {
        hours: "9 a 18",
        horario: { mon: [["09:00", "18:00"]] },
        horario_especial: { "2026-12-25": { ranges: [], label: "Navidad" } },
      },
    ],
    [
      "no week and no special days",
      "slug|hours|horario|horario_especial",
      "a|||{}",
      { hours: null, horario: null, horario_especial: null },
    ],
    [
      "an empty cell clears",
      "slug|telefono|servicios|latitude|longitude",
      "a||||",
      { telefono: null, servicios: [], latitude: null, longitude: null },
    ],
    [
      "what can be ticked, by its words",
      "slug|formas_de_pago|entrega|colonias_de_entrega",
      "a|codi, Efectivo||Xalpa, San Lucas",
      { formas_de_pago: ["efectivo", "codi"], entrega: [], colonias_de_entrega: ["Xalpa", "San Lucas"] },
    ],
    [
      "what a spreadsheet does not run",
      "slug|telefono|latitude|longitude",
      "a|'+52 55 1234 5678|19.36|'-99.06",
      { telefono: "+52 55 1234 5678", telefono_e164: "+525512345678", latitude: 19.36, longitude: -99.06 },
    ],
    ["without what nobody sees", "slug|nombre", "a|Ta\0cos\u200b", { nombre: "Tacos" }],
    ["a header in capitals", "Slug|NOMBRE", "a|Tacos", { nombre: "Tacos" }],
    ["missing cells are empty ones", "slug|nombre|descripcion", "a|Tacos", { nombre: "Tacos", descripcion: null }],
  ])("%s", (_what, header, row, columns) => {
    expect(readRow(header, row)).toMatchObject({ columns });
    expect(Object.keys((readRow(header, row) as { columns: object }).columns).toSorted()).toEqual(
      Object.keys(columns).toSorted(),
    );
  });

  it("is never a plan, an owner, a rating, an approval or a picture", () => {
    const others = [
      "plan_type",
      "user_id",
      "rating",
      "is_approved",
      "is_featured",
      "logo_url",
      "gallery_images",
      "visitas",
      "denue_id",
    ];
    const { read, ignored } = ownRowReader(["slug", "nombre", ...others]);
    expect(ignored).toEqual(others);
    expect(read(["a", "Tacos", ...others.map(() => "premium")])).toMatchObject({ columns: { nombre: "Tacos" } });
    expect(OWN_COLUMNS.filter((column) => others.includes(column))).toEqual([]);
  });
});

it.each([
  ["slug|nombre", "a|", "Nombre del negocio (columna B): Escribe el nombre de tu negocio."],
  ["slug|slug_categoria", "a|jardines", "Categoría (columna B): no es una categoría del directorio"],
  ["nombre|telefono", "Tacos|", "Categoría: Elige la categoría de tu negocio."],
  ["slug|telefono", "a|pendiente", "Teléfono (columna B): "],
  ["slug|latitude|longitude", "a|40.4|-3.7", "Ubicación (columna B): "],
  ["slug|latitude|longitude", "a|19.3|", "Ubicación (columna B): "],
  ["slug|descripcion", `a|${"x".repeat(2001)}`, "Descripción (columna B): Usa como máximo 2000 caracteres."],
  ["slug|web", "a|javascript:alert(1)", "Sitio web (columna B): "],
  ["slug|hours|horario", 'a||{"lun": []}', "horario (columna C): no se entiende"],
  ["slug|hours|horario", "a||lunes a viernes", "horario (columna C): no es JSON"],
  ["slug|hours|horario", 'a||"9 a 18"', "horario (columna C): no se entiende"],
  [
    "slug|horario_especial",
    'a|{"2026-12-25": {"ranges": []}, "ayer": {"ranges": []}}',
    "horario_especial (columna B): no se entiende",
  ],
  ["id|slug|nombre", "17||Tacos", "id (columna A): "],
  ["slug|nombre", "Tacos Güero|Tacos", "slug (columna A): "],
])("refuses %s: %s", (header, row, reason) => {
  const slugged = header.startsWith("nombre") ? `slug|${header}` : header;
  const result = readRow(slugged, header.startsWith("nombre") ? `|${row}` : row);
  expect(result).toMatchObject({ skip: expect.stringContaining(reason) });
});

it.each([["a|b"], ["nombre"], ["telefono|slug_categoria"], [""]])("is no file of ours: %s", (header) => {
  expect(() => ownRowReader(header.split("|"))).toThrow("not a file of ours");
});
