import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { slugCandidates } from "@/lib/businesses/slug";
import { ledgerOf, paymentOf } from "./ledger";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

let sql: postgres.Sql;
let url: string;

beforeAll(async () => {
  const scratch = await openScratch(async (database) => {
    await insertWorld(database);
    await database`update auth.users set email_confirmed_at = null where id = ${PEOPLE.stranger}`;
    await database`update negocios set denue_id = '1', telefono = '5512345678' where id = ${BUSINESSES.unowned}`;
  });
  sql = scratch.sql;
  url = scratch.url;
  return scratch.close;
});
beforeEach(async () => {
  await sql`delete from negocios where id not in ${sql(Object.values(BUSINESSES))}`;
  await sql`delete from correos`;
  await sql`update negocios set user_id = null where id = ${BUSINESSES.unowned}`;
});

const FORM = {
  nombre: "Tacos Lupita",
  slug_categoria: "alimentos-y-bebidas",
  telefono: "5512340000",
  direccion: "Calle 1",
};

type Options = {
  form?: Record<string, unknown>;
  moderation?: string;
  request?: string;
  owner?: string;
  email?: string;
  plan?: string;
  suffix?: string;
};
const register = async (options: Options = {}, connection = sql) => {
  const {
    form = FORM,
    moderation = "review-free",
    request = randomUUID(),
    owner,
    email,
    plan = "free",
    suffix = "abc123",
  } = options;
  const slugs = slugCandidates(String(form.nombre ?? ""), "Centro", suffix);
  const [row] = await connection<{ id: string; slug: string; is_approved: boolean | null; is_new: boolean }[]>`
    select * from register_business(${JSON.stringify(form)}::text::jsonb, ${slugs}, ${moderation}, ${request}, ${owner ?? null},
      ${email ?? null}, ${plan})`;
  if (!row) throw new Error("nothing was registered");
  return row;
};
const columnsOf = async (id: string, ...columns: string[]) =>
  (await sql`select ${sql(columns)} from negocios where id = ${id}`)[0];

describe("register_business", () => {
  it("makes a pending free business with its owner, and writes to the owner", async () => {
    const { id, slug, is_new } = await register({ owner: PEOPLE.freeOwner, email: "otra@example.com" });
    expect({ slug, is_new }).toEqual({ slug: "tacos-lupita", is_new: true });
    expect(await columnsOf(id, "plan_type", "is_approved", "user_id", "categoria")).toEqual({
      plan_type: "free",
      is_approved: null,
      user_id: PEOPLE.freeOwner,
      categoria: "Alimentos y Bebidas",
    });
    expect(await sql`select user_id from negocio_propietarios where negocio_id = ${id}`).toEqual([
      { user_id: PEOPLE.freeOwner },
    ]);
    expect(await sql`select tipo, para from correos`).toEqual([
      { tipo: "registro_recibido", para: "freeowner@example.com" },
    ]);
  });

  it.each([
    ["review-free", null],
    ["review-all", null],
    ["none", true],
  ])("under %s leaves a free one %s", async (moderation, expected) => {
    expect((await register({ moderation })).is_approved).toBe(expected);
  });

  it("reads no column that the server or a higher plan decides", async () => {
    const { id } = await register({
      form: {
        ...FORM,
        plan_type: "premium",
        is_approved: true,
        is_featured: true,
        user_id: PEOPLE.admin,
        visitas: 99,
        id: PEOPLE.admin,
        slug: "admin",
        menu: "Tacos $10",
        servicios: ["a"],
        video_url: "https://x.example",
      },
    });
    expect(
      await columnsOf(
        id,
        "plan_type",
        "is_approved",
        "is_featured",
        "user_id",
        "visitas",
        "slug",
        "menu",
        "servicios",
        "video_url",
      ),
    ).toEqual({
      plan_type: "free",
      is_approved: null,
      is_featured: false,
      user_id: null,
      visitas: "0",
      slug: "tacos-lupita",
      menu: null,
      servicios: [],
      video_url: null,
    });
  });

  it("keeps the address of a registration without account, for whoever confirms it", async () => {
    const { id } = await register({ email: " LinkedOwner@example.com " });
    expect(await sql`select email from negocio_privado where negocio_id = ${id}`).toEqual([
      { email: "linkedowner@example.com" },
    ]);
    await sql`select link_account(${PEOPLE.linkedOwner})`;
    expect(await columnsOf(id, "user_id")).toEqual({ user_id: PEOPLE.linkedOwner });
  });

  it("makes one business of one form sent twice, also at the same time", async () => {
    const request = randomUUID();
    const connections = postgres(url, { max: 5, onnotice: () => undefined });
    const rows = await Promise.all(Array.from({ length: 5 }, () => register({ request }, connections)));
    await connections.end();
    expect(new Set(rows.map((row) => row.id)).size).toBe(1);
    expect(rows.filter((row) => row.is_new)).toHaveLength(1);
  });

  it("does not tell somebody else what a form made", async () => {
    const request = randomUUID();
    await register({ request, owner: PEOPLE.freeOwner });
    await expect(register({ request, owner: PEOPLE.proOwner })).rejects.toMatchObject({ code: "23505" });
  });

  it("gives twenty of one name, registered at the same time, twenty slugs", async () => {
    const connections = postgres(url, { max: 20, onnotice: () => undefined });
    const rows = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register({ suffix: `r${String(index).padStart(5, "0")}` }, connections)),
    );
    await connections.end();
    expect(new Set(rows.map((row) => row.slug)).size).toBe(20);
    expect(rows.map((row) => row.slug)).toEqual(
      expect.arrayContaining(["tacos-lupita", "tacos-lupita-1", "tacos-lupita-2", "tacos-lupita-centro"]),
    );
  });

  it("takes no former slug of another business", async () => {
    await sql`insert into negocio_slugs (slug, negocio_id) values ('tacos-lupita', ${BUSINESSES.free})`;
    expect((await register()).slug).toBe("tacos-lupita-1");
    await sql`delete from negocio_slugs where slug = 'tacos-lupita'`;
  });

  it.each([
    ["an account without a confirmed address", { owner: PEOPLE.stranger }, "42501"],
    ["a paid plan without a payment", { owner: PEOPLE.freeOwner, plan: "pro" }, "42501"],
    ["a paid plan without an account", { plan: "premium" }, "42501"],
    ["a description above the plan", { form: { ...FORM, descripcion: "x".repeat(101) } }, "23514"],
    ["no name", { form: { ...FORM, nombre: null } }, "23502"],
    ["an empty name", { form: { ...FORM, nombre: " " } }, "23514"],
    ["an unknown category", { form: { ...FORM, slug_categoria: "magia" } }, "23514"],
    ["a telephone of words", { form: { ...FORM, telefono: "llámame" } }, "23514"],
  ])("refuses %s", async (_, options, code) => {
    await expect(register(options)).rejects.toMatchObject({ code });
    expect(await sql`select from negocios where nombre = 'Tacos Lupita'`).toHaveLength(0);
  });

  it("stops at twenty businesses of one owner", async () => {
    for (let index = 0; index < 20; index += 1) await register({ owner: PEOPLE.admin, suffix: `q${10000 + index}` });
    await expect(register({ owner: PEOPLE.admin })).rejects.toMatchObject({ code: "54000" });
  });

  it("uses an unassigned month, writes what that plan may write, and is published at once", async () => {
    const ledger = ledgerOf(sql);
    const order = await ledger.order("pro", { buyer: PEOPLE.linkedOwner });
    await ledger.apply(
      paymentOf(order, { approved_at: new Date().toISOString(), updated_at: new Date().toISOString() }),
    );
    const form = { ...FORM, servicios: ["uno", "dos"], menu: "Tacos $10", descripcion: "x".repeat(300) };
    const { id, is_approved } = await register({ form, owner: PEOPLE.linkedOwner, plan: "pro" });
    expect(is_approved).toBe(true);
    expect(await columnsOf(id, "plan_type", "servicios", "menu")).toEqual({
      plan_type: "pro",
      servicios: ["uno", "dos"],
      menu: null,
    });
    await expect(register({ form, owner: PEOPLE.linkedOwner, plan: "pro" })).rejects.toMatchObject({ code: "42501" });
  });
});

describe("list_unowned_matches", () => {
  const match = (name: string, phone: string) => sql`select slug from list_unowned_matches(${name}, ${phone})`;

  it.each([
    ["by telephone, however written", "", "+52 55 1234-5678"],
    ["by a like name", "Sin dueño", ""],
    ["by a mistyped name", "Sin duenio", ""],
  ])("finds %s", async (_, name, phone) => {
    expect(await match(name, phone)).toEqual([{ slug: "sin-dueno" }]);
  });

  it.each([
    ["nothing typed", "", ""],
    ["three letters", "sin", ""],
    ["part of a telephone", "", "345678"],
    ["plain text of a pattern", "%%%%%", "%"],
  ])("finds nothing for %s", async (_, name, phone) => {
    expect(await match(name, phone)).toEqual([]);
  });

  it("never offers an owned one", async () => {
    await sql`update negocios set user_id = ${PEOPLE.freeOwner} where id = ${BUSINESSES.unowned}`;
    expect(await match("Sin dueño", "5512345678")).toEqual([]);
  });
});
