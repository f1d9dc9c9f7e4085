import type postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openWorld, PEOPLE } from "./people";

const sql: postgres.Sql = await openWorld();

type Found = { total: number; items: { slug: string }[] };
type Outcome = { outcome: string; before?: Found; after?: Found };
type Change = {
  id?: number | null;
  term?: string;
  meaning?: string;
  isRemoved?: boolean;
  query?: string;
  isKept?: boolean;
};

async function change(
  { id = null, term = "chalán", meaning = "plomería", isRemoved = false, query = "chalán", isKept = false }: Change,
  reviewer: string | null = PEOPLE.admin,
): Promise<Outcome> {
  const [row] = await sql<{ outcome: Outcome }[]>`
    select public.change_synonym(${reviewer}, ${term}, ${meaning}, ${isRemoved}, ${query}, ${isKept}, ${id}) as outcome`;
  return row?.outcome ?? { outcome: "no row" };
}

const slugs = (found?: Found) => found?.items.map(({ slug }) => slug);
const search = async (term: string): Promise<string[]> => {
  const [row] = await sql<{ found: Found }[]>`select public.search_businesses(term => ${term}) as found`;
  return slugs(row?.found) ?? [];
};
/** All that a change could leave behind. */
async function everything() {
  const [row] = await sql`select (select md5(string_agg(s::text, '' order by s.id)) from sinonimos s) as synonyms,
    (select md5(string_agg(v::text, '' order by v.palabra)) from private.vocabulario v) as words,
    (select count(*) from cambios_pendientes) as changes, (select count(*) from auditoria) as trail`;
  return row;
}
const idOf = async (term: string): Promise<number> => {
  const [row] = await sql<{ id: string }[]>`select id from sinonimos where termino = ${term}`;
  return Number(row?.id);
};
const lastTrail = async () =>
  (await sql`select accion, entidad, antes, despues from auditoria order by id desc limit 1`)[0];

beforeAll(async () => {
  for (const [slug, name] of [
    ["plomeria-perez", "Plomería Pérez"],
    ["tacos-el-nono", "Taquería El Nono"],
  ]) {
    await sql`insert into negocios ${sql({ slug, nombre: name, slug_categoria: "otros-negocios", categoria: "", is_approved: true, escritor: "importador" })}`;
  }
});
beforeEach(async () => {
  await sql`delete from sinonimos where fuente = 'administración'`;
  await sql`delete from cambios_pendientes`;
});

describe("a synonym that is tried", () => {
  it("shows what a query finds before and after, and leaves nothing", async () => {
    const before = await everything();
    const tried = await change({});
    expect([tried.outcome, slugs(tried.before), slugs(tried.after)]).toEqual(["tried", [], ["plomeria-perez"]]);
    expect(await everything()).toEqual(before);
    expect(await search("chalán")).toEqual([]);
  });

  it("shows the effect of removing one", async () => {
    await change({ isKept: true });
    const before = await everything();
    const tried = await change({ id: await idOf("chalán"), isRemoved: true });
    expect([slugs(tried.before), slugs(tried.after)]).toEqual([["plomeria-perez"], []]);
    expect(await everything()).toEqual(before);
  });
});

describe("a synonym that is kept", () => {
  it("is found at once, by kept pages too, and is in the trail", async () => {
    expect((await change({ isKept: true })).outcome).toBe("kept");
    expect(await search("chalanes")).toEqual(["plomeria-perez"]);
    expect(await sql`select etiquetas from cambios_pendientes`).toEqual([{ etiquetas: ["businesses"] }]);
    const id = await idOf("chalán");
    expect(await lastTrail()).toEqual({
      accion: "sinonimo_agregado",
      entidad: `sinonimo ${id}`,
      antes: null,
      despues: { termino: "chalán", equivale: "plomería", fuente: "administración" },
    });

    expect((await change({ id, meaning: "taquería", isKept: true })).outcome).toBe("kept");
    expect(await search("chalán")).toEqual(["tacos-el-nono"]);
    expect(await lastTrail()).toMatchObject({ accion: "sinonimo_cambiado", antes: { equivale: "plomería" } });

    const [trail] = await sql`select count(*) from auditoria`;
    await change({ id, meaning: "taquería", isKept: true });
    expect(await sql`select count(*) from auditoria`).toEqual([trail]);

    expect((await change({ id, isRemoved: true, isKept: true })).outcome).toBe("kept");
    expect(await search("chalán")).toEqual([]);
    expect(await lastTrail()).toMatchObject({ accion: "sinonimo_borrado", despues: null });
    expect(await sql`select from private.vocabulario where palabra = 'chalan'`).toEqual([]);
  });

  it("keeps words that another synonym or a business has", async () => {
    await change({ term: "zurcefácil", meaning: "plomería", isKept: true });
    await change({ term: "zurcefácil exprés", meaning: "taquería", isKept: true });
    await change({ id: await idOf("zurcefácil"), isRemoved: true, isKept: true });
    const words =
      await sql`select palabra from private.vocabulario where palabra in ('zurcefacil', 'plomeria') order by 1`;
    expect(words.map(({ palabra }) => palabra)).toEqual(["plomeria", "zurcefacil"]);
  });

  it("may name a class of the census", async () => {
    await sql`update negocios set scian = '811111', escritor = 'importador' where slug = 'tacos-el-nono'`;
    await change({ term: "chalán", meaning: "811111", isKept: true });
    expect(await search("chalán")).toEqual(["tacos-el-nono"]);
    expect(await sql`select equivale, scian from sinonimos where termino = 'chalán'`).toEqual([
      { equivale: null, scian: "811111" },
    ]);
  });

  it("is the administration's from then on, and no list of a migration takes it back", async () => {
    const [shipped] = await sql<{ id: string; termino: string; equivale: string }[]>`
      select id, termino, equivale from sinonimos where fuente = 'propia' and equivale is not null order by id limit 1`;
    await change({ id: Number(shipped?.id), term: "zzfrescura", meaning: shipped?.equivale ?? "", isKept: true });
    expect(await sql`select fuente from sinonimos where id = ${shipped?.id ?? ""}`).toEqual([
      { fuente: "administración" },
    ]);
    await sql`insert into sinonimos (termino, equivale) values ('zzfrescura', ${shipped?.equivale ?? ""}) on conflict do nothing`;
    await sql`delete from sinonimos where fuente in ('propia', 'INEGI, SCIAN 2023') and termino = 'zzfrescura'`;
    expect(await sql`select fuente from sinonimos where termino = 'zzfrescura'`).toEqual([
      { fuente: "administración" },
    ]);
    await sql`insert into sinonimos (termino, equivale) values (${shipped?.termino ?? ""}, ${shipped?.equivale ?? ""}) on conflict do nothing`;
  });
});

describe("a synonym is refused", () => {
  it.each<[string, Change]>([
    ["unknown", { id: 999_999_999 }],
    ["unknown", { isRemoved: true }],
    ["empty", { term: "" }],
    ["empty", { term: "\u200b\u200b" }],
    ["empty", { meaning: "!!" }],
    ["empty", { meaning: "" }],
    ["empty", { term: "a".repeat(81) }],
    ["empty", { meaning: "con\u202etrol" }],
    ["same", { term: "plomerías", meaning: "Plomería" }],
    ["duplicate", { term: "herrería", meaning: "herrero" }],
  ])("as %s: %j", async (outcome, attempt) => {
    const before = await everything();
    expect(await change({ ...attempt, isKept: true })).toEqual({ outcome });
    expect(await everything()).toEqual(before);
  });

  it("once a term has as many meanings as search reads", async () => {
    await sql`insert into sinonimos (termino, equivale, fuente) select 'mil usos', 'cosa número ' || chr(97 + i % 26) || chr(97 + i / 26) || 'x', 'administración' from generate_series(0, 39) i`;
    expect(await change({ term: "mil usos", meaning: "plomería" })).toEqual({ outcome: "full" });
  });

  it.each(["visitor", "freeOwner", "stranger"] as const)("from a %s", async (person) => {
    const before = await everything();
    for (const isKept of [true, false]) {
      await expect(change({ isKept }, PEOPLE[person])).rejects.toMatchObject({ code: "42501" });
    }
    await expect(sql`select public.list_synonyms(${PEOPLE[person]})`).rejects.toMatchObject({ code: "42501" });
    await expect(sql`select public.list_searches(${PEOPLE[person]}, 'veces')`).rejects.toMatchObject({ code: "42501" });
    expect(await everything()).toEqual(before);
  });
});

describe("the list", () => {
  type Listed = {
    id: number;
    termino: string;
    equivale: string | null;
    scian: string | null;
    fuente: string;
    plano: string;
    es_clase: boolean;
  };
  const list = async (asked: { term?: string; own?: boolean; after?: Listed; size?: number }): Promise<Listed[]> => {
    const { term = null, own = false, after, size = 50 } = asked;
    const [row] = await sql<{ listed: Listed[] }[]>`
      select public.list_synonyms(${PEOPLE.admin}, ${term}, ${own}, ${after?.plano ?? null}, ${after?.id ?? null}, ${size},
        ${after?.es_clase ?? false}) as listed`;
    return row?.listed ?? [];
  };

  it("read to its end has each once", async () => {
    const ids: number[] = [];
    for (
      let page = await list({ size: 100 });
      page.length > 0;
      page = await list({ size: 100, ...(page.at(-1) && { after: page.at(-1) as Listed }) })
    ) {
      ids.push(...page.map(({ id }) => id));
    }
    const [counted] = await sql<{ count: number }[]>`select count(*)::int as count from sinonimos`;
    expect([ids.length, new Set(ids).size]).toEqual([counted?.count, counted?.count]);
    const [first] = await list({ size: 1 });
    expect(first?.scian).toBeNull();
  });

  it("finds in either column, accents or not, and what the administration wrote", async () => {
    await change({ term: "chalán", meaning: "plomería", isKept: true });
    expect((await list({ term: "CHALAN" })).map(({ termino }) => termino)).toEqual(["chalán"]);
    expect((await list({ term: "plomeria", size: 100 })).map(({ termino }) => termino)).toContain("chalán");
    expect((await list({ own: true })).map(({ termino, fuente }) => [termino, fuente])).toEqual([
      ["chalán", "administración"],
    ]);
    expect(await list({ term: "100% _nada_" })).toEqual([]);
    expect((await list({ term: "811111", size: 100 })).every(({ scian }) => scian === "811111")).toBe(true);
  });
});

it("searches are counted over the days that are asked for", async () => {
  await sql`insert into busquedas (dia, termino, veces, sin_resultados, solo_parecidos, faltas) values
    ((now() at time zone 'America/Mexico_City')::date, 'tacos', 5, 0, 0, 0),
    ((now() at time zone 'America/Mexico_City')::date - 6, 'tacos', 2, 2, 0, 1),
    ((now() at time zone 'America/Mexico_City')::date - 7, 'tacos', 100, 100, 0, 0),
    ((now() at time zone 'America/Mexico_City')::date, 'sushi vegano', 6, 6, 4, 3)`;
  const list = async (kind: string, days: number) =>
    (await sql`select public.list_searches(${PEOPLE.admin}, ${kind}, ${days}) as listed`)[0]?.listed;
  expect(await list("veces", 7)).toEqual([
    { termino: "tacos", cuantas: 7, parecidas: 0 },
    { termino: "sushi vegano", cuantas: 6, parecidas: 0 },
  ]);
  expect(await list("sin_resultados", 30)).toEqual([
    { termino: "tacos", cuantas: 102, parecidas: 0 },
    { termino: "sushi vegano", cuantas: 6, parecidas: 4 },
  ]);
  expect(await list("faltas", 1)).toEqual([{ termino: "sushi vegano", cuantas: 3, parecidas: 0 }]);
});
