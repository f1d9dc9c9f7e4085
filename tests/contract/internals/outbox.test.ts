// Ours alone: the worker that pokes the site belongs to the embedded backend; a hosted project has a webhook.
import http from "node:http";
import type { SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { loadSecrets } from "@/supabase/local/secrets";
import { aDataDir, cleanupList, startFor } from "@/tests/support/backend-process";
import { addBusiness, client } from "@/tests/support/backend-target";
import { eventually } from "@/tests/support/eventually";

const cleanups = cleanupList();

const waiting = async (server: SupabaseClient) => (await server.from("cambios_pendientes").select("id")).data?.length;

describe("the outbox worker", () => {
  /** A stand-in for the site: counts pokes, answers no sooner than it may, and takes the rows when told to. */
  async function aSite() {
    const state = {
      pokes: 0,
      isUp: true,
      authorizations: new Set<string>(),
      mayAnswer: Promise.resolve(),
      take: async () => undefined as unknown,
    };
    const server = http.createServer(async (request, response) => {
      state.pokes += 1;
      state.authorizations.add(request.headers.authorization ?? "");
      await state.mayAnswer;
      if (state.isUp) await state.take();
      response.writeHead(state.isUp ? 200 : 503).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    cleanups.push(async () => server.close());
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    return { state, url: `http://127.0.0.1:${port}/api/revalidate` };
  }

  it("pokes the site with the secret when rows wait, and only then", async () => {
    const { state, url } = await aSite();
    const dataDir = await aDataDir(cleanups, { isPrepared: true });
    const backend = await startFor(cleanups, { dataDir, revalidateUrl: url });
    const server = client(backend.url, backend.secretKey);
    const found: number[] = [];
    state.take = async () => {
      const { data } = await server.rpc("follow_changes", { node: "prueba" });
      const head: number = data?.[0]?.head ?? 0;
      found.push(Object.keys(data?.[0]?.changed ?? {}).length);
      await server.rpc("follow_changes", { node: "prueba", passed: head });
    };
    const sql = postgres(backend.databaseUrl, { max: 1 });
    for (let n = 0; n < 3; n++) {
      await addBusiness({ server });
      await eventually(async () => expect(await waiting(server)).toBe(0));
      await sql`select pg_notify('cambios_pendientes', 'nothing waits')`;
    }
    await sql.end();
    expect(found.length).toBeGreaterThan(0);
    expect(Math.min(...found)).toBeGreaterThan(0);
    const { revalidateSecret } = await loadSecrets(dataDir);
    expect([...state.authorizations]).toEqual([`Bearer ${revalidateSecret}`]);
  });

  it("makes one poke of a burst, and keeps the rows while the site is down", async () => {
    const { state, url } = await aSite();
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    state.mayAnswer = promise;
    state.isUp = false;
    const backend = await startFor(cleanups, { revalidateUrl: url });
    const server = client(backend.url, backend.secretKey);
    await addBusiness({ server });
    await eventually(() => expect(state.pokes).toBe(1));
    await Promise.all(Array.from({ length: 20 }, () => addBusiness({ server })));
    expect(state.pokes).toBe(1);
    answer();
    await eventually(() => expect(state.pokes).toBeGreaterThan(2));
    expect(await waiting(server)).toBeGreaterThanOrEqual(21);
    state.take = async () => server.from("cambios_pendientes").delete().gt("id", 0);
    state.isUp = true;
    await eventually(async () => expect(await waiting(server)).toBe(0));
  });
});
