import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CLAIM_CODE_MINUTES } from "@/lib/claims/model";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

let sql: postgres.Sql;
let url: string;

beforeAll(async () => {
  const scratch = await openScratch(async (database) => {
    await insertWorld(database);
    await database`update auth.users set email_confirmed_at = null where id = ${PEOPLE.stranger}`;
  });
  sql = scratch.sql;
  url = scratch.url;
  return scratch.close;
});
beforeEach(async () => {
  await sql`delete from negocios where id not in ${sql(Object.values(BUSINESSES))}`;
  await sql`delete from correos`;
  await sql`delete from reclamos`;
  await sql`delete from private.codigos_de_reclamo`;
  await sql`delete from storage.objects`;
  await sql`delete from negocio_propietarios where negocio_id = ${BUSINESSES.unowned}`;
  await sql`update negocio_privado set email = null where negocio_id = ${BUSINESSES.unowned}`;
  await sql`
    update negocios set user_id = null, is_deleted = false, deleted_at = null, is_approved = true, web = ${WEB}, escritor = 'importador'
    where id = ${BUSINESSES.unowned}`;
});

const WEB = "https://www.taqueria.example/";
const columnsOf = async (id: string, ...columns: string[]) =>
  (await sql`select ${sql(columns)} from negocios where id = ${id}`)[0];
const claim = async (person: string, slug = "sin-dueno", note = "Soy la dueña", photo: string | null = null) =>
  (await sql<{ outcome: string }[]>`select add_claim(${person}, ${slug}, ${note}, ${photo}) as outcome`)[0]?.outcome;
const decide = async (isGranted: boolean, reviewer: string = PEOPLE.admin) => {
  const [open] = await sql<
    { id: string }[]
  >`select id from reclamos where estado = 'nuevo' order by created_at limit 1`;
  const [row] = await sql<
    { outcome: string }[]
  >`select decide_claim(${open?.id ?? randomUUID()}, ${reviewer}, ${isGranted}) as outcome`;
  return row?.outcome;
};

describe("a claim", () => {
  it("wait for the administrator, once per person", async () => {
    expect(await claim(PEOPLE.freeOwner)).toBe("added");
    expect(await claim(PEOPLE.freeOwner, "sin-dueno", "Otra vez")).toBe("waiting");
    expect(await sql`select estado, nota from reclamos`).toEqual([{ estado: "nuevo", nota: "Soy la dueña" }]);
    expect(await sql`select tipo, para, ajeno from correos`).toEqual([
      { tipo: "reclamo_recibido", para: "freeowner@example.com", ajeno: false },
    ]);
    expect(await columnsOf(BUSINESSES.unowned, "user_id")).toEqual({ user_id: null });
  });

  it.each([
    ["an owned business", PEOPLE.freeOwner, "profesional", "owned"],
    ["a pending one", PEOPLE.proOwner, "pendiente", "unknown"],
    ["one that does not exist", PEOPLE.proOwner, "nada", "unknown"],
    ["an account without a confirmed address", PEOPLE.stranger, "sin-dueno", "unconfirmed"],
  ])("are refused for %s", async (_, person, slug, outcome) => {
    expect(await claim(person, slug)).toBe(outcome);
    expect(await sql`select from reclamos`).toHaveLength(0);
  });

  it("make the claimant the owner when granted, and refuse the others with a mail each", async () => {
    await claim(PEOPLE.freeOwner);
    await claim(PEOPLE.proOwner);
    expect(await decide(true)).toBe("granted");
    expect(await columnsOf(BUSINESSES.unowned, "user_id")).toEqual({ user_id: PEOPLE.freeOwner });
    expect(await sql`select estado from reclamos order by estado`).toEqual([
      { estado: "aprobado" },
      { estado: "rechazado" },
    ]);
    expect(await sql`select tipo, para from correos where tipo <> 'reclamo_recibido' order by tipo`).toEqual([
      { tipo: "reclamo_aprobado", para: "freeowner@example.com" },
      { tipo: "reclamo_rechazado", para: "proowner@example.com" },
    ]);
    expect(await claim(PEOPLE.premiumOwner)).toBe("owned");
  });

  it("are granted to one, though several are decided at the same moment", async () => {
    for (const person of [PEOPLE.freeOwner, PEOPLE.proOwner, PEOPLE.premiumOwner]) await claim(person);
    const open = await sql<{ id: string }[]>`select id from reclamos`;
    const outcomes = await Promise.all(
      open.map(({ id }) => sql<{ outcome: string }[]>`select decide_claim(${id}, ${PEOPLE.admin}, true) as outcome`),
    );
    expect(outcomes.map(([row]) => row?.outcome).sort()).toEqual(["granted", "unknown", "unknown"]);
  });

  it("show the new owner nothing of who had registered the listing", async () => {
    await sql`update negocio_privado set email = 'lupita@example.com' where negocio_id = ${BUSINESSES.unowned}`;
    await claim(PEOPLE.freeOwner);
    expect(await decide(true)).toBe("granted");
    expect(await sql`select email from negocio_privado where negocio_id = ${BUSINESSES.unowned}`).toEqual([
      { email: null },
    ]);
  });

  it("leave the listing without owner when rejected", async () => {
    await claim(PEOPLE.freeOwner);
    expect(await decide(false)).toBe("rejected");
    expect(await columnsOf(BUSINESSES.unowned, "user_id")).toEqual({ user_id: null });
    expect(await decide(false)).toBe("unknown");
  });

  it("are decided by administrators alone", async () => {
    await claim(PEOPLE.freeOwner);
    await expect(decide(true, PEOPLE.freeOwner)).rejects.toMatchObject({ code: "42501" });
  });

  it("are not granted for a business that got an owner meanwhile", async () => {
    await claim(PEOPLE.freeOwner);
    await sql`update negocios set user_id = ${PEOPLE.proOwner} where id = ${BUSINESSES.unowned}`;
    expect(await decide(true)).toBe("owned");
  });
});

const HASH = "0123456789abcdef".repeat(2);
const OTHER_HASH = HASH.replace("0", "f");
const MAILBOX = "contacto@taqueria.example";

const later = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

type Ask = { person?: string; to?: string; hash?: string; at?: string; slug?: string; connection?: postgres.Sql };
const ask = async ({
  person = PEOPLE.freeOwner,
  to = MAILBOX,
  hash = HASH,
  at = later(0),
  slug = "sin-dueno",
  connection = sql,
}: Ask = {}) =>
  (
    await connection<{ outcome: string }[]>`
      select request_claim_code(${person}, ${slug}, ${to}, '12345678', ${hash}, ${at}::timestamptz) as outcome`
  )[0]?.outcome;
const redeem = async ({
  person = PEOPLE.freeOwner,
  hash = HASH,
  at = later(0),
  slug = "sin-dueno",
  connection = sql,
}: Ask = {}) =>
  (
    await connection<{ outcome: string }[]>`
      select redeem_claim_code(${person}, ${slug}, ${hash}, ${at}::timestamptz) as outcome`
  )[0]?.outcome;
const owner = async () => (await columnsOf(BUSINESSES.unowned, "user_id"))?.user_id;

describe("a code mailed to the listing's own domain", () => {
  it("makes its claimant the owner at once, refuses who waits, and works once", async () => {
    await claim(PEOPLE.proOwner);
    await sql`delete from correos`;
    expect(await ask({ to: " Contacto@Taqueria.example " })).toBe("sent");
    expect(await sql`select tipo, para, datos, ajeno from correos`).toEqual([
      {
        tipo: "codigo_reclamo",
        para: MAILBOX,
        datos: { nombre: "sin-dueno", slug: "sin-dueno", codigo: "12345678" },
        ajeno: true,
      },
    ]);
    expect(await redeem()).toBe("granted");
    expect(await owner()).toBe(PEOPLE.freeOwner);
    expect(await sql`select user_id from negocio_propietarios where negocio_id = ${BUSINESSES.unowned}`).toEqual([
      { user_id: PEOPLE.freeOwner },
    ]);
    expect(await sql`select user_id, estado, nota from reclamos order by estado`).toEqual([
      { user_id: PEOPLE.freeOwner, estado: "aprobado", nota: `Confirmó el código enviado a ${MAILBOX}` },
      { user_id: PEOPLE.proOwner, estado: "rechazado", nota: "Soy la dueña" },
    ]);
    expect(await sql`select tipo from correos where tipo like 'reclamo%' order by tipo`).toEqual([
      { tipo: "reclamo_aprobado" },
      { tipo: "reclamo_rechazado" },
    ]);
    expect(await redeem()).toBe("owned");
    await sql`update negocios set user_id = null where id = ${BUSINESSES.unowned}`;
    await sql`delete from negocio_propietarios where negocio_id = ${BUSINESSES.unowned}`;
    expect(await redeem()).toBe("expired");
  });

  it("decides the claim that its claimant has open", async () => {
    await claim(PEOPLE.freeOwner);
    await ask();
    expect(await redeem()).toBe("granted");
    expect(await sql`select estado, nota from reclamos`).toEqual([{ estado: "aprobado", nota: "Soy la dueña" }]);
  });

  it("is good for five tries, also at the same moment", async () => {
    await ask();
    const connections = postgres(url, { max: 8, onnotice: () => undefined });
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => redeem({ hash: OTHER_HASH, connection: connections })),
    );
    await connections.end();
    expect(tries.filter((outcome) => outcome === "wrong")).toHaveLength(5);
    expect(await redeem()).toBe("expired");
    expect(await owner()).toBeNull();
  });

  it("makes one owner of many right answers at the same moment", async () => {
    for (const person of [PEOPLE.freeOwner, PEOPLE.proOwner, PEOPLE.premiumOwner]) await ask({ person });
    const connections = postgres(url, { max: 3, onnotice: () => undefined });
    const people = [PEOPLE.freeOwner, PEOPLE.proOwner, PEOPLE.premiumOwner];
    const outcomes = await Promise.all(people.map((person) => redeem({ person, connection: connections })));
    await connections.end();
    expect(outcomes.sort()).toEqual(["granted", "owned", "owned"]);
    expect(await sql`select from negocio_propietarios where negocio_id = ${BUSINESSES.unowned}`).toHaveLength(1);
  });

  it("works until its time is over", async () => {
    expect(await ask({})).toBe("sent");
    expect(await redeem({ at: later(CLAIM_CODE_MINUTES - 1) })).toBe("granted");
  });

  it.each<[string, Ask, Ask]>([
    ["after its time", {}, { at: later(CLAIM_CODE_MINUTES + 1) }],
    ["by somebody else", {}, { person: PEOPLE.proOwner }],
    ["for another listing", {}, { slug: "gratis" }],
    ["once another one was asked for", { at: later(-1) }, { hash: OTHER_HASH }],
  ])("is worth nothing %s", async (_, asked, redeemed) => {
    expect(await ask(asked)).toBe("sent");
    if (asked.at) expect(await ask({ hash: "a".repeat(32) })).toBe("sent");
    expect(await redeem(redeemed)).not.toBe("granted");
    expect(await owner()).toBeNull();
  });

  it.each([
    ["a mailbox elsewhere", { to: "contacto@example.com" }, "elsewhere"],
    ["one of a subdomain", { to: "contacto@sub.taqueria.example" }, "elsewhere"],
    ["two addresses", { to: "a@taqueria.example,b@example.com" }, "elsewhere"],
    ["two signs", { to: "a@example.com@taqueria.example" }, "elsewhere"],
    ["a line break", { to: "a@taqueria.example\nbcc: b@example.com" }, "elsewhere"],
    ["a mailbox without a name", { to: "@taqueria.example" }, "elsewhere"],
    ["an unconfirmed account", { person: PEOPLE.stranger }, "unconfirmed"],
    ["an owned listing", { slug: "profesional" }, "owned"],
    ["a pending one", { slug: "pendiente" }, "unknown"],
    ["a deleted one", { slug: "eliminado" }, "unknown"],
    ["one that does not exist", { slug: "nada" }, "unknown"],
  ])("is not sent for %s", async (_, asked, outcome) => {
    expect(await ask(asked)).toBe(outcome);
    expect(await sql`select from correos`).toHaveLength(0);
  });

  /** Events on the listing before the code is asked for. */
  const SPOILS: Readonly<Record<string, (database: postgres.Sql) => Promise<unknown>>> = {
    "whose address an owner had changed": async (database) => {
      await database`update negocios set user_id = ${PEOPLE.proOwner}, escritor = 'importador' where id = ${BUSINESSES.unowned}`;
      await database`update negocios set web = 'https://taqueria.example/', escritor = 'administracion' where id = ${BUSINESSES.unowned}`;
      await database`update negocios set user_id = null where id = ${BUSINESSES.unowned}`;
    },
    "whose address the server alone wrote": (database) =>
      database`update negocios set plan_type = 'pro', web = 'https://taqueria.example/', web_publicada = null, escritor = 'pagos' where id = ${BUSINESSES.unowned}`,
    "whose address is a page of a portal": (database) =>
      database`update negocios set web = 'https://taqueria.example/tienda', escritor = 'importador' where id = ${BUSINESSES.unowned}`,
    "whose address has a port": (database) =>
      database`update negocios set web = 'https://taqueria.example:8443/', escritor = 'importador' where id = ${BUSINESSES.unowned}`,
    "whose domain another one publishes": (database) =>
      database`insert into negocios (slug, nombre, slug_categoria, categoria, is_approved, web, escritor) values ('otra', 'Otra', 'otros-negocios', '', true, 'http://taqueria.example/otra', 'importador')`,
    "that waits for somebody to confirm an address": (database) =>
      database`update negocio_privado set email = 'lupita@example.com' where negocio_id = ${BUSINESSES.unowned}`,
    "that has a further owner alone": (database) =>
      database`insert into negocio_propietarios (user_id, negocio_id) values (${PEOPLE.proOwner}, ${BUSINESSES.unowned})`,
  };
  it.each(Object.keys(SPOILS))(
    "is not sent for one %s, and one that was sent before is worth nothing",
    async (what) => {
      expect(await ask()).toBe("sent");
      await SPOILS[what]?.(sql);
      expect(await ask({ person: PEOPLE.proOwner })).toMatch(/^(?:elsewhere|owned)$/);
      expect(await redeem()).toMatch(/^(?:expired|owned)$/);
      expect(await owner()).toBeNull();
      await sql`update negocios set plan_type = 'free', escritor = 'importador' where id = ${BUSINESSES.unowned}`;
    },
  );

  it("is sent for an address that the administration wrote while nobody owned the listing", async () => {
    await sql`update negocios set web = 'https://nueva.example/', plan_type = 'free', escritor = 'administracion' where id = ${BUSINESSES.unowned}`;
    expect(await sql`select claim_domain('sin-dueno') as domain`).toEqual([{ domain: "nueva.example" }]);
    expect(await ask({ to: "hola@nueva.example" })).toBe("sent");
  });

  it("is sent three times a day for one listing, whoever asks at the same moment, and again the next day", async () => {
    const connections = postgres(url, { max: 6, onnotice: () => undefined });
    const people = [PEOPLE.freeOwner, PEOPLE.proOwner, PEOPLE.premiumOwner, PEOPLE.linkedOwner, PEOPLE.admin];
    const outcomes = await Promise.all(
      people.map((person, index) => ask({ person, to: `buzon${index}@taqueria.example`, connection: connections })),
    );
    await connections.end();
    expect(outcomes.sort()).toEqual(["sent", "sent", "sent", "tooMany", "tooMany"]);
    expect(await sql`select from correos`).toHaveLength(3);
    expect(await ask({ at: later(25 * 60) })).toBe("sent");
  });

  it("is counted for the listing though the account that asked is gone", async () => {
    const asked = async (index: number) => {
      const person = randomUUID();
      await sql`insert into auth.users (id, email, email_confirmed_at) values (${person}, ${`${person}@example.com`}, now())`;
      const outcome = await ask({ person, to: `buzon${index}@taqueria.example` });
      await sql`select release_account(${person})`;
      await sql`delete from auth.users where id = ${person}`;
      return outcome;
    };
    const outcomes = [await asked(0), await asked(1), await asked(2), await asked(3)];
    expect(outcomes).toEqual(["sent", "sent", "sent", "tooMany"]);
  });

  it("is sent five times a day for one claimant", async () => {
    for (let made = 0; made < 6; made += 1) {
      await sql`
        insert into negocios (slug, nombre, slug_categoria, categoria, is_approved, web, escritor)
        values (${`n${made}`}, 'N', 'otros-negocios', '', true, ${`https://n${made}.example`}, 'importador')`;
    }
    const outcomes: unknown[] = [];
    for (let made = 0; made < 6; made += 1) outcomes.push(await ask({ slug: `n${made}`, to: `a@n${made}.example` }));
    expect(outcomes).toEqual(["sent", "sent", "sent", "sent", "sent", "tooMany"]);
  });

  it("stands in the outbox no longer than until it is sent", async () => {
    await ask();
    const [mail] = await sql<{ id: string }[]>`select id from take_mails(1)`;
    await sql`select finish_mail(${mail?.id ?? 0}, true)`;
    expect(await sql`select estado, datos ? 'codigo' as has_code from correos`).toEqual([
      { estado: "enviado", has_code: false },
    ]);
  });
});

describe("a photo of papers", () => {
  const PHOTO = "00000000-0000-4000-8000-000000000099.webp";
  const removable = async (at: string) =>
    (
      await sql<
        { name: string }[]
      >`select list_removable_papers as name from list_removable_papers(10, ${at}::timestamptz)`
    ).map(({ name }) => name);
  const DAYS = 24 * 60;

  it("is kept while its claim is open, and a week after its decision", async () => {
    await sql`insert into storage.objects (bucket_id, name) values ('comprobantes', ${PHOTO}), ('logos', 'otra.webp')`;
    expect(await claim(PEOPLE.freeOwner, "sin-dueno", "Soy la dueña", PHOTO)).toBe("added");
    expect(await removable(later(400 * DAYS))).toEqual([]);
    expect(await decide(false)).toBe("rejected");
    expect(await removable(later(6 * DAYS))).toEqual([]);
    expect(await removable(later(8 * DAYS))).toEqual([PHOTO]);
  });

  it("goes a day later where no claim names it", async () => {
    await sql`insert into storage.objects (bucket_id, name) values ('comprobantes', ${PHOTO})`;
    expect(await removable(later(60))).toEqual([]);
    expect(await removable(later(2 * DAYS))).toEqual([PHOTO]);
  });
});
