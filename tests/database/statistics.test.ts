import { beforeEach, describe, expect, it } from "vitest";
import { makeTermsCommon } from "../support/common-terms";
import { BUSINESSES, openWorld } from "./people";

const sql = await openWorld();
beforeEach(async () => {
  await sql`delete from eventos`;
  for (const table of ["busquedas", "private.marcas_de_busqueda", "private.terminos_comunes"])
    await sql`delete from ${sql(table)}`;
  await sql`delete from cambios_pendientes`;
  await sql`update negocios set visitas = 0, clics = 0`;
});

const hash = (text: string) => Buffer.from(text.padEnd(16, ".")).toString("hex");

type Event = { slug?: string; kind?: string; visitor?: string; origin?: string; viewer?: string | null };
async function record({ slug = "profesional", kind = "visita", visitor = "ana", origin = "casa", viewer }: Event = {}) {
  const [row] = await sql<{ counted: boolean }[]>`
    select record_event(${slug}, ${kind}, ${hash(visitor)}, ${hash(origin)}, ${viewer ?? null}) as counted`;
  return row?.counted;
}
const totals = async (id: string = BUSINESSES.pro) => {
  const [row] = await sql`select visitas::int, clics::int from negocios where id = ${id}`;
  return row;
};

describe("record_event", () => {
  it("counts a visitor once a day, each kind apart", async () => {
    expect([await record(), await record(), await record({ kind: "llamada" })]).toEqual([true, false, true]);
    expect(await totals()).toEqual({ visitas: 1, clics: 1 });
  });

  it("counts the same visitor again on another day", async () => {
    await record();
    await sql`update eventos set dia = dia - 1`;
    expect(await record()).toBe(true);
    expect(await totals()).toEqual({ visitas: 2, clics: 0 });
  });

  it("adds every kind of click to one total", async () => {
    for (const kind of ["llamada", "whatsapp", "ruta", "web"]) await record({ kind });
    expect(await totals()).toEqual({ visitas: 0, clics: 4 });
  });

  it("counts a scan of a printed code as a channel, and not as a click: the visit comes with it", async () => {
    expect([await record({ kind: "qr" }), await record({ kind: "qr" }), await record()]).toEqual([true, false, true]);
    expect(await totals()).toEqual({ visitas: 1, clics: 0 });
    expect(await sql`select tipo from eventos order by tipo`).toEqual([{ tipo: "qr" }, { tipo: "visita" }]);
  });

  it("counts no more than five visitors of one address, and others still", async () => {
    for (let index = 0; index < 100; index += 1) await record({ visitor: `navegador ${index}` });
    expect(await totals()).toEqual({ visitas: 5, clics: 0 });
    expect(await record({ visitor: "luis", origin: "oficina" })).toBe(true);
  });

  it("counts a business without an owner", async () => {
    expect(await record({ slug: "sin-dueno" })).toBe(true);
  });

  it.each([
    ["its owner", "00000000-0000-4000-8000-000000000002", false],
    ["a further owner", "00000000-0000-4000-8000-000000000004", false],
    ["another signed-in user", "00000000-0000-4000-8000-000000000005", true],
  ])("asked by %s: %s", async (_, viewer, counted) => {
    expect(await record({ viewer })).toBe(counted);
  });

  it.each(["pendiente", "rechazado", "eliminado", "no-existe"])("does not count %s", async (slug) => {
    expect(await record({ slug })).toBe(false);
    expect(await sql`select * from eventos`).toHaveLength(0);
  });

  it("refuses a kind that does not exist", async () => {
    await expect(record({ kind: "compra" })).rejects.toMatchObject({ code: "23514" });
    expect(await totals()).toEqual({ visitas: 0, clics: 0 });
  });

  it("changes nothing that pages, caches or the sitemap look at", async () => {
    const [before] = await sql`select updated_at from negocios where id = ${BUSINESSES.pro}`;
    await record();
    const [after] = await sql`select updated_at from negocios where id = ${BUSINESSES.pro}`;
    expect(after).toEqual(before);
    expect(await sql`select * from cambios_pendientes`).toHaveLength(0);
  });
});

const search = async (term: string, total = 3) => {
  const [row] = await sql<{ counted: boolean }[]>`select record_search(${term}, ${total}) as counted`;
  return row?.counted;
};
const searches = () => sql`select termino, veces, sin_resultados from busquedas order by termino`;

describe("common_terms", () => {
  const common = async () =>
    (await sql<{ termino: string }[]>`select termino from common_terms()`).map(({ termino }) => termino);
  const searched = (term: string, times: number, { empty = 0, daysAgo = 0 } = {}) => sql`
    insert into busquedas (dia, termino, veces, sin_resultados)
    values ((now() at time zone 'America/Mexico_City')::date - ${daysAgo}::int, ${term}, ${times}, ${empty})`;

  it("names what was searched for ten times in four weeks and is found, most first", async () => {
    await searched("tacos", 10);
    await searched("plomeria", 6);
    await searched("plomeria", 6, { daysAgo: 20 });
    await searched("juan perez", 9);
    await searched("dragones", 50, { empty: 25 });
    await searched("pozole", 50, { daysAgo: 28 });
    await makeTermsCommon(sql);
    await searched("de uno solo", 99);
    expect(await common()).toEqual(["plomeria", "tacos"]);
  });

  it("names a hundred at most", async () => {
    for (let index = 0; index < 120; index += 1) await searched(`palabra ${index}`, 10 + index);
    await makeTermsCommon(sql);
    const terms = await common();
    expect([terms.length, terms[0], terms.at(-1)]).toEqual([100, "palabra 119", "palabra 20"]);
  });

  it("writes them as businesses do", async () => {
    await sql`insert into private.vocabulario values ('plomeria', 'plomería', 'plomeria', 'aeilmopr', 9) on conflict do nothing`;
    await searched("plomeria urgente", 10);
    await makeTermsCommon(sql);
    expect(await sql`select * from common_terms()`).toEqual([
      { termino: "plomeria urgente", escrito: expect.stringMatching(/^plomería /) },
    ]);
  });
});

describe("record_search", () => {
  it("counts spellings of one term together, and those that found nothing", async () => {
    for (const [term, total] of [
      ["Plomería", 4],
      ["plomeria ", 0],
      ["PLOMERÍA", 2],
    ] as const)
      await search(term, total);
    expect(await searches()).toEqual([{ termino: "plomeria", veces: 3, sin_resultados: 1 }]);
  });

  it.each(["ana@example.com", "5512345678", "55 1234 5678", "tel. (55) 1234-5678", "55/12/34/56/78", "", "  ", "¿?"])(
    "keeps nothing of %j",
    async (term) => {
      expect(await search(term)).toBe(false);
      expect(await searches()).toHaveLength(0);
    },
  );

  it("keeps what was found exactly and what only resembled it apart", async () => {
    for (const [exact, alike] of [
      [0, 7],
      [0, 0],
      [2, 5],
    ] as const)
      await sql`select record_search('sushi vegano', ${exact}, alike_count => ${alike})`;
    expect(await sql`select veces, sin_resultados, solo_parecidos from busquedas`).toEqual([
      { veces: 3, sin_resultados: 2, solo_parecidos: 1 },
    ]);
  });

  it("counts what somebody misses apart from searches", async () => {
    await search("sushi", 0);
    for (let i = 0; i < 2; i++) await sql`select record_search('Sushi', 0, true)`;
    await sql`select record_search('pozole', 0, true)`;
    expect(await sql`select termino, veces, sin_resultados, faltas from busquedas order by termino`).toEqual([
      { termino: "pozole", veces: 0, sin_resultados: 0, faltas: 1 },
      { termino: "sushi", veces: 1, sin_resultados: 1, faltas: 2 },
    ]);
    expect(await sql`select record_search('llama al 55 1234 5678', 0, true) as kept`).toEqual([{ kept: false }]);
  });

  it("cuts long terms", async () => {
    await search("ferreteria ".repeat(40));
    expect((await searches())[0]?.termino.length).toBeLessThanOrEqual(60);
  });

  it("keeps a bounded number of terms a day, and goes on counting those it has", async () => {
    await sql`insert into busquedas (termino, veces) select 'termino ' || n, 1 from generate_series(1, 5000) n`;
    expect([await search("uno mas"), await search("termino 7")]).toEqual([false, true]);
  });
});

describe("a term is a common one", () => {
  const searchedBy = async (...marks: readonly number[]) => {
    for (const mark of marks) await sql`select record_search('Plomería', 3, false, ${mark})`;
  };
  const isCommon = async () => (await sql`select private.is_common_term('plomeria') as is`)[0]?.is;
  const marks = async () =>
    (await sql<{ marca: number }[]>`select marca from private.marcas_de_busqueda order by marca`).map(
      (row) => row.marca,
    );

  it.each<[string, number[], boolean, number[]]>([
    ["not of one network, however often it searches", [7, 7, 7, 7, 7], false, [7]],
    ["not of two", [7, 9, 7, 9], false, [7, 9]],
    ["of three, whose marks are gone at once", [7, 9, 7, 65_535], true, []],
    ["of many, of whom none leaves a mark after that", [7, 9, 11, 13, 15, 13], true, []],
  ])("%s", async (_, searchers, is, left) => {
    await searchedBy(...searchers);
    expect([await isCommon(), await marks()]).toEqual([is, left]);
    expect((await searches())[0]?.veces).toBe(searchers.length);
  });

  it("not by searches without a mark, nor by what is said to be missing", async () => {
    for (let n = 0; n < 5; n += 1) {
      await search("Plomería");
      await sql`select record_search('Plomería', 0, true)`;
    }
    expect([await isCommon(), await marks()]).toEqual([false, []]);
  });

  it("for these four weeks and the next, and then by three networks again", async () => {
    await searchedBy(1, 2, 3);
    const later = (periods: number) =>
      sql`update private.terminos_comunes set periodo = private.search_period() - ${periods}::int`;
    await later(1);
    expect(await isCommon()).toBe(true);
    await searchedBy(4);
    expect(await marks()).toEqual([4]);
    await later(2);
    expect(await isCommon()).toBe(false);
    await searchedBy(5, 6);
    expect([await isCommon(), await marks()]).toEqual([true, []]);
  });

  it("and marks of other weeks count for nothing, and go", async () => {
    await sql`insert into private.marcas_de_busqueda select private.search_period() - 1, 'plomeria', n from generate_series(1, 2) n`;
    await searchedBy(3);
    expect(await isCommon()).toBe(false);
    await sql`select purge_statistics()`;
    expect(await marks()).toEqual([3]);
  });
});

it("purge_statistics forgets old events and rare searches", async () => {
  await record();
  await sql`insert into eventos select negocio_id, tipo, dia - 401, visitante, origen from eventos`;
  await sql`insert into busquedas (dia, termino, veces) values
    (current_date - 40, 'comun', 30), (current_date - 500, 'antigua', 30)`;
  await makeTermsCommon(sql);
  await sql`insert into busquedas (dia, termino, veces) values (current_date - 40, 'de uno solo', 30), (current_date - 20, 'rara', 2)`;
  await sql`select purge_statistics()`;
  expect(await sql`select * from eventos`).toHaveLength(1);
  expect((await searches()).map(({ termino }) => termino)).toEqual(["comun", "rara"]);
});
