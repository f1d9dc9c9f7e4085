import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSecrets } from "@/supabase/local/secrets";
import { client } from "../support/backend-target";
import { eventually } from "../support/eventually";
import { type SharedInstance, sharedInstance } from "../support/shared-instance";

const JOBS = ["correos", "pagos", "diario"] as const;
const PIXEL = Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64");

let instance: SharedInstance;
let sql: postgres.Sql;
let secret: string;

beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
  secret = (await loadSecrets(instance.dataDir)).cronSecret;
});
afterAll(async () => {
  await sql?.end();
});

const call = (job: string, authorization?: string, method = "POST") =>
  fetch(`${instance.siteUrl}/api/cron/${job}`, { method, headers: authorization ? { authorization } : {} });
const run = async (job: string) => (await call(job, `Bearer ${secret}`)).json();

type Mail = { to: string; subject: string; text: string; html: string };
async function mailsTo(address: string): Promise<Mail[]> {
  const url = new URL(instance.status.mailboxUrl);
  url.searchParams.set("to", address);
  return (await fetch(url, { headers: { accept: "application/json" } })).json();
}

async function aBusiness(slug: string, fields: Record<string, unknown> = {}): Promise<string> {
  const row = {
    slug,
    nombre: `Negocio ${slug}`,
    categoria: "Otros Negocios",
    is_approved: true,
    escritor: "importador",
    ...fields,
  };
  const [made] = await sql<{ id: string }[]>`insert into negocios ${sql(row)} returning id`;
  const id = made?.id ?? "";
  await sql`insert into negocio_privado (negocio_id, email) values (${id}, ${`${slug}@example.com`})`;
  return id;
}

describe("the job routes", () => {
  it.each(JOBS.flatMap((job) => ["GET", "POST"].map((method) => [method, job] as const)))(
    "%s /api/cron/%s is for whoever has the secret, answers in figures, and is kept by nobody",
    async (method, job) => {
      const { revalidateSecret } = await loadSecrets(instance.dataDir);
      for (const given of [undefined, "", "Bearer", `Bearer ${secret}x`, secret, `Bearer ${revalidateSecret}`]) {
        expect((await call(job, given, method)).status).toBe(401);
      }
      const answer = await call(job, `Bearer ${secret}`, method);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toContain("no-store");
      const { failed, ...counts } = (await answer.json()) as Record<string, unknown>;
      expect(failed).toEqual([]);
      expect(Object.values(counts).length).toBeGreaterThan(0);
      for (const count of Object.values(counts)) expect(count).toEqual(expect.any(Number));
    },
  );
});

describe("a mail", () => {
  it("reaches the mailbox by itself once something has happened, with links to this site", async () => {
    const id = await aBusiness("tamales-rosy", { is_approved: null });
    const [admin] = await sql<{ id: string }[]>`
      insert into auth.users (id, email) values (gen_random_uuid(), 'admin@example.com') returning id`;
    await sql`select grant_admin(${admin?.id ?? ""}::uuid)`;
    // It can be undone no more: nothing but the decision says that a mail is to be written.
    await sql`select decide_businesses(${admin?.id ?? ""}, array[${id}]::uuid[], 'aprobar', null, now() - interval '1 minute')`;
    const [mail] = await eventually(async () => {
      const mails = await mailsTo("tamales-rosy@example.com");
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail?.subject).toBe("Ya está publicado: «Negocio tamales-rosy»");
    for (const part of [mail?.text, mail?.html]) expect(part).toContain(`${instance.siteUrl}/negocio/tamales-rosy`);
  });
});

describe("the daily job", () => {
  it("waits longer for the database than a visitor would", async () => {
    const holder = await sql.reserve();
    await holder`select pg_advisory_lock(hashtextextended('vocabulario', 0))`;
    const running = run("diario");
    await eventually(async () => {
      const waiting = await holder`
        select from pg_stat_activity where wait_event = 'advisory' and now() - query_start > interval '5.5 s'`;
      expect(waiting).toHaveLength(1);
    });
    await holder`select pg_advisory_unlock(hashtextextended('vocabulario', 0))`;
    holder.release();
    expect((await running).failed).toEqual([]);
  });

  it("run five times at once reminds, lapses and removes once", async () => {
    const day = 24 * 60 * 60 * 1000;
    const from = (days: number) => new Date(Date.now() + days * day);
    const give = (business: string, ends: Date) => sql`
      insert into periodos (negocio_id, plan, inicia_at, termina_at, cortesia)
      values (${business}, 'pro', ${from(-30)}, ${ends}, 'prueba')`;
    const reminded = await aBusiness("recordado", { plan_type: "pro" });
    await give(reminded, from(4.5));
    const lapsed = await aBusiness("vencido", { plan_type: "pro" });
    await give(lapsed, from(-4));

    const storage = client(instance.status.supabaseUrl, instance.status.secretKey).storage.from("portadas");
    const removed = await aBusiness("borrado", { is_deleted: true, deleted_at: from(-31) });
    const stays = await aBusiness("apenas-borrado", { is_deleted: true, deleted_at: from(-29) });
    const picture = `${removed}/hash.webp`;
    const kept = `${stays}/hash.webp`;
    for (const path of [picture, kept]) {
      expect((await storage.upload(path, PIXEL, { contentType: "image/webp" })).error).toBeNull();
    }

    const orphan = `${stays}/a-0123456789abcdef-1200.webp`;
    expect((await storage.upload(orphan, PIXEL, { contentType: "image/webp" })).error).toBeNull();
    await sql`update storage.objects set created_at = ${from(-9)} where name = ${orphan}`;
    await sql`insert into private.imagenes_sobrantes (bucket, nombre, desde) values ('portadas', ${orphan}, ${from(-2)})`;

    const answers = await Promise.all(Array.from({ length: 5 }, () => run("diario")));
    expect(answers.map(({ failed }) => failed)).toEqual(Array(5).fill([]));
    expect(answers.reduce((sum, answer) => sum + answer.removed, 0)).toBe(1);
    expect(
      await sql`select slug, plan_type from negocios where id in ${sql([reminded, lapsed, removed])} order by slug`,
    ).toEqual([
      { slug: "recordado", plan_type: "pro" },
      { slug: "vencido", plan_type: "free" },
    ]);
    const isThere = async (path: string) => (await fetch(storage.getPublicUrl(path).data.publicUrl)).ok;
    expect([await isThere(picture), await isThere(kept), await isThere(orphan)]).toEqual([false, true, false]);

    await run("diario");
    await eventually(async () => {
      expect(await sql`select from correos where estado <> 'enviado'`).toHaveLength(0);
    });
    const subjects = async (slug: string) => (await mailsTo(`${slug}@example.com`)).map(({ subject }) => subject);
    expect(await subjects("recordado")).toEqual([expect.stringContaining("Tu plan Profesional termina el")]);
    expect(await subjects("vencido")).toEqual(["Terminó tu plan Profesional"]);
  });
});

it("without a key of a model, what owners send waits and nothing is asked", async () => {
  await aBusiness("sin-llave", { escritor: null, menu: null, descripcion: "Tacos", is_approved: null });
  expect(await run("pagos")).toMatchObject({ moderated: 0, failed: [] });
  expect(
    await sql`select p.intentos from private.moderacion_pendiente p join negocios n on n.id = p.negocio_id where n.slug = 'sin-llave'`,
  ).toEqual([{ intentos: 0 }]);
});
