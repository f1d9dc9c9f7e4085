import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ACTION_WORDS } from "@/lib/admin/action-labels";
import { BUSINESSES, openWorld, PEOPLE, type Person, runAs } from "./people";

const sql = await openWorld();
const { premium, pending } = BUSINESSES;
const OWNER = PEOPLE.premiumOwner;
const HELPER = PEOPLE.stranger;
const ADDRESS = "stranger@example.com";

const value = async <T>(question: PromiseLike<readonly Record<string, unknown>[]>): Promise<T> =>
  Object.values((await question)[0] ?? {})[0] as T;
const invite = (address: string, person: string = OWNER, business: string = premium) =>
  value<string>(sql`select invite_helper(${person}, ${business}, ${address})`);
const answer = (isAccepted: boolean, person: string = HELPER) =>
  value<boolean>(sql`select answer_invitation(${person}, ${premium}, ${isAccepted})`);
const remove = (person: string, address: string | null) =>
  value<boolean>(sql`select remove_helper(${person}, ${premium}, ${address})`);
const invitations = (person: string = HELPER) => sql`select nombre from list_invitations(${person})`;
const helpers = (person: string = OWNER) => sql`select email, is_accepted from list_helpers(${person}, ${premium})`;

beforeAll(() => sql`update auth.users set email_confirmed_at = now()`);
beforeEach(() => sql`delete from negocio_ayudantes`);

async function hire(): Promise<void> {
  await invite(ADDRESS);
  await answer(true);
}

/** Returns the trail's rows of the business after the first so many. */
const trailAfter = (rows: number) =>
  sql<{ persona: string; accion: string; entidad: string | null; antes: unknown; despues: unknown }[]>`
    select persona, accion, entidad, antes, despues from auditoria where negocio_id = ${premium} order by id offset ${rows}`;
const countTrail = () => value<number>(sql`select count(*)::int from auditoria where negocio_id = ${premium}`);

describe("the trail", () => {
  it("has who joins and who goes, by account and in words, and nothing of what was refused", async () => {
    const before = await countTrail();
    await hire();
    await remove(OWNER, ADDRESS);
    await remove(OWNER, ADDRESS);
    await hire();
    await remove(HELPER, null);
    await invite(ADDRESS);
    await invite(ADDRESS);
    await answer(false);
    await answer(true);
    await remove(PEOPLE.freeOwner, ADDRESS);
    const rows = await trailAfter(before);
    expect(rows.map(({ persona, accion, entidad }) => [persona, accion, entidad])).toEqual([
      [OWNER, "ayudante_invitado", null],
      [HELPER, "ayudante_aceptado", null],
      [OWNER, "ayudante_quitado", `ayudante ${HELPER}`],
      [OWNER, "ayudante_invitado", null],
      [HELPER, "ayudante_aceptado", null],
      [HELPER, "ayudante_retirado", `ayudante ${HELPER}`],
      [OWNER, "ayudante_invitado", null],
      [HELPER, "ayudante_declinado", null],
    ]);
    expect(rows.map(({ accion }) => accion).filter((accion) => !(accion in ACTION_WORDS))).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain("@");
  });

  it("offers administrators alone to look for", async () => {
    await sql`insert into auditoria (persona, accion) values (${PEOPLE.admin}, 'datos_exportados')`;
    await hire();
    const listed = await sql<{ persona: string }[]>`select persona from list_trail_people(${PEOPLE.admin})`;
    expect(listed.map(({ persona }) => persona)).toEqual([PEOPLE.admin]);
  });
});

describe("without a sign-in of the last ten minutes", () => {
  const opened = (ago: string) =>
    sql`update auth.sessions set created_at = now() - ${ago}::interval where user_id in (${OWNER}, ${PEOPLE.admin})`;

  it.each([
    ["nobody is invited", () => invite(ADDRESS)],
    ["no business is deleted", () => sql`select delete_own_business(${OWNER}, ${premium})`],
    ["no administrator is made", () => sql`select add_admin(${PEOPLE.admin}, ${ADDRESS})`],
  ])("%s", async (_case, deed) => {
    await opened("11 minutes");
    try {
      await expect(deed()).rejects.toMatchObject({ code: "42501", message: "this needs a recent sign-in" });
    } finally {
      await opened("0 minutes");
    }
  });
});

describe("an invitation", () => {
  it("is mailed once, and gives nothing until it is accepted", async () => {
    await sql`delete from correos where tipo = 'aviso_de_cuenta'`;
    expect([await invite(` ${ADDRESS.toUpperCase()}`), await invite(ADDRESS)]).toEqual(["invited", "known"]);
    expect(await sql`select datos from correos where tipo = 'ayudante_invitado' and para = ${ADDRESS}`).toEqual([
      { datos: { nombre: "premium" } },
    ]);
    expect(
      await sql`select para from correos where tipo = 'aviso_de_cuenta' and datos = '{"hecho": "ayudante"}'`,
    ).toEqual([{ para: (await sql`select email from auth.users where id = ${OWNER}`)[0]?.email }]);
    expect(await invitations()).toEqual([{ nombre: "premium" }]);
    expect(await value(sql`select read_own_business(${HELPER}, ${premium})`)).toBeNull();
    expect(await answer(true)).toBe(true);
    expect([await invitations(), await helpers()]).toEqual([[], [{ email: ADDRESS, is_accepted: true }]]);
    expect(await invite(ADDRESS)).toBe("known");
  });

  it.each<[string, string, string]>([
    ["by somebody else", PEOPLE.freeOwner, premium],
    ["by a helper", HELPER, premium],
    ["for a business that is not there", OWNER, HELPER],
  ])("is not sent %s", async (_, person, business) => {
    await hire();
    expect(await invite("otra@example.com", person, business)).toBe("unknown");
  });

  it("is not for its owner, and not for more than five", async () => {
    expect(await invite("premiumowner@example.com")).toBe("owner");
    for (const name of "abcde") expect(await invite(`${name}@example.com`)).toBe("invited");
    expect(await invite("f@example.com")).toBe("full");
  });

  it("is for the confirmed address alone, can be declined, and be taken back", async () => {
    await invite(ADDRESS);
    expect(await answer(true, PEOPLE.freeOwner)).toBe(false);
    await sql`update auth.users set email_confirmed_at = null where id = ${HELPER}`;
    expect([await answer(true), await invitations()]).toEqual([false, []]);
    await sql`update auth.users set email_confirmed_at = now() where id = ${HELPER}`;
    expect([await answer(false), await answer(true), await helpers()]).toEqual([true, false, []]);
    await invite(ADDRESS);
    expect([await remove(OWNER, ADDRESS), await answer(true)]).toEqual([true, false]);
  });
});

describe("many invitations", () => {
  const page = (number: number) =>
    sql<{ nombre: string; is_last: boolean }[]>`select nombre, is_last from list_invitations(${HELPER}, ${number})`;
  const names = (rows: readonly { nombre: string }[]) => rows.map(({ nombre }) => nombre);
  beforeAll(
    () => sql`
      insert into negocios (slug, nombre, categoria, slug_categoria, user_id, escritor)
      select 'invita-' || i, 'Invita ' || i, '', 'otros-negocios', ${PEOPLE.freeOwner}, 'importador' from generate_series(1, 7) i`,
  );
  afterAll(() => sql`delete from negocios where slug like 'invita-%'`);
  const inviteBy = (count: number) => sql`
    insert into negocio_ayudantes (negocio_id, email, created_at)
    select n.id, ${ADDRESS}, now() + substr(n.slug, 8)::int * interval '1 second' from negocios n
    where n.slug like 'invita-%' and substr(n.slug, 8)::int <= ${count}`;

  it("come page by page, each once, the latest first", async () => {
    await inviteBy(7);
    const pages = await Promise.all([1, 2, 3, 4].map(page));
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1, 0]);
    expect(names(pages.flat())).toEqual(Array.from({ length: 7 }, (_, each) => `Invita ${7 - each}`));
    expect(pages.map((rows) => rows.at(-1)?.is_last)).toEqual([false, false, true, undefined]);
  });

  it("of a page that is just full are the last ones", async () => {
    await inviteBy(3);
    expect((await page(1)).at(-1)?.is_last).toBe(true);
  });
});

describe("a helper", () => {
  beforeEach(hire);

  it("edits, and is listed what there is to edit", async () => {
    expect(
      await value(sql`select edit_business(${HELPER}, ${premium}, ${sql.json({ descripcion: "Hecho por ayuda" })})`),
    ).toMatchObject({ stored: { descripcion: "Hecho por ayuda" } });
    expect(await sql`select id from list_own_businesses(${HELPER}, as_helper => true)`).toEqual([{ id: premium }]);
    expect(await sql`select id from list_own_businesses(${HELPER})`).toEqual([]);
  });

  const own = (table: string) => `select count(*)::int as n from ${table} where negocio_id = '${premium}'`;
  it.each<[Person, string, unknown]>([
    ["stranger", own("promociones"), [{ n: 1 }]],
    [
      "stranger",
      `update promociones set titulo = 'Otra' where negocio_id = '${premium}' returning titulo`,
      [{ titulo: "Otra" }],
    ],
    ["stranger", own("negocio_privado"), [{ n: 0 }]],
    ["stranger", own("periodos"), [{ n: 0 }]],
    ["stranger", own("ordenes"), [{ n: 0 }]],
    ["stranger", own("negocio_ayudantes"), [{ n: 1 }]],
    ["premiumOwner", own("negocio_ayudantes"), [{ n: 1 }]],
    ["freeOwner", own("negocio_ayudantes"), [{ n: 0 }]],
    ["freeOwner", `update promociones set titulo = 'Otra' where negocio_id = '${premium}' returning titulo`, []],
    ["stranger", `insert into negocio_ayudantes (negocio_id, email) values ('${pending}', 'a@example.com')`, "42501"],
  ])("as %s: %s", async (person, statement, expected) => {
    expect(await runAs(sql, person, statement)).toEqual(expected);
  });

  it("neither pays, nor deletes, nor sees who else helps", async () => {
    await expect(
      sql`select create_order(wanted_plan => 'premium', buyer => ${HELPER}, business => ${premium})`,
    ).rejects.toMatchObject({ code: "42501" });
    expect(await value(sql`select delete_own_business(${HELPER}, ${premium})`)).toBe(false);
    expect(await helpers(HELPER)).toEqual([]);
    expect(await remove(HELPER, ADDRESS)).toBe(false);
  });

  it("leaves, is removed by the address of today, and goes with the owner and with the account", async () => {
    expect([await remove(HELPER, null), await remove(HELPER, null)]).toEqual([true, false]);
    await hire();
    await sql`update auth.users set email = 'nueva@example.com' where id = ${HELPER}`;
    expect(await remove(OWNER, "nueva@example.com")).toBe(true);
    await sql`update auth.users set email = ${ADDRESS}, email_confirmed_at = now() where id = ${HELPER}`;
    await hire();
    await sql`update negocios set user_id = ${PEOPLE.proOwner} where id = ${premium}`;
    expect(await sql`select from negocio_ayudantes`).toEqual([]);
    await sql`update negocios set user_id = ${OWNER} where id = ${premium}`;
  });

  it("counts as no visitor", async () => {
    const visit = (viewer: string) =>
      value(sql`select record_event('premium', 'visita', 'aabbccddeeff0011', 'aabbccddeeff0022', ${viewer})`);
    expect([await visit(HELPER), await visit(PEOPLE.freeOwner)]).toEqual([false, true]);
  });
});

describe("deleting a business", () => {
  it.each([
    ["somebody else", PEOPLE.freeOwner],
    ["nobody", null],
  ])("is not for %s", async (_, person) => {
    expect(await value(sql`select delete_own_business(${person}, ${premium})`)).toBe(false);
  });

  it("takes it off the directory once, tells its owner, and keeps what it had", async () => {
    const remove = () => value(sql`select delete_own_business(${OWNER}, ${premium})`);
    const before = await sql`select nombre, plan_type, is_approved from negocios where id = ${premium}`;
    const rows = await countTrail();
    expect([await remove(), await remove()]).toEqual([true, false]);
    const [entry, ...others] = await trailAfter(rows);
    expect([entry, others]).toEqual([
      {
        persona: OWNER,
        accion: "dueno_elimino",
        entidad: null,
        antes: { is_deleted: false },
        despues: { is_deleted: true },
      },
      [],
    ]);
    expect(ACTION_WORDS).toHaveProperty("dueno_elimino");
    expect(await runAs(sql, "visitor", `select id from negocios where id = '${premium}'`)).toEqual([]);
    expect(await sql`select id from list_own_businesses(${OWNER}) where id = ${premium}`).toEqual([]);
    expect(await sql`select datos ->> 'slug' as slug from correos where tipo = 'negocio_borrado'`).toEqual([
      { slug: "premium" },
    ]);
    await sql`update negocios set is_deleted = false, deleted_at = null where id = ${premium}`;
    expect(await sql`select nombre, plan_type, is_approved from negocios where id = ${premium}`).toEqual(before);
  });
});
