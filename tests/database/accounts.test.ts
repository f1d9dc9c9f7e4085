import { createHash, randomBytes, randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { ledgerOf, paymentOf } from "./ledger";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

let sql: postgres.Sql;
let url: string;

beforeAll(async () => {
  const scratch = await openScratch(insertWorld);
  sql = scratch.sql;
  url = scratch.url;
  return scratch.close;
});

const link = async (person: string) =>
  (await sql<{ linked: number }[]>`select link_account(${person}) as linked`)[0]?.linked;

describe("link_account", () => {
  it("gives nothing to an address that is not confirmed", async () => {
    await sql`update auth.users set email_confirmed_at = null where id = ${PEOPLE.stranger}`;
    await sql`update negocio_privado set email = 'stranger@example.com' where negocio_id = ${BUSINESSES.unowned}`;
    expect(await link(PEOPLE.stranger)).toBe(0);
    expect(await sql`select user_id from negocios where id = ${BUSINESSES.unowned}`).toEqual([{ user_id: null }]);
  });

  it("never takes a business that has an owner", async () => {
    await sql`update negocio_privado set email = 'linkedowner@example.com' where negocio_id = ${BUSINESSES.free}`;
    await sql`update auth.users set email_confirmed_at = now()`;
    expect(await link(PEOPLE.linkedOwner)).toBe(0);
    expect(await sql`select user_id from negocios where id = ${BUSINESSES.free}`).toEqual([
      { user_id: PEOPLE.freeOwner },
    ]);
  });

  it("gives what waits for a confirmed address, once, with profile and link", async () => {
    expect(await link(PEOPLE.stranger)).toBe(1);
    expect(await link(PEOPLE.stranger)).toBe(0);
    expect(await sql`select user_id from negocio_propietarios where negocio_id = ${BUSINESSES.unowned}`).toEqual([
      { user_id: PEOPLE.stranger },
    ]);
    expect(await sql`select user_id, plan_type from profiles where email = 'stranger@example.com'`).toEqual([
      { user_id: PEOPLE.stranger, plan_type: "free" },
    ]);
  });
});

describe("a business that somebody else registered with one's address", () => {
  const VICTIM = "00000000-0000-4000-8000-0000000000d1";
  const ADDRESS = "victima@example.com";
  let made = 0;

  beforeAll(() => sql`insert into auth.users (id, email, email_confirmed_at) values (${VICTIM}, ${ADDRESS}, now())`);

  /** Registered by a stranger yesterday, and linked by the sign-in of today. */
  async function arrive(fields: Record<string, unknown> = {}, linked = 1): Promise<string> {
    made += 1;
    const [row] = await sql<{ id: string }[]>`
      insert into negocios ${sql({ slug: `ajeno-${made}`, nombre: "Ajeno", slug_categoria: "otros-negocios", categoria: "", is_approved: null, created_at: new Date(Date.now() - 86_400_000), ...fields })}
      returning id`;
    const id = row?.id ?? "";
    await sql`insert into negocio_privado (negocio_id, email) values (${id}, ${ADDRESS})`;
    expect(await link(VICTIM)).toBe(linked);
    return id;
  }
  const disown = async (id: string, person: string = VICTIM) =>
    (await sql<{ done: boolean }[]>`select disown_business(${person}, ${id}) as done`)[0]?.done;
  const offered = async (id: string) =>
    (await sql`select por_correo from list_own_businesses(${VICTIM}) where id = ${id}`)[0]?.por_correo;

  it.each([null, false])(
    "leaves the account by its word while its approval is %s, and never comes back",
    async (is_approved) => {
      const id = await arrive({ is_approved });
      expect(await offered(id)).toBe(true);
      expect(await disown(id, PEOPLE.freeOwner)).toBe(false);
      expect(await disown(id)).toBe(true);
      expect(await disown(id)).toBe(false);
      expect(
        await sql`select user_id, is_deleted, deleted_at is not null as dated from negocios where id = ${id}`,
      ).toEqual([{ user_id: null, is_deleted: true, dated: true }]);
      await sql`update negocios set is_deleted = false, deleted_at = null where id = ${id}`;
      expect(await link(VICTIM)).toBe(0);
      expect(await sql`select from list_own_businesses(${VICTIM})`).toHaveLength(0);
    },
  );

  it("stays when it is published, has a paid month, is of the census or has another owner", async () => {
    const [published, census] = [await arrive({ is_approved: true }), await arrive({ denue_id: "4711" })];
    const [paid, shared] = [await arrive(), await arrive()];
    await sql`insert into periodos (negocio_id, plan, inicia_at, cortesia) values (${paid}, 'pro', now(), 'de prueba')`;
    await sql`insert into negocio_propietarios (user_id, negocio_id) values (${PEOPLE.linkedOwner}, ${shared})`;
    for (const id of [published, census, paid, shared]) {
      expect([await offered(id), await disown(id)]).toEqual([false, false]);
    }
    await sql`delete from negocios where id in ${sql([published, census, paid, shared])}`;
  });

  it("is not what one registered while signed in", async () => {
    const [own] = await sql<{ id: string }[]>`
      select id from register_business(${sql.json({ nombre: "Propio", slug_categoria: "otros-negocios", telefono: "5512345678", direccion: "Calle 1" })},
        array['propio'], 'review-free', gen_random_uuid(), ${VICTIM})`;
    expect([await offered(own?.id ?? ""), await disown(own?.id ?? "")]).toEqual([false, false]);
    await sql`delete from negocios where id = ${own?.id ?? ""}`;
  });

  describe("counts for nothing until it is accepted", () => {
    const accept = async (id: string, person: string = VICTIM) =>
      (await sql<{ outcome: string }[]>`select accept_business(${person}, ${id}) as outcome`)[0]?.outcome;
    const register = (name = "Propio") => sql`
      select id from register_business(${sql.json({ nombre: name, slug_categoria: "otros-negocios", telefono: "5512345678", direccion: "Calle 1" })},
        array[]::text[], 'review-free', gen_random_uuid(), ${VICTIM})`;
    const listed = () => sql<{ nombre: string; por_aceptar: boolean }[]>`
      select nombre, por_aceptar from list_own_businesses(${VICTIM})`;
    afterEach(() => sql`delete from negocios where user_id = ${VICTIM}`);

    it.each([null, false, true])("while its approval is %s", async (is_approved) => {
      for (let count = 0; count < 20; count += 1) await arrive({ is_approved });
      for (let count = 0; count < 20; count += 1) expect(await register()).toHaveLength(1);
      await expect(register()).rejects.toMatchObject({ message: "demasiados_negocios" });
    });

    it("and hides nothing of one's own, however new and many they are", async () => {
      await register();
      for (let count = 0; count < 20; count += 1) await arrive();
      expect((await listed()).slice(0, 2)).toEqual([
        { nombre: "Propio", por_aceptar: false },
        { nombre: "Ajeno", por_aceptar: true },
      ]);
    });

    it("and then takes a place, if there is one", async () => {
      const [first, second] = [await arrive(), await arrive({ is_approved: true })];
      for (let count = 0; count < 19; count += 1) await register();
      expect(await accept(first, PEOPLE.freeOwner)).toBe("unknown");
      expect(await accept(first)).toBe("accepted");
      expect(await accept(first)).toBe("accepted");
      expect([await offered(first), await disown(first)]).toEqual([false, false]);
      expect(await accept(second)).toBe("full");
      await expect(register()).rejects.toMatchObject({ message: "demasiados_negocios" });
    });

    it("and takes one place, though several are accepted at one moment", async () => {
      const ids = [await arrive(), await arrive(), await arrive()];
      for (let count = 0; count < 19; count += 1) await register();
      const connections = postgres(url, { max: 3, onnotice: () => undefined });
      const outcomes = await Promise.all(
        ids.map((id) => connections<{ outcome: string }[]>`select accept_business(${VICTIM}, ${id}) as outcome`),
      );
      await connections.end();
      expect(outcomes.map(([row]) => row?.outcome).sort()).toEqual(["accepted", "full", "full"]);
    });

    it("and no more than twenty come at once", async () => {
      for (let count = 0; count < 20; count += 1) await arrive();
      const late = await arrive({}, 0);
      expect(await listed()).toHaveLength(20);
      await sql`delete from negocios where id = ${late}`;
    });
  });
});

describe("the first confirmation of an address", () => {
  const confirm = async (name: string, age: string) => {
    const [user] = await sql<{ id: string }[]>`
      insert into auth.users (id, email, encrypted_password, raw_user_meta_data, created_at)
      values (gen_random_uuid(), ${`${name}@example.com`}, 'de quien se registró', '{"name": "Otra"}', now() - ${age}::interval)
      returning id`;
    return sql`
      update auth.users set email_confirmed_at = now() where id = ${user?.id ?? null}
      returning encrypted_password, raw_user_meta_data`;
  };

  it("drops what was set before its owner had a say", async () => {
    expect(await confirm("asked-for", "4 seconds")).toEqual([{ encrypted_password: null, raw_user_meta_data: {} }]);
  });

  it("keeps it where a server makes a user and vouches for the address at once", async () => {
    expect(await confirm("vouched-for", "0 seconds")).toEqual([
      { encrypted_password: "de quien se registró", raw_user_meta_data: { name: "Otra" } },
    ]);
  });

  it("drops it for good, though the server writes what it had read before (Supabase Auth does)", async () => {
    const email = "late-write@example.com";
    const write = (on: postgres.ISql, data: Record<string, string>) =>
      on`update auth.users set raw_user_meta_data = ${JSON.stringify(data)}::text::jsonb where email = ${email} returning raw_user_meta_data as data`;
    await sql`
      insert into auth.users (id, email, raw_user_meta_data, created_at)
      values (gen_random_uuid(), ${email}, '{"name": "Otra"}', now() - interval '1 minute')`;
    await sql.begin(async (transaction) => {
      await transaction`update auth.users set email_confirmed_at = now() where email = ${email}`;
      expect(await write(transaction, { name: "Otra" })).toEqual([{ data: {} }]);
    });
    expect(await write(sql, { name: "Ana" })).toEqual([{ data: { name: "Ana" } }]);
  });

  it("is the first one only", async () => {
    await sql`update auth.users set encrypted_password = 'nueva', email_confirmed_at = now() where email = 'asked-for@example.com'`;
    expect(await sql`select encrypted_password from auth.users where email = 'asked-for@example.com'`).toEqual([
      { encrypted_password: "nueva" },
    ]);
  });
});

describe("what is pending for an account", () => {
  const pend = async (name: string) => {
    const [user] = await sql<{ id: string }[]>`
      insert into auth.users (id, email, encrypted_password, email_confirmed_at, email_change, email_change_token_current,
        email_change_token_new, email_change_sent_at, email_change_confirm_status, recovery_token)
      values (gen_random_uuid(), ${`${name}@example.com`}, 'de antes', now(), ${`${name}-nueva@example.com`}, ${`${name}-current`},
        ${`${name}-new`}, now(), 1, ${`${name}-recovery`})
      returning id`;
    return user?.id ?? "";
  };
  const NOTHING = {
    email_change: "",
    email_change_token_current: "",
    email_change_token_new: "",
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    recovery_token: "",
  };
  const left = (id: string) => sql`
    select email_change, email_change_token_current, email_change_token_new, email_change_sent_at, email_change_confirm_status,
      recovery_token from auth.users where id = ${id}`;

  it.each([
    ["a new password", "encrypted_password", "otra"],
    ["no password any more", "encrypted_password", null],
    ["another address by the administrator", "email", "sin-pedir@example.com"],
  ])("ends with %s", async (name, column, value) => {
    const id = await pend(name.replaceAll(" ", "-"));
    await sql`update auth.users set ${sql({ [column]: value })} where id = ${id}`;
    expect(await left(id)).toEqual([NOTHING]);
    expect(await sql`select from auth.users where id = ${id} and email_confirmed_at is not null`).toHaveLength(1);
  });

  it.each([
    ["another password", "encrypted_password = 'otra'", [{ hecho: "contrasena" }]],
    ["no password", "encrypted_password = null", []],
    ["the same password", "encrypted_password = encrypted_password", []],
    ["a password before the address is confirmed", "encrypted_password = 'otra', email_confirmed_at = null", []],
  ])("is told to its account by mail where it has %s", async (name, change, told) => {
    const id = await pend(`aviso-${name.replaceAll(" ", "-")}`);
    await sql.unsafe(`update auth.users set ${change} where id = '${id}'`);
    const mails = await sql`
      select datos from correos where tipo = 'aviso_de_cuenta' and para = (select email from auth.users where id = ${id})`;
    expect(mails.map(({ datos }) => datos)).toEqual(told);
  });

  it("goes on when neither changes", async () => {
    const id = await pend("igual");
    await sql`update auth.users set encrypted_password = encrypted_password, email = email, updated_at = now() where id = ${id}`;
    expect(await left(id)).toMatchObject([
      { email_change: "igual-nueva@example.com", recovery_token: "igual-recovery" },
    ]);
  });

  it("leaves an account whose change is made unconfirmed, and its first link leaves nothing of before", async () => {
    const id = await pend("hecho");
    await sql`update auth.users set created_at = now() - interval '1 day' where id = ${id}`;
    await sql`insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${id})`;
    await sql`update auth.users set email = email_change where id = ${id}`;
    expect(await sql`select email, email_confirmed_at, encrypted_password from auth.users where id = ${id}`).toEqual([
      { email: "hecho-nueva@example.com", email_confirmed_at: null, encrypted_password: "de antes" },
    ]);
    expect(await sql`select link_account(${id}) as linked`).toEqual([{ linked: 0 }]);
    await sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
    expect(await sql`select encrypted_password from auth.users where id = ${id}`).toEqual([
      { encrypted_password: null },
    ]);
    expect(await sql`select from auth.sessions where user_id = ${id}`).toEqual([]);
  });
});

describe("grant_admin by e-mail, as the operations manual has it", () => {
  it("makes an administrator of a confirmed address, however it is written, and of no other", async () => {
    const id = randomUUID();
    await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, 'jefa@example.org', now())`;
    await sql`insert into auth.users (id, email) values (gen_random_uuid(), 'sin-confirmar@example.org')`;
    for (const address of ["nadie@example.org", "sin-confirmar@example.org", "", "%"]) {
      await expect(sql.unsafe(`select grant_admin('${address}')`)).rejects.toMatchObject({ code: "P0002" });
    }
    expect(await sql`select is_administrator(${id}) as admin`).toEqual([{ admin: false }]);
    for (let n = 0; n < 2; n++) await sql.unsafe("select grant_admin(' Jefa@example.org')");
    expect(await sql`select is_administrator(${id}) as admin`).toEqual([{ admin: true }]);
    await sql`delete from auth.users where id = ${id}`;
  });
});

describe("the businesses of a user", () => {
  it("come with plan, state and paid time, the highest plan first", async () => {
    await sql`update negocio_privado set motivo_rechazo = 'Falta la dirección' where negocio_id = ${BUSINESSES.rejected}`;
    await sql`update negocios set escritor = 'pagos', plan_type = 'free' where id = ${BUSINESSES.rejected}`;
    expect(
      await sql`select slug, plan, is_approved, motivo_rechazo, pagado_hasta from list_own_businesses(${PEOPLE.premiumOwner})`,
    ).toEqual([
      { slug: "premium", plan: "premium", is_approved: true, motivo_rechazo: null, pagado_hasta: null },
      { slug: "rechazado", plan: "free", is_approved: false, motivo_rechazo: "Falta la dirección", pagado_hasta: null },
    ]);
    const [shared] = await sql`
      select slug, pagado_hasta > now() + interval '27 days' as is_paid from list_own_businesses(${PEOPLE.linkedOwner})`;
    expect(shared).toEqual({ slug: "profesional", is_paid: true });
    expect(await sql`select from list_own_businesses(gen_random_uuid())`).toEqual([]);
  });

  it("count months that follow one another to the end of the last", async () => {
    await sql`
      insert into periodos (negocio_id, plan, inicia_at, termina_at, cortesia)
      values (${BUSINESSES.pro}, 'pro', now() + interval '1 month', now() + interval '2 months', 'de prueba')`;
    const [shared] = await sql`
      select pagado_hasta > now() + interval '58 days' as is_last from list_own_businesses(${PEOPLE.linkedOwner})`;
    expect(shared).toEqual({ is_last: true });
    await sql`delete from periodos where cortesia = 'de prueba'`;
  });

  it("tell who administers", async () => {
    expect(
      await sql`select is_administrator(${PEOPLE.admin}) as admin, is_administrator(${PEOPLE.stranger}) as stranger`,
    ).toEqual([{ admin: true, stranger: false }]);
  });
});

describe("an account that goes", () => {
  it("is told before what becomes of each business, and leaves no trace of the person", async () => {
    await sql`update negocios set denue_id = '7' where id = ${BUSINESSES.unowned}`;
    await sql`update negocios set user_id = ${PEOPLE.stranger} where id = ${BUSINESSES.pro}`;
    await sql`update negocios set user_id = ${PEOPLE.stranger} where id = ${BUSINESSES.free}`;
    const ledger = ledgerOf(sql);
    await ledger.apply(paymentOf(await ledger.order("pro", { buyer: PEOPLE.stranger, business: BUSINESSES.free })));
    expect(await sql`select slug, outcome from preview_account_deletion(${PEOPLE.stranger}) order by slug`).toEqual([
      { slug: "gratis", outcome: "deleted" },
      { slug: "profesional", outcome: "shared" },
      { slug: "sin-dueno", outcome: "released" },
    ]);

    await sql`select release_account(${PEOPLE.stranger})`;
    await sql`delete from auth.users where id = ${PEOPLE.stranger}`;
    expect(
      await sql`
        select slug, user_id, is_deleted from negocios
        where id in (${BUSINESSES.free}, ${BUSINESSES.pro}, ${BUSINESSES.unowned}) order by slug`,
    ).toEqual([
      { slug: "gratis", user_id: null, is_deleted: true },
      { slug: "profesional", user_id: PEOPLE.linkedOwner, is_deleted: false },
      { slug: "sin-dueno", user_id: null, is_deleted: false },
    ]);
    const [traces] = await sql<{ found: number }[]>`
      select (select count(*) from ordenes where email = 'stranger@example.com' or referencia like 'stranger%')
        + (select count(*) from correos where para = 'stranger@example.com')
        + (select count(*) from negocio_privado where email = 'stranger@example.com')
        + (select count(*) from profiles where email = 'stranger@example.com') as found`;
    expect(Number(traces?.found)).toBe(0);
    expect(await sql`select estado from pagos where id = '1000'`).toEqual([{ estado: "approved" }]);
  });

  it("leaves an owner who stays the month that it had paid, whatever is told of the payment later", async () => {
    const [gone, heir] = [PEOPLE.premiumOwner, PEOPLE.linkedOwner];
    await sql`insert into negocio_propietarios (user_id, negocio_id) values (${heir}, ${BUSINESSES.premium}) on conflict do nothing`;
    const ledger = ledgerOf(sql);
    const payment = paymentOf(await ledger.order("pro", { buyer: gone, business: BUSINESSES.premium }), { id: "2000" });
    expect(await ledger.apply(payment)).toBe("granted");
    await sql`select release_account(${gone})`;
    expect(await ledger.apply({ ...payment, updated_at: "2026-02-01T18:00:00Z" })).toBe("unchanged");
    const refund = { status: "refunded", refunded: payment.amount, updated_at: "2026-02-02T18:00:00Z" };
    expect(await ledger.apply({ ...payment, ...refund })).toBe("revoked");
  });

  it("may go while its payments arrive", async () => {
    const ledger = ledgerOf(sql);
    for (let round = 0; round < 8; round += 1) {
      const buyer = randomUUID();
      await sql`insert into auth.users (id, email, email_confirmed_at) values (${buyer}, ${`${buyer}@example.com`}, now())`;
      const [made] = await sql<{ id: string }[]>`
        insert into negocios (slug, nombre, categoria, slug_categoria, user_id)
        values (${`pasajero-${round}`}, 'Pasajero', '', 'otros-negocios', ${buyer}) returning id`;
      const order = await ledger.order("pro", { buyer, business: made?.id ?? "" });
      const payment = paymentOf(order, { id: String(3000 + round) });
      const release = sql`select release_account(${buyer})`;
      await Promise.all([ledger.apply(payment), release, ledger.apply(payment)]);
      expect(await sql`select email, user_id from ordenes where id = ${order.id}`).toEqual([
        { email: null, user_id: null },
      ]);
    }
  });
});

it.each([
  ["as it is", (token: string) => token],
  ["by a hash", (token: string) => createHash("sha256").update(token).digest("hex")],
])("tells whose account a link opens that is kept %s, and of no other text", async (_, kept) => {
  const [token, address] = [randomBytes(32).toString("hex"), `${randomUUID()}@example.com`];
  await sql`insert into auth.users (id, email, recovery_token) values (${randomUUID()}, ${address}, ${kept(token)})`;
  const addressOf = async (hash: string) =>
    (await sql<{ address: string | null }[]>`select address_of_link(${hash}) as address`)[0]?.address;
  for (const hash of [token, `pkce_${token}`]) expect(await addressOf(hash)).toBe(address);
  for (const hash of ["", "a", "b".repeat(64), `${token}a`]) expect(await addressOf(hash)).toBeNull();
});

describe("what Auth keeps of people", () => {
  const typed = "00000000-0000-4000-8000-0000000000e1";

  it("is forgotten: an address that was only typed after a week, its notes after thirty days", async () => {
    await sql`
      insert into auth.users (id, email, created_at, email_confirmed_at, last_sign_in_at) values
        (${typed}, 'tecleada@example.com', now() - interval '8 days', null, null),
        ('00000000-0000-4000-8000-0000000000e2', 'ayer@example.com', now() - interval '1 day', null, null),
        ('00000000-0000-4000-8000-0000000000e3', 'cambio@example.com', now() - interval '8 days', null, now()),
        ('00000000-0000-4000-8000-0000000000e4', 'confirmada@example.com', now() - interval '8 days', now(), null)`;
    await sql`
      insert into auth.audit_log_entries (id, payload, created_at) values
        (gen_random_uuid(), '{"actor_id": "x"}', now() - interval '31 days'),
        (gen_random_uuid(), '{"actor_id": "y"}', now() - interval '29 days')`;
    expect(await sql`select purge_accounts() as gone`).toEqual([{ gone: 1 }]);
    const left =
      await sql`select email from auth.users where id::text like '%e_' and id::text like '%0000000000e%' order by 1`;
    expect(left.map(({ email }) => email)).toEqual([
      "ayer@example.com",
      "cambio@example.com",
      "confirmada@example.com",
    ]);
    expect(await sql`select payload ->> 'actor_id' as of from auth.audit_log_entries`).toEqual([{ of: "y" }]);
  });

  it("goes with the account", async () => {
    const id = "00000000-0000-4000-8000-0000000000e5";
    await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, 'se-va@example.com', now())`;
    await sql`
      insert into auth.audit_log_entries (id, payload) values
        (gen_random_uuid(), ${sql.json({ actor_id: id })}), (gen_random_uuid(), '{"actor_username": "se-va@example.com"}')`;
    await sql`select release_account(${id})`;
    expect(await sql`select from auth.audit_log_entries where payload::text ~ ${`${id}|se-va`}`).toEqual([]);
  });
});
