import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyLedger, ledgerOf, paymentOf } from "./ledger";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

/** Mails that a stranger can have written to an address that is not theirs. */
const VICTIM = "freeowner@example.com";

let sql: postgres.Sql;
let url: string;

beforeAll(async () => {
  const scratch = await openScratch(async (database) => {
    await insertWorld(database);
    await database`update auth.users set email_confirmed_at = now()`;
  });
  sql = scratch.sql;
  url = scratch.url;
  return scratch.close;
});
beforeEach(async () => {
  await emptyLedger(sql);
  await sql`delete from private.correos_retenidos`;
  await sql`delete from negocios where id not in ${sql(Object.values(BUSINESSES))}`;
});

/** Mails a day that strangers may cause; null where they can cause none. */
const CAPS: Readonly<Record<string, number | null>> = {
  registro_recibido: 3,
  registro_aprobado: 3,
  registro_rechazado: 3,
  registro_cambios: 3,
  negocio_unido: 3,
  pago_rechazado: 2,
  comprobante: 2,
  codigo_reclamo: 3,
  reporte_corregido: 3,
  reporte_cerrado: 3,
  reporte_descartado: 3,
  negocio_cerrado: 3,
  ayudante_invitado: 3,
  negocio_borrado: null,
  mensaje_recibido: 3,
  arco_recibida: 3,
  mensaje_respondido: null,
  arco_requerida: null,
  arco_prorrogada: null,
  arco_respondida: null,
  arco_cumplida: null,
  arco_por_vencer: null,
  resumen_semanal: null,
  reclamo_recibido: null,
  reclamo_aprobado: null,
  reclamo_rechazado: null,
  administrador_agregado: null,
  administrador_quitado: null,
  aviso_de_privacidad: null,
  aviso_de_cuenta: null,
  cambio_aceptado: null,
  cambio_rechazado: null,
  recibo: null,
  pago_devuelto: null,
  recordatorio: null,
  plan_vencido: null,
  cortesia: null,
  cortesia_terminada: null,
  factura_enviada: null,
  factura_rechazada: null,
};
const CAPPED = Object.entries(CAPS).flatMap(([kind, cap]) => (cap === null ? [] : [[kind, cap] as const]));

const queue = (kind: string, { to = VICTIM, isOwn = false, entity = randomUUID(), connection = sql } = {}) =>
  connection`select private.queue_mail(${kind}, ${entity}, ${to}, '{}', ${isOwn})`;
const written = async (kind?: string) =>
  (await sql`select from correos where ${kind ? sql`tipo = ${kind}` : sql`true`}`).length;
const withheld = () => sql`select tipo, cuantos from private.correos_retenidos order by tipo`;

let made = 0;
const register = async (options: { owner?: string; email?: string } = {}): Promise<string> => {
  made += 1;
  const form = {
    nombre: `Tacos ${made}`,
    slug_categoria: "otros-negocios",
    telefono: "5512345678",
    direccion: "Calle 1",
  };
  const [row] = await sql<{ id: string }[]>`
    select id from register_business(${sql.json(form)}, array[]::text[], 'review-free', ${randomUUID()}, ${options.owner ?? null}, ${options.email ?? null})`;
  return row?.id ?? "";
};
const decide = (id: string, isApproved: boolean) =>
  sql`select decide_businesses(${PEOPLE.admin}, array[${id}]::uuid[], ${isApproved ? "aprobar" : "rechazar"}),
    private.release_decisions(now() + interval '1 minute')`;
const times = async (count: number, work: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < count; index += 1) await work(index);
};

describe("every kind of mail", () => {
  it("says how many of it strangers may cause", async () => {
    const kinds = await sql<{ tipo: string; ajenos_por_dia: number | null }[]>`
      select tipo, ajenos_por_dia from private.tipos_de_correo`;
    expect(Object.fromEntries(kinds.map((kind) => [kind.tipo, kind.ajenos_por_dia]))).toEqual(CAPS);
  });

  it("is one that was decided on", async () => {
    await expect(queue("invento")).rejects.toMatchObject({ code: "23503" });
  });

  it.each(Object.entries(CAPS))("%s goes out as often as the account causes it", async (kind, cap) => {
    await times(5, () => queue(kind, { isOwn: true }));
    expect(await written(kind)).toBe(5);
    await times(5, () => queue(kind));
    expect(await written(kind)).toBe(5 + (cap ?? 5));
    await times(5, () => queue(kind, { isOwn: true }));
    expect(await written(kind)).toBe(10 + (cap ?? 5));
  });

  it.each(CAPPED)("%s is written %i times to one address, though a hundred are caused at once", async (kind, cap) => {
    const connections = postgres(url, { max: 20, onnotice: () => undefined });
    await Promise.all(Array.from({ length: 100 }, () => queue(kind, { connection: connections })));
    await connections.end();
    expect(await written()).toBe(cap);
    expect(await withheld()).toEqual([{ tipo: kind, cuantos: 100 - cap }]);
  });
});

describe("what strangers cause", () => {
  it.each([
    ["an address", "ana@example.com", ["ana@example.com", "ANA@example.com", " ana@example.com "]],
    ["its suffixes", "ana@example.com", ["ana+1@example.com", "ana+2@example.com", "ana+a+b@example.com"]],
    ["points at Gmail", "ana.luz@gmail.com", ["analuz@gmail.com", "a.n.a.luz@googlemail.com", "analuz+x@gmail.com"]],
  ])("is counted by mailbox: %s", async (_, first, others) => {
    await queue("pago_rechazado", { to: first });
    for (const to of others) await queue("pago_rechazado", { to });
    expect(await written()).toBe(2);
  });

  it.each(["a.na@example.com", "ana@example.org", "anna@example.com"])("says nothing of %s", async (to) => {
    await times(3, () => queue("pago_rechazado", { to: "ana@example.com" }));
    await queue("pago_rechazado", { to });
    expect(await sql`select from correos where para = ${to}`).toHaveLength(1);
  });

  it("is counted for a day, kind by kind", async () => {
    await times(3, () => queue("pago_rechazado"));
    await times(4, () => queue("registro_recibido"));
    expect([await written("pago_rechazado"), await written("registro_recibido")]).toEqual([2, 3]);
    await sql`update correos set created_at = now() - interval '25 hours'`;
    await queue("pago_rechazado");
    expect(await written("pago_rechazado")).toBe(3);
  });

  it("once told is neither told again nor counted as withheld", async () => {
    const entity = randomUUID();
    await times(5, () => queue("pago_rechazado", { entity }));
    expect([await written(), await withheld()]).toEqual([1, []]);
  });

  it("is told to the operator as a number, and forgotten", async () => {
    await times(5, () => queue("pago_rechazado"));
    const state = async () => (await sql`select deployment_state() ->> 'withheld_mails' as n`)[0]?.n;
    expect(await state()).toBe("3");
    await sql`update private.correos_retenidos set dia = dia - 8`;
    expect(await state()).toBe("0");
    await sql`update private.correos_retenidos set dia = dia - 90`;
    await sql`select purge_ledger()`;
    expect(await withheld()).toEqual([]);
  });
});

describe("the ways to cause one", () => {
  it("rejected payments of a stranger's order are one mail an order and two a day, and its owner's own are told", async () => {
    const ledger = ledgerOf(sql);
    const reject = (order: Parameters<typeof paymentOf>[0]) =>
      times(5, (index) => {
        const id = `${made}${index}`;
        return ledger.apply(paymentOf(order, { id, status: "rejected", approved_at: null }));
      });
    for (made = 1; made <= 4; made += 1) {
      await reject(await ledger.order("pro", { email: VICTIM }));
      expect(await written()).toBe(Math.min(made, 2));
    }
    expect(await withheld()).toEqual([{ tipo: "pago_rechazado", cuantos: 10 }]);
    await reject(await ledger.order("pro", { buyer: PEOPLE.freeOwner }));
    expect(await written()).toBe(3);
  });

  it("the receipt of a stranger's paid order is written, whatever went before", async () => {
    const ledger = ledgerOf(sql);
    await times(5, () => queue("pago_rechazado"));
    await ledger.apply(paymentOf(await ledger.order("pro", { email: VICTIM })));
    expect(await written("recibo")).toBe(1);
  });

  it("registrations without an account are told three times, made all the same, and their owner's own are told", async () => {
    await times(6, () => register({ email: VICTIM }));
    expect(await written("registro_recibido")).toBe(3);
    expect(await sql`select from negocio_privado where email = ${VICTIM}`).toHaveLength(6);
    await register({ owner: PEOPLE.freeOwner });
    expect(await written("registro_recibido")).toBe(4);
  });

  it.each([
    ["registro_aprobado", true],
    ["registro_rechazado", false],
  ] as const)("%s is capped for what nobody accepted, and for nothing else", async (kind, isApproved) => {
    const ids: string[] = [];
    await times(5, async () => ids.push(await register({ email: VICTIM })));
    for (const id of ids) await decide(id, isApproved);
    await sql`select link_account(${PEOPLE.freeOwner})`;
    for (const id of ids) await decide(id, !isApproved);
    for (const id of ids) await decide(id, isApproved);
    expect(await written(kind)).toBe(3);
    await sql`select accept_business(${PEOPLE.freeOwner}, ${ids[0] ?? ""})`;
    await decide(ids[0] ?? "", !isApproved);
    await decide(ids[0] ?? "", isApproved);
    await decide(await register({ owner: PEOPLE.freeOwner }), isApproved);
    expect(await written(kind)).toBe(5);
  });
});
