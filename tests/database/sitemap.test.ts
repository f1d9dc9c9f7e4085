import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toBusiness } from "@/lib/businesses/mapper";
import type { Row } from "@/lib/database-rows/row";
import { openScratch } from "./scratch";

let sql: postgres.Sql;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ sql, close } = await openScratch(async (db) => {
    const rows = [
      { slug: "con-descripcion", descripcion: "Algo", colonia: "Xalpa", dia: 1 },
      { slug: "con-horario", hours: "De 9 a 5", colonia: "Xalpa", dia: 3 },
      { slug: "con-galeria", gallery_images: db.json(["a.webp"]), colonia: "Renovación", dia: 2 },
      { slug: "galeria-antigua", gallery_images: db.json("a.webp, b.webp"), colonia: null, dia: 4 },
      { slug: "sin-nada", colonia: "Xalpa", dia: 5 },
      { slug: "con-telefono", telefono: "55 1234 5678", colonia: "Xalpa", actividad: "Panadería", dia: 5 },
      { slug: "con-web", web: "https://example.com", direccion: "Calle Uno 1", actividad: "Panadería", dia: 5 },
      { slug: "sin-lugar", telefono: "55 1234 5678", web: "https://example.com", actividad: "Herrería", dia: 5 },
      { slug: "sin-contacto", direccion: "Calle Uno 1", colonia: "Xalpa", actividad: "Panadería", dia: 5 },
      { slug: "galeria-vacia", gallery_images: db.json(""), colonia: "Xalpa", dia: 6 },
      { slug: "pendiente", descripcion: "Algo", is_approved: null, colonia: "Xalpa", dia: 7 },
      { slug: "borrado", descripcion: "Algo", is_deleted: true, deleted_at: "2026-01-01", colonia: "Xalpa", dia: 8 },
    ];
    for (const { dia, ...row } of rows) {
      const day = `2026-03-0${dia}T12:00:00Z`;
      const complete = {
        nombre: row.slug,
        categoria: "Autos y Talleres",
        is_approved: true,
        escritor: "importador",
        ...row,
      };
      await db`insert into negocios ${db({ ...complete, created_at: day, updated_at: day })}`;
    }
  }));
});
afterAll(() => close());

class RolledBack extends Error {
  readonly row: Row;

  constructor(row: Row = {}) {
    super("rolled back");
    this.row = row;
  }
}

const businesses = async (part: number, size: number) => {
  const [row] = await sql`select sitemap_businesses(${part}, ${size}) as listed`;
  return row?.listed.map(({ slug }: { slug: string }) => slug);
};

describe("the sitemap of businesses", () => {
  it("holds public ones with something to read, in the order of registration", async () => {
    expect((await businesses(1, 100)).toSorted()).toEqual(
      ["con-descripcion", "con-galeria", "con-horario", "con-telefono", "con-web", "galeria-antigua"].toSorted(),
    );
  });

  it.each([
    [{}, true],
    [{ descripcion: "Tacos" }, false],
    [{ portada_url: "u/x.webp" }, false],
    [{ logo_url: "u/x.webp" }, false],
    [{ gallery_images: "gallery/x.webp" }, false],
    [{ gallery_images: ["gallery/x.webp"] }, false],
    [{ hours: "L-V" }, false],
    [{ horario: { mon: [] } }, false],
    [{ telefono: "5512345678", direccion: "Ermita 1" }, false],
    [{ telefono: "5512345678", colonia: "Xalpa", telefono_al_tocar: true }, false],
    // What the plan does not show counts all the same.
    [{ web: "https://fonda.mx", colonia: "Xalpa" }, false],
    [{ telefono: "5512345678" }, true],
    [{ direccion: "Ermita 1", colonia: "Xalpa" }, true],
  ])("says to the page of a listing with %j that it is thin: %j", async (columns, isThin) => {
    const page = await sql
      .begin(async (transaction) => {
        await transaction`update negocios set colonia = null where slug = 'sin-nada'`;
        for (const [column, value] of Object.entries(columns)) {
          await transaction`update negocios n set escritor = 'importador', ${sql(column)} = r.${sql(column)}
            from jsonb_populate_record(null::negocios, ${sql.json({ [column]: value })}) r where n.slug = 'sin-nada'`;
        }
        const [row] = await transaction<{ business: Row }[]>`select get_public_business('sin-nada') as business`;
        throw new RolledBack(row?.business);
      })
      .catch((error: unknown) => (error instanceof RolledBack ? error.row : Promise.reject(error)));
    expect(toBusiness(page).isThin).toBe(isThin);
  });

  it("comes in parts, each with its newest change", async () => {
    const [row] = await sql`select sitemap_parts(3) as parts`;
    expect(
      row?.parts.map((part: { part: number; updated_at: string }) => [part.part, part.updated_at.slice(0, 10)]),
    ).toEqual([
      [1, "2026-03-03"],
      [2, "2026-03-05"],
    ]);
    expect(await businesses(1, 3)).toEqual(["con-descripcion", "con-galeria", "con-horario"]);
    expect((await businesses(2, 3))[0]).toBe("galeria-antigua");
    expect(await businesses(3, 3)).toEqual([]);
  });

  it.each([
    [0, 0],
    [-1, -1],
    [2_147_483_647, 2_147_483_647],
  ])("answers the parts and sizes %d and %d", async (part, size) => {
    expect(Array.isArray(await businesses(part, size))).toBe(true);
  });
});

describe("the sitemap of lists", () => {
  type List = { category: string | null; activity: string | null; neighborhood: string | null; updated_at: string };
  const lists = async (least: number) => {
    const [row] = await sql`select sitemap_lists(${least}) as lists`;
    return row?.lists.map((list: List) =>
      [list.category ?? list.activity ?? "-", list.neighborhood ?? "-", list.updated_at.slice(8, 10)].join(" "),
    );
  };

  it("holds the directory, categories, and colonias and activities with enough businesses", async () => {
    const always = ["- - 06", "autos-y-talleres - 06"];
    const inXalpa = ["- xalpa 06", "autos-y-talleres xalpa 06"];
    expect(await lists(2)).toEqual([
      "- - 06",
      "panaderia - 05",
      "autos-y-talleres - 06",
      "- xalpa 06",
      "panaderia xalpa 05",
      "autos-y-talleres xalpa 06",
    ]);
    expect((await lists(3)).toSorted()).toEqual([...always, ...inXalpa, "panaderia - 05"].toSorted());
    expect(await lists(50)).toEqual(always);
  });
});
