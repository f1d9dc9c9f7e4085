import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import postgres from "postgres";
import { z } from "zod";
import { client } from "./backend-target";
import { deleteBusiness, insertBusiness } from "./e2e-business";
import { instanceUnderTest } from "./e2e-instance";
import { signIn } from "./session-cookie";

const PASSWORD = "una-clave-de-prueba";

const doneSchema = z.object({ payment: z.object({ id: z.number(), status: z.string() }).optional() });

/** An owner with businesses, signed in in this browser without the pages for it. */
export async function anOwner(context: BrowserContext, businesses = 1, fields: Readonly<Record<string, unknown>> = {}) {
  const { siteUrl, supabaseUrl, publishableKey, secretKey } = instanceUnderTest();
  const email = `e2e-${randomUUID().slice(0, 13)}@example.com`;
  const server = client(supabaseUrl, secretKey);
  const { data, error } = await server.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  if (error) throw error;
  const made = await Promise.all(
    Array.from({ length: businesses }, (_, index) =>
      insertBusiness({ user_id: data.user.id, nombre: `Tienda ${index + 1}`, ...fields }),
    ),
  );

  const { cookies } = await signIn({ supabaseUrl, publishableKey }, email, PASSWORD);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: siteUrl })));
  return {
    id: data.user.id,
    email,
    businesses: made,
    async remove() {
      await Promise.all(made.map(({ id }) => deleteBusiness(id)));
      await server.auth.admin.deleteUser(data.user.id);
    },
  };
}

/** A command to the simulated payment provider (docs/payments.md). */
export async function tellProvider(command: Record<string, unknown>) {
  const panel = instanceUnderTest().simulatorUrl;
  const answer = await fetch(panel ?? "", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(command),
  });
  if (!answer.ok) throw new Error(`the simulator refused: ${await answer.text()}`);
  return doneSchema.parse(await answer.json());
}

/** Runs SQL on the instance's database. */
export async function onDatabase<T>(use: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(instanceUnderTest().databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await use(sql);
  } finally {
    await sql.end();
  }
}

export async function planOf(businessId: string): Promise<string | undefined> {
  const [row] = await onDatabase(
    (sql) => sql<{ plan_type: string }[]>`select plan_type from negocios where id = ${businessId}`,
  );
  return row?.plan_type;
}
