import { beforeAll, describe, expect, it } from "vitest";
import { type Directory, openDirectory } from "./directory";

let directory: Directory;

beforeAll(async () => {
  directory = await openDirectory([
    {
      slug: "ferreteria-lopez",
      nombre: "Ferretería López",
      categoria: "Servicios del Hogar",
      actividad: "Ferretería y tlapalería",
      colonia: "Santa Martha Acatitla",
    },
    { slug: "ferreteria-a", nombre: "Ferretería", categoria: "Servicios del Hogar", colonia: "Xalpa" },
    { slug: "ferreteria-b", nombre: "Ferretería", categoria: "Servicios del Hogar", colonia: "Xalpa" },
    { slug: "ferreteria-pagada", nombre: "Ferretería Zeta", categoria: "Servicios del Hogar", plan_type: "premium" },
    { slug: "oculta", nombre: "Ferretería Oculta", is_approved: null, colonia: "Santa Oculta" },
  ]);
  return directory.close;
});

const texts = async (term: string) => (await directory.suggest(term)).map(({ tipo, texto }) => `${tipo}: ${texto}`);

describe("suggest", () => {
  it.each([
    ["servicios del", "categoria: Servicios del Hogar"],
    ["hog", "categoria: Servicios del Hogar"],
    ["tlapa", "actividad: Tlapalería"],
    ["santa mar", "colonia: Santa Martha Acatitla"],
    ["acatit", "colonia: Santa Martha Acatitla"],
    ["ferr", "negocio: Ferretería Zeta"],
    ["lop", "negocio: Ferretería López"],
    ["lópez ferr", "negocio: Ferretería López"],
    ["feretria lop", "negocio: Ferretería López"],
  ])("knows for %j: %s", async (term, text) => {
    expect(await texts(term)).toContain(text);
  });

  it("names a shop of many once, and the paid one first", async () => {
    const businesses = (await texts("ferreter")).filter((text) => text.startsWith("negocio"));
    expect(businesses).toEqual(["negocio: Ferretería Zeta", "negocio: Ferretería", "negocio: Ferretería López"]);
  });

  it.each(["ferre", "ferret"])("names each meaning once for %j", async (term) => {
    await directory.sql`select public.refresh_vocabulary()`;
    const activities = (await texts(term)).filter((text) => text.startsWith("actividad"));
    expect(activities).toEqual(["actividad: Ferretería"]);
  });

  it("leads to businesses and colonias by their slugs", async () => {
    const found = [...(await directory.suggest("santa mar")), ...(await directory.suggest("ferreteria l"))];
    expect(found).toEqual(
      expect.arrayContaining([
        { tipo: "colonia", texto: "Santa Martha Acatitla", detalle: "1 negocio", slug: "santa-martha-acatitla" },
        {
          tipo: "negocio",
          texto: "Ferretería López",
          detalle: "Servicios del Hogar · Santa Martha Acatitla",
          slug: "ferreteria-lopez",
        },
      ]),
    );
  });

  it.each(["ferretería de", "ferretería la", "ferretería y l", "ferretería de la z"])(
    "gives for %j, whose last words say little, also what stands before them",
    async (term) => {
      const found = await texts(term);
      expect(found).toEqual(expect.arrayContaining(await texts("ferretería")));
      expect(new Set(found).size).toBe(found.length);
    },
  );

  it("puts what holds the whole phrase before what only begins like it", async () => {
    await directory.insert({ slug: "ferreteria-de-la-luz", nombre: "Ferretería de la Luz" });
    expect((await texts("ferretería de la"))[0]).toBe("negocio: Ferretería de la Luz");
    await directory.sql`delete from public.negocios where slug = 'ferreteria-de-la-luz'`;
  });

  it("knows what tacos al … may become", async () => {
    await directory.insert({ slug: "taqueria-el-nono", nombre: "Taquería El Nono" });
    for (const term of ["tacos al", "tacos al p", "tacos al past"]) {
      expect((await texts(term))[0]).toBe("actividad: Tacos al pastor");
    }
    expect(await texts("tacos de")).toEqual(await texts("tacos"));
    await directory.sql`delete from public.negocios where slug = 'taqueria-el-nono'`;
  });

  it("completes a trade with the colonias that follow it", async () => {
    await directory.insert({ slug: "uñas".replace("ñ", "n"), nombre: "Uñas Coral", colonia: "Xalpa" });
    expect((await texts("ferretería santa m"))[0]).toBe("actividad: Ferretería en Santa Martha Acatitla");
    expect((await texts("ferreteria en xal"))[0]).toBe("actividad: Ferretería en Xalpa");
    expect((await texts("uñas santa mar")).join()).not.toContain(" en Santa Martha");
    await directory.sql`delete from public.negocios where slug = 'unas'`;
  });

  it("looks for what was typed in the largest colonias of a name alone: a fifth of them are called San or Santa", async () => {
    const asked: unknown[] = [];
    const undo = new Error("undo");
    const counting = directory.sql.begin(async (sql) => {
      await sql`
        insert into private.conteos (slug_categoria, plan_type, slug_colonia, total, con_horario, con_punto, con_telefono, con_telefono_y_horario, con_telefono_y_punto)
        select '', '', k.slug_colonia, 1, 0, 0, 0, 0, 0 from private.colonias_conocidas k where k.slug_colonia like 'san%'`;
      await sql`
        insert into private.colonias (slug_colonia, colonia)
        select k.slug_colonia, k.colonia from private.colonias_conocidas k where k.slug_colonia like 'san%' on conflict do nothing`;
      await sql`create sequence public.asked`;
      await sql`
        create or replace function private.count_matches(wanted tsquery, most int) returns int language plpgsql as
        'begin if wanted::text like ''%san%'' then perform nextval(''public.asked''); end if; return 0; end'`;
      await sql`select private.suggest_places('{ferreteria,san}')`;
      asked.push(...(await sql`select last_value::int as times from public.asked`));
      throw undo;
    });
    await expect(counting).rejects.toBe(undo);
    expect(asked).toEqual([{ times: 12 }]);
  });

  it("falls back on what stands before a word that nobody is called by", async () => {
    await directory.insert({ slug: "unas-coral", nombre: "Uñas Coral" });
    expect(await texts("uñas acr")).toEqual(await texts("uñas"));
    expect(await texts("uñas acr")).toContain("negocio: Uñas Coral");
    await directory.sql`delete from public.negocios where slug = 'unas-coral'`;
  });

  it.each(["celular", "celulares", "computador"])(
    "names the category of a thing that no business is called by: %s",
    async (term) => {
      expect(await texts(term)).toEqual(["categoria: Tecnología y Electrónica"]);
    },
  );

  it("shows neither what is hidden nor a word that leads nowhere", async () => {
    expect((await texts("ocul")).join()).not.toContain("Oculta");
    expect(await texts("notari")).toEqual([]);
  });

  it.each(["", " ", "f", "qwrtplk"])("has nothing to say to %j", async (term) => {
    expect(await directory.suggest(term)).toEqual([]);
  });

  it("gives at most eight", async () => {
    await directory.sql`insert into public.negocios (slug, nombre, categoria, is_approved)
      select 'ferre-' || i, 'Ferre ' || i, 'Otros Negocios', true from generate_series(1, 20) i`;
    expect(await directory.suggest("ferre")).toHaveLength(8);
  });
});
