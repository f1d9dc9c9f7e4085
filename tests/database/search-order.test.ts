import { beforeAll, describe, expect, it } from "vitest";
import { type Directory, openDirectory } from "./directory";

let directory: Directory;

beforeAll(async () => {
  directory = await openDirectory([
    { slug: "pan", nombre: "Pan", categoria: "Alimentos y Bebidas" },
    { slug: "pan-duro", nombre: "Pan Duro", categoria: "Alimentos y Bebidas" },
    { slug: "pan-duro-y-mas", nombre: "Pan Duro y Más", categoria: "Alimentos y Bebidas", plan_type: "premium" },
    { slug: "cafe-sol", nombre: "Café Sol", categoria: "Alimentos y Bebidas", descripcion: "Tenemos pan duro" },
    { slug: "flores-rosa", nombre: "Flores Rosa", plan_type: "free" },
    { slug: "flores-violeta", nombre: "Flores Violeta", plan_type: "pro" },
    { slug: "regalos-rosa", nombre: "Regalos Rosa", servicios: ["Flores"], plan_type: "premium" },
    { slug: "vidrios", nombre: "Vidrios", actividad: "Venta de vidrios" },
    { slug: "el-rayo-de-luz", nombre: "Vidrios El Rayo de Luz", plan_type: "pro" },
    { slug: "llaves-abc", nombre: "Llaves Abc" },
    { slug: "llaves-abd", nombre: "Llaves Abd", telefono: "5550000000", descripcion: "Copias" },
    { slug: "plomeros-a", nombre: "La Casa del Plomero", descripcion: "Todo para el plomero, del plomero" },
    {
      slug: "plomeros-b",
      nombre: "Plomería y Gas Beto",
      scian: "238221",
      actividad: "Plomería y gas",
      telefono: "5550000002",
    },
    {
      slug: "plomeros-c",
      nombre: "Plomería y Gas Cora",
      scian: "238221",
      actividad: "Plomería y gas",
      hours: "Diario",
    },
    {
      slug: "plomeros-d",
      nombre: "Plomería y Gas Dino",
      scian: "238221",
      actividad: "Plomería y gas",
      plan_type: "pro",
    },
    { slug: "plomeros-e", nombre: "Tlapalería Eva", descripcion: "Material de plomero", telefono: "5550000003" },
    {
      slug: "plomeros-f",
      nombre: "Plomería y Gas Fausto",
      scian: "238221",
      actividad: "Plomería y gas",
      telefono: "5550000004",
      hours: "Diario",
    },
  ]);
  return directory.close;
});

describe("the order of what is found", () => {
  it("begins with the exact name, whoever pays", async () => {
    expect((await directory.search("pan duro")).slugs).toEqual(["pan-duro", "pan-duro-y-mas", "cafe-sol", "pan"]);
  });

  it("goes by relevance before plan: the name, then services, then the description", async () => {
    const { slugs } = await directory.search("flores rosa");
    expect(slugs.slice(0, 2)).toEqual(["flores-rosa", "regalos-rosa"]);
  });

  it("lets a plan decide between equals, and says so", async () => {
    const { items } = await directory.search("flores");
    expect(items.map(({ slug, destacado }) => [slug, destacado])).toEqual([
      ["flores-violeta", true],
      ["flores-rosa", false],
      ["regalos-rosa", false],
    ]);
  });

  it("takes one word for a trade: who is called just that does not come before who pays for a place in it", async () => {
    const { items } = await directory.search("vidrios");
    expect(items.map(({ slug, destacado }) => [slug, destacado])).toEqual([
      ["el-rayo-de-luz", true],
      ["vidrios", false],
    ]);
  });

  it("lets completeness decide between equals, and calls nobody promoted for it", async () => {
    const { items } = await directory.search("llaves");
    expect(items.map(({ slug, destacado }) => [slug, destacado])).toEqual([
      ["llaves-abd", false],
      ["llaves-abc", false],
    ]);
  });

  it("puts before their equals who pays, then who can be called, then whose hours are known; a mention is no equal", async () => {
    const { slugs } = await directory.search("plomero");
    expect(slugs).toEqual(["plomeros-d", "plomeros-f", "plomeros-b", "plomeros-c", "plomeros-a", "plomeros-e"]);
    const pages = await Promise.all([1, 2, 3].map((page) => directory.search("plomero", { page, size: 2 })));
    expect(pages.flatMap((page) => page.slugs)).toEqual(slugs);
  });

  it("puts paid and complete ones first without a term", async () => {
    const { items } = await directory.search(null, { size: 10 });
    expect(items.map(({ plan_type, destacado, telefono, hours }) => [plan_type, destacado, telefono ?? hours])).toEqual(
      [
        ["premium", true, null],
        ["premium", true, null],
        ["pro", true, null],
        ["pro", true, null],
        ["pro", true, null],
        ["free", false, "5550000004"],
        ["free", false, "5550000003"],
        ["free", false, "5550000000"],
        ["free", false, "5550000002"],
        ["free", false, "Diario"],
      ],
    );
  });

  it("calls nobody promoted where all have the same plan", async () => {
    const { items } = await directory.search(null, { plan: "premium" });
    expect(items.map(({ destacado }) => destacado)).toEqual([false, false]);
  });
});
