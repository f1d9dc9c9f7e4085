import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import { expect } from "vitest";
import { insertBusiness } from "@/tests/support/business-row";
import { eventually } from "@/tests/support/eventually";
import { request } from "@/tests/support/raw-http";
import { REVALIDATE_SECRET } from "./cluster";

const SHOPS = 12;
const SAVERS = 4;
const LIST = "/categorias/otros-negocios";
const ONE_IN_WITHDRAWS = 5;
const ONE_IN_READS_LIST = 4;
const UNAVAILABLE = 500;
/** More say no more. */
const MAX_FAILED = 100;
const SAVED_MS = 120_000;
/** Between what a reader asks, and a saver who has saved enough: the nodes share few processors with all. */
const PAUSE_MS = 100;

/** Saves of a business in their order: whether each shows it. Its name tells which one is seen. */
type Shop = { slug: string; number: number; saves: boolean[]; answered: number };

type Failed = { begunAt: number; what: string };
/** Answers older than a save that was answered before they were asked for, and those that were none. */
export type Outcome = { stale: string[]; failed: Failed[] };

type Load = {
  /** Saves that are answered, at least. */
  saves: number;
  /** Origins that are read all the time. */
  readers: readonly string[];
  /** Origins that take saves, and are read after each. */
  savers: readonly string[];
  /** What happens meanwhile. */
  fault?: (outcome: Outcome) => Promise<unknown>;
};

const nameOf = (number: number, save: number) => `Tienda ${number}, edición ${save}.`;
const NAMES = /Tienda (\d+), edición (\d+)\./g;

/** A visitor of a network of their own. */
const aNetwork = () => `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;
const oneOf = <T>(items: readonly T[]): T => items[randomInt(items.length)] as T;

/** Visitors who read all the time, and owners who save: whatever is read tells which save it shows. */
export class Traffic {
  readonly #sql: postgres.Sql;
  readonly shops: readonly Shop[];
  #answered = 0;

  private constructor(sql: postgres.Sql, shops: readonly Shop[]) {
    this.#sql = sql;
    this.shops = shops;
  }

  static async open(sql: postgres.Sql): Promise<Traffic> {
    const shops: Shop[] = [];
    for (let number = 0; number < SHOPS; number++) {
      const slug = `tienda-${number}`;
      await insertBusiness(sql, { slug, nombre: nameOf(number, 0) });
      shops.push({ slug, number, saves: [true], answered: 0 });
    }
    return new Traffic(sql, shops);
  }

  async write(shop: Shop, isShown = true, sql: postgres.ISql = this.#sql): Promise<number> {
    const save = shop.saves.push(isShown) - 1;
    await sql`
      update negocios set nombre = ${nameOf(shop.number, save)}, is_approved = ${isShown} where slug = ${shop.slug}`;
    return save;
  }

  /** Has a node tell all others, as whoever saves does before the answer. */
  async announce(origin: string, outcome: Outcome): Promise<boolean> {
    const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` };
    const status = await this.#ask(`${origin}/api/revalidate`, outcome, { method: "POST", headers });
    return status?.status === 200;
  }

  async save(shop: Shop, origin: string, outcome: Outcome, isShown = true): Promise<void> {
    const save = await this.write(shop, isShown);
    if (!(await this.announce(origin, outcome))) return;
    shop.answered = save;
    this.#answered += 1;
  }

  /** Waits until so many more saves were answered. */
  async untilSaved(saves: number): Promise<void> {
    const enough = this.#answered + saves;
    await eventually(() => expect(this.#answered).toBeGreaterThanOrEqual(enough), SAVED_MS);
  }

  async #ask(url: string, { failed }: Outcome, options: Parameters<typeof request>[1]) {
    const begunAt = performance.now();
    const answer = await request(url, { ...options, localAddress: aNetwork() }).catch((error: unknown) =>
      String(error),
    );
    if (typeof answer !== "string" && answer.status < UNAVAILABLE && answer.status !== 429) return answer;
    failed.push({ begunAt, what: `${url}: ${typeof answer === "string" ? answer : answer.status}` });
    return null;
  }

  /** Reads the page of a business, or a list of all: the page is not older than what was answered by now, and nothing was taken down. */
  async read(origin: string, outcome: Outcome, shop?: Shop): Promise<void> {
    const answered = this.shops.map((each) => each.answered);
    const url = origin + (shop ? `/negocio/${shop.slug}` : LIST);
    const answer = await this.#ask(url, outcome, { headers: { accept: "text/html" } });
    if (!answer) return;
    const seen = [...answer.body.matchAll(NAMES)].map(([, number, save]) => [Number(number), Number(save)] as const);
    const told = (number: number, save: number | string) =>
      outcome.stale.push(`${url} (${answer.status}): ${number} as of save ${save}, ${answered[number]} was answered`);
    for (const [number, save] of seen) {
      const [saves = [], since = 0] = [this.shops[number]?.saves, answered[number]];
      const isOwn = number === shop?.number;
      const wasTakenDown = !saves[save] || saves.slice(save + 1, since + 1).includes(false);
      if (wasTakenDown || (isOwn && save < since)) told(number, save);
    }
    if (!shop || seen.some(([number]) => number === shop.number)) return;
    if (!shop.saves.slice(answered[shop.number]).includes(false)) told(shop.number, "none");
  }

  /** Reads and saves until enough was saved and the fault is over. */
  async run({ saves, readers, savers, fault = async () => undefined }: Load): Promise<Outcome> {
    const outcome: Outcome = { stale: [], failed: [] };
    const enough = this.#answered + saves;
    let [isFaultOver, isOver] = [false, false];
    const save = async (lane: number) => {
      const own = this.shops.filter(({ number }) => number % SAVERS === lane);
      while ((this.#answered < enough || !isFaultOver) && outcome.failed.length < MAX_FAILED) {
        const shop = oneOf(own);
        const isShown = !shop.saves.at(-1) || randomInt(ONE_IN_WITHDRAWS) > 0;
        await this.save(shop, oneOf(savers), outcome, isShown);
        await this.read(oneOf(savers), outcome, shop);
        if (this.#answered >= enough) await sleep(PAUSE_MS);
      }
    };
    const read = async (origin: string) => {
      while (!isOver) {
        await this.read(origin, outcome, randomInt(ONE_IN_READS_LIST) > 0 ? oneOf(this.shops) : undefined);
        await sleep(PAUSE_MS);
      }
    };
    const reading = Promise.all(readers.map(read));
    const saving = Promise.all(Array.from({ length: SAVERS }, (_, lane) => save(lane)));
    const whenFaultIsOver = fault(outcome).finally(() => {
      isFaultOver = true;
    });
    await Promise.all([saving, whenFaultIsOver]).finally(() => {
      isOver = true;
    });
    await reading;
    return outcome;
  }
}
