import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterEach, describe, expect, it } from "vitest";
import { MESSAGES } from "@/lib/messages";
import { readStatus } from "@/server/status-file";
import { eventually } from "@/tests/support/eventually";
import { type Instance, startInstance } from "@/tests/support/instance";
import { expectHealthy } from "@/tests/support/instance-parts";
import { openForm } from "@/tests/support/posted-form";
import { missingForSmallDisk, mountSmallDisk } from "@/tests/support/small-disk";

const DISK_MB = 400;
const RESERVE_MB = 64;
const WRITERS = 4;
const RECOVERY_MS = 120_000;
const ACCOUNT = { email: "ana@example.com", password: "una-clave-de-prueba" };
const KEPT = ["/", "/negocios", "/planes"];
const missing = missingForSmallDisk();

/** Writes rows, several at a time, until it is stopped. */
function startWriters({ status }: Instance) {
  const acknowledged: string[] = [];
  const refused = new Set<string>();
  let isStopped = false;
  let number = 0;
  const write = async () => {
    while (!isStopped) {
      number += 1;
      const email = `persona-${number}@example.com`;
      const answer = await fetch(`${status.supabaseUrl}/rest/v1/profiles`, {
        method: "POST",
        headers: { apikey: status.secretKey, "content-type": "application/json" },
        body: JSON.stringify({ email }),
      });
      const text = await answer.text();
      if (answer.ok) acknowledged.push(email);
      else refused.add(`${answer.status} ${text}`);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    acknowledged,
    refused,
    async stop() {
      isStopped = true;
      await writing;
    },
  };
}

describe.skipIf(missing !== null)(`a disk that is full${missing ? ` (not here: ${missing})` : ""}`, () => {
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const clean of cleanups.splice(0).reverse()) await clean();
  });

  async function start(reserveMb: number) {
    const disk = mountSmallDisk(DISK_MB);
    cleanups.push(disk.remove);
    const instance = await startInstance({
      ...{ isLively: true, seed: "showcase", dataDir: disk.folder },
      environment: { DISK_RESERVE_MB: String(reserveMb) },
    });
    cleanups.push(instance.stop);
    const { supabaseUrl, secretKey } = instance.status;
    const client = createClient(supabaseUrl, secretKey, { auth: { persistSession: false } });
    await client.auth.admin.createUser({ ...ACCOUNT, email_confirm: true });
    const read = async (path: string) =>
      (await fetch(instance.siteUrl + path, { headers: { accept: "text/html" } })).status;
    const expectKept = async () => {
      for (const path of KEPT) expect(await read(path)).toBe(200);
    };
    /** Its port is another one when the database was started again. */
    const expectAllThere = async (written: readonly string[]) => {
      const sql = postgres((await readStatus(disk.folder))?.databaseUrl ?? "", { max: 1, onnotice: () => undefined });
      const rows = await sql<{ email: string }[]>`select email from profiles`;
      await sql.end();
      const stored = new Set(rows.map(({ email }) => email));
      expect(written.filter((email) => !stored.has(email))).toEqual([]);
    };
    await eventually(expectKept);
    const writers = startWriters(instance);
    cleanups.push(writers.stop);
    const expectMore = async (timeoutMs?: number) => {
      const before = writers.acknowledged.length;
      await eventually(() => expect(writers.acknowledged.length).toBeGreaterThan(before + WRITERS), timeoutMs);
    };
    await expectMore();
    return { disk, instance, read, expectKept, expectAllThere, expectMore, writers };
  }

  it("but for the reserve: nothing is stored and a form says so, pages and sign-in go on, and it comes back by itself", async () => {
    const { disk, instance, read, expectKept, expectAllThere, expectMore, writers } = await start(RESERVE_MB);
    const contact = await openForm(instance.siteUrl, "/contacto", {}, "sitio");
    const login = await openForm(instance.siteUrl, "/login?modo=contrasena");
    disk.fill(RESERVE_MB);
    await eventually(() => expect([...writers.refused].join()).toContain('"25006"'));
    const typed = { nombre: "Ana", correo: ACCOUNT.email, mensaje: "Con el disco lleno", sitio: "" };
    const sent = await (await contact.post(typed)).text();
    expect(sent).toContain(MESSAGES.noSpace);
    expect(sent).toContain(typed.mensaje);
    expect((await login.post(ACCOUNT)).status).toBe(303);
    expect(await read("/negocios?q=tacos+baratos")).toBe(200);
    await expectKept();
    expect(disk.freeMb()).toBeGreaterThan(0);

    disk.free();
    await expectMore();
    expect(await (await contact.post(typed)).text()).toContain("Gracias, recibimos tu mensaje.");
    await writers.stop();
    await expectAllThere(writers.acknowledged);
  });

  it("to the last byte: kept pages go on, and with room again all comes back by itself, without a write lost", async () => {
    const { disk, instance, expectKept, expectAllThere, expectMore, writers } = await start(0);
    const sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
    disk.fill(0);
    const isDown = async () => {
      disk.fill(0);
      await expectKept();
      // Rows go into files that are there; what is written ahead soon needs a new one.
      await sql`select pg_logical_emit_message(true, 'prueba', repeat('a', ${2 * 1024 * 1024}))`;
      throw new Error("The database is still there");
    };
    await eventually(
      () => expect(isDown()).rejects.toThrow(/CONNECTION|ECONN|terminat|recovery|shutting down/i),
      RECOVERY_MS,
    );
    await sql.end({ timeout: 1 });
    await expectKept();
    disk.free();
    await expectHealthy(instance, RECOVERY_MS);
    await expectMore(RECOVERY_MS);
    await writers.stop();
    await expectAllThere(writers.acknowledged);
  });
});
