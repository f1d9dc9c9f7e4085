import { describe, expect, it } from "vitest";
import { toConflict } from "./edit-conflict";
import { changedNames, toAdministeredBusiness } from "./edit-mapper";
import { parseOwner, refusedFields, toEditColumns } from "./edit-schema";

const NOW = "2026-11-22T18:00:00Z";
const read = (values: object = {}, other: object = {}) => ({
  id: "10000000-0000-4000-8000-0000000000a1",
  values: {
    nombre: "Tienda",
    slug: "tienda",
    slug_categoria: "otros-negocios",
    telefono: "5512345678",
    latitude: 19.35,
    longitude: -99.05,
    servicios: ["uno", "dos"],
    gallery_images: [],
    portada_url: null,
    imagen_url: null,
    logo_url: null,
    promocion_imagen: null,
    horario: null,
    is_featured: false,
    notas_admin: null,
    correo: null,
    ...values,
  },
  version: "v1",
  read_at: NOW,
  updated_at: NOW,
  created_at: NOW,
  plan: "free",
  is_approved: true,
  is_deleted: false,
  deleted_at: null,
  visits: 3,
  claims: 0,
  clicks: 1,
  source: null,
  reason: null,
  has_owner: false,
  awaits_acceptance: false,
  paid_until: null,
  revision_at: null,
  former_slugs: [],
  changed_by: null,
  ...other,
});
const business = (values?: object, other?: object) => toAdministeredBusiness(read(values, other));

describe("a business as it is edited", () => {
  it.each([
    [{ is_approved: true }, "published"],
    [{ is_approved: null }, "waiting"],
    [{ is_approved: false }, "rejected"],
    [{ is_approved: true, is_deleted: true }, "deleted"],
  ])("of %j is %s", (other, state) => expect(business({}, other).state).toBe(state));

  it.each([
    [{}, []],
    [{ portada_url: "p.webp" }, ["/portadas/p.webp"]],
    [{ imagen_url: "i.webp" }, ["/negocios/i.webp"]],
    [{ portada_url: "p.webp", imagen_url: "i.webp" }, ["/portadas/p.webp"]],
  ])("with %j has one cover: %j", (values, urls) => {
    const stored = business(values).pictures.portada;
    expect(stored.map(({ url }) => url?.replace("/storage/v1/object/public", ""))).toEqual(urls);
  });

  it.each([
    [{}, {}, "none"],
    [{ correo: "ana@example.com" }, {}, "invited"],
    [{ correo: "ana@example.com" }, { has_owner: true, awaits_acceptance: true }, "asked"],
    [{ correo: "ana@example.com" }, { has_owner: true }, "accepted"],
  ])("with %j and %j has an owner that is %s", (values, other, state) =>
    expect(business(values, other).owner.state).toBe(state),
  );

  it("shows pictures of every shape, each by its place in the column", () => {
    const gallery = [{ path: "gallery/a/1.webp" }, "https://elsewhere.example/2.webp", "gallery/a/3.webp"];
    expect(business({ gallery_images: gallery }).pictures.galeria.map(({ index, url }) => [index, url])).toEqual([
      [0, "/storage/v1/object/public/negocios/gallery/a/1.webp"],
      [1, null],
      [2, "/storage/v1/object/public/negocios/gallery/a/3.webp"],
    ]);
  });
});

describe("what an editor has changed", () => {
  const { values: baseVersion } = business();

  it.each([
    [{}, []],
    [{ telefono: " 5512345678 ", notas: "\r\n" }, []],
    [{ telefono: "" }, ["telefono"]],
    [{ latitud: "19.36" }, ["latitud", "longitud"]],
    [{ destacado: "si", mapa: "x" }, ["mapa", "destacado"]],
    [{ plan_type: "premium", user_id: "x" }, []],
  ])("by %j is %j", (typed, names) => expect(changedNames(typed, baseVersion)).toEqual(names));
});

describe("the columns of changed fields", () => {
  it.each<[Record<string, string>, object]>([
    [{ telefono: "" }, { telefono: null, telefono_e164: null }],
    [{ direccion: "Calle 1" }, { direccion: "Calle 1" }],
    [{ direccion: "Calle 1, 09640" }, { direccion: "Calle 1, 09640", codigo_postal: "09640" }],
    [{ descripcion: "a".repeat(2_000) }, { descripcion: "a".repeat(2_000) }],
    [{ promocion_fecha: "2026-11-22" }, { promocion_fecha: "2026-11-22" }],
    [{ promocion_fecha: "" }, { promocion_fecha: null }],
    [
      { mapa: "https://maps.google.com/?q=19.35,-99.06&evil=1" },
      { mapa_embed_url: "https://www.google.com/maps?q=19.35%2C-99.06&z=14&hl=es&output=embed" },
    ],
    [{ destacado: "si" }, { is_featured: true }],
    [{ servicios: "" }, { servicios: [] }],
  ])("%j are %j", (typed, columns) => {
    expect(
      toEditColumns(
        typed,
        changedNames(typed, { destacado: "no", telefono: "1", promocion_fecha: "1", servicios: "uno" }),
      ),
    ).toMatchObject({ ok: true, value: columns });
  });

  it.each([
    ["nombre", ""],
    ["categoria", "inventada"],
    ["descripcion", "a".repeat(2_001)],
    ["promocion_fecha", "2026-02-30"],
    ["promocion_fecha", "mañana"],
    ["mapa", "javascript:alert(1)"],
    ["slug", "nuevo"],
    ["slug", "Á b"],
    ["notas", "a".repeat(4_001)],
    ["latitud", "40.7"],
  ])("are refused at the field: %s = %.40s", (name, value) => {
    const outcome = toEditColumns(
      { longitud: "-99.05", [name]: value },
      name === "latitud" ? ["latitud", "longitud"] : [name as "nombre"],
    );
    expect(outcome.ok).toBe(false);
    expect(Object.keys(outcome.errors)).toEqual([name]);
  });

  it.each([
    ["", ""],
    [" Ana@Example.com ", "ana@example.com"],
    ["ana", null],
    ["a@b.c, d@e.f", null],
  ])("an owner typed as %j is %j", (typed, owner) => expect(parseOwner(typed)).toBe(owner));
});

describe("a second editor", () => {
  const opened = business().values;
  const present = business(
    { telefono: "5500000000", menu: "Sopa", logo_url: "logos/a/b.webp" },
    { version: "v2", changed_by: { email: "otra@example.com", at: NOW } },
  );
  const conflict = toConflict({ ...opened, telefono: "5599999999", nombre: "Mía" }, present);

  it("is told who was first, and field by field what differs", () => {
    expect(conflict.message).toContain("otra@example.com");
    expect(conflict.conflict.differences).toEqual([
      { label: "Teléfono", theirs: "5500000000", yours: "5599999999" },
      { label: "Menú", theirs: "Sopa", yours: null },
      { label: "Imágenes", theirs: "cambió", yours: null },
    ]);
  });

  it("keeps what was typed, and takes the rest as it is now", () => {
    expect(conflict.values).toMatchObject({ menu: "Sopa", version: "v2" });
    expect(conflict.values).not.toHaveProperty("telefono");
    expect(conflict.values).not.toHaveProperty("nombre");
  });

  it("after the owner is not told the owner's address", () => {
    const byOwner = business({ correo: "duena@example.com", menu: "Pan" }, { version: "v2", has_owner: true });
    expect(toConflict(opened, byOwner).message).toMatch(/Su dueño lo cambió el 22 de noviembre/);
    expect(toConflict(opened, byOwner).message).not.toContain("duena@example.com");
  });
});

describe("an error of the database", () => {
  it.each([
    ["23514", 'new row for relation "negocios" violates check constraint "negocios_telefono_check"', ["telefono"]],
    [
      "23514",
      'new row for relation "negocio_privado" violates check constraint "negocio_privado_notas_admin_check"',
      ["notas"],
    ],
    ["23502", 'null value in column "nombre" of relation "negocios" violates not-null constraint', ["nombre"]],
    ["22P02", 'invalid input syntax for type date: "x"', []],
  ])("%s %s is said at %j, without its row", (code, message, fields) => {
    const errors = refusedFields({ code, message });
    expect(Object.keys(errors ?? { none: "" })).toEqual(fields);
    expect(JSON.stringify(errors)).not.toMatch(/violates|relation/);
  });

  it.each(["42501", "57014", "PGRST301"])("%s is nobody's typing", (code) =>
    expect(refusedFields({ code, message: "x" })).toBeNull(),
  );
});
