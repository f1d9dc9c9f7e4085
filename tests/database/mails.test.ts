import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { beforeAll, expect, it } from "vitest";
import { formatDay } from "@/lib/mail/format";
import { mailFromRow } from "@/lib/mail/mails";
import { routes } from "@/lib/routes";
import { ledgerOf, paymentOf } from "./ledger";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

let sql: postgres.Sql;
beforeAll(async () => {
  const scratch = await openScratch(async (database) => {
    await insertWorld(database);
    await database`update auth.users set email_confirmed_at = now()`;
    await database`delete from periodos`;
    await database`update negocios set escritor = 'pagos', plan_type = 'free'`;
  });
  sql = scratch.sql;
  return scratch.close;
});

const PAID_AT = "2026-01-31T18:00:00.000-06:00";

async function causeEveryMail(): Promise<void> {
  const form = {
    nombre: "Tamales Rosy",
    slug_categoria: "otros-negocios",
    telefono: "5512345678",
    direccion: "Calle 1",
  };
  await sql`
    select register_business(${sql.json(form)}, array['tamales-rosy'], 'review-free', ${randomUUID()}, null, 'rosy@example.com')`;
  for (const decision of ["rechazar", "aprobar"]) {
    await sql`select decide_businesses(${PEOPLE.admin}, array(select id from negocios where slug = 'tamales-rosy'), ${decision})`;
    await sql`select private.release_decisions(now() + interval '1 minute')`;
  }

  // A code is for listings that wait for nobody.
  await sql`update negocio_privado p set email = null from negocios n where n.id = p.negocio_id and n.slug = 'sin-dueno'`;
  await sql`update negocios set web = 'https://sindueno.example', escritor = 'importador' where slug = 'sin-dueno'`;
  await sql`
    select request_claim_code(${PEOPLE.stranger}, 'sin-dueno', 'hola@sindueno.example', '01234567', ${"ab".repeat(16)})`;
  for (const isGranted of [false, true]) {
    await sql`select add_claim(${PEOPLE.stranger}, 'sin-dueno', 'Es mío')`;
    await sql`select decide_claim(id, ${PEOPLE.admin}, ${isGranted}) from reclamos where estado = 'nuevo'`;
  }

  const ledger = ledgerOf(sql);
  const order = await ledger.order("pro", { buyer: PEOPLE.freeOwner, business: BUSINESSES.free, at: PAID_AT });
  const at = new Date(PAID_AT);
  const paid = { approved_at: PAID_AT, updated_at: PAID_AT };
  await ledger.apply(paymentOf(order, { id: "101", ...paid, status: "rejected", approved_at: null }), { at });
  await ledger.apply(paymentOf(order, { id: "102", ...paid }), { at });
  await sql`select queue_reminders('2026-02-22T18:00:00Z')`;
  await sql`select lapse_plans('review-free', '2026-03-10T18:00:00Z')`;
  const refund = { status: "refunded", refunded: 30000, updated_at: "2026-03-11T18:00:00Z" };
  await ledger.apply(paymentOf(order, { id: "102", ...paid, ...refund }));

  await causeMailsOfRequests();

  const waiting = await ledger.order("premium", { email: "nueva@example.com" });
  await ledger.apply(paymentOf(waiting, { id: "103", ...paid, method: null }));
}

/** Causes people's requests to the administrator, and each answer. */
async function causeMailsOfRequests(): Promise<void> {
  for (const [index, decision] of ["corregir", "descartar", "cerrar"].entries()) {
    await sql`select add_report('profesional', 'direccion', ${decision}, 'Calle 2', ${`r${index}@example.com`})`;
    await sql`
      select decide_reports(${PEOPLE.admin}, ${BUSINESSES.pro}, ${decision}, array(select id from reportes),
        ${decision === "corregir" ? sql.json({ direccion: "Calle 2" }) : null}, 'Ya no existe')`;
  }
  await sql`select add_message('Ana', 'ana@example.com', 'Hola')`;
  await sql`select decide_message(${PEOPLE.admin}, id, 'Con gusto') from mensajes`;
  const [due, remind] = ["2026-12-21", "2026-12-14"];
  await sql`select add_arco_request('acceso', 'Ana', 'ana@example.com', 'Todo', ${due}, ${remind})`;
  await sql`select queue_arco_reminders(null, '2026-12-14T18:00:00Z')`;
  for (const decision of ["pedir", "prorrogar", "proceder", "cumplir"]) {
    await sql`
      select decide_arco_request(${PEOPLE.admin}, id, ${decision}, 'Palabras', ${due}, ${remind}) from solicitudes_arco`;
  }
}

it("every kind of mail that the database writes is one that can be put into words", async () => {
  await causeEveryMail();
  const rows = await sql<{ tipo: string; datos: unknown }[]>`select tipo, datos from correos order by id`;
  expect([...new Set(rows.map(({ tipo }) => tipo))].sort()).toEqual([
    "arco_cumplida",
    "arco_por_vencer",
    "arco_prorrogada",
    "arco_recibida",
    "arco_requerida",
    "arco_respondida",
    "codigo_reclamo",
    "mensaje_recibido",
    "mensaje_respondido",
    "negocio_cerrado",
    "pago_devuelto",
    "pago_rechazado",
    "plan_vencido",
    "recibo",
    "reclamo_aprobado",
    "reclamo_rechazado",
    "reclamo_recibido",
    "recordatorio",
    "registro_aprobado",
    "registro_rechazado",
    "registro_recibido",
    "reporte_cerrado",
    "reporte_corregido",
    "reporte_descartado",
  ]);
  for (const row of rows) expect(mailFromRow(row), JSON.stringify(row)).not.toBeNull();
  const mails = rows.map(mailFromRow);
  const payAgain = routes.checkout({ plan: "pro", negocio: BUSINESSES.free });
  expect(mails).toContainEqual(
    expect.objectContaining({
      title: "Recibimos tu pago",
      facts: [
        ["Plan", "Profesional, un mes"],
        ["Importe", "$300.00 MXN"],
        ["Forma de pago", "Tarjeta de crédito"],
        ["Fecha", formatDay(new Date(PAID_AT))],
        ["Negocio", "gratis"],
        ["Número de pago", "102"],
        ["Vigente hasta", "28 de febrero de 2026"],
      ],
    }),
  );
  // Its month is unassigned.
  expect(mails).toContainEqual(
    expect.objectContaining({
      facts: expect.arrayContaining([["Número de pago", "103"]]),
      button: expect.objectContaining({ path: routes.register("premium") }),
    }),
  );
  expect(mails).toContainEqual(
    expect.objectContaining({
      subject: "Tu plan Profesional termina el 28 de febrero de 2026",
      button: expect.objectContaining({ path: payAgain }),
    }),
  );
  expect(mails).toContainEqual(
    expect.objectContaining({
      subject: "Terminó tu plan Profesional",
      paragraphs: expect.arrayContaining(["«gratis» sigue publicado, ahora con el plan Gratis."]),
      button: expect.objectContaining({ path: payAgain }),
    }),
  );
});
