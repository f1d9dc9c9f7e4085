import type postgres from "postgres";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "@/lib/time/add-days";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

const { free, pro, premium, deleted } = BUSINESSES;
const { admin, premiumOwner, proOwner, stranger } = PEOPLE;
const PESO = 1_000_000;
const HASH = "0123456789abcdef";
const DRAFT = `logo/${premium}/a-${HASH}-512.webp`;
const STORED = `logos/${premium}/b-${HASH}-512.webp`;

const { sql, close } = await openScratch(async (database) => {
  await insertWorld(database);
  await database`update auth.users set email_confirmed_at = now()`;
  await database`insert into storage.objects (bucket_id, name, created_at) values
    ('logos', ${STORED}, now()), ('portadas', ${STORED}, now()), ('borradores', ${DRAFT}, now() - interval '10 days')`;
});
afterAll(close);

beforeEach(async () => {
  await sql`truncate ia_imagenes, ia_usos`;
  await sql`update ia_ajustes set encendida = true`;
  await sql`update negocios set ai_logo_used = false, ai_portada_used = false, logo_url = null, portada_url = null, plan_type = 'premium', escritor = 'importador'
    where id = ${premium}`;
});

type Wish = { who?: string; of?: string; kind?: string; isDraft?: boolean; budget?: number; at?: Date };
type Begun = { outcome: string; turn?: string; use?: string };
const begin = async ({ who = premiumOwner, of = premium, kind = "logo", isDraft = false, ...wish }: Wish = {}) => {
  const { budget = 100 * PESO, at = new Date() } = wish;
  const [row] = await sql<{ answer: Begun }[]>`
    select begin_ai_picture(${who}, ${of}, ${kind}, '{}', ${isDraft}, ${PESO}, ${budget}, ${at}) as answer`;
  return row?.answer ?? { outcome: "" };
};
const answerOf = async <T>(rows: postgres.PendingQuery<{ answer: T }[]>) => (await rows)[0]?.answer;
const finish = (turn = "", at = new Date()) =>
  answerOf<boolean>(sql`select finish_ai_picture(${turn}, ${DRAFT}, null, ${at}) as answer`);
const fail = (turn = "") => answerOf<boolean>(sql`select fail_ai_picture(${turn}, 'busy') as answer`);
const discard = (turn = "", who: string = premiumOwner) =>
  answerOf<string | null>(sql`select discard_ai_picture(${who}, ${premium}, ${turn}) as answer`);
const keep = (turn = "", { who = premiumOwner as string, path = STORED } = {}) =>
  answerOf<{ outcome: string }>(
    sql`select keep_ai_picture(${who}, ${premium}, ${turn}, ${path}, 'Logo, imagen generada') as answer`,
  );
const read = (who: string = premiumOwner, at = new Date()) =>
  answerOf<{ state: string; left: number; problem: string | null } | null>(
    sql`select read_ai_picture(${who}, ${premium}, 'logo', ${at}) as answer`,
  );
const stored = async () => {
  const [row] = await sql`select logo_url, ai_logo_used as used from negocios where id = ${premium}`;
  return [row?.logo_url, row?.used];
};
const drawn = async (wish: Wish = {}) => {
  const { turn = "" } = await begin(wish);
  await finish(turn, wish.at);
  return turn;
};

describe("a picture may be begun", () => {
  it.each<[string, Wish, string]>([
    ["by its owner on Premium", {}, "begun"],
    ["by an administrator for any business", { who: admin, of: free }, "begun"],
    ["not by an owner on Profesional", { who: proOwner, of: pro }, "abovePlan"],
    ["not by a stranger", { who: stranger }, "unknown"],
    ["not for a deleted business, by whomever", { who: admin, of: deleted }, "unknown"],
    ["not without money", { budget: 0 }, "budget"],
    ["without money when rules draw it", { budget: 0, isDraft: true }, "begun"],
    ["not as a draft by rules, on a lower plan", { who: proOwner, of: pro, isDraft: true }, "abovePlan"],
  ])("%s", async (_, wish, outcome) => {
    expect((await begin(wish)).outcome).toBe(outcome);
  });

  it("not while models are switched off", async () => {
    await sql`update ia_ajustes set encendida = false`;
    expect((await begin()).outcome).toBe("off");
    // Rules cost nothing: the switch is about models.
    expect((await begin({ isDraft: true })).outcome).toBe("begun");
  });

  it("once, however many ask at the same moment, and money is set aside once", async () => {
    const outcomes = (await Promise.all(Array.from({ length: 20 }, () => begin()))).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "begun")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "working")).toHaveLength(19);
    expect(await sql`select tipo, costo::int as cost from ia_usos`).toEqual([{ tipo: "logo", cost: PESO }]);
    expect((await begin({ kind: "portada" })).outcome).toBe("begun");
  });
});

describe("work that was begun", () => {
  it("is free again after its lease, and whoever comes too late with it changes nothing", async () => {
    const first = await begin();
    const [soon, later] = [new Date(Date.now() + 80_000), new Date(Date.now() + 91_000)];
    expect([(await begin({ at: soon })).outcome, (await read(premiumOwner, soon))?.state]).toEqual([
      "working",
      "trabajando",
    ]);
    expect(await read(premiumOwner, later)).toMatchObject({ state: "fallida", problem: "killed", left: 3 });
    const second = await begin({ at: later });
    expect(second.outcome).toBe("begun");
    expect([await finish(first.turn), await fail(first.turn), await finish(second.turn)]).toEqual([false, false, true]);
  });

  it("that is paid for and not stored yet is nobody else's, however long it takes", async () => {
    const prolong = (turn = "", at = new Date()) =>
      answerOf<boolean>(sql`select prolong_ai_picture(${turn}, ${at}) as answer`);
    const { turn } = await begin();
    const seconds = (count: number) => new Date(Date.now() + count * 1000);
    expect([await prolong(turn, seconds(80)), await prolong(turn, seconds(160))]).toEqual([true, true]);
    expect((await begin({ at: seconds(245) })).outcome).toBe("working");
    // Said twice, because an answer was lost, it is one try.
    expect([await finish(turn), await finish(turn), await prolong(turn)]).toEqual([true, true, false]);
    expect(await read()).toMatchObject({ state: "lista", left: 2 });
  });

  it("that failed is no try", async () => {
    for (let number = 0; number < 5; number += 1) expect(await fail((await begin()).turn)).toBe(true);
    expect(await read()).toMatchObject({ state: "fallida", problem: "busy", left: 3 });
    expect(await stored()).toEqual([null, false]);
  });

  it("waits to be looked at: another begins when it is discarded, or old", async () => {
    const turn = await drawn();
    expect((await begin()).outcome).toBe("ready");
    expect([await discard(turn, stranger), await discard(turn), await discard(turn)]).toEqual([null, DRAFT, null]);
    expect((await begin()).outcome).toBe("begun");
  });

  it("is forgotten after thirty days", async () => {
    const at = new Date();
    await drawn({ at });
    const then = new Date(at.getTime() + 30 * DAY_MS);
    expect((await read(premiumOwner, then))?.state).toBe("descartada");
    expect((await begin({ at: then })).outcome).toBe("begun");
  });
});

describe("tries", () => {
  it("are three of each kind, and those of rules are none", async () => {
    for (const left of [2, 1, 0]) {
      await discard(await drawn());
      expect((await read())?.left).toBe(left);
    }
    expect((await begin()).outcome).toBe("tries");
    expect((await begin({ kind: "portada" })).outcome).toBe("begun");
    await discard(await drawn({ isDraft: true }));
    expect((await read())?.left).toBe(0);
  });
});

describe("a picture is kept", () => {
  it("with its flag and its text, once", async () => {
    const turn = await drawn();
    expect(await keep(turn)).toMatchObject({ outcome: "kept", draft: DRAFT, waiting: {} });
    expect(await stored()).toEqual([STORED, true]);
    const [row] = await sql`select imagenes_datos, ai_portada_used as other from negocios where id = ${premium}`;
    expect(row).toEqual({ imagenes_datos: { [STORED]: { alt: "Logo, imagen generada" } }, other: false });
    expect([(await keep(turn))?.outcome, (await begin()).outcome]).toEqual(["again", "used"]);
  });

  it("once, however often it is asked for at the same moment", async () => {
    const turn = await drawn();
    const outcomes = (await Promise.all(Array.from({ length: 8 }, () => keep(turn)))).map((each) => each?.outcome);
    expect(outcomes.filter((outcome) => outcome === "kept")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "again")).toHaveLength(7);
  });

  it("as the cover that there is", async () => {
    const { turn } = await begin({ kind: "portada" });
    await finish(turn);
    expect((await keep(turn))?.outcome).toBe("kept");
    const [row] = await sql`select portada_url, ai_portada_used, ai_logo_used from negocios where id = ${premium}`;
    expect(row).toEqual({ portada_url: STORED, ai_portada_used: true, ai_logo_used: false });
  });

  it("without the use, when rules drew it", async () => {
    expect((await keep(await drawn({ isDraft: true })))?.outcome).toBe("kept");
    expect(await stored()).toEqual([STORED, false]);
    expect((await begin()).outcome).toBe("begun");
  });

  it.each([
    ["by a stranger", stranger],
    ["by an administrator who does not own it", admin],
  ])("not %s", async (_, who) => {
    expect((await keep(await drawn(), { who }))?.outcome).toBe("notYours");
    expect(await stored()).toEqual([null, false]);
  });

  it("not when it was discarded, and not from somebody else's folder: then nothing is used", async () => {
    const turn = await drawn();
    await expect(keep(turn, { path: `logos/${free}/b-${HASH}-512.webp` })).rejects.toThrow("imagen_ajena");
    expect([await stored(), (await read())?.state]).toEqual([[null, false], "lista"]);
    await discard(turn);
    expect([(await keep(turn))?.outcome, await stored()]).toEqual(["gone", [null, false]]);
  });

  it("on a plan that was left meanwhile, only after its review", async () => {
    const turn = await drawn();
    await sql`update negocios set plan_type = 'free', escritor = 'pagos' where id = ${premium}`;
    expect(await keep(turn)).toMatchObject({ outcome: "kept", waiting: { logo_url: STORED } });
    expect(await stored()).toEqual([null, true]);
    await sql`delete from revisiones`;
  });
});

it("tells nobody else how it stands", async () => {
  await drawn();
  expect([await read(stranger), (await read(admin))?.state]).toEqual([null, "lista"]);
});

it("is swept from storage when it waits for nobody any more", async () => {
  const turn = await drawn();
  const orphans = async (days: number) =>
    (await sql`select * from list_orphan_pictures(10, now() + make_interval(days => ${days}))`)
      .filter(({ bucket }) => bucket === "borradores")
      .map(({ path }) => path);
  expect([await orphans(0), await orphans(2)]).toEqual([[], []]);
  await discard(turn);
  expect([await orphans(2), await orphans(4)]).toEqual([[], [DRAFT]]);
});
