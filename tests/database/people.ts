import postgres from "postgres";
import { afterAll } from "vitest";
import { openScratch } from "./scratch";

/** A small world: people, and one business for each thing that the row policies tell apart. */
export const PEOPLE = {
  visitor: null,
  freeOwner: "00000000-0000-4000-8000-000000000001",
  proOwner: "00000000-0000-4000-8000-000000000002",
  premiumOwner: "00000000-0000-4000-8000-000000000003",
  linkedOwner: "00000000-0000-4000-8000-000000000004",
  stranger: "00000000-0000-4000-8000-000000000005",
  admin: "00000000-0000-4000-8000-000000000006",
} as const;
export type Person = keyof typeof PEOPLE;

export const BUSINESSES = {
  free: "10000000-0000-4000-8000-000000000001",
  pro: "10000000-0000-4000-8000-000000000002",
  premium: "10000000-0000-4000-8000-000000000003",
  pending: "10000000-0000-4000-8000-000000000004",
  rejected: "10000000-0000-4000-8000-000000000005",
  deleted: "10000000-0000-4000-8000-000000000006",
  unowned: "10000000-0000-4000-8000-000000000007",
} as const;

export async function insertWorld(sql: postgres.Sql): Promise<void> {
  for (const [name, id] of Object.entries(PEOPLE)) {
    if (!id) continue;
    await sql`
      insert into auth.users (id, email, email_confirmed_at)
      values (${id}, ${`${name.toLowerCase()}@example.com`}, now())`;
    // By the user's own id: see claimsOf.
    await sql`insert into auth.sessions (id, user_id) values (${id}, ${id})`;
  }
  await sql`insert into private.admins (user_id) values (${PEOPLE.admin})`;
  const business = (id: string, slug: string, fields: Record<string, unknown>) =>
    sql`insert into public.negocios ${sql({ id, slug, nombre: slug, slug_categoria: "otros-negocios", categoria: "", is_approved: true, escritor: "importador", ...fields })}`;
  await business(BUSINESSES.free, "gratis", { user_id: PEOPLE.freeOwner });
  await business(BUSINESSES.pro, "profesional", { user_id: PEOPLE.proOwner, plan_type: "pro" });
  await business(BUSINESSES.premium, "premium", { user_id: PEOPLE.premiumOwner, plan_type: "premium" });
  await business(BUSINESSES.pending, "pendiente", { user_id: PEOPLE.freeOwner, is_approved: null });
  await business(BUSINESSES.rejected, "rechazado", {
    user_id: PEOPLE.premiumOwner,
    plan_type: "premium",
    is_approved: false,
  });
  await business(BUSINESSES.deleted, "eliminado", {
    user_id: PEOPLE.freeOwner,
    is_deleted: true,
    deleted_at: new Date(0),
  });
  await business(BUSINESSES.unowned, "sin-dueno", {});
  await sql`insert into public.negocio_propietarios (user_id, negocio_id) values (${PEOPLE.linkedOwner}, ${BUSINESSES.pro})`;
  for (const id of Object.values(BUSINESSES)) {
    await sql`insert into public.negocio_privado (negocio_id, email) values (${id}, ${`${id}@example.com`})`;
    await sql`insert into public.promociones (negocio_id, titulo, fecha_inicio, fecha_fin) values (${id}, 'Promo', '2026-01-01', '2026-12-31')`;
    await sql`insert into public.negocio_slugs (slug, negocio_id) values (${`antes-${id.slice(-1)}`}, ${id})`;
  }
  const [order] = await sql<{ id: string }[]>`
    insert into public.ordenes (user_id, email, negocio_id, plan, monto_centavos, referencia, asignada_at, expira_at)
    values (${PEOPLE.proOwner}, 'proowner@example.com', ${BUSINESSES.pro}, 'pro', 30000, 'de prueba', now(), now()) returning id`;
  await sql`
    insert into public.pagos (id, orden_id, estado, monto_centavos, aprobado_at, proveedor_at)
    values ('1', ${order?.id ?? null}, 'approved', 30000, now(), now())`;
  await sql`
    insert into public.periodos (negocio_id, plan, inicia_at, termina_at, pago_id)
    values (${BUSINESSES.pro}, 'pro', now(), now() + interval '1 month', '1')`;
  await sql`
    insert into public.revisiones (negocio_id, cambios)
    values (${BUSINESSES.free}, ${sql.json({ whatsapp: "5550000009" })})`;
  await sql`insert into public.reclamos (negocio_id, user_id) values (${BUSINESSES.unowned}, ${PEOPLE.stranger})`;
  await sql`insert into public.profiles (user_id, email) values (${PEOPLE.freeOwner}, 'freeowner@example.com'), (null, 'nobody@example.com')`;
}

/** Claims of a person's session, as a setting. */
export const claimsOf = (id: string): string =>
  JSON.stringify({ role: "authenticated", sub: id, session_id: id, aud: "authenticated" });

/** The world in a database of its own, until the tests of the file have run. */
export async function openWorld(): Promise<postgres.Sql> {
  const { sql, close } = await openScratch(insertWorld);
  afterAll(close);
  return sql;
}

class RolledBack extends Error {
  readonly rows: readonly postgres.Row[];

  constructor(rows: readonly postgres.Row[]) {
    super("rolled back");
    this.rows = rows;
  }
}

/** Runs one statement as that person, as the API would, and takes it back. @returns the rows, or the SQLSTATE of the refusal. */
export async function runAs(
  sql: postgres.Sql,
  person: Person,
  statement: string,
): Promise<readonly postgres.Row[] | string> {
  const id = PEOPLE[person];
  const role = id ? "authenticated" : "anon";
  try {
    await sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${id ? claimsOf(id) : '{"role": "anon"}'}, true)`;
      await transaction.unsafe(`set local role ${role}`);
      throw new RolledBack(await transaction.unsafe(statement));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.rows;
    if (error instanceof postgres.PostgresError) return error.code;
    throw error;
  }
  return [];
}
