import postgres from "postgres";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ACTION_WORDS } from "@/lib/admin/action-labels";
import { mailFromRow } from "@/lib/mail/mails";
import { DECISION_NAMES, DECISIONS, type Decision } from "@/lib/review/decision";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

let sql: postgres.Sql;
let url: string;
beforeAll(async () => {
  const scratch = await openScratch(insertWorld);
  ({ sql, url } = scratch);
  return scratch.close;
});

// Each test finds the world as it was: one connection, and a transaction that is taken back.
beforeEach(async () => {
  await sql`begin`;
  await sql`update negocios set deleted_at = now() - interval '1 day' where id = ${deleted}`;
});
afterEach(async () => {
  await sql`rollback`;
});

const { pending, rejected, deleted, free } = BUSINESSES;
type Decided = { decision: string | null; changed: number };
type Undone = { restored: number; kept: number } | null;

const decide = async (
  businesses: readonly string[],
  decision: string,
  { reviewer = PEOPLE.admin as string, reason = null as string | null, seconds = 0, connection = sql } = {},
): Promise<Decided> => {
  const [row] = await connection<{ outcome: Decided }[]>`
    select decide_businesses(${reviewer}, ${businesses as string[]}, ${decision}, ${reason}, now() + ${seconds} * interval '1 second') as outcome`;
  if (!row) throw new Error("decide_businesses gave no row");
  return row.outcome;
};
const undo = async (
  decision: string | null,
  { reviewer = PEOPLE.admin as string, seconds = 0 } = {},
): Promise<Undone> =>
  (
    await sql<{ outcome: Undone }[]>`
      select undo_decision(${reviewer}, ${decision}, now() + ${seconds} * interval '1 second') as outcome`
  )[0]?.outcome ?? null;
const state = async (id: string) =>
  (
    await sql`
      select n.is_approved, n.is_deleted, n.is_featured, n.deleted_at, p.motivo_rechazo, p.revisado_por, p.revisado_at
      from negocios n left join negocio_privado p on p.negocio_id = n.id where n.id = ${id}`
  )[0];
const trail = () => sql`select accion, negocio_id from auditoria order by id`;
const takeMails = (seconds: number) =>
  sql<
    { tipo: string; para: string; datos: Record<string, unknown> }[]
  >`select tipo, para, datos from take_mails(100, now() + ${seconds} * interval '1 second')`;
const mails = async (seconds = 30) =>
  (await takeMails(seconds)).map(({ tipo, datos }) => `${tipo} ${datos.slug} ${datos.motivo ?? ""}`.trim()).sort();

/** Approval, deletion, feature: "null" waits. */
const FROM = { pending, approved: free, rejected, deleted } as const;
const AFTER: Record<Decision, Record<keyof typeof FROM, string | null>> = {
  aprobar: { pending: "true -", approved: null, rejected: "true -", deleted: null },
  rechazar: { pending: "false -", approved: "false -", rejected: null, deleted: "false deleted" },
  pedir_cambios: { pending: "false -", approved: "false -", rejected: null, deleted: "false deleted" },
  destacar: {
    pending: "null - featured",
    approved: "true - featured",
    rejected: "false - featured",
    deleted: "true deleted featured",
  },
  no_destacar: { pending: null, approved: null, rejected: null, deleted: null },
  eliminar: { pending: "null deleted", approved: "true deleted", rejected: "false deleted", deleted: null },
  restaurar: { pending: null, approved: null, rejected: null, deleted: "true -" },
};
const CASES = DECISION_NAMES.flatMap((decision) =>
  (Object.keys(FROM) as (keyof typeof FROM)[]).map((from) => [decision, from, AFTER[decision][from]] as const),
);

describe("a decision", () => {
  it.each(CASES)("%s of a business that is %s: %s, and back", async (decision, from, after) => {
    const id = FROM[from];
    const before = await state(id);
    const { decision: made, changed } = await decide([id], decision);
    expect(changed).toBe(after ? 1 : 0);
    if (!after) {
      expect(made).toBeNull();
      expect(await state(id)).toEqual(before);
      expect(await trail()).toEqual([]);
      return;
    }
    const now = await state(id);
    expect(
      [String(now?.is_approved), now?.is_deleted ? "deleted" : "-", now?.is_featured && "featured"]
        .filter(Boolean)
        .join(" "),
    ).toBe(after);
    expect(await trail()).toHaveLength(1);
    expect(await undo(made)).toEqual({ restored: 1, kept: 0 });
    expect(await state(id)).toEqual(before);
    expect((await trail()).map(({ accion }) => accion)).toEqual([expect.any(String), "decision_deshecha"]);
    expect(await mails()).toEqual([]);
    expect(await undo(made)).toBeNull();
  });

  it("notes who, when and why; the reason goes with the approval", async () => {
    await decide([pending], "rechazar", { reason: " Falta la dirección. \n" });
    expect(await state(pending)).toMatchObject({
      motivo_rechazo: "Falta la dirección.",
      revisado_por: PEOPLE.admin,
      revisado_at: expect.any(Date),
    });
    await decide([pending], "aprobar");
    expect(await state(pending)).toMatchObject({ motivo_rechazo: null, revisado_por: PEOPLE.admin });
  });

  it("of many changes those that are not so already, each with a row in the trail, and pages once", async () => {
    await sql`delete from cambios_pendientes`;
    const ids = Object.values(BUSINESSES);
    expect(await decide([...ids, ...ids, PEOPLE.admin], "rechazar")).toEqual({
      decision: expect.any(String),
      changed: 6,
    });
    expect(new Set((await trail()).map(({ negocio_id }) => negocio_id))).toEqual(
      new Set(ids.filter((id) => id !== rejected)),
    );
    expect(await sql`select from cambios_pendientes`).toHaveLength(1);
  });

  it.each([
    ["of a stranger", [free], "aprobar", { reviewer: PEOPLE.stranger as string }, "42501"],
    ["of the owner", [free], "destacar", { reviewer: PEOPLE.freeOwner as string }, "42501"],
    ["that is none", [free], "vender", {}, "22023"],
    ["on 501 at once", Array<string>(501).fill(free), "eliminar", {}, "54000"],
    ["with a reason that is too long", [pending], "rechazar", { reason: "a".repeat(1001) }, "23514"],
  ])("%s is refused", async (_, ids, decision, options, code) => {
    await expect(decide(ids, decision, options)).rejects.toMatchObject({ code });
  });

  it("is called the same, and makes the same of a listing, as in the application", async () => {
    const kinds = await sql<{ tipo: string; becomes: object }[]>`
      select tipo, jsonb_strip_nulls(jsonb_build_object('isDeleted', is_deleted, 'isFeatured', is_featured,
        'status', case is_approved when true then 'aprobado' when false then 'rechazado' end)) as becomes
      from private.tipos_de_decision`;
    expect(Object.fromEntries(kinds.map(({ tipo, becomes }) => [tipo, becomes]))).toEqual(
      Object.fromEntries(DECISION_NAMES.map((name) => [name, DECISIONS[name].becomes])),
    );
  });

  it("has words in the trail, and mails that can be written", async () => {
    const kinds = await sql<
      { accion: string; correo: string | null }[]
    >`select accion, correo from private.tipos_de_decision`;
    for (const { accion } of kinds) expect(Object.keys(ACTION_WORDS)).toContain(accion);
    for (const { correo } of kinds) {
      if (correo) expect(mailFromRow({ tipo: correo, datos: { nombre: "A", slug: "a", motivo: null } })).not.toBeNull();
    }
  });
});

describe("the mails of a decision", () => {
  it("wait until it can be undone no more", async () => {
    await decide([pending, free], "rechazar", { reason: "Falta la foto." });
    const waiting = async (seconds: number) =>
      (await sql`select oldest_waiting_mail(now() + ${seconds} * interval '1 second') as mail`)[0]?.mail;
    expect(await waiting(19)).toBeNull();
    expect(await mails(19)).toEqual([]);
    expect(await waiting(20)).not.toBeNull();
    expect(await mails(20)).toEqual([
      "registro_rechazado gratis Falta la foto.",
      "registro_rechazado pendiente Falta la foto.",
    ]);
    expect(await mails(60)).toEqual([]);
  });

  it("are withdrawn by the undo, of whichever administrator", async () => {
    await sql`insert into private.admins (user_id) values (${PEOPLE.stranger})`;
    const { decision } = await decide([pending, free], "rechazar");
    expect(await undo(decision, { reviewer: PEOPLE.stranger })).toEqual({ restored: 2, kept: 0 });
    expect(await mails()).toEqual([]);
  });

  it("are replaced by those of a later decision, and come back when that one is undone", async () => {
    await decide([pending], "rechazar", { reason: "No." });
    const { decision } = await decide([pending], "aprobar", { seconds: 5 });
    const [row] = await sql`select count(*)::int as n from private.decisiones`;
    expect(row?.n).toBe(2);
    await undo(decision, { seconds: 8 });
    expect(await mails()).toEqual(["registro_rechazado pendiente No."]);
    await decide([pending], "aprobar", { seconds: 40 });
    await decide([pending], "rechazar", { seconds: 45 });
    await decide([pending], "aprobar", { seconds: 50 });
    expect(await mails(90)).toEqual(["registro_aprobado pendiente"]);
  });

  it("are not written about what was deleted meanwhile", async () => {
    await decide([pending], "aprobar");
    await decide([pending], "eliminar", { seconds: 5 });
    expect(await mails()).toEqual([]);
  });
});

describe("an undo", () => {
  it.each([
    ["too late", 20],
    ["once the mails are written", 15],
  ])("%s changes nothing", async (_, seconds) => {
    const { decision } = await decide([pending], "aprobar");
    if (seconds === 15) await takeMails(30);
    expect(await undo(decision, { seconds })).toBeNull();
    expect(await state(pending)).toMatchObject({ is_approved: true });
  });

  it("leaves alone what somebody changed in between, and brings the others back", async () => {
    const { decision } = await decide([pending, rejected, free], "eliminar");
    await decide([rejected], "restaurar", { seconds: 1 });
    await sql`update negocios set nombre = 'Otro', escritor = 'administracion' where id = ${free}`;
    await decide([free], "destacar", { seconds: 2 });
    expect(await undo(decision, { seconds: 3 })).toEqual({ restored: 2, kept: 1 });
    expect(await state(free)).toMatchObject({ is_deleted: false, is_featured: true });
    expect(await sql`select from negocios where id = ${free} and nombre = 'Otro'`).toHaveLength(1);
  });

  const edit = () => sql`select edit_business(${PEOPLE.freeOwner}, ${free}, '{"nombre": "Otra cosa"}')`;
  const leave = () => sql`select release_account(${PEOPLE.freeOwner})`;
  it.each([
    ["rechazar", edit, 0],
    ["eliminar", leave, 0],
    ["rechazar", () => decide([free], "destacar"), 1],
    ["destacar", edit, 1],
  ])(
    "of «%s» publishes nothing that was written meanwhile, nor of an account that is gone (%#)",
    async (decision, meanwhile, restored) => {
      const { decision: made } = await decide([free], decision);
      await meanwhile();
      expect(await undo(made)).toEqual({ restored, kept: 1 - restored });
    },
  );

  it("of nobody's decision, and by nobody", async () => {
    expect(await undo(PEOPLE.admin)).toBeNull();
    const { decision } = await decide([pending], "aprobar");
    await expect(undo(decision, { reviewer: PEOPLE.freeOwner })).rejects.toMatchObject({ code: "42501" });
  });

  it("is offered with what it would bring back while there is time", async () => {
    const { decision } = await decide([pending], "eliminar");
    const read = async (seconds: number) =>
      (await sql`select read_decision(${PEOPLE.admin}, ${decision}, now() + ${seconds} * interval '1 second') as d`)[0]
        ?.d;
    expect(await read(8)).toEqual({ tipo: "eliminar", negocios: 1, nombre: "pendiente", milisegundos: 12_000 });
    expect(await read(20)).toBeNull();
  });
});

describe("removing for good before the thirty days are over", () => {
  const end = async (id: string) =>
    (await sql<{ ended: boolean }[]>`select end_deletion_wait(${PEOPLE.admin}, ${id}) as ended`)[0]?.ended;

  it("is for a deleted business, which is then in the list of the removable ones", async () => {
    expect(await end(free)).toBe(false);
    await decide([free], "eliminar");
    expect(await end(free)).toBe(true);
    expect(await sql`select id from list_removable_businesses(100)`).toContainEqual({ id: free });
    expect((await trail()).at(-1)).toMatchObject({ accion: "negocio_borrado", negocio_id: free });
    expect((await sql<{ gone: boolean }[]>`select remove_business(${free}) as gone`)[0]?.gone).toBe(true);
  });

  it("leaves nothing to bring back: its pictures may be going at that moment", async () => {
    expect(await end(deleted)).toBe(true);
    expect(await decide([deleted], "restaurar")).toEqual({ decision: null, changed: 0 });
    expect((await sql<{ gone: boolean }[]>`select remove_business(${deleted}) as gone`)[0]?.gone).toBe(true);
  });
});

describe("two administrators at once", () => {
  it("decide once: the second finds it done", async () => {
    await sql`rollback`;
    const other = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      const outcomes = await Promise.all([
        decide([free, pending], "eliminar"),
        decide([pending, free], "eliminar", { connection: other }),
      ]);
      expect(outcomes.map(({ changed }) => changed).sort()).toEqual([0, 2]);
      await undo(outcomes.find(({ decision }) => decision)?.decision ?? null);
    } finally {
      await other.end();
      await sql`begin`;
    }
  });
});
