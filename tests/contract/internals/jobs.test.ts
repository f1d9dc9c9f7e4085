// Ours alone: the timer and its table belong to the embedded backend; a hosted project has pg_cron.
import http from "node:http";
import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { toLocalMoment } from "@/lib/clock";
import { loadSecrets } from "@/supabase/local/secrets";
import { aDataDir, cleanupList, startFor } from "@/tests/support/backend-process";
import { eventually } from "@/tests/support/eventually";

const cleanups = cleanupList();

/** A stand-in for the site's job routes. */
async function aSite() {
  const state = {
    calls: [] as string[],
    authorizations: new Set<string>(),
    status: 200,
    onMails: async () => undefined as unknown,
  };
  const server = http.createServer(async (request, response) => {
    const job = request.url?.split("/").at(-1) ?? "";
    state.calls.push(job);
    state.authorizations.add(request.headers.authorization ?? "");
    if (job === "correos" && state.status === 200) await state.onMails();
    response.writeHead(state.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(async () => server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const callsOf = (job: string) => state.calls.filter((call) => call === job).length;
  return { state, callsOf, cronUrl: `http://127.0.0.1:${port}/api/cron` };
}

function connectTo(databaseUrl: string): postgres.Sql {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  cleanups.push(() => sql.end());
  return sql;
}

/** A data folder whose last daily run was yesterday's. */
async function anOverdueFolder(): Promise<string> {
  const dataDir = await aDataDir(cleanups, { isPrepared: true });
  const backend = await startFor(cleanups, { dataDir });
  await connectTo(backend.databaseUrl)`update embedded.job_runs set day = day - 1`;
  await backend.stop();
  return dataDir;
}

describe("the timer of the embedded backend", () => {
  it("has nothing overdue in a new database", async () => {
    const { callsOf, cronUrl } = await aSite();
    await startFor(cleanups, { cronUrl });
    await eventually(() => expect(callsOf("pagos")).toBe(1));
    expect(callsOf("diario")).toBe(0);
  });

  it("calls each job with the secret: mails when one is queued, payments, and the daily one once a day", async () => {
    const { state, callsOf, cronUrl } = await aSite();
    const dataDir = await anOverdueFolder();
    const backend = await startFor(cleanups, { dataDir, cronUrl });
    const sql = connectTo(backend.databaseUrl);
    await eventually(() => expect(state.calls.sort()).toEqual(["diario", "pagos"]));
    await eventually(async () => {
      const today = toLocalMoment(new Date()).date;
      expect(await sql`select job, day::text from embedded.job_runs`).toEqual([{ job: "daily", day: today }]);
    });

    state.onMails = async () => sql`update correos set estado = 'enviado'`;
    await sql`select private.queue_mail('recibo', '1', 'a@example.com', '{}')`;
    await eventually(async () => expect(await sql`select estado from correos`).toEqual([{ estado: "enviado" }]));
    expect(callsOf("correos")).toBe(1);
    const { cronSecret } = await loadSecrets(dataDir);
    expect([...state.authorizations]).toEqual([`Bearer ${cronSecret}`]);

    await backend.stop();
    state.calls = [];
    await startFor(cleanups, { dataDir, cronUrl });
    await eventually(() => expect(callsOf("pagos")).toBe(1));
    expect(callsOf("diario")).toBe(0);
  });

  it("waits for a site that is not there yet, and leaves mails alone that are not due", async () => {
    const { state, callsOf, cronUrl } = await aSite();
    state.status = 503;
    const backend = await startFor(cleanups, { dataDir: await anOverdueFolder(), cronUrl });
    const sql = connectTo(backend.databaseUrl);
    const dayOf = async () => (await sql<{ day: string }[]>`select day::text from embedded.job_runs`)[0]?.day;
    const before = await dayOf();
    await eventually(() => expect(callsOf("diario")).toBeGreaterThan(1));
    expect(await dayOf()).toBe(before);
    expect(callsOf("correos")).toBe(0);

    // In one transaction: at no moment is it due.
    await sql.begin(async (transaction) => {
      await transaction`select private.queue_mail('recibo', '1', 'a@example.com', '{}')`;
      await transaction`update correos set intentos = 4, proximo_intento_at = now() + interval '30 minutes'`;
    });
    state.status = 200;
    await eventually(async () => expect(await dayOf()).not.toBe(before));
    // Called for the second one alone, the first is left as it is.
    state.onMails = async () => sql`update correos set estado = 'enviado' where entidad = '2'`;
    await sql`select private.queue_mail('recibo', '2', 'a@example.com', '{}')`;
    const states = () => sql`select entidad, estado from correos order by entidad`;
    await eventually(async () => expect((await states())[1]?.estado).toBe("enviado"));
    expect((await states())[0]?.estado).toBe("pendiente");
    expect(callsOf("correos")).toBe(1);
  });
});
