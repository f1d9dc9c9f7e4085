import { beforeEach, describe, expect, it } from "vitest";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { EVENT_KINDS } from "@/lib/statistics/event";
import { toOwnStatistics } from "@/lib/statistics/mapper";
import type { DayCount } from "@/lib/statistics/model";
import { seriesOf, UNIT_IDS } from "@/lib/statistics/series";
import { makeTermsCommon } from "../support/common-terms";
import { BUSINESSES, openWorld, PEOPLE, type Person } from "./people";

const sql = await openWorld();
// Colonias are known by the businesses in them.
await sql`
  insert into private.colonias (slug_colonia, colonia)
  values ('san-lorenzo-tezonco', 'San Lorenzo Tezonco'), ('santa-cruz-meyehualco', 'Santa Cruz Meyehualco')`;
await sql`
  insert into sinonimos (termino, equivale) values ('zzz', 'plomería'), ('boiler', 'plomería') on conflict do nothing`;
await sql`insert into sinonimos (termino, equivale) select 'qqq', 'plomería' || case when n = 0 then '' else ' de ' || n end from generate_series(0, 12) n`;
const TODAY = "2026-11-22";
const LONG_AGO = "2025-10-18";

beforeEach(async () => {
  await sql`delete from eventos`;
  await sql`delete from busquedas`;
  await sql`update negocios set escritor = 'importador', plan_type = 'pro' where id = ${BUSINESSES.pro}`;
});

/** Visits and clicks of 400 days, more at the end of each week: `most` a day and kind. */
const generate = (business: string, most: number) => sql`
  insert into eventos (negocio_id, tipo, dia, visitante, origen)
  select ${business}, k.tipo, d::date, decode(md5(concat(k.tipo, d, n)), 'hex'), decode(md5(concat(d, n)), 'hex')
  from unnest(${[...EVENT_KINDS]}::text[]) with ordinality k (tipo, place),
    generate_series(${TODAY}::date - 399, ${TODAY}::date, interval '1 day') d,
    generate_series(1, 1 + (${most}::int * extract(isodow from d)::int / 7 / k.place)::int) n`;

async function read(person: Person | null, business: string, since = LONG_AGO) {
  const [row] = await sql<{ answer: unknown }[]>`
    select read_own_statistics(${person && PEOPLE[person]}, ${business}, ${since}) as answer`;
  return row?.answer ?? null;
}

describe("the figures of the page", () => {
  it.each(UNIT_IDS)("by %s equal the events, channel by channel", async (unit) => {
    await generate(BUSINESSES.pro, 9);
    await generate(BUSINESSES.premium, 3);
    const { days } = toOwnStatistics(await read("proOwner", BUSINESSES.pro));
    const series = seriesOf(days ?? [], unit, TODAY);
    const ends = (index: number) => series[index + 1]?.from ?? "9999-12-31";
    for (const [index, { from, now, beforeFrom, before }] of series.entries()) {
      const counted = async (start: string, end: string) => {
        const rows = await sql<{ tipo: string; n: number }[]>`
          select tipo, count(*)::int as n from eventos
          where negocio_id = ${BUSINESSES.pro} and dia >= ${start} and dia < ${end} group by tipo`;
        return Object.fromEntries(rows.map(({ tipo, n }) => [tipo, n]));
      };
      expect(now).toEqual(await counted(from, ends(index)));
      expect(before).toEqual(await counted(beforeFrom, series[index + 1]?.beforeFrom ?? series[0]?.from ?? ""));
    }
  });

  it("know every kind that is counted, and no other", async () => {
    const [row] = await sql<{ rule: string }[]>`
      select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'eventos_tipo_check'`;
    expect([...(row?.rule ?? "").matchAll(/'(\w+)'/g)].map(([, kind]) => kind).sort()).toEqual([...EVENT_KINDS].sort());
  });

  it("are read from the index alone, and of that business alone", async () => {
    await generate(BUSINESSES.pro, 30);
    await generate(BUSINESSES.premium, 30);
    await sql`vacuum analyze eventos`;
    const plan = await sql.begin(async (transaction) => {
      // Of a table so small the planner reads all; of a large one it does not.
      await transaction`set local enable_seqscan = off`;
      await transaction`set local enable_bitmapscan = off`;
      const rows = await transaction`
        explain select e.dia, e.tipo, count(*) from eventos e
        where e.negocio_id = ${BUSINESSES.pro} and e.dia >= ${LONG_AGO} group by e.dia, e.tipo`;
      return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
    });
    expect(plan).toContain("Index Only Scan using eventos_pkey");
    expect(plan).not.toContain("Sort");
  });
});

describe("who reads them", () => {
  const total = (answer: unknown) => (answer as { dias: DayCount[] } | null)?.dias;

  it.each(PLAN_IDS)("on plan %s: by day as the plan says, totals always", async (plan) => {
    await generate(BUSINESSES.pro, 2);
    await sql`update negocios set escritor = 'importador', plan_type = ${plan}, visitas = 7, clics = 3 where id = ${BUSINESSES.pro}`;
    await sql`insert into busquedas (dia, termino, veces) values (${TODAY}, 'profesional', 9)`;
    await makeTermsCommon(sql);
    const answer = await read("proOwner", BUSINESSES.pro);
    const hasDetails = PLANS[plan].gates.detailedStatistics;
    expect(answer).toMatchObject({ visitas: 7, clics: 3 });
    expect(total(answer) !== null).toBe(hasDetails);
    expect(await searches("proOwner", BUSINESSES.pro)).toHaveLength(hasDetails ? 1 : 0);
    await sql`update negocios set visitas = 0, clics = 0 where id = ${BUSINESSES.pro}`;
  });

  it.each([
    ["a further owner", "linkedOwner", BUSINESSES.pro, true],
    ["a stranger", "stranger", BUSINESSES.pro, false],
    ["another owner", "premiumOwner", BUSINESSES.pro, false],
    ["nobody", null, BUSINESSES.pro, false],
    ["the owner of a deleted one", "freeOwner", BUSINESSES.deleted, false],
    ["somebody, of one without owner", "stranger", BUSINESSES.unowned, false],
  ] as const)("%s", async (_case, person, business, isTold) => {
    expect((await read(person, business)) !== null).toBe(isTold);
  });

  it("is who helps, too, and not who was only invited", async () => {
    await sql`insert into negocio_ayudantes (negocio_id, email, user_id) values (${BUSINESSES.pro}, 'stranger@example.com', ${PEOPLE.stranger})`;
    expect(await read("stranger", BUSINESSES.pro)).not.toBeNull();
    await sql`update negocio_ayudantes set user_id = null`;
    expect(await read("stranger", BUSINESSES.pro)).toBeNull();
    await sql`delete from negocio_ayudantes`;
  });

  it("is not who was only given it by the address", async () => {
    await sql`update negocio_propietarios set aceptado_at = null where user_id = ${PEOPLE.linkedOwner}`;
    await sql`insert into busquedas (dia, termino, veces) values (${TODAY}, 'profesional', 9)`;
    await makeTermsCommon(sql);
    expect(await read("linkedOwner", BUSINESSES.pro)).toBeNull();
    expect(await searches("linkedOwner", BUSINESSES.pro)).toEqual([]);
    await sql`update negocio_propietarios set aceptado_at = now() where user_id = ${PEOPLE.linkedOwner}`;
  });
});

async function searches(person: Person, business: string, since = "2026-10-26") {
  const rows = await sql<{ termino: string; veces: number }[]>`
    select * from list_own_searches(${PEOPLE[person]}, ${business}, ${since})`;
  return rows.map(({ termino, veces }) => `${termino} ${veces}`);
}

describe("what people searched for", () => {
  beforeEach(async () => {
    await sql`
      update negocios set escritor = 'importador', nombre = 'Plomería Díaz', slug_categoria = 'servicios-del-hogar', servicios = '{Boiler,Fugas}',
        actividad = 'Plomería', colonia = 'Santa Martha Acatitla', slug_colonia = 'santa-martha-acatitla' where id = ${BUSINESSES.pro}`;
  });
  const searched = async (dia: string, termino: string, veces: number) => {
    await sql`insert into busquedas (dia, termino, veces) values (${dia}, ${termino}, ${veces})`;
    await makeTermsCommon(sql);
  };

  it.each([
    ["its activity", "plomeria", true],
    ["its activity by another word", "plomero", true],
    ["a service", "boiler", true],
    ["its category", "cerrajero", true],
    ["its colonia", "santa martha acatitla", true],
    ["its activity in its colonia", "plomero santa martha acatitla", true],
    ["its activity in another colonia", "plomero en san lorenzo tezonco", false],
    ["another category", "tacos", false],
    ["another category in its colonia", "tacos santa martha acatitla", false],
    ["nothing", "de la", false],
  ])("of %s: %s", async (_case, term, isTold) => {
    await searched(TODAY, term, 5);
    expect(await searches("proOwner", BUSINESSES.pro)).toEqual(isTold ? [`${term} 5`] : []);
  });

  it("adds the days up, leaves out what is rare, of one network or long ago, and begins with the most frequent", async () => {
    await searched(TODAY, "plomero", 2);
    await searched("2026-11-01", "plomero", 1);
    await searched(TODAY, "fugas", 4);
    await searched(TODAY, "plomero barato juan perez", 2);
    await searched("2026-09-01", "boiler", 90);
    await sql`insert into busquedas (dia, termino, veces) values (${TODAY}, 'plomero palabrota', 99)`;
    expect(await searches("proOwner", BUSINESSES.pro)).toEqual(["fugas 4", "plomero 3"]);
  });
});

describe("ideas for its keywords", () => {
  const { premium } = BUSINESSES;
  const change = (fields: Record<string, unknown>) =>
    sql`update negocios set ${sql({ escritor: "importador", ...fields })} where id = ${premium}`;

  beforeEach(async () => {
    await change({
      nombre: "Plomería Díaz",
      servicios: ["Boiler", "Fugas de agua", "Uñas"],
      seo_keywords: ["plomero barato"],
      colonia: "Santa Cruz Meyehualco",
      slug_colonia: "santa-cruz-meyehualco",
      plan_type: "premium",
    });
  });

  const searched = async (termino: string, veces: number, sin_resultados = 0, dia = TODAY) => {
    await sql`insert into busquedas ${sql({ dia, termino, veces, sin_resultados })}`;
    await makeTermsCommon(sql);
  };

  async function ideas(person: Person = "premiumOwner", business: string = premium): Promise<string[]> {
    const rows = await sql<{ termino: string; motivo: string; veces: number }[]>`
      select * from list_keyword_ideas(${PEOPLE[person]}, ${business}, '2026-10-24')`;
    return rows.map(({ termino, motivo, veces }) => `${termino} ${motivo} ${veces}`);
  }
  const ofSearches = async (...args: Parameters<typeof ideas>) =>
    (await ideas(...args)).filter((idea) => !idea.endsWith("sinonimo 0"));

  it.each<[string, string, number, number, string[]]>([
    ["its trade, which nobody was found for", "plomero nocturno", 9, 8, ["plomero nocturno sin_resultados 8"]],
    ["its trade, which was found", "plomero nocturno", 9, 2, ["plomero nocturno buscado 9"]],
    ["what is folded to an article", "unas acrilicas", 4, 4, ["unas acrilicas sin_resultados 4"]],
    [
      "its trade in its colonia",
      "plomero santa cruz meyehualco",
      5,
      5,
      ["plomero santa cruz meyehualco sin_resultados 5"],
    ],
    ["its trade in another colonia", "plomero san lorenzo tezonco", 5, 5, []],
    ["its colonia alone", "santa cruz meyehualco", 5, 0, []],
    ["another trade", "tacos", 9, 9, []],
    ["what hardly anybody looked for", "plomero juan perez", 2, 2, []],
    ["a word that it has already, in another order", "baratos plomeros", 9, 9, []],
    ["its own name", "plomeria diaz", 9, 0, []],
  ])("of %s", async (_case, term, times, empty, told) => {
    await searched(term, times, empty);
    expect(await ofSearches()).toEqual(told);
  });

  it("says each once, adds days up, forgets what is long ago, and begins with what nobody was found for", async () => {
    await searched("fugas gas", 40);
    await searched("plomero nocturno", 2, 2);
    await searched("plomero nocturno", 2, 2, "2026-11-20");
    await searched("plomeros nocturnos", 3, 3);
    await searched("boiler solar", 90, 90, "2026-09-01");
    await sql`insert into busquedas (dia, termino, veces) values (${TODAY}, 'plomero palabrota', 99)`;
    expect(await ofSearches()).toEqual(["plomero nocturno sin_resultados 4", "fugas gas buscado 40"]);
  });

  it("says what else it is called, unless it says so itself", async () => {
    const told = await ideas();
    expect(told).toContain("zzz sinonimo 0");
    for (const other of ["boiler", "qqq"]) expect(told.some((idea) => idea.startsWith(other))).toBe(false);
    expect(told.every((idea) => idea.endsWith("sinonimo 0"))).toBe(true);
    expect(told.length).toBeLessThanOrEqual(8);
  });

  it.each<[string, Person, string, string, boolean]>([
    ["its owner", "premiumOwner", "premium", premium, true],
    ["its owner on a lower plan", "premiumOwner", "pro", premium, false],
    ["another owner", "proOwner", "premium", premium, false],
    ["an administrator", "admin", "premium", premium, false],
    ["nobody", "visitor", "premium", premium, false],
  ])("is for %s: %#", async (_case, person, plan, business, isTold) => {
    await change({ plan_type: plan });
    await searched("plomero nocturno", 9, 9);
    expect((await ideas(person, business)).length > 0).toBe(isTold);
  });

  it("are what its page is found by, on Premium", async () => {
    const finds = async () =>
      (
        await sql<{ slug: string }[]>`
        select i ->> 'slug' as slug from search_businesses(term => 'destapes nocturnos') r, jsonb_array_elements(r -> 'items') i
        where not (i ->> 'difuso')::boolean`
      ).map(({ slug }) => slug);
    expect(await finds()).toEqual([]);
    await change({ seo_keywords: ["destape nocturno"] });
    expect(await finds()).toEqual(["premium"]);
    await change({ plan_type: "pro" });
    expect(await finds()).toEqual([]);
  });
});
