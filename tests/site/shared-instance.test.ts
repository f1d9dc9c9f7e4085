import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { beforeAll, expect, it } from "vitest";
import { openDigest } from "@/tests/security/support/digest";
import { insertBusiness } from "@/tests/support/business-row";
import { eventually } from "@/tests/support/eventually";
import { type Instance, startInstance } from "@/tests/support/instance";
import { keepBeginning, RESETTABLE, resetInstance } from "@/tests/support/reset-instance";

const PHONE_REQUESTS_AN_HOUR = 60;
const NAME = "Panadería que nadie recuerda";

let instance: Instance;
let sql: postgres.Sql;
beforeAll(async () => {
  instance = await startInstance({ seed: "showcase", environment: RESETTABLE });
  await keepBeginning(instance);
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
  return async () => {
    await sql.end();
    await instance.stop();
  };
});

const server = () =>
  createClient(instance.status.supabaseUrl, instance.status.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** Asks for what one network may ask for so often. */
const phone = async () => {
  const headers = { origin: instance.siteUrl, accept: "application/json" };
  return (await fetch(`${instance.siteUrl}/api/telefono/nadie`, { method: "POST", headers })).status;
};
const link = async (email: string) => (await server().auth.signInWithOtp({ email })).error?.code;
const directory = async () => (await fetch(`${instance.siteUrl}/negocios?q=panaderia`)).text();

it("a reset instance equals a new one: its rows, files, pages and limits", async () => {
  const digest = await openDigest(sql, instance.dataDir);
  const beginning = await digest();
  const email = `${randomUUID()}@example.com`;

  const owner = await server().auth.admin.createUser({ email, password: "una-clave-de-prueba", email_confirm: true });
  await insertBusiness(sql, { user_id: owner.data.user?.id ?? null, nombre: NAME, is_approved: true });
  await sql`delete from negocios where slug in (select slug from negocios where is_featured limit 3)`;
  await server().storage.from("negocios").upload(`${owner.data.user?.id}/1.webp`, Buffer.from("a"), {});
  await eventually(async () => expect(await directory()).toContain(NAME));
  for (let count = 0; count < PHONE_REQUESTS_AN_HOUR; count += 1) await phone();
  expect(await phone()).toBe(429);
  await link(email);
  expect(await link(email)).toBe("over_email_send_rate_limit");
  expect((await digest()).negocios).not.toBe(beginning.negocios);

  await resetInstance(instance);
  expect(await digest()).toEqual(beginning);
  expect(await directory()).not.toContain(NAME);
  expect(await phone()).toBe(404);
  expect(await link(email)).not.toBe("over_email_send_rate_limit");
});
