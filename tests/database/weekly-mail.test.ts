import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { BUSINESSES, openWorld, PEOPLE } from "./people";

const sql = await openWorld();
await sql`update auth.users set email_confirmed_at = now()`;

const MONDAY = "2026-11-23";
/** In the evening of Mexico City: it is the next day already elsewhere. */
const evening = (day: string) => `${day}T22:00:00-06:00`;

beforeEach(async () => {
  await sql`delete from correos`;
  await sql`delete from eventos`;
  await sql`delete from private.bajas_de_correo`;
});

const happened = (business: string, kind: string, day: string, times = 1) => sql`
  insert into eventos (negocio_id, tipo, dia, visitante, origen)
  select ${business}, ${kind}, ${day}, decode(md5(n::text), 'hex'), decode(md5(n::text), 'hex') from generate_series(1, ${times}::int) n`;
const queue = async (at: string, batch = 100) =>
  (await sql<{ queued: number }[]>`select queue_weekly_mails(${batch}, ${at}) as queued`)[0]?.queued;
const recipients = async () =>
  (await sql<{ para: string }[]>`select para from correos order by para`).map(({ para }) => para.split("@")[0]);
const hash = (address: string) => createHash("sha256").update(address).digest("hex");
describe("the weekly mail", () => {
  it("tells the week that ended on Sunday beside the one before, and the weekdays of eight", async () => {
    await happened(BUSINESSES.pro, "whatsapp", "2026-11-16", 5);
    await happened(BUSINESSES.pro, "whatsapp", "2026-11-22", 7);
    await happened(BUSINESSES.pro, "whatsapp", "2026-11-15", 8);
    await happened(BUSINESSES.pro, "visita", "2026-09-28", 2);
    await happened(BUSINESSES.pro, "visita", "2026-09-27", 50);
    await happened(BUSINESSES.pro, "llamada", MONDAY, 90);
    await queue(evening(MONDAY));
    const [mail] = await sql`select tipo, entidad, para, datos from correos`;
    expect(mail).toEqual({
      tipo: "resumen_semanal",
      entidad: `${BUSINESSES.pro} ${MONDAY}`,
      para: "proowner@example.com",
      datos: {
        negocio_id: BUSINESSES.pro,
        nombre: "profesional",
        slug: "profesional",
        visitas: 0,
        clics: 0,
        semana: { canales: { whatsapp: [12, 8] }, dias: [7, 0, 0, 0, 0, 0, 15] },
      },
    });
  });

  it("tells a free listing's owner the totals alone", async () => {
    await happened(BUSINESSES.free, "whatsapp", "2026-11-20", 5);
    await sql`update negocios set visitas = 7, clics = 3 where id = ${BUSINESSES.free}`;
    await queue(evening(MONDAY));
    const [mail] = await sql`select datos from correos`;
    expect(mail?.datos).toMatchObject({ visitas: 7, clics: 3, semana: null });
  });

  it.each([
    ["on Sunday", "2026-11-22", 0],
    ["on Monday", MONDAY, 1],
    ["on Tuesday, when Monday's run was missed", "2026-11-24", 1],
    ["on Wednesday", "2026-11-25", 0],
  ])("is written %s", async (_case, day, expected) => {
    await happened(BUSINESSES.pro, "visita", "2026-11-20");
    await happened(BUSINESSES.pro, "visita", "2026-11-13");
    expect(await queue(evening(day))).toBe(expected);
  });

  it("is written once a business and week, portion by portion, also by two runs at once", async () => {
    for (const business of [BUSINESSES.free, BUSINESSES.pro, BUSINESSES.premium])
      await happened(business, "visita", "2026-11-20");
    expect([await queue(evening(MONDAY), 2), await queue(evening(MONDAY), 2), await queue(evening(MONDAY), 2)]).toEqual(
      [2, 1, 0],
    );
    expect(await recipients()).toEqual(["freeowner", "premiumowner", "proowner"]);
    await happened(BUSINESSES.pro, "visita", "2026-11-25");
    expect(await queue(evening("2026-11-30"))).toBe(1);
  });

  const { pro } = BUSINESSES;
  const owner = PEOPLE.proOwner;
  it.each([
    ["nothing to tell", "delete from eventos"],
    ["an address that nobody confirmed", `update auth.users set email_confirmed_at = null where id = '${owner}'`],
    ["no owner", `update negocios set user_id = null where id = '${pro}'`],
    [
      "an owner who has not said that it is theirs",
      `insert into negocio_propietarios (user_id, negocio_id, aceptado_at) values ('${owner}', '${pro}', null)`,
    ],
    ["a deletion", `update negocios set is_deleted = true, deleted_at = now() where id = '${pro}'`],
    ["no approval yet", `update negocios set is_approved = null where id = '${pro}'`],
    ["a rejection", `update negocios set is_approved = false where id = '${pro}'`],
    ["an owner who unsubscribed", `select set_mail_subscription('${hash("proowner@example.com")}', false)`],
  ])("is not written with %s", async (_case, change) => {
    await happened(pro, "visita", "2026-11-20");
    const undone = new Error("undone");
    const attempt = sql.begin(async (transaction) => {
      await transaction.unsafe(change);
      expect(await transaction`select queue_weekly_mails(100, ${evening(MONDAY)}) as queued`).toEqual([{ queued: 0 }]);
      throw undone;
    });
    await expect(attempt).rejects.toBe(undone);
    expect(await queue(evening(MONDAY))).toBe(1);
  });
});

describe("who unsubscribed", () => {
  const subscribe = (address: string, isOn: boolean) => sql`select set_mail_subscription(${hash(address)}, ${isOn})`;

  it("gets no optional mail, not even one that waits, and all others", async () => {
    await happened(BUSINESSES.pro, "visita", "2026-11-20");
    await happened(BUSINESSES.free, "visita", "2026-11-20");
    await queue(evening(MONDAY));
    await sql`select private.queue_mail('recibo', '1', 'proowner@example.com', '{}')`;
    for (let time = 0; time < 2; time += 1) await subscribe("proowner@example.com", false);
    await sql`select private.queue_mail('resumen_semanal', 'x', ' ProOwner@example.com', '{}')`;
    expect(await sql`select tipo, para from correos order by para`).toEqual([
      { tipo: "resumen_semanal", para: "freeowner@example.com" },
      { tipo: "recibo", para: "proowner@example.com" },
    ]);
  });

  it("is written to again once it is switched on", async () => {
    await happened(BUSINESSES.pro, "visita", "2026-11-20");
    await subscribe("proowner@example.com", false);
    await subscribe("proowner@example.com", true);
    expect(await queue(evening(MONDAY))).toBe(1);
  });

  it("is kept as a hash alone", async () => {
    await subscribe("proowner@example.com", false);
    expect(await sql`select direccion from private.bajas_de_correo`).toEqual([
      { direccion: hash("proowner@example.com") },
    ]);
    await expect(sql`select set_mail_subscription('proowner@example.com', false)`).rejects.toMatchObject({
      code: "23514",
    });
  });
});
