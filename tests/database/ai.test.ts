import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AI_KINDS } from "@/lib/ai/model";
import { OWNERS_SHARES } from "@/lib/ai/prices";
import { BUSINESSES, openWorld, PEOPLE } from "./people";

const sql = await openWorld();
const { free, pro, premium } = BUSINESSES;
const { admin, freeOwner, linkedOwner, premiumOwner, proOwner, stranger } = PEOPLE;
await sql`update auth.users set email_confirmed_at = now()`;

const PESO = 1_000_000;
type Answer = { outcome: string; use?: string };
type Wish = { kind?: string; who?: string | null; of?: string | null; estimate?: number; budget?: number; at?: Date };

const begin = async ({ kind = "descripcion", who = premiumOwner, of = premium, ...wish }: Wish = {}) => {
  const { estimate = PESO, budget = 100 * PESO, at = new Date() } = wish;
  const [row] = await sql<{ answer: Answer }[]>`
    select begin_ai_use(${kind}, ${estimate}, ${budget}, ${who}, ${of}, ${at}) as answer`;
  return row?.answer ?? { outcome: "" };
};
const end = (use: string | undefined, problem: string | null = null, cost: number | null = null) =>
  sql`select end_ai_use(${use ?? null}, problem => ${problem}, cost => ${cost}) as known`;
const spent = async () => Number((await sql`select coalesce(sum(costo), 0) as sum from ia_usos`)[0]?.sum);

beforeEach(async () => {
  await sql`delete from ia_usos`;
  await sql`update ia_ajustes set encendida = true`;
});

it("knows the same kinds as the application", async () => {
  const kinds = await sql<{ tipo: string }[]>`select tipo from private.tipos_de_ia`;
  expect(kinds.map(({ tipo }) => tipo).sort()).toEqual([...AI_KINDS].sort());
});

describe("a call of a model", () => {
  it.each<[string, Wish, string]>([
    ["its owner on Premium", {}, "begun"],
    ["an administrator for any business", { who: admin, of: free }, "begun"],
    ["an administrator for none yet", { who: admin, of: null }, "begun"],
    ["the server itself", { who: null, of: pro, kind: "inicial" }, "begun"],
    ["an owner on Profesional", { who: proOwner, of: pro }, "abovePlan"],
    ["an owner on Gratis", { who: freeOwner, of: free }, "abovePlan"],
    ["a stranger", { who: stranger }, "notYours"],
    ["an owner for no business", { of: null }, "notYours"],
    ["an owner for what the server alone asks for", { kind: "moderacion" }, "notYours"],
  ])("by %s: %#", async (_, wish, outcome) => {
    expect((await begin(wish)).outcome).toBe(outcome);
  });

  it("is not made while models are switched off, by whomever", async () => {
    await sql`update ia_ajustes set encendida = false`;
    expect([(await begin()).outcome, (await begin({ who: null })).outcome]).toEqual(["off", "off"]);
  });

  it("costs what it cost, or what was set aside when nobody says", async () => {
    const [known, unknown, free_, killed] = [await begin(), await begin(), await begin(), await begin()];
    await end(known.use, null, 200_000);
    await end(unknown.use, "slow");
    await end(free_.use, "refused", 0);
    expect(killed.outcome).toBe("begun");
    expect(await spent()).toBe(200_000 + PESO + 0 + PESO);
    await end(known.use, null, 9 * PESO);
    expect(await spent()).toBe(200_000 + PESO + 0 + PESO);
  });
});

describe("a day", () => {
  it("has ten tries of a business that led to something, and those that did not are free", async () => {
    for (let number = 0; number < 12; number += 1) await end((await begin()).use, "busy", 0);
    for (let number = 0; number < 10; number += 1) await end((await begin()).use);
    expect((await begin()).outcome).toBe("quota");
    expect((await begin({ kind: "palabras" })).outcome).toBe("begun");
    expect((await begin({ who: admin, of: free })).outcome).toBe("begun");
    expect((await begin({ at: new Date(Date.now() + 86_400_000) })).outcome).toBe("begun");
  });

  it("has an end of tries that led to nothing, too", async () => {
    for (let number = 0; number < 30; number += 1) await end((await begin()).use, "busy", 0);
    expect((await begin()).outcome).toBe("quota");
  });

  it("forgets tries of a process that was killed", async () => {
    const now = Date.now();
    for (let number = 0; number < 10; number += 1) await begin({ at: new Date(now - 3 * 60_000) });
    // At midnight the tries are of another day.
    expect((await begin({ at: new Date(now) })).outcome).toBe("begun");
  });

  it("has its money: what is set aside counts, and the next day has its own", async () => {
    const budget = 3 * PESO;
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => begin({ who: admin, budget })));
    expect(outcomes.filter(({ outcome }) => outcome === "begun")).toHaveLength(3);
    expect(outcomes.filter(({ outcome }) => outcome === "budget")).toHaveLength(17);
    expect((await begin({ who: admin, budget, at: new Date(Date.now() + 86_400_000) })).outcome).toBe("begun");
    expect((await begin({ budget: 0, who: admin })).outcome).toBe("budget");
  });
});

describe("a fifth of a day's money", () => {
  let other = "";
  let shared = "";
  beforeAll(async () => {
    const insert = async (slug: string, owner: string) =>
      (
        await sql<{ id: string }[]>`
          insert into negocios (slug, nombre, categoria, slug_categoria, plan_type, user_id, is_approved, escritor)
          values (${slug}, 'Otro', '', 'otros-negocios', 'premium', ${owner}, true, 'importador') returning id`
      )[0]?.id ?? "";
    other = await insert("otro-premium", premiumOwner);
    shared = await insert("de-los-dos", freeOwner);
    await sql`insert into negocio_propietarios (user_id, negocio_id) values (${premiumOwner}, ${shared})`;
    await sql`
      insert into negocio_ayudantes (negocio_id, email, user_id)
      values (${premium}, 'a@example.com', ${linkedOwner}), (${premium}, 'b@example.com', ${stranger}), (${other}, 'b@example.com', ${stranger})`;
  });
  afterAll(async () => {
    await sql`delete from negocio_ayudantes where negocio_id in (${premium}, ${other})`;
    await sql`delete from negocios where id in (${other}, ${shared})`;
  });
  const spend = (wish: Wish) => begin({ ...wish, kind: "portada" }).then(({ outcome }) => outcome);

  it("is all that one owner has, whoever asks, for whichever business, all at the same moment", async () => {
    const wishes: Wish[] = [
      {},
      { who: linkedOwner },
      { who: stranger },
      { of: other },
      { who: stranger, of: other },
      { of: shared },
      { who: freeOwner, of: shared },
    ];
    const outcomes = await Promise.all(Array.from({ length: 35 }, (_, each) => spend(wishes[each % 7] ?? {})));
    const counts = ["begun", "share"].map((outcome) => outcomes.filter((each) => each === outcome).length);
    expect([counts, await spent()]).toEqual([[20, 15], 20 * PESO]);
    for (const wish of wishes) expect(await spend({ ...wish, estimate: 1 })).toBe("share");
    expect(await spend({ estimate: 0 })).toBe("begun");
    expect(await spend({ at: new Date(Date.now() + 86_400_000) })).toBe("begun");
  });

  it("is another owner's still, and counts nothing of what one owns no more", async () => {
    for (let number = 0; number < 5; number += 1) expect(await spend({ estimate: 4 * PESO, of: other })).toBe("begun");
    // Of two owners the one who has had most is looked at.
    expect([await spend({ who: freeOwner, of: shared }), await spend({})]).toEqual(["share", "share"]);
    await sql`delete from negocio_propietarios where negocio_id = ${shared}`;
    expect(await spend({ who: freeOwner, of: shared })).toBe("begun");
    await sql`insert into negocio_propietarios (user_id, negocio_id) values (${premiumOwner}, ${shared})`;
  });

  it("is not freed by deleting the business for which it was used", async () => {
    await spend({ estimate: 20 * PESO, of: other });
    await sql`update negocios set is_deleted = true, deleted_at = now() where id = ${other}`;
    expect(await spend({})).toBe("share");
    await sql`update negocios set is_deleted = false, deleted_at = null where id = ${other}`;
  });

  it("is not what administrators and the server itself ask for, which counts for no owner either", async () => {
    const others: Wish[] = [
      { who: admin, estimate: 21 * PESO },
      { who: null, kind: "inicial", estimate: 21 * PESO },
      { who: null, kind: "moderacion" },
    ];
    const ask = async () => (await Promise.all(others.map(begin))).map(({ outcome }) => outcome);
    expect(await ask()).toEqual(["begun", "begun", "begun"]);
    expect([await spend({ estimate: 20 * PESO }), await spend({})]).toEqual(["begun", "share"]);
    await sql`delete from ia_usos where tipo <> 'portada' or persona = ${admin}`;
    expect(await ask()).toEqual(["begun", "begun", "begun"]);
  });

  it("is had after a call that cost less than was set aside", async () => {
    const { use } = await begin({ estimate: 20 * PESO });
    expect(await spend({ estimate: 18 * PESO })).toBe("share");
    await end(use, "canceled", 2 * PESO);
    expect(await spend({ estimate: 18 * PESO })).toBe("begun");
  });
});

describe("what is said before anything is asked for", () => {
  const standing = async (who: string, of: string, kind = "descripcion", { estimate = 1, budget = 100 * PESO } = {}) =>
    (
      await sql`select refusal, tries_left, tries from read_ai_standing(${kind}, ${estimate}, ${budget}, ${who}, ${of})`
    )[0];

  it("counts tries that led to something", async () => {
    for (const problem of [null, null, "busy"]) await end((await begin()).use, problem);
    expect(await standing(premiumOwner, premium)).toEqual({ refusal: null, tries_left: 8, tries: 10 });
    expect(await standing(premiumOwner, premium, "portada")).toEqual({ refusal: null, tries_left: null, tries: null });
  });

  it("is why it would be refused", async () => {
    expect([(await standing(proOwner, pro))?.refusal, (await standing(stranger, premium))?.refusal]).toEqual([
      "abovePlan",
      "notYours",
    ]);
    await sql`update ia_ajustes set encendida = false`;
    expect((await standing(premiumOwner, premium))?.refusal).toBe("off");
  });

  it("is that the day's money is gone as soon as what is left is less than it may cost", async () => {
    await begin({ who: admin, estimate: 3 * PESO });
    const refusals = [PESO, PESO + 1, 0].map(
      async (estimate) => (await standing(admin, premium, "descripcion", { estimate, budget: 4 * PESO }))?.refusal,
    );
    expect(await Promise.all(refusals)).toEqual([null, "budget", null]);
  });

  it("is that its owner has had a fifth of it", async () => {
    await begin({ estimate: (100 / OWNERS_SHARES) * PESO - PESO });
    const refusals = [PESO, PESO + 1, 0].map(
      async (estimate) => (await standing(premiumOwner, premium, "descripcion", { estimate }))?.refusal,
    );
    expect(await Promise.all(refusals)).toEqual([null, "share", null]);
    expect((await standing(admin, premium, "descripcion", { estimate: PESO + 1 }))?.refusal).toBeNull();
  });
});

describe("what is kept", () => {
  const keep = async (who: string | null, text: string) =>
    (
      await sql`select keep_ai_content(${who}, ${premium}, 'palabras', ${sql.json({ text })}, true, 'palabras-1') as kept`
    )[0]?.kept;
  const read = async (who: string) => sql`select tipo, contenido from read_ai_content(${who}, ${premium})`;

  it("is of the business's people alone, and one of each kind", async () => {
    expect([await keep(premiumOwner, "a"), await keep(premiumOwner, "b"), await keep(stranger, "c")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await read(premiumOwner)).toEqual([{ tipo: "palabras", contenido: { text: "b" } }]);
    expect(await read(stranger)).toEqual([]);
  });
});
