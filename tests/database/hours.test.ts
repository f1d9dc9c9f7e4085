import { afterAll, describe, expect, it } from "vitest";
import { toLocalDate } from "@/lib/clock";
import { addDays } from "@/lib/time/add-days";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

const { pro, free, deleted } = BUSINESSES;
const WEEK = { mon: [["09:00", "18:00"]] };

const { sql, close } = await openScratch(insertWorld);
afterAll(close);

const confirmedOn = async (business: string): Promise<string | null | undefined> =>
  (await sql<{ day: string | null }[]>`select horario_confirmado::text as day from negocios where id = ${business}`)[0]
    ?.day;

/** Midnight may pass while the tests run. */
const today = () => expect.toBeOneOf([toLocalDate(new Date()), addDays(toLocalDate(new Date()), -1)]);

const edit = (changes: unknown) =>
  sql`select edit_business(${PEOPLE.proOwner}, ${pro}, ${JSON.stringify(changes)}::text::jsonb)`;
const confirm = async (person: string | null, business: string) =>
  (await sql<{ done: boolean }[]>`select confirm_hours(${person}, ${business}) as done`)[0]?.done;
const importHours = (business: string, columns: Record<string, unknown>) =>
  sql`update negocios set ${sql({ escritor: "importador", horario: null, hours: null, ...columns })} where id = ${business}`;

describe("the day on which hours were confirmed", () => {
  it("is the day on which their owner writes them, and none when somebody else does", async () => {
    await edit({ horario: WEEK });
    expect(await confirmedOn(pro)).toEqual(today());
    await sql`update negocios set horario = '{"tue": []}', escritor = 'administracion' where id = ${pro}`;
    expect(await confirmedOn(pro)).toBeNull();
    await edit({ hours: "Con cita" });
    expect(await confirmedOn(pro)).toEqual(today());
    await edit({ hours: null, horario: null });
    expect(await confirmedOn(pro)).toBeNull();
  });

  it("does not move with what is written beside them", async () => {
    await importHours(pro, { hours: "Con cita" });
    await edit({ horario_especial: { [toLocalDate(new Date())]: { ranges: [] } }, descripcion: "Tacos" });
    expect(await confirmedOn(pro)).toBeNull();
  });

  it.each([
    ["its owner", PEOPLE.proOwner, pro, { horario: WEEK }, true],
    ["its owner, of a text", PEOPLE.proOwner, pro, { hours: "Con cita" }, true],
    // Of hours that somebody else wrote before: visitors read them.
    ["the owner of a free listing", PEOPLE.freeOwner, free, { horario: WEEK }, true],
    ["its owner, where nothing is known", PEOPLE.proOwner, pro, {}, false],
    ["a stranger", PEOPLE.stranger, pro, { horario: WEEK }, false],
    ["nobody", null, pro, { horario: WEEK }, false],
    ["the owner of a deleted one", PEOPLE.proOwner, deleted, { horario: WEEK }, false],
  ])("is set by %s: %j", async (_, person, business, hours, isDone) => {
    await importHours(business, hours);
    expect(await confirm(person, business)).toBe(isDone);
    expect(await confirmedOn(business)).toEqual(isDone ? today() : null);
  });
});

describe("special days that are over", () => {
  const drop = async () => (await sql<{ done: number }[]>`select drop_past_special_days() as done`)[0]?.done;
  const daysOf = async (business: string) =>
    (await sql<{ days: object | null }[]>`select horario_especial as days from negocios where id = ${business}`)[0]
      ?.days;
  const at = (days: number) => addDays(toLocalDate(new Date()), days);
  const closed = { ranges: [] };

  it("go, but for those of yesterday, whose night may last; a plan that has lapsed keeps none", async () => {
    const set = (business: string, days: object) =>
      sql`update negocios set horario_especial = ${sql.json(days as never)}, escritor = 'importador' where id = ${business}`;
    // Two days of room, should midnight pass.
    await set(pro, { [at(-3)]: closed, [at(0)]: closed, [at(9)]: { ranges: [], label: "Feria" } });
    await set(free, { [at(-40)]: closed, [at(-30)]: closed });
    expect(await drop()).toBe(2);
    expect(await daysOf(pro)).toEqual({ [at(0)]: closed, [at(9)]: { ranges: [], label: "Feria" } });
    expect(await daysOf(free)).toBeNull();
    expect(await drop()).toBe(0);
  });
});
