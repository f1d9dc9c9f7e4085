import type postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

const { admin, freeOwner } = PEOPLE;
/** Id of an account that is no more. */
const GONE = "00000000-0000-4000-8000-0000000000ff";
const PURGED = "10000000-0000-4000-8000-0000000000ff";

let sql: postgres.Sql;

/** By the clock of Mexico City; two rows of one transaction have one time. */
const ROWS = [
  { what: "first", at: "2026-11-01 00:00", persona: admin, accion: "negocio_aprobado", negocio: BUSINESSES.free },
  { what: "second", at: "2026-11-01 23:59", persona: freeOwner, accion: "negocio_aprobado", negocio: BUSINESSES.pro },
  { what: "third", at: "2026-11-02 00:00", persona: admin, accion: "reclamo_concedido", negocio: BUSINESSES.free },
  { what: "fourth", at: "2026-11-02 00:00", persona: GONE, accion: "negocio_aprobado", negocio: PURGED },
  { what: "fifth", at: "2026-11-03 12:00", persona: admin, accion: "orden_vista", negocio: null },
] as const;

beforeAll(async () => {
  const scratch = await openScratch(insertWorld);
  ({ sql } = scratch);
  await sql`update negocios set nombre = 'Tacos Ñoño' where id = ${BUSINESSES.free}`;
  await sql`update negocios set slug = 'gratis-dos' where id = ${BUSINESSES.free}`;
  for (const { what, at, persona, accion, negocio } of ROWS) {
    await sql`
      insert into auditoria (persona, accion, negocio_id, entidad, created_at)
      values (${persona}, ${accion}, ${negocio}, ${what}, ${at}::timestamp at time zone 'America/Mexico_City')`;
  }
  return scratch.close;
});

type Filters = Readonly<Record<string, string | number>>;

const listed = async (filters: Filters = {}): Promise<string[]> => {
  const names = Object.keys(filters);
  const given = names.map((name, index) => `, ${name} => $${index + 1}`).join("");
  const rows = await sql.unsafe<{ entidad: string }[]>(
    `select entidad from list_trail('${admin}'${given})`,
    Object.values(filters),
  );
  return rows.map(({ entidad }) => entidad);
};
const idOf = async (what: string): Promise<number> => {
  const [row] = await sql<{ id: number }[]>`select id::int from auditoria where entidad = ${what}`;
  return row?.id ?? 0;
};

describe("list_trail", () => {
  it.each<[string, Filters, string[]]>([
    ["all of it, newest first", {}, ["fifth", "fourth", "third", "second", "first"]],
    ["a person", { person: admin }, ["fifth", "third", "first"]],
    ["an account that is gone", { person: GONE }, ["fourth"]],
    ["an action", { action: "negocio_aprobado" }, ["fourth", "second", "first"]],
    ["a person's action", { person: admin, action: "negocio_aprobado" }, ["first"]],
    ["a business by its slug", { business: " GRATIS-dos " }, ["third", "first"]],
    ["a business by a former slug", { business: "gratis" }, ["third", "first"]],
    ["a business by its id", { business: BUSINESSES.pro }, ["second"]],
    ["a business that is gone for good by its id", { business: PURGED.toUpperCase() }, ["fourth"]],
    ["a business by a part of its name, without accents", { business: "nono" }, ["third", "first"]],
    ["a business that is not there", { business: "no hay" }, []],
    ["what is no word", { business: "%" }, []],
    ["a day of Mexico City", { since: "2026-11-02", until: "2026-11-02" }, ["fourth", "third"]],
    ["until a day", { until: "2026-11-01" }, ["second", "first"]],
    ["days the wrong way round", { since: "2026-11-03", until: "2026-11-01" }, []],
    ["the last days there are", { until: "9999-12-31", since: "1900-01-01", batch: 1 }, ["fifth"]],
  ])("shows %s", async (_what, filters, expected) => {
    expect(await listed(filters)).toEqual(expected);
  });

  it("goes on after a row, also between two of one moment", async () => {
    const pages: string[] = [];
    let before: Filters = {};
    for (let page = 0; page < ROWS.length; page += 1) {
      const [entry = ""] = await listed({ ...before, batch: 1 });
      pages.push(entry);
      before = { before: await idOf(entry) };
    }
    expect(pages).toEqual(["fifth", "fourth", "third", "second", "first"]);
    expect(await listed({ before: await idOf("first") })).toEqual([]);
    expect(await listed({ before: 1_000_000 })).toEqual([]);
  });

  it("names who did it and to what, as long as they are there", async () => {
    const [row] = await sql`select correo, negocio, sujeto from list_trail(${admin}, action => 'reclamo_concedido')`;
    expect(row).toEqual({ correo: "admin@example.com", negocio: "Tacos Ñoño", sujeto: null });
    const [gone] = await sql`select correo, negocio, negocio_id from list_trail(${admin}, person => ${GONE})`;
    expect(gone).toEqual({ correo: null, negocio: null, negocio_id: PURGED });
    await sql`update auth.users set email_confirmed_at = now() where id = ${freeOwner}`;
    await sql`select add_admin(${admin}, 'freeowner@example.com')`;
    const [made] = await sql`select sujeto from list_trail(${admin}, action => 'administrador_agregado')`;
    expect(made).toEqual({ sujeto: "freeowner@example.com" });
  });
});

it("list_trail_people names each person once", async () => {
  expect(await sql`select correo from list_trail_people(${admin})`).toEqual([
    { correo: "admin@example.com" },
    { correo: "freeowner@example.com" },
    { correo: null },
  ]);
});
