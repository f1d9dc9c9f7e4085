import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { ledgerOf } from "@/tests/database/ledger";
import { insertBusiness } from "./business-row";
import { eventually } from "./eventually";
import { openForm } from "./posted-form";
import { type SharedInstance, sharedInstance } from "./shared-instance";

export const EMAIL = "ana@example.com";
export const PASSWORD = "una-clave-de-prueba";
export let instance: SharedInstance;
export let sql: postgres.Sql;
export let ledger: ReturnType<typeof ledgerOf>;
export let userId = "";
export let cookie = "";

export const auth = { auth: { persistSession: false, autoRefreshToken: false } };

/** Signs an owner in on the empty instance; each test of the file begins without businesses, orders and mails. */
export function signInPanelOwner(): void {
  beforeAll(async () => {
    ({ instance } = await sharedInstance("empty"));
    sql = postgres(instance.status.databaseUrl, { max: 2, onnotice: () => undefined });
    ledger = ledgerOf(sql);
    const { supabaseUrl, secretKey } = instance.status;
    const made = await createClient(supabaseUrl, secretKey, auth).auth.admin.createUser({
      email: EMAIL,
      password: PASSWORD,
      email_confirm: true,
    });
    if (made.error) throw made.error;
    userId = made.data.user.id;
    const login = await openForm(instance.siteUrl, "/login?modo=contrasena");
    const entered = await login.post({ email: EMAIL, password: PASSWORD });
    cookie = entered.headers
      .getSetCookie()
      .map((each) => each.split(";", 1)[0])
      .join("; ");
  });

  beforeEach(async () => {
    for (const table of ["periodos", "pagos", "ordenes", "correos", "negocios"]) await sql`delete from ${sql(table)}`;
  });

  afterAll(async () => {
    await sql?.end();
  });
}

export const aBusiness = ({ plan_type = "free", ...fields }: Record<string, unknown> = {}) =>
  insertBusiness(sql, { nombre: "Tienda", user_id: userId, plan_type, ...fields });

export const read = async (path: string) => {
  const answer = await fetch(instance.siteUrl + path, { headers: { accept: "text/html", cookie }, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
};

/** The panel's form with that name on its button, as a browser without scripts has it. */
export const form = (name: string) => openForm(instance.siteUrl, "/mi-negocio", { cookie }, name);

export const outboxIsEmpty = () =>
  eventually(async () => expect(await sql`select from cambios_pendientes`).toHaveLength(0));

export const outcome = (answer: Response) => [answer.status, answer.headers.get("location")];
