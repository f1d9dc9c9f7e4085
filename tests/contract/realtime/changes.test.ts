import { randomInt } from "node:crypto";
import type { RealtimeChannel, RealtimePostgresChangesPayload, SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addBusiness, client, openTarget, type Target } from "@/tests/support/backend-target";
import { eventually } from "@/tests/support/eventually";

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;

const topic = `contract_${Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join("")}`;

let target: Target;
const clients: SupabaseClient[] = [];

beforeAll(async () => {
  target = await openTarget();
});
afterEach(async () => {
  for (const each of clients.splice(0)) await each.removeAllChannels();
  await target.server.from("cambios").delete().like("tema", "contract_%");
});
afterAll(() => target.close());

/** Subscribes and resolves with the changes as they come, once the server has agreed. */
async function listen(listener: SupabaseClient, filter: { table: string; event?: "*" | "UPDATE"; filter?: string }) {
  clients.push(listener);
  const changes: Change[] = [];
  let systemStatus = "";
  const channel: RealtimeChannel = listener
    .channel(`test-${randomInt(1_000_000)}`)
    .on("system", {}, (message: { status: string }) => {
      systemStatus = message.status;
    })
    .on("postgres_changes" as never, { event: "*", schema: "public", ...filter } as never, (change: Change) => {
      changes.push(change);
    });
  const status = await new Promise<string>((resolve) => channel.subscribe((state) => resolve(state)));
  if (status === "SUBSCRIBED") await eventually(() => expect(systemStatus).not.toBe(""));
  return { changes, status };
}

const insert = (tema = topic) => target.server.from("cambios").insert({ tema }).throwOnError();
const raise = (tema = topic, version = 7) =>
  target.server.from("cambios").update({ version }).eq("tema", tema).throwOnError();

describe("realtime on a published table", () => {
  it("tells a visitor of inserts, updates and deletions", async () => {
    const { changes, status } = await listen(target.visitor(), { table: "cambios" });
    expect(status).toBe("SUBSCRIBED");
    // One at a time: the embedded backend reads the row when it tells of it, and what is gone by then is not told.
    const remove = () => target.server.from("cambios").delete().eq("tema", topic).throwOnError();
    for (const [index, change] of [insert, raise, remove].entries()) {
      await change();
      await eventually(() => expect(changes).toHaveLength(index + 1));
    }
    expect(changes.map((change) => change.eventType)).toEqual(["INSERT", "UPDATE", "DELETE"]);
    expect(changes[0]).toMatchObject({
      schema: "public",
      table: "cambios",
      errors: null,
      new: { tema: topic, version: 0 },
    });
    expect(changes[1]).toMatchObject({ new: { tema: topic, version: 7 } });
    expect(changes[2]).toMatchObject({ old: { tema: topic } });
  });

  it("tells those who have signed in, too", async () => {
    const { changes } = await listen((await target.signedIn()).client, { table: "cambios" });
    await insert();
    await eventually(() => expect(changes).toHaveLength(1));
  });

  it("tells only the kind of change and the row that were asked for", async () => {
    const updates = await listen(target.visitor(), { table: "cambios", event: "UPDATE" });
    const one = await listen(target.visitor(), { table: "cambios", filter: `tema=eq.${topic}_b` });
    await insert();
    await raise();
    await insert(`${topic}_b`);
    await eventually(() => {
      expect(updates.changes.map((change) => change.eventType)).toEqual(["UPDATE"]);
      expect(one.changes).toHaveLength(1);
    });
    expect(one.changes[0]?.new).toMatchObject({ tema: `${topic}_b` });
  });
});

describe("realtime elsewhere", () => {
  it("tells nothing of a table that is not published", async () => {
    const business = await addBusiness(target);
    const silent = await listen(target.visitor(), { table: "negocios" });
    const heard = await listen(target.visitor(), { table: "cambios" });
    await target.server.from("negocios").update({ nombre: "Otro nombre" }).eq("id", business.id).throwOnError();
    await insert();
    // The later change has arrived, so the earlier one would have.
    await eventually(() => expect(heard.changes).not.toHaveLength(0));
    expect(silent.changes).toEqual([]);
  });

  it("refuses a wrong key and a forged token", async () => {
    const stranger = client(target.url, "sb_publishable_wrong");
    expect((await listen(stranger, { table: "cambios" })).status).not.toBe("SUBSCRIBED");
    const forger = target.visitor();
    await forger.realtime.setAuth("eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.");
    expect((await listen(forger, { table: "cambios" })).status).not.toBe("SUBSCRIBED");
  });
});
