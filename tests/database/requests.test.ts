import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ACTION_WORDS } from "@/lib/admin/action-labels";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

const { admin, stranger, proOwner } = PEOPLE;

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
// Each test finds the world as it was: one connection, and a transaction that is taken back.
beforeEach(async () => {
  await sql`begin`;
  return async () => {
    await sql`rollback`;
  };
});

const mails = async () =>
  (await sql<{ mail: string }[]>`select tipo || ' ' || para as mail from correos order by id`).map(({ mail }) => mail);
const trail = async () =>
  (await sql<{ accion: string }[]>`select accion from auditoria order by id`).map(({ accion }) => accion);
/** Everything that the trail holds, as one text. */
const trailText = async () => JSON.stringify(await sql`select * from auditoria`);

/** A statement that may fail, without ending the test's transaction. */
async function refusal(work: (savepoint: postgres.Sql) => Promise<unknown>): Promise<string> {
  await sql`savepoint attempt`;
  try {
    await work(sql);
    return "taken";
  } catch (error) {
    await sql`rollback to savepoint attempt`;
    return error instanceof postgres.PostgresError ? error.code : String(error);
  }
}

type Sent = { slug?: string; detail?: string | null; suggestion?: string | null; email?: string | null };
async function report(
  reason: string,
  { slug = "profesional", detail = null, suggestion = null, email = null }: Sent = {},
) {
  const [row] = await sql<{ outcome: string }[]>`
    select add_report(${slug}, ${reason}, ${detail}, ${suggestion}, ${email}) as outcome`;
  return row?.outcome;
}
const openIds = async () =>
  (await sql<{ id: string }[]>`select id from reportes where estado = 'nuevo' order by created_at, id`).map(
    ({ id }) => id,
  );

type Decision = { ids?: string[]; changes?: Record<string, string | null>; reason?: string; by?: string | null };
async function decide(decision: string, { ids, changes, reason = "Ya no existe", by = admin }: Decision = {}) {
  const [row] = await sql<{ outcome: string }[]>`
    select decide_reports(${by}, ${BUSINESSES.pro}, ${decision}, ${ids ?? (await openIds())},
      ${changes ? sql.json(changes) : null}, ${reason}) as outcome`;
  return row?.outcome;
}
const business = async () =>
  (
    await sql`
      select telefono, telefono_e164, direccion, codigo_postal, hours, horario, is_deleted from negocios where id = ${BUSINESSES.pro}`
  )[0];

const ADMINISTRATORS_ONLY = [
  "count_requests($1)",
  "list_reported($1)",
  "list_messages($1)",
  "list_arco_requests($1)",
  "decide_reports($1, $1, 'descartar', array[$1])",
  "decide_message($1, $1)",
  "decide_arco_request($1, $1, 'tomar')",
];
it.each(ADMINISTRATORS_ONLY)("%s is for administrators alone", async (call) => {
  for (const person of [stranger, proOwner, null, randomUUID()]) {
    expect(
      await refusal((savepoint) => savepoint.unsafe(`select ${call.replaceAll("$1", "$1::uuid")}`, [person])),
    ).toBe("42501");
  }
});

describe("a report", () => {
  it("with words or an address of its own is one, however often it is sent; one that says only what is wrong counts each time", async () => {
    for (let time = 0; time < 3; time += 1) {
      await report("telefono", { suggestion: "55 1234 5678", email: "ana@example.com" });
      await report("otro", { detail: "Es una casa" });
      await report("cerrado");
    }
    const counted = await sql`select motivo, count(*)::int as n from reportes group by 1 order by 1`;
    expect(counted.map(({ motivo, n }) => `${motivo} ${n}`)).toEqual(["cerrado 3", "otro 1", "telefono 1"]);
  });

  it("suggests nothing where there is nothing to suggest", async () => {
    expect(await refusal(() => report("cerrado", { suggestion: "x" }))).toBe("23514");
    expect(await refusal(() => report("telefono", { email: "Ana@Example.com" }))).toBe("23514");
  });
});

describe("the reports of a business", () => {
  it("are listed together, longest waiting first, with what speaks for and against them", async () => {
    await report("cerrado", { slug: "premium" });
    await sql`update reportes set created_at = now() - interval '2 days'`;
    await report("telefono", { suggestion: "55 1234 5678", email: "ana@example.com" });
    await sql`update reportes set created_at = created_at - interval '1 hour'`;
    await report("horario", { detail: "Cierran antes" });
    await report("telefono_vigente");
    await report("horario_vigente");
    await report("cerrado", { slug: "gratis" });
    await sql`update negocios set is_deleted = true, deleted_at = now() where slug = 'gratis'`;
    await sql`
      insert into eventos (negocio_id, tipo, dia, visitante, origen)
      select ${BUSINESSES.pro}, tipo, current_date - days, '\\x0011223344556677', '\\x0011223344556677'
      from unnest(array['llamada', 'whatsapp', 'llamada', 'visita'], array[1, 2, 40, 1]) e (tipo, days)`;
    const rows = await sql`select * from list_reported(${admin})`;
    expect(rows.map(({ slug }) => slug)).toEqual(["premium", "profesional"]);
    expect(rows[1]).toMatchObject({
      con_dueno: true,
      plan: "pro",
      contactos: 2,
      telefono_vigente: 1,
      horario_vigente: 1,
      abiertos: 2,
      reportes: [
        { motivo: "telefono", sugerencia: "55 1234 5678", espera_respuesta: true },
        { motivo: "horario", detalle: "Cierran antes", espera_respuesta: false },
      ],
    });
    expect(JSON.stringify(rows)).not.toContain("ana@example.com");
    expect(await sql`select slug from list_reported(${admin}, business => ${BUSINESSES.pro})`).toEqual([
      { slug: "profesional" },
    ]);
  });

  it("come page by page, each once", async () => {
    for (const slug of ["gratis", "profesional", "premium", "sin-dueno"]) await report("cerrado", { slug });
    const seen: string[] = [];
    let from: { at: string | null; id: string | null } = { at: null, id: null };
    for (let page = 0; page < 5; page += 1) {
      // Text: a Date would lose the microseconds that the cursor of the API has.
      const rows = await sql<{ slug: string; negocio_id: string; at: string }[]>`
        select slug, negocio_id, to_json(desde) #>> '{}' as at from list_reported(${admin}, ${from.at}::text::timestamptz, ${from.id}, 1)`;
      seen.push(...rows.map(({ slug }) => slug));
      const last = rows.at(-1);
      if (!last) break;
      from = { at: last.at, id: last.negocio_id };
    }
    expect(seen.sort()).toEqual(["gratis", "premium", "profesional", "sin-dueno"]);
  });

  it.each([
    ["telefono", { telefono: "55 9999 0000", telefono_e164: "+525599990000" }, {}],
    ["direccion", { direccion: "Calle 2, 09001", codigo_postal: "09001" }, {}],
    ["horario", { hours: "lunes de 9:00 a 18:00", horario: null }, { horario: { mon: [["09:00", "18:00"]] } }],
  ] as const)("are corrected in one go: %s", async (reason, changes, before) => {
    if ("horario" in before) {
      await sql`update negocios set horario = ${sql.json(before.horario as never)}, escritor = 'importador' where id = ${BUSINESSES.pro}`;
    }
    await report(reason, { email: "ana@example.com" });
    await report("cerrado", { email: "eva@example.com" });
    const [wrong = ""] = (await sql<{ id: string }[]>`select id from reportes where motivo = ${reason}`).map(
      ({ id }) => id,
    );
    expect(await decide("corregir", { ids: [wrong], changes })).toBe("done");
    expect(await business()).toMatchObject(changes);
    expect(await mails()).toEqual(["reporte_corregido ana@example.com"]);
    expect(await sql`select motivo, estado, correo from reportes order by motivo = ${reason} desc`).toEqual([
      { motivo: reason, estado: "atendido", correo: null },
      { motivo: "cerrado", estado: "nuevo", correo: "eva@example.com" },
    ]);
    expect(await trail()).toEqual(["reporte_corregido"]);
    expect(await trailText()).not.toMatch(/example\.com|9999/);
    // Twice, or by two administrators.
    expect(await decide("corregir", { ids: [wrong], changes })).toBe("unknown");
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    [{ telefono: "llámame" }, "23514"],
    [{ direccion: "x".repeat(301) }, "23514"],
    [{ hours: "\u200b" }, "23514"],
    [{ plan_type: "premium" }, "42501"],
    [{ is_approved: "true" }, "42501"],
  ])("stay as they are when the value is refused: %j", async (changes, code) => {
    await report("telefono", { email: "ana@example.com" });
    const before = await business();
    expect(await refusal(() => decide("corregir", { changes }))).toBe(code);
    expect([await business(), await mails(), await trail()]).toEqual([before, [], []]);
    expect(await openIds()).toHaveLength(1);
  });

  it("close the business: its owner reads why, whoever reported hears of it, and it can be brought back", async () => {
    await report("cerrado", { email: "ana@example.com" });
    await report("cerrado");
    expect(await decide("cerrar", { reason: "Es una casa" })).toBe("done");
    expect(await business()).toMatchObject({ is_deleted: true });
    expect(await mails()).toEqual(["negocio_cerrado proowner@example.com", "reporte_cerrado ana@example.com"]);
    expect(await sql`select datos ->> 'motivo' as reason from correos where tipo = 'negocio_cerrado'`).toEqual([
      { reason: "Es una casa" },
    ]);
    expect(await trail()).toEqual(["negocio_eliminado", "reporte_cerrado"]);
    await sql`select decide_businesses(${admin}, array[${BUSINESSES.pro}]::uuid[], 'restaurar')`;
    expect([await business(), await openIds()]).toMatchObject([{ is_deleted: false }, []]);
  });

  it.each([
    ["atender", "atendido", "reporte_corregido"],
    ["descartar", "descartado", "reporte_descartado"],
  ])("%s leaves the business alone, and answers", async (decision, state, kind) => {
    await report("otro", { detail: "x", email: "ana@example.com" });
    await report("telefono_vigente");
    const before = await business();
    expect(await decide(decision)).toBe("done");
    expect([await business(), await mails()]).toEqual([before, [`${kind} ana@example.com`]]);
    // What was confirmed waits for nobody.
    expect(await sql`select estado, correo from reportes order by estado = 'nuevo'`).toEqual([
      { estado: state, correo: null },
      { estado: "nuevo", correo: null },
    ]);
  });

  it("that came while one was looking stay open, and so do those of others", async () => {
    await report("cerrado");
    const seen = await openIds();
    await report("telefono", { suggestion: "55 1234 5678" });
    await report("cerrado", { slug: "premium" });
    const others = (await sql<{ id: string }[]>`select id from reportes where negocio_id = ${BUSINESSES.premium}`).map(
      ({ id }) => id,
    );
    expect(await decide("descartar", { ids: others })).toBe("unknown");
    expect(await decide("descartar", { ids: seen })).toBe("done");
    expect(await openIds()).toHaveLength(2);
    expect(await refusal(() => decide("borrar"))).toBe("22023");
  });
});

const message = async (text = "Hola", email = "ana@example.com", at = "2026-11-22T18:00:00Z") =>
  (await sql<{ outcome: string }[]>`select add_message('Ana', ${email}, ${text}, ${at}) as outcome`)[0]?.outcome;
const messages = () => sql<{ id: string; estado: string }[]>`select id, estado from mensajes order by created_at, id`;

describe("a message", () => {
  it("is stored once however often it is sent, and told to its sender", async () => {
    for (let time = 0; time < 3; time += 1) expect(await message()).toBe("added");
    expect(await messages()).toHaveLength(1);
    expect(await mails()).toEqual(["mensaje_recibido ana@example.com"]);
    expect(await message("Hola", "ana@example.com", "2026-11-24T18:00:00Z")).toBe("added");
    expect(await messages()).toHaveLength(2);
  });

  it("beyond the fifth of its address in a day, or the three hundredth of all, is set apart, and tells nobody", async () => {
    const outcomes: (string | undefined)[] = [];
    for (const n of [0, 1, 2, 3, 4, 5, 5]) outcomes.push(await message(`Mensaje ${n}`));
    expect(outcomes).toEqual([...Array(5).fill("added"), "set_apart", "set_apart"]);
    await sql`
      insert into mensajes (nombre, correo, texto, created_at)
      select 'x', n || '@example.com', 'x', '2026-11-22T17:00:00Z' from generate_series(1, 295) n`;
    expect(await message("Hola", "eva@example.com")).toBe("set_apart");
    expect(await message("¡HOLA!", "eva@example.com")).toBe("set_apart");
    expect((await mails()).filter((mail) => !mail.includes("ana@"))).toEqual([]);
    expect(await sql`select texto from mensajes where apartado order by texto`).toEqual([
      { texto: "Hola" },
      { texto: "Mensaje 5" },
    ]);
    expect(await message("Hola", "eva@example.com", "2026-11-24T18:00:00Z")).toBe("added");
  });

  it("is refused when a thousand more are set apart, until a day has passed", async () => {
    await sql`
      insert into mensajes (nombre, correo, texto, apartado, created_at)
      select 'x', n || '@example.com', 'x', n > 300, '2026-11-22T17:00:00Z' from generate_series(1, 1299) n`;
    expect([await message("Uno", "eva@example.com"), await message("Dos", "eva@example.com")]).toEqual([
      "set_apart",
      "full",
    ]);
    expect(await message("Dos", "eva@example.com", "2026-11-24T18:00:00Z")).toBe("added");
  });

  it("is answered once, by mail; or closed without one", async () => {
    await message("Uno");
    await message("Dos");
    const [one, two] = await messages();
    const settle = async (id: string | undefined, answer: string | null) =>
      (await sql<{ done: boolean }[]>`select decide_message(${admin}, ${id ?? null}, ${answer}) as done`)[0]?.done;
    expect([
      await settle(one?.id, "Con gusto"),
      await settle(one?.id, "Otra vez"),
      await settle(one?.id, null),
    ]).toEqual([...[true, false, false]]);
    expect([await settle(two?.id, null), await settle(two?.id, "Tarde")]).toEqual([true, false]);
    expect((await mails()).filter((mail) => mail.startsWith("mensaje_respondido"))).toEqual([
      "mensaje_respondido ana@example.com",
    ]);
    expect(await trail()).toEqual(["mensaje_respondido", "mensaje_cerrado"]);
    expect(await trailText()).not.toMatch(/example\.com|Con gusto|Ana/);
  });

  it("is listed while it is open, oldest first, those set apart last, and afterwards, page by page", async () => {
    await sql`
      insert into mensajes (nombre, correo, texto, created_at)
      select 'x', n || '@example.com', n::text, '2026-11-22T17:00:00Z'::timestamptz + n / 2 * interval '1 minute' from generate_series(1, 5) n`;
    await sql`update mensajes set apartado = true where texto in ('1', '2')`;
    const page = async (isOpen: boolean, size: number) => {
      const texts: string[] = [];
      let from: readonly [string | null, string | null] = [null, null];
      for (let turn = 0; turn < 6; turn += 1) {
        const rows = await sql<{ texto: string; momento: string; id: string }[]>`
          select texto, to_json(momento) #>> '{}' as momento, id from list_messages(${admin}, ${isOpen}, ${from[0]}::text::timestamptz, ${from[1]}, ${size})`;
        texts.push(...rows.map(({ texto }) => texto));
        const last = rows.at(-1);
        if (!last) break;
        from = [last.momento, last.id];
      }
      return texts;
    };
    const open = await page(true, 2);
    expect([open.slice(0, 3).sort(), open.slice(3).sort()]).toEqual([
      ["3", "4", "5"],
      ["1", "2"],
    ]);
    await sql`select decide_message(${admin}, id, null, created_at + interval '1 day') from mensajes`;
    expect(await page(true, 2)).toEqual([]);
    expect((await page(false, 2)).sort()).toEqual(["1", "2", "3", "4", "5"]);
    expect((await page(false, 100))[0]).toMatch(/[45]/);
  });
});

type Request = {
  kind?: string;
  email?: string;
  text?: string;
  slug?: string | null;
  person?: string | null;
  due?: string;
};
async function request({
  kind = "acceso",
  email = "ana@example.com",
  text = "Todo",
  slug = null,
  person = null,
  due = "2026-12-21",
}: Request = {}) {
  const [row] = await sql<{ added: { outcome: string; folio?: string } }[]>`
    select add_arco_request(${kind}, 'Ana', ${email}, ${text}, ${due}, ${due}::date - 7, ${slug}, ${person}) as added`;
  return row?.added;
}
const step = async (
  decision: string,
  { answer = "Palabras", due = "2027-01-20" }: { answer?: string | null; due?: string } = {},
) => {
  const [row] = await sql<{ outcome: string }[]>`
    select decide_arco_request(${admin}, (select id from solicitudes_arco order by numero limit 1), ${decision}, ${answer}, ${due}, ${due}::date - 7) as outcome`;
  return row?.outcome;
};
const requests = () => sql`select estado, vence_el::text, prorrogada from solicitudes_arco order by numero`;

describe("a request by the law on personal data", () => {
  it("has a folio that its sender is told, and is one while it is open", async () => {
    const first = await request();
    expect(first).toEqual({ outcome: "added", folio: expect.stringMatching(/^ARCO-\d{5}$/) });
    expect(await request()).toEqual(first);
    expect((await request({ kind: "oposicion" }))?.folio).not.toBe(first?.folio);
    expect(await mails()).toEqual(["arco_recibida ana@example.com", "arco_recibida ana@example.com"]);
    await step("responder");
    expect((await request())?.folio).not.toBe(first?.folio);
  });

  it("is of the account that sent it, by its own address, and of a listing by any of its addresses", async () => {
    await request({ person: proOwner, email: "otra@example.com", slug: "antes-2" });
    expect(await sql`select correo, user_id, negocio_id from solicitudes_arco`).toEqual([
      { correo: "proowner@example.com", user_id: proOwner, negocio_id: BUSINESSES.pro },
    ]);
    await request({ slug: "no-hay" });
    expect(await sql`select con_cuenta, negocio_id from list_arco_requests(${admin})`).toEqual([
      { con_cuenta: true, negocio_id: BUSINESSES.pro },
      { con_cuenta: false, negocio_id: null },
    ]);
  });

  it("beyond the third of its address in a day, or the hundredth of all, is set apart, and tells nobody", async () => {
    const outcomes: (string | undefined)[] = [];
    for (const n of [0, 1, 2, 3]) outcomes.push((await request({ text: `Todo ${n}` }))?.outcome);
    expect(outcomes).toEqual(["added", "added", "added", "set_apart"]);
    await sql`
      insert into solicitudes_arco (tipo, nombre, correo, datos, vence_el, aviso_el)
      select 'acceso', 'x', n || '@example.com', 'x', '2026-12-21', '2026-12-14' from generate_series(1, 97) n`;
    const apart = await request({ email: "eva@example.com" });
    expect(apart).toEqual({ outcome: "set_apart", folio: expect.stringMatching(/^ARCO-\d{5}$/) });
    expect(await request({ email: "eva@example.com", text: "¡TODO!" })).toEqual(apart);
    expect(await request({ email: "proowner@example.com", person: proOwner })).toMatchObject({ outcome: "set_apart" });
    expect((await mails()).filter((mail) => !mail.includes("ana@"))).toEqual([]);
  });

  it("is refused when a thousand more are set apart", async () => {
    await sql`
      insert into solicitudes_arco (tipo, nombre, correo, datos, vence_el, aviso_el, apartada)
      select 'acceso', 'x', n || '@example.com', 'x', '2026-12-21', '2026-12-14', n > 100 from generate_series(1, 1099) n`;
    expect(await request({ text: "Uno" })).toMatchObject({ outcome: "set_apart" });
    expect(await request({ text: "Dos" })).toEqual({ outcome: "full" });
  });

  it("that is set apart is listed last, nobody is reminded of it, and it is like the others once it was dealt with", async () => {
    await request({ text: "Apartada", due: "2026-12-01" });
    await request({ text: "Otra apartada", due: "2026-12-01" });
    await sql`update solicitudes_arco set apartada = true`;
    await request({ text: "Tarde", due: "2026-12-22" });
    const list = async (day: string | null = null, number: string | null = null) =>
      await sql<{ datos: string; orden: string; numero: string }[]>`
        select datos, orden::text, numero from list_arco_requests(${admin}, true, ${day}, ${number}, 2)`;
    const first = await list();
    expect(first.map(({ datos }) => datos)).toEqual(["Tarde", "Apartada"]);
    expect((await list(first[1]?.orden, first[1]?.numero)).map(({ datos }) => datos)).toEqual(["Otra apartada"]);
    expect(await sql`select queue_arco_reminders('hola@example.com', '2026-12-05T18:00:00Z') as queued`).toEqual([
      { queued: 0 },
    ]);
    expect(await step("tomar")).toBe("done");
    expect((await list()).map(({ datos }) => datos)).toEqual(["Apartada", "Tarde"]);
    expect(await sql`select queue_arco_reminders('hola@example.com', '2026-12-05T18:00:00Z') as queued`).toEqual([
      { queued: 1 },
    ]);
  });

  it.each([
    [["tomar", "pedir", "tomar", "responder"], "cerrada", ["arco_requerida", "arco_respondida"]],
    [["pedir", "tomar", "pedir"], "requerida", ["arco_requerida", "arco_requerida"]],
    [["proceder", "cumplir"], "cerrada", ["arco_respondida", "arco_cumplida"]],
    [["prorrogar", "responder"], "cerrada", ["arco_prorrogada", "arco_respondida"]],
    [["proceder"], "por_cumplir", ["arco_respondida"]],
  ])("goes by %j to %s", async (decisions, state, kinds) => {
    await request();
    for (const decision of decisions) expect(await step(decision), decision).toBe("done");
    expect((await requests())[0]).toMatchObject({ estado: state });
    expect(await mails()).toEqual(["arco_recibida", ...kinds].map((kind) => `${kind} ana@example.com`));
    expect(await trail()).toHaveLength(decisions.length);
    for (const action of await trail()) expect(ACTION_WORDS).toHaveProperty(action);
    expect(await trailText()).not.toMatch(/example\.com|Palabras|Ana/);
  });

  it.each([
    [["cumplir"], "unknown"],
    [["responder", "responder"], "unknown"],
    [["proceder", "responder"], "unknown"],
    [["prorrogar", "prorrogar"], "unknown"],
    [["pedir", "pedir"], "unknown"],
  ])("does not go by %j", async (decisions, outcome) => {
    await request();
    const outcomes: (string | undefined)[] = [];
    for (const decision of decisions) outcomes.push(await step(decision));
    expect(outcomes.at(-1)).toBe(outcome);
  });

  it("gets a deadline with an extension and with what is granted, and words with every answer", async () => {
    await request();
    await step("prorrogar", { due: "2027-01-20" });
    await step("proceder", { due: "2027-02-10" });
    expect(await requests()).toEqual([{ estado: "por_cumplir", vence_el: "2027-02-10", prorrogada: true }]);
    const [kept] = await sql`select respuestas from solicitudes_arco`;
    expect(kept?.respuestas).toMatch(/^\d{4}-\d\d-\d\d: Palabras\n\n\d{4}-\d\d-\d\d: Palabras$/);
    expect(await refusal(() => step("responder", { answer: null }))).toBe("22023");
    expect(await refusal(() => step("borrar"))).toBe("22023");
  });

  it("is listed by its deadline, and once it is closed by its folio", async () => {
    await request({ text: "Tarde", due: "2026-12-22" });
    await request({ text: "Pronto", due: "2026-12-21" });
    await request({ text: "También", due: "2026-12-21" });
    const list = async (isOpen: boolean, day: string | null = null, number: number | null = null) =>
      (
        await sql<{ datos: string; numero: string; vence_el: string }[]>`
          select datos, numero, vence_el::text from list_arco_requests(${admin}, ${isOpen}, ${day}, ${number}, 2)`
      ).map(({ datos, numero, vence_el }) => [datos, Number(numero), vence_el] as const);
    const first = await list(true);
    expect(first.map(([text]) => text)).toEqual(["Pronto", "También"]);
    expect((await list(true, first[1]?.[2], first[1]?.[1])).map(([text]) => text)).toEqual(["Tarde"]);
    await sql`select decide_arco_request(${admin}, id, 'responder', 'x') from solicitudes_arco`;
    expect(await list(true)).toEqual([]);
    expect((await list(false)).map(([text]) => text)).toEqual(["También", "Pronto"]);
  });

  it("is told to support, or to each administrator, from its reminder day on and once for each deadline", async () => {
    await request({ due: "2026-12-21" });
    const remind = async (at: string, support: string | null = null) =>
      (await sql<{ queued: number }[]>`select queue_arco_reminders(${support}, ${at}) as queued`)[0]?.queued;
    expect(await remind("2026-12-13T18:00:00Z")).toBe(0);
    // The evening before, in Mexico City.
    expect(await remind("2026-12-14T03:00:00Z")).toBe(0);
    expect([await remind("2026-12-14T18:00:00Z"), await remind("2026-12-15T18:00:00Z")]).toEqual([1, 0]);
    expect([
      await remind("2026-12-16T18:00:00Z", "hola@example.com"),
      await remind("2026-12-16T18:00:00Z", "hola@example.com"),
    ]).toEqual([1, 0]);
    expect((await mails()).slice(1)).toEqual(["arco_por_vencer admin@example.com", "arco_por_vencer hola@example.com"]);
    await step("prorrogar", { due: "2027-01-20" });
    expect(await remind("2026-12-20T18:00:00Z")).toBe(0);
    expect(await remind("2027-01-13T18:00:00Z")).toBe(1);
    await step("responder");
    expect(await remind("2027-01-19T18:00:00Z", "otra@example.com")).toBe(0);
  });
});

it("what waits is counted, and «¿Sigue siendo así?» beside it", async () => {
  await report("telefono", { slug: "premium" });
  await report("horario");
  await report("cerrado");
  await report("telefono_vigente");
  await report("horario_vigente");
  await sql`update reportes set created_at = now() - interval '31 days' where motivo = 'horario_vigente'`;
  await message();
  await request({ due: "2026-01-09" });
  await request({ text: "Otra", due: "2099-01-09" });
  expect((await sql`select count_requests(${admin}) as counts`)[0]?.counts).toEqual({
    ...{ negocios: 2, arco_vencidas: 1 },
    ...{ telefono_si: 1, telefono_no: 1, horario_si: 0, horario_no: 1 },
  });
  const [row] = await sql`select count_waiting(${admin}) as waiting`;
  expect(row?.waiting).toMatchObject({ reportes: 3, mensajes: 1, arco: 2 });
});

it("what people wrote is forgotten when its time is over, twice in a row", async () => {
  const purge = async (at: string) => {
    await sql`select purge_requests(${at})`;
    await sql`select purge_requests(${at})`;
    const [left] = await sql`
      select (select count(*)::int from reportes) as reports, (select count(correo)::int from reportes) as addresses,
        (select count(*)::int from mensajes) as messages, (select count(*)::int from solicitudes_arco) as requests`;
    return left;
  };
  await report("cerrado", { email: "ana@example.com" });
  await sql`update reportes set created_at = '2026-01-10T18:00:00Z'`;
  await message("Hola", "ana@example.com", "2026-01-10T18:00:00Z");
  await request();
  await request({ text: "Otra" });
  await sql`select decide_arco_request(${admin}, id, 'responder', 'x', null, null, '2026-01-10T18:00:00Z') from solicitudes_arco where datos = 'Todo'`;
  expect(await purge("2026-02-09T17:00:00Z")).toEqual({ reports: 1, addresses: 1, messages: 1, requests: 2 });
  expect(await purge("2026-02-09T19:00:00Z")).toEqual({ reports: 1, addresses: 0, messages: 1, requests: 2 });
  expect(await purge("2027-01-10T19:00:00Z")).toEqual({ reports: 0, addresses: 0, messages: 0, requests: 2 });
  expect(await purge("2031-01-10T17:00:00Z")).toMatchObject({ requests: 2 });
  // One that was never closed is no proof of an answer, and stays.
  expect(await purge("2031-01-10T19:00:00Z")).toMatchObject({ requests: 1 });
});

it("an account that goes leaves no address in reports and messages, and its requests as proof", async () => {
  await report("cerrado", { email: "stranger@example.com" });
  await message("Hola", "stranger@example.com");
  await request({ person: stranger });
  await sql`select release_account(${stranger})`;
  await sql`delete from auth.users where id = ${stranger}`;
  expect(await sql`select correo from reportes`).toEqual([{ correo: null }]);
  expect(await messages()).toEqual([]);
  expect(await sql`select user_id from solicitudes_arco`).toEqual([{ user_id: null }]);
});

// The last one: what it leaves in the trail, nobody removes.
it("reports are decided once, though two administrators press at once", async () => {
  await sql`rollback`;
  const connections = postgres(url, { max: 4, onnotice: () => undefined });
  try {
    await report("cerrado", { email: "ana@example.com" });
    const ids = await openIds();
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const [row] = await connections<{ outcome: string }[]>`
          select decide_reports(${admin}, ${BUSINESSES.pro}, 'descartar', ${ids}) as outcome`;
        return row?.outcome;
      }),
    );
    expect(outcomes.sort()).toEqual(["done", "unknown", "unknown", "unknown"]);
    expect(await mails()).toEqual(["reporte_descartado ana@example.com"]);
  } finally {
    await connections.end();
    await sql`delete from reportes`;
    await sql`delete from correos`;
    await sql`begin`;
  }
});
