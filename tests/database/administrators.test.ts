import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

const { admin, freeOwner, proOwner, stranger } = PEOPLE;

let sql: postgres.Sql;
let url: string;

beforeAll(async () => {
  const scratch = await openScratch(insertWorld);
  ({ sql, url } = scratch);
  return scratch.close;
});
beforeEach(async () => {
  await sql`update auth.users set email_confirmed_at = now(), banned_until = null`;
  await sql`delete from private.admins`;
  await sql`insert into private.admins (user_id) values (${admin})`;
  await sql`delete from correos`;
});

const outcomeOf = async (question: Promise<readonly postgres.Row[]>): Promise<unknown> => (await question)[0]?.outcome;
const add = (email: string, reviewer: string = admin) =>
  outcomeOf(sql`select add_admin(${reviewer}, ${email}) as outcome`);
const remove = (person: string, reviewer: string = admin, connection = sql) =>
  outcomeOf(connection`select remove_admin(${reviewer}, ${person}) as outcome`);
const administrators = async () =>
  (await sql<{ user_id: string }[]>`select user_id from private.admins order by 1`).map((row) => row.user_id);
const mails = () => sql`select tipo, para from correos order by id`;
/** Returns the trail's rows of the meantime. */
async function traceOf(work: () => Promise<unknown>) {
  const [last] = await sql<{ id: string }[]>`select coalesce(max(id), 0) as id from auditoria`;
  await work();
  return sql`select persona, accion, entidad, antes, despues from auditoria where id > ${last?.id ?? 0} order by id`;
}

describe("add_admin", () => {
  it("gives the role to whoever has confirmed the address, once, with a mail and a row in the trail", async () => {
    const trace = await traceOf(async () => {
      expect(await add(" FreeOwner@example.com ")).toBe("added");
      expect(await add("freeowner@example.com")).toBe("already");
    });
    expect(trace).toEqual([
      {
        ...{ persona: admin, accion: "administrador_agregado", entidad: `administrador ${freeOwner}` },
        ...{ antes: null, despues: null },
      },
    ]);
    expect(await mails()).toEqual([
      { tipo: "administrador_agregado", para: "freeowner@example.com" },
      { tipo: "aviso_de_cuenta", para: "admin@example.com" },
    ]);
    expect(await sql`select email, hecho_por, puede_entrar from list_administrators(${freeOwner})`).toEqual([
      { email: "admin@example.com", hecho_por: null, puede_entrar: true },
      { email: "freeowner@example.com", hecho_por: "admin@example.com", puede_entrar: true },
    ]);
  });

  it.each([
    ["has no account", "nadie@example.com", ""],
    ["is empty", "", ""],
    ["is not confirmed", "freeowner@example.com", "email_confirmed_at = null"],
    ["is of a barred account", "freeowner@example.com", "banned_until = now() + interval '1 day'"],
  ])("says the same of an address that %s", async (_case, email, change) => {
    if (change) await sql.unsafe(`update auth.users set ${change} where id = '${freeOwner}'`);
    expect(await traceOf(async () => expect(await add(email)).toBe("unknown"))).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

describe("remove_admin", () => {
  it("takes the role from another and from oneself, but not from the last one", async () => {
    await add("freeowner@example.com");
    await sql`delete from correos`;
    const trace = await traceOf(async () => {
      expect(await remove(stranger)).toBe("unknown");
      expect(await remove(freeOwner)).toBe("removed");
      expect(await remove(freeOwner)).toBe("unknown");
      expect(await remove(admin)).toBe("last");
    });
    expect(trace.map(({ accion, entidad }) => [accion, entidad])).toEqual([
      ["administrador_quitado", `administrador ${freeOwner}`],
    ]);
    expect(await mails()).toEqual([{ tipo: "administrador_quitado", para: "freeowner@example.com" }]);
    await add("proowner@example.com");
    expect(await remove(admin)).toBe("removed");
    await expect(remove(proOwner)).rejects.toMatchObject({ code: "42501", message: "no_es_administrador" });
    expect(await administrators()).toEqual([proOwner]);
  });

  it.each(["email_confirmed_at = null", "banned_until = now() + interval '1 day'"])(
    "counts nobody who cannot enter: %s",
    async (change) => {
      await add("freeowner@example.com");
      await sql.unsafe(`update auth.users set ${change} where id = '${freeOwner}'`);
      expect(await remove(admin)).toBe("last");
      expect(await remove(freeOwner)).toBe("removed");
    },
  );
});

describe("two at once", () => {
  const leave = (person: string, connection: postgres.Sql) =>
    outcomeOf(connection`select release_account(${person}) as outcome`);

  it.each([
    ["remove each other", (one: string, other: string, connection: postgres.Sql) => remove(other, one, connection)],
    ["remove themselves", (one: string, _: string, connection: postgres.Sql) => remove(one, one, connection)],
    ["delete their accounts", (one: string, _: string, connection: postgres.Sql) => leave(one, connection)],
  ])("%s: one stays", async (_case, act) => {
    await add("freeowner@example.com");
    const connections = postgres(url, { max: 2, onnotice: () => undefined });
    try {
      let second: Promise<unknown> = Promise.resolve();
      await connections.begin(async (transaction) => {
        await act(admin, freeOwner, transaction as unknown as postgres.Sql);
        second = act(freeOwner, admin, connections).catch((error: Error) => error.message);
        // It waits for the first one, which has not ended yet.
        for (;;) {
          const waiting = await sql`select from pg_locks where not granted`;
          if (waiting.length > 0) break;
        }
      });
      expect(["no_es_administrador", "last", false]).toContain(await second);
      expect(await administrators()).toHaveLength(1);
    } finally {
      await connections.end();
    }
  });
});

describe("the account of an administrator", () => {
  it("can be deleted while somebody else is there, and takes the role along with a row in the trail", async () => {
    expect(await outcomeOf(sql`select release_account(${admin}) as outcome`)).toBe(false);
    expect(await administrators()).toEqual([admin]);
    await add("freeowner@example.com");
    const trace = await traceOf(() => sql`select release_account(${admin})`);
    expect(trace.map(({ persona, accion }) => [persona, accion])).toEqual([[admin, "administrador_quitado"]]);
    expect(await administrators()).toEqual([freeOwner]);
    expect(await outcomeOf(sql`select release_account(${stranger}) as outcome`)).toBe(true);
  });
});

describe("bootstrap_admin", () => {
  const bootstrap = (person: string, connection = sql) =>
    outcomeOf(connection`select bootstrap_admin(${person}) as outcome`);

  it("makes the first administrator, and nobody while there is one", async () => {
    expect(await bootstrap(freeOwner)).toBe(false);
    await sql`delete from private.admins`;
    await sql`update auth.users set email_confirmed_at = null where id = ${freeOwner}`;
    expect(await bootstrap(freeOwner)).toBe(false);
    expect(await traceOf(async () => expect(await bootstrap(proOwner)).toBe(true))).toMatchObject([
      { persona: proOwner, accion: "administrador_agregado" },
    ]);
    expect(await bootstrap(stranger)).toBe(false);
    expect(await administrators()).toEqual([proOwner]);
  });
});
