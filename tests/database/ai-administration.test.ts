import { beforeEach, describe, expect, it } from "vitest";
import { AI_KINDS } from "@/lib/ai/model";
import { BUSINESSES, openWorld, PEOPLE } from "./people";

const sql = await openWorld();
const { free, pro, premium } = BUSINESSES;
const { admin, premiumOwner } = PEOPLE;
await sql`update auth.users set email_confirmed_at = now()`;

const DAY = 86_400_000;
const NOW = new Date("2026-11-20T12:00:00-06:00");
type Figures = { calls: number; failed: number; input: number; output: number; pictures: number; cost: number };
type Report = {
  is_on: boolean;
  today: string;
  total: Figures;
  days: (Figures & { day: string })[];
  kinds: (Figures & { kind: string })[];
  problems: { problem: string; calls: number }[];
  businesses: (Figures & { id: string | null; name: string | null })[];
};
const report = async (at = NOW): Promise<Report> =>
  (await sql<{ report: Report }[]>`select ai_report(${admin}, ${at}) as report`)[0]?.report as Report;

async function use(
  kind: string,
  business: string | null,
  daysAgo: number,
  problem: string | null,
  cost: number | null,
) {
  const at = new Date(NOW.getTime() - daysAgo * DAY);
  const [begun] = await sql`select begin_ai_use(${kind}, 1000, 1000000, null, ${business}, ${at}) as answer`;
  await sql`
    select end_ai_use(${begun?.answer.use}, problem => ${problem}, model => 'm', input => 100, output => 10, pictures => 1, cost => ${cost})`;
}

beforeEach(async () => {
  await sql`delete from ia_usos`;
  await sql`update ia_ajustes set encendida = true`;
});

it("adds up what calls of every kind cost, whichever way it is looked at", async () => {
  let expected = 0;
  let failed = 0;
  for (const [place, kind] of AI_KINDS.entries()) {
    for (const [number, business] of [free, pro, premium, null].entries()) {
      const problem = (place + number) % 3 === 0 ? "busy" : null;
      // Without a figure, what was set aside stays spent.
      const cost = number === 3 ? null : place * 10 + number;
      await use(kind, business, number, problem, cost);
      expected += cost ?? 1000;
      failed += Number(problem !== null);
    }
  }
  const { total, days, kinds, businesses, problems } = await report();
  const calls = AI_KINDS.length * 4;
  expect(total).toEqual({ calls, failed, input: calls * 100, output: calls * 10, pictures: calls, cost: expected });
  for (const rows of [days, kinds, businesses]) {
    for (const column of ["calls", "failed", "input", "output", "pictures", "cost"] as const) {
      expect(rows.reduce((sum, row) => sum + row[column], 0)).toBe(total[column]);
    }
  }
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([...AI_KINDS].sort());
  expect(problems).toEqual([{ problem: "busy", calls: failed }]);
  expect(businesses[0]).toMatchObject({ id: null, name: null });
  expect(businesses.map(({ name }) => name)).toContain("premium");
});

it("counts thirty days of Mexico City, each of them, and the twenty dearest businesses", async () => {
  for (const daysAgo of [0, 29, 30]) await use("descripcion", premium, daysAgo, null, 5);
  await sql`
    insert into negocios (slug, nombre, slug_categoria, categoria, escritor)
    select 'b' || n, 'B' || n, 'otros-negocios', '', 'importador' from generate_series(1, 25) n`;
  await sql`
    insert into ia_usos (tipo, negocio_id, dia, costo) select 'palabras', n.id, '2026-11-20', substr(n.slug, 2)::int
    from negocios n where n.slug ~ '^b[0-9]+$'`;
  const { days, businesses, today } = await report();
  expect([days.length, days[0]?.day, days[0]?.calls, days.at(-1)?.day]).toEqual([30, "2026-10-22", 1, today]);
  expect([businesses.length, businesses[0]?.name, businesses.at(-1)?.name]).toEqual([20, "B25", "B7"]);
  // Late in the evening it is still the same day there.
  expect((await report(new Date("2026-11-20T23:30:00-06:00"))).today).toBe("2026-11-20");
});

it("is all zeros where nothing was asked", async () => {
  expect(await report()).toMatchObject({ total: { calls: 0, cost: 0 }, kinds: [], problems: [], businesses: [] });
});

it("is switched off at once, for everybody, and on again; both stand in the trail once", async () => {
  const outcome = async () =>
    (await sql`select begin_ai_use('descripcion', 1, 100, ${admin}, ${premium}) as answer`)[0]?.answer.outcome;
  const turn = async (isOn: boolean) => (await sql`select switch_ai(${admin}, ${isOn}) as changed`)[0]?.changed;
  expect([await turn(true), await turn(false), await turn(false), await outcome()]).toEqual([
    false,
    true,
    false,
    "off",
  ]);
  expect((await report()).is_on).toBe(false);
  expect([await turn(true), await outcome()]).toEqual([true, "begun"]);
  expect(await sql`select accion from auditoria where accion like 'ia_%' order by id`).toEqual([
    { accion: "ia_apagada" },
    { accion: "ia_encendida" },
  ]);
});

describe("a use that is given back", () => {
  const give = async (kind: string, who: string = admin) =>
    (await sql`select give_ai_use_back(${who}, ${premium}, ${kind}, ${NOW}) as given`)[0]?.given;
  const left = async () =>
    (await sql`select tries_left from read_ai_standing('descripcion', 0, 0, null, ${premium}, ${NOW})`)[0]?.tries_left;

  it("is one try of today, once, and what it cost stays spent", async () => {
    await use("descripcion", premium, 1, null, 5);
    await use("descripcion", premium, 0, null, 7);
    expect([await left(), await give("descripcion"), await left(), await give("descripcion")]).toEqual([
      9,
      true,
      10,
      false,
    ]);
    expect((await report()).total.cost).toBe(12);
    expect(await sql`select persona, negocio_id, despues from auditoria where accion = 'ia_uso_devuelto'`).toEqual([
      { persona: admin, negocio_id: premium, despues: { uso_ia: "descripcion" } },
    ]);
  });

  it.each(["portada", "logo"])("is the %s with its tries, and not the other one", async (kind) => {
    await sql`update negocios set ai_portada_used = true, ai_logo_used = true where id = ${premium}`;
    await sql`delete from ia_imagenes`;
    await sql`insert into ia_imagenes (negocio_id, tipo, estado, vence_at, es_borrador, deseo, intentos)
      values (${premium}, ${kind}, 'descartada', now(), false, '{}', 3)`;
    expect([await give(kind), await give(kind)]).toEqual([true, false]);
    expect(await sql`select ai_portada_used, ai_logo_used from negocios where id = ${premium}`).toEqual([
      { ai_portada_used: kind !== "portada", ai_logo_used: kind !== "logo" },
    ]);
    expect(await sql`select intentos from ia_imagenes`).toEqual([{ intentos: 0 }]);
  });

  it("is not for its owner to give", async () => {
    await use("descripcion", premium, 0, null, 7);
    await expect(give("descripcion", premiumOwner)).rejects.toMatchObject({ code: "42501" });
    expect(await left()).toBe(9);
  });
});

it("lets what is free be asked on a day without money", async () => {
  const begin = async (kind: string, estimate: number) =>
    (await sql`select begin_ai_use(${kind}, ${estimate}, 0, null, ${premium}) as answer`)[0]?.answer.outcome;
  await sql`insert into ia_usos (tipo, dia, costo) values ('menu', (now() at time zone 'America/Mexico_City')::date, 500)`;
  expect([await begin("moderacion", 0), await begin("inicial", 1)]).toEqual(["begun", "budget"]);
});

it("is forgotten after thirteen months; an account or a business that goes leaves figures alone", async () => {
  await sql`
    insert into ia_usos (tipo, negocio_id, persona, dia, costo) values
      ('logo', ${premium}, ${premiumOwner}, '2025-10-19', 1), ('logo', ${premium}, ${premiumOwner}, '2025-10-21', 2)`;
  await sql`select purge_ai(${NOW})`;
  await sql`delete from auth.users where id = ${premiumOwner}`;
  await sql`delete from negocios where id = ${premium}`;
  expect(await sql`select costo::int, persona, negocio_id from ia_usos`).toEqual([
    { costo: 2, persona: null, negocio_id: null },
  ]);
});
