import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import type { Attack } from "./attack";
import { changedBetween, type Digest, openDigest } from "./digest";
import { leaksIn } from "./leaks";
import { type Answer, aNetwork, send } from "./send";
import { theWorld } from "./world";

const matches = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === "string" ? text.includes(wanted) : wanted.test(text);

function judge({ status, headers, body }: Answer, attack: Attack): void {
  const excerpt = `${status} ${JSON.stringify(headers)}\n${body.slice(0, 2_000)}`;
  expect([attack.expect].flat(), excerpt).toContain(status);
  if (attack.shows) expect(matches(body, attack.shows), excerpt).toBe(true);
  if (attack.hides) expect(matches(`${JSON.stringify(headers)}\n${body}`, attack.hides), excerpt).toBe(false);
  for (const [name, wanted] of Object.entries(attack.headers ?? {})) {
    const value = headers[name];
    if (wanted === null) expect(value, name).toBeUndefined();
    else expect(matches(String(value), wanted), `${name}: ${value}`).toBe(true);
  }
}

/**
 * Tests that each attack is answered as it should be, that its answer tells nothing of the inside, and that nothing
 * changes in the database that it does not name.
 */
export function runAttacks(group: string, attacks: readonly Attack[]): void {
  const world = theWorld();
  const sql = postgres(world.status.databaseUrl, { max: 2, onnotice: () => undefined });
  let digest: () => Promise<Digest>;
  let before: Digest;

  /** Mails and announced changes follow a write by themselves, and must not be taken for the next attack's. */
  const settle = () =>
    eventually(async () => {
      const [row] = await sql<{ waiting: number }[]>`
        select (select count(*) from cambios_pendientes) + (select count(*) from correos where estado = 'pendiente') as waiting`;
      if (Number(row?.waiting) > 0) throw new Error("something still waits");
    });

  /** Sends the attack as often as it says. @returns the last answer, and all that was sent. */
  async function carryOut(attack: Attack): Promise<{ answer: Answer; sent: string }> {
    const request = typeof attack.request === "function" ? await attack.request(world) : attack.request;
    // What was written to be shown is shown once its page is made anew.
    if (attack.changes) await settle();
    const network = aNetwork();
    for (let count = 1; count < (attack.times ?? 1); count += 1) await send(request, attack, world, network);
    return { answer: await send(request, attack, world, network), sent: JSON.stringify(request) };
  }

  beforeAll(async () => {
    digest = await openDigest(sql, world.dataDir);
    await settle();
    before = await digest();
  });
  afterAll(() => sql.end());

  describe(group, () => {
    it.each(attacks.map((attack) => [attack.title, attack] as const))("%s", async (_title, attack) => {
      const { answer, sent } = await carryOut(attack);
      if (attack.changes) await settle();
      const after = await digest();
      const changed = changedBetween(before, after);
      before = after;
      judge(answer, attack);
      expect(leaksIn(answer, sent, attack, world)).toEqual([]);
      expect(changed).toEqual([...(attack.changes ?? [])].sort());
      if (attack.leaves) expect(await sql.unsafe(`select (${attack.leaves}) as holds`)).toEqual([{ holds: true }]);
    });

    it("leaves the instance whole", async () => {
      const health = { title: "health", expect: 200, request: { path: "/api/health" } };
      expect((await send(health.request, health, world)).status).toBe(200);
    });
  });
}
