import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

const SITE = "https://iztapalapa.example";
const REVIEWED = { nombre: "Panadería La Espiga", slug: "panaderia-la-espiga" };

let backend: ScratchBackend;
let sql: postgres.Sql;

beforeAll(async () => {
  backend = await startScratchBackend();
  sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
});
beforeEach(async () => {
  await sql`delete from correos`;
  await sql`delete from embedded.mails`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sql?.end();
  await backend?.stop();
});

/** The application's own function, configured with the backend and a mail server. */
async function aSender(smtpUrl: string): Promise<(limit: number) => Promise<number>> {
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", backend.url);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", backend.publishableKey);
  vi.stubEnv("SUPABASE_SECRET_KEY", backend.secretKey);
  vi.stubEnv("SITE_URL", SITE);
  vi.stubEnv("SMTP_URL", smtpUrl);
  vi.stubEnv("MAIL_FROM", "avisos@iztapalapa.example");
  // The environment is read once.
  vi.resetModules();
  return (await import("@/lib/mail/server/send-waiting")).sendWaitingMails;
}

const queue = (
  entity: string,
  recipient: string,
  kind = "registro_aprobado",
  contents: postgres.JSONValue = REVIEWED,
) => sql`select private.queue_mail(${kind}, ${entity}, ${recipient}, ${sql.json(contents)})`;
const delivered = () => sql<{ recipient: string; subject: string }[]>`
  select recipient, subject from embedded.mails order by recipient`;
const states = () => sql<{ entidad: string; estado: string; intentos: number }[]>`
  select entidad, estado, intentos from correos order by entidad`;

describe("sendWaitingMails", () => {
  it("sends each mail once, though several run at the same time", async () => {
    const send = await aSender(backend.smtpUrl);
    for (let n = 10; n < 45; n += 1) await queue(`${n}`, `vecina-${n}@example.com`);
    const counts = await Promise.all([send(100), send(100), send(100), send(100)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(35);
    const mails = await delivered();
    expect(mails.map(({ recipient }) => recipient)).toEqual(
      Array.from({ length: 35 }, (_, n) => `vecina-${n + 10}@example.com`),
    );
    expect(mails[0]?.subject).toBe("Ya está publicado: «Panadería La Espiga»");
    expect(await send(100)).toBe(0);
  });

  it("takes no more than it was told to", async () => {
    const send = await aSender(backend.smtpUrl);
    for (let n = 10; n < 25; n += 1) await queue(`${n}`, `vecina-${n}@example.com`);
    expect(await send(12)).toBe(12);
    expect((await states()).filter(({ estado }) => estado === "pendiente")).toHaveLength(3);
  });

  it("leaves what cannot be sent for later, sends the rest, and logs nothing of anybody", async () => {
    const send = await aSender(backend.smtpUrl);
    const { log } = await import("@/lib/log");
    const logged = [vi.spyOn(log, "warn"), vi.spyOn(log, "error")];
    await queue("1", "una@example.com,otra@example.com");
    await queue("2", "sin-datos@example.com", "recibo", {});
    await queue("3", "no es un correo");
    await queue("4", "buena@example.com");
    expect(await send(100)).toBe(1);
    expect((await delivered()).map(({ recipient }) => recipient)).toEqual(["buena@example.com"]);
    expect((await states()).map(({ estado, intentos }) => `${estado} ${intentos}`)).toEqual([
      "pendiente 1",
      "pendiente 1",
      "pendiente 1",
      "enviado 1",
    ]);
    const lines = logged.flatMap(({ mock }) => mock.calls);
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toMatch(/example\.com|no es un correo/);
  });

  it.each([
    ["is down", "smtp://u:p@127.0.0.1:1"],
    ["does not know us", "wrong password"],
    ["is not configured", ""],
  ])("takes no mail while the mail server %s: no try is lost", async (_case, smtpUrl) => {
    const wrong = Object.assign(new URL(backend.smtpUrl), { password: "otra" });
    const send = await aSender(smtpUrl === "wrong password" ? wrong.href : smtpUrl);
    await queue("1", "vecina@example.com");
    expect(await send(100)).toBe(0);
    expect(await states()).toEqual([{ entidad: "1", estado: "pendiente", intentos: 0 }]);
  });
});
