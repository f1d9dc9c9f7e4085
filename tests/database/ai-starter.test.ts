import postgres from "postgres";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { emptyLedger, openLedger, paymentOf, planOf } from "./ledger";
import { BUSINESSES, PEOPLE } from "./people";

const { sql, ledger, close, url } = await openLedger();
const other = postgres(url, { max: 1, onnotice: () => undefined });
afterAll(async () => {
  await other.end();
  await close();
});

const business = BUSINESSES.free;
const owner = PEOPLE.freeOwner;
const TEXT = "Tienda de la colonia Santa Cruz con abarrotes y recargas, atendida por gente que te conoce.";
const PAID_AT = "2026-01-10T18:00:00Z";
const later = (minutes: number) => new Date(Date.parse(PAID_AT) + minutes * 60_000).toISOString();
const DAY = 24 * 60;

beforeEach(async () => {
  await emptyLedger(sql);
  await sql`delete from private.textos_iniciales`;
  await sql`delete from negocio_ia`;
  await sql`update negocios set escritor = 'pagos', plan_type = 'free', descripcion = null`;
  await sql`delete from revisiones`;
});

async function pay(plan: string, at = PAID_AT, id = "1") {
  const order = await ledger.order(plan, { buyer: owner, business, at });
  const payment = paymentOf(order, { id, approved_at: at, updated_at: at });
  await ledger.apply(payment, { at: new Date(at) });
  return payment;
}
const take = async (at: string, by = sql) =>
  (await by<{ id: string }[]>`select id from take_starter_text(${at})`).map(({ id }) => id);
const finish = async (text = TEXT) =>
  (await sql`select finish_starter_text(${business}, ${text}, false, 'descripcion-1') as is_put`)[0]?.is_put;
const fail = (at: string, isFinal = false) => sql`select fail_starter_text(${business}, ${isFinal}, ${at})`;
const description = async () => (await sql`select descripcion from negocios where id = ${business}`)[0]?.descripcion;
const read = async (at = later(1), person: string = owner) =>
  (await sql`select is_waiting, words, is_draft, was_put from read_starter_text(${person}, ${business}, ${at})`)[0];
const count = async () => Number((await sql`select count(*) from private.textos_iniciales`)[0]?.count);

describe("a first description", () => {
  it("is due when Profesional becomes active, and stands on the page where nothing stood", async () => {
    await pay("pro");
    expect(await read()).toMatchObject({ is_waiting: true, words: null });
    expect(await read(later(1), PEOPLE.stranger)).toBeUndefined();
    expect(await take(later(1))).toEqual([business]);
    expect(await finish()).toBe(true);
    expect(await description()).toBe(TEXT);
    expect(await read()).toMatchObject({ is_waiting: false, words: TEXT, is_draft: false, was_put: true });
    expect(await read(later(1), PEOPLE.stranger)).toBeUndefined();
  });

  it.each(["premium", "free"])("is none of %s", async (plan) => {
    if (plan === "free") await sql`select private.refresh_plan(${business}, 'review-free', ${PAID_AT})`;
    else await pay(plan);
    expect(await count()).toBe(0);
  });

  it("is written once, however often it is finished", async () => {
    await pay("pro");
    await take(later(1));
    expect([await finish(), await finish("Otro texto de la tienda.")]).toEqual([true, false]);
    expect(await description()).toBe(TEXT);
    expect(await take(later(DAY))).toEqual([]);
  });

  it("comes once ever: a lapse, another month and a text that was emptied bring no other", async () => {
    await pay("pro");
    await take(later(1));
    await finish();
    await sql`update negocios set descripcion = null where id = ${business}`;
    await sql`select lapse_plans('review-free', ${later(60 * DAY)})`;
    expect(await planOf(sql, business)).toBe("free");
    await pay("pro", later(61 * DAY), "2");
    expect(await planOf(sql, business)).toBe("pro");
    expect(await take(later(61 * DAY + 1))).toEqual([]);
    expect(await description()).toBeNull();
  });

  it("that was put away is not offered again, and stays on the page", async () => {
    await pay("pro");
    await take(later(1));
    await finish();
    const putAway = (person: string) => sql`select put_starter_text_away(${person}, ${business}) as is_done`;
    expect([(await putAway(PEOPLE.stranger))[0]?.is_done, (await putAway(owner))[0]?.is_done]).toEqual([false, true]);
    expect(await read()).toBeUndefined();
    expect(await description()).toBe(TEXT);
  });
});

describe("an owner's own words", () => {
  const OWN = "Mi tienda, desde siempre.";

  it("stay, and the text is offered", async () => {
    await pay("pro");
    await take(later(1));
    await sql`select edit_business(${owner}, ${business}, ${sql.json({ descripcion: OWN })})`;
    expect(await finish()).toBe(false);
    expect(await description()).toBe(OWN);
    expect(await read()).toMatchObject({ words: TEXT, was_put: false });
  });

  it("stay though they wait for a review", async () => {
    await pay("pro");
    await take(later(1));
    await sql`
      insert into revisiones (negocio_id, cambios) values (${business}, ${sql.json({ descripcion: OWN })})`;
    expect(await finish()).toBe(false);
    expect(await description()).toBeNull();
  });

  it("that are written at the same moment win", async () => {
    await pay("pro");
    await take(later(1));
    let finished: Promise<unknown> = Promise.resolve();
    await other.begin(async (transaction) => {
      await transaction`select edit_business(${owner}, ${business}, ${sql.json({ descripcion: OWN })})`;
      finished = finish();
      // It waits for the row that is being written.
      await transaction`select pg_sleep(0.2)`;
    });
    expect(await finished).toBe(false);
    expect(await description()).toBe(OWN);
  });
});

describe("whoever writes it", () => {
  it("has it alone, for ten minutes", async () => {
    await pay("pro");
    const [one, two] = await Promise.all([take(later(1)), take(later(1), other)]);
    expect([...one, ...two]).toEqual([business]);
    expect(await take(later(10))).toEqual([]);
    expect(await take(later(11))).toEqual([business]);
  });

  it("who dies leaves it for later and later, once a day at most", async () => {
    await pay("pro");
    let minute = 1;
    for (const pause of [10, 20, 40, 80, 160, 320, 640, 1280, DAY, DAY]) {
      expect(await take(later(minute))).toEqual([business]);
      expect(await take(later(minute + pause - 1))).toEqual([]);
      minute += pause;
    }
  });

  it("tries later and later, once a day at most, for thirty days", async () => {
    await pay("pro");
    const waits: number[] = [];
    let minute = 1;
    for (let number = 0; number < 10; number += 1) {
      await take(later(minute));
      await fail(later(minute));
      const [{ next } = { next: new Date() }] = await sql<{ next: Date }[]>`
        select proximo_intento_at as next from private.textos_iniciales`;
      waits.push((next.getTime() - Date.parse(later(minute))) / 60_000);
      minute += waits.at(-1) ?? 0;
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, DAY, DAY]);
    await sql`update periodos set termina_at = null, pago_id = null, cortesia = 'prueba'`;
    expect(await take(later(29 * DAY))).toEqual([business]);
    await fail(later(29 * DAY));
    expect(await take(later(31 * DAY))).toEqual([]);
    expect(await read(later(31 * DAY))).toMatchObject({ is_waiting: false });
  });

  it("gives up after five refusals of its own", async () => {
    await pay("pro");
    for (let number = 0; number < 5; number += 1) {
      expect(await take(later(number * DAY + 1))).toEqual([business]);
      await fail(later(number * DAY + 1), true);
    }
    expect(await take(later(6 * DAY))).toEqual([]);
    expect(await read(later(6 * DAY))).toBeUndefined();
  });
});

describe("a month that is gone before its turn", () => {
  const refund = (payment: object) =>
    ledger.apply({ ...payment, status: "refunded", refunded: 30000, updated_at: later(2) }, { at: new Date(later(2)) });

  it("brings nothing, and another one within thirty days does", async () => {
    await refund(await pay("pro"));
    expect(await planOf(sql, business)).toBe("free");
    expect(await take(later(3))).toEqual([]);
    await pay("pro", later(DAY), "2");
    expect(await take(later(DAY + 1))).toEqual([business]);
  });

  it("puts nothing on the page when it was being written", async () => {
    const payment = await pay("pro");
    await take(later(1));
    await refund(payment);
    expect(await finish()).toBe(false);
    expect(await description()).toBeNull();
  });

  it("is not asked for while the business is deleted", async () => {
    await pay("pro");
    await sql`update negocios set is_deleted = true, deleted_at = now() where id = ${business}`;
    expect(await take(later(3))).toEqual([]);
    await sql`update negocios set is_deleted = false, deleted_at = null where id = ${business}`;
    expect(await take(later(3))).toEqual([business]);
  });
});
