import { decodeJwt } from "jose";
import postgres from "postgres";
import { z } from "zod";
import { loadSecrets } from "@/supabase/local/secrets";
import { simulatorKeys } from "@/supabase/local/simulator/settings";
import { showcaseAccounts } from "@/supabase/seed/showcase/accounts";
import { client } from "@/tests/support/backend-target";
import type { Instance } from "@/tests/support/instance";
import { signIn } from "@/tests/support/session-cookie";
import type { Account, Purchase, World } from "./world";

const PASSWORD = "una-clave-de-prueba";

const openedSchema = z.object({ id: z.string() });
const doneSchema = z.object({ payment: z.object({ id: z.number().transform(String) }) });

async function json(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function anAccount({ status }: Instance, email: string, password: string): Promise<Account> {
  const { id, token, cookies } = await signIn(status, email, password);
  return { id, email, password, token, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}

/** The cookies of one more session, which was opened some time ago. */
async function anAgedSession(instance: Instance, sql: postgres.Sql, { email, password }: Account): Promise<string> {
  const { cookie, token } = await anAccount(instance, email, password);
  await sql`
    update auth.sessions set created_at = now() - interval '1 hour' where id = ${String(decodeJwt(token).session_id)}`;
  return cookie;
}

/** A user without a business. */
async function aNewAccount(instance: Instance, name: string): Promise<Account> {
  const email = `${name}@example.com`;
  const server = client(instance.status.supabaseUrl, instance.status.secretKey);
  const { error } = await server.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  if (error) throw error;
  return anAccount(instance, email, PASSWORD);
}

/** Gives the role and takes it again, as the screen does. */
async function makeFormerAdmin(sql: postgres.Sql, admin: Account, { id, email }: Account): Promise<void> {
  await sql`select add_admin(${admin.id}, ${email})`;
  const [row] = await sql<{ outcome: string }[]>`select remove_admin(${admin.id}, ${id}) as outcome`;
  if (row?.outcome !== "removed") throw new Error(`the former administrator is ${row?.outcome}`);
}

/** An order of the buyer's, paid at the simulated provider. */
async function aPurchase(
  { siteUrl, status }: Instance,
  sql: postgres.Sql,
  { plan, buyer, notification }: { plan: string; buyer: Account; notification: "once" | "none" },
): Promise<Purchase> {
  const authorization = `Bearer ${buyer.token}`;
  const { id: preferenceId } = openedSchema.parse(
    await json(`${siteUrl}/api/createPreference`, { plan }, { authorization, origin: siteUrl }),
  );
  const command = { do: "make", preference: preferenceId, choice: "approve", notification };
  const { payment } = doneSchema.parse(await json(status.simulatorUrl ?? "", command));
  const [order] = await sql<{ id: string; referencia: string }[]>`
    select id, referencia from ordenes where preferencia_id = ${preferenceId}`;
  return { orderId: order?.id ?? "", preferenceId, reference: order?.referencia ?? "", paymentId: payment.id };
}

async function aStoredPicture(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ path: string }[]>`
    select bucket_id || '/' || name as path from storage.objects where name like '%/taqueria-la-guera%' order by name limit 1`;
  return row?.path ?? "";
}

async function storedPapers(status: Instance["status"]): Promise<string> {
  const name = "00000000-0000-4000-8000-0000000000aa.webp";
  const bucket = client(status.supabaseUrl, status.secretKey).storage.from("comprobantes");
  const { error } = await bucket.upload(name, new Uint8Array(12), { contentType: "image/webp" });
  if (error) throw error;
  return name;
}

/** Texts that are kept from the public, with the owner of their business. */
const privateTextsOf = (sql: postgres.Sql) => sql<World["privateTexts"]>`
  select text, user_id as of from (
    select unnest(array[p.email, p.telefono, p.direccion, p.notas_admin, p.motivo_rechazo]) as text, n.user_id
    from negocio_privado p join negocios n on n.id = p.negocio_id
    union all select email, id from auth.users
    union all select encrypted_password, null from auth.users) as private
  where length(text) > 7`;

/** Adds to the showcase whom the attacks come from, and what they are after. */
export async function prepareWorld(instance: Instance): Promise<World> {
  const { status, dataDir, siteUrl } = instance;
  const showcase = showcaseAccounts(status.secretKey);
  const ofShowcase = async (key: (typeof showcase)[number]["key"]): Promise<Account> => {
    const account = showcase.find((each) => each.key === key);
    return anAccount(instance, account?.email ?? "", account?.password ?? "");
  };
  const people = {
    member: await aNewAccount(instance, "miembro"),
    owner: await ofShowcase("pro"),
    "other owner": await ofShowcase("premium"),
    "free owner": await ofShowcase("free"),
    buyer: await aNewAccount(instance, "compradora"),
    admin: await ofShowcase("admin"),
    "former admin": await aNewAccount(instance, "antes-administradora"),
  };
  const sql = postgres(status.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    // All rows are summed up after each attack, and these are of nobody.
    await sql`delete from eventos`;
    await makeFormerAdmin(sql, people.admin, people["former admin"]);
    const agedSessions = {
      owner: await anAgedSession(instance, sql, people.owner),
      admin: await anAgedSession(instance, sql, people.admin),
    };
    // The others stay fresh, however long all the attacks take.
    await sql`update auth.sessions set created_at = now() + interval '1 hour' where created_at > now() - interval '10 minutes'`;
    const { buyer } = people;
    const paid = await aPurchase(instance, sql, { plan: "pro", buyer, notification: "once" });
    const untold = await aPurchase(instance, sql, { plan: "premium", buyer, notification: "none" });
    const {
      signingKeys: [signingKey],
      ...secrets
    } = await loadSecrets(dataDir);
    const { accessToken, webhookSecret } = simulatorKeys(status.secretKey);
    return {
      status,
      siteUrl,
      backendUrl: new URL(status.simulatorUrl ?? "").origin,
      dataDir,
      pid: instance.pid,
      people,
      agedSessions,
      purchases: { paid, untold },
      picture: await aStoredPicture(sql),
      papers: await storedPapers(status),
      secrets: { ...secrets, signingSecret: signingKey.secret, accessToken, webhookSecret },
      privateTexts: [...(await privateTextsOf(sql))],
    };
  } finally {
    await sql.end();
  }
}
