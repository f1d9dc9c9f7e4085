import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toPng } from "@/supabase/seed/artwork/render";
import { insertBusiness } from "@/tests/support/business-row";
import { eventually } from "@/tests/support/eventually";
import { type Instance, startInstance } from "@/tests/support/instance";
import { isNext, signalPart } from "@/tests/support/instance-parts";
import { type ModelVendor, startModelVendor } from "@/tests/support/model-vendor";
import { waitUntilGone } from "@/tests/support/processes";
import { signIn } from "@/tests/support/session-cookie";

const ACCOUNT = { email: "ana@example.com", password: "una-clave-de-prueba" };
/** A lease of 90 seconds, and some for a busy machine. */
const LEASE_AND_MORE_MS = 150_000;
let vendor: ModelVendor;
let instance: Instance;
let sql: postgres.Sql;

beforeAll(async () => {
  vendor = await startModelVendor();
  vendor.picture = await toPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><circle cx="512" cy="512" r="400" fill="#b91c1c"/></svg>`,
  );
  instance = await startInstance({
    isLively: true,
    environment: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: vendor.baseUrl },
  });
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
});

afterAll(async () => {
  await sql?.end();
  await instance?.stop();
  await vendor?.close();
});

it("Next is killed while a logo is drawn: nothing is spent, and after the lease it is drawn anew", async () => {
  const { status } = instance;
  const client = createClient(status.supabaseUrl, status.secretKey, { auth: { persistSession: false } });
  await client.auth.admin.createUser({ ...ACCOUNT, email_confirm: true });
  const { id, token } = await signIn(status, ACCOUNT.email, ACCOUNT.password);
  const business = await insertBusiness(sql, { user_id: id });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const address = `${instance.siteUrl}/api/generate-image`;
  const ask = (prefer: string) =>
    fetch(address, {
      method: "POST",
      headers: { ...headers, prefer },
      body: JSON.stringify({ businessId: business, kind: "logo", prompt: "una olla de barro" }),
    });
  const state = async () => (await fetch(`${address}?businessId=${business}&kind=logo`, { headers })).json();

  vendor.mode = "slow";
  expect((await ask("respond-async")).status).toBe(202);
  await waitUntilGone(signalPart(instance, isNext, "SIGKILL"));
  vendor.mode = "fine";

  await eventually(async () => expect(await state()).toMatchObject({ state: "working", used: false, triesLeft: 3 }));
  await eventually(
    async () => expect(await state()).toMatchObject({ state: "failed", used: false, triesLeft: 3 }),
    LEASE_AND_MORE_MS,
  );
  const drawn = await ask("wait=20");
  expect([drawn.status, await drawn.json()]).toMatchObject([200, { state: "ready", used: false, triesLeft: 2 }]);
});
