import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { client } from "@/tests/support/backend-target";
import { insertBusiness } from "@/tests/support/business-row";
import { openForm } from "@/tests/support/posted-form";
import { signIn } from "@/tests/support/session-cookie";
import { type Cluster, startCluster } from "./cluster";
import { testPeople } from "./people";
import { it } from "./programs";
import { startRedis } from "./redis";
import type { SecondBuild } from "./second-build";
import { type Outcome, Traffic } from "./traffic";

type Form = {
  saves: number;
  /** Saves beside each fault, at least. */
  savesBeside: number;
  /** Milliseconds for which a node hangs. */
  pauseMs: number;
  makeBuild: () => Promise<SecondBuild>;
};

const NOTHING: Outcome = { stale: [], failed: [] };
const OWNER = { email: "ana@example.com", password: "una-clave-de-prueba" };

/** The claims of a cluster: whatever happens to its parts, no answer is older than a save that was answered before it was asked for. */
export function describeCluster({ saves, savesBeside, pauseMs, makeBuild }: Form): void {
  describe("two nodes behind HAProxy", () => {
    let cluster: Cluster;
    let traffic: Traffic;
    const one = () => cluster.nodes[0].url;
    const two = () => cluster.nodes[1].url;
    const everywhere = () => [one(), two(), cluster.balancer.url];

    beforeAll(async () => {
      cluster = await startCluster();
      traffic = await Traffic.open(cluster.sql);
    });
    afterAll(() => cluster?.stop());

    testPeople(() => cluster);

    const readEverywhere = async (outcome: Outcome) => {
      for (const shop of traffic.shops)
        await Promise.all(everywhere().map((origin) => traffic.read(origin, outcome, shop)));
    };

    it("what an owner saves through one is on the other when the answer has come", async () => {
      const { backend, sql } = cluster;
      await client(backend.url, backend.secretKey).auth.admin.createUser({ ...OWNER, email_confirm: true });
      const project = { supabaseUrl: backend.url, publishableKey: backend.publishableKey };
      const { id, cookies } = await signIn(project, OWNER.email, OWNER.password);
      await insertBusiness(sql, { slug: "panaderia", nombre: "Panadería Ana", user_id: id });
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      const shown = async (origin: string) => {
        const page = await (await fetch(`${origin}/negocio/panaderia`)).text();
        return /Pan (?:de ayer|de hoy)/.exec(page)?.[0];
      };
      for (const [descripcion, saver] of [
        ["Pan de ayer", one()],
        ["Pan de hoy", two()],
        ["Pan de ayer", cluster.balancer.url],
      ] as const) {
        const form = await openForm(saver, "/mi-negocio/datos", { cookie }, "Guardar cambios");
        const typed = { nombre: "Panadería Ana", categoria: "otros-negocios", telefono: "5512345678" };
        expect((await form.post({ ...typed, direccion: "Calle 1", descripcion })).status).toBe(303);
        expect(await Promise.all(everywhere().map(shown))).toEqual(Array(3).fill(descripcion));
      }
    });

    it("what was written first and committed last is on both when its save has answered", async () => {
      const [slow, quick] = traffic.shops;
      if (!slow || !quick) throw new Error("There are no businesses");
      const outcome: Outcome = { stale: [], failed: [] };
      await readEverywhere(outcome);
      const connection = await cluster.sql.reserve();
      await connection`begin`;
      const save = await traffic.write(slow, true, connection);
      await traffic.save(quick, one(), outcome);
      await readEverywhere(outcome);
      await connection`commit`;
      connection.release();
      if (await traffic.announce(two(), outcome)) slow.answered = save;
      await readEverywhere(outcome);
      expect(outcome).toEqual(NOTHING);
      expect(slow.answered).toBe(save);
    });

    it(`${saves} saves and withdrawals are seen at once by all who read meanwhile`, async () => {
      expect(await traffic.run({ saves, savers: everywhere(), readers: everywhere() })).toEqual(NOTHING);
    });

    it("Redis may hang, die and come back", async () => {
      const fault = async () => {
        cluster.redis.pause();
        await traffic.untilSaved(savesBeside);
        await cluster.redis.kill();
        await traffic.untilSaved(savesBeside);
        cluster.redis = await startRedis(cluster.redis);
      };
      const load = { saves: savesBeside, savers: everywhere(), readers: everywhere(), fault };
      expect(await traffic.run(load)).toEqual(NOTHING);
    });

    it("what is kept is shown while the database hangs", async () => {
      const outcome: Outcome = { stale: [], failed: [] };
      await readEverywhere(outcome);
      process.kill(cluster.backend.pid, "SIGSTOP");
      try {
        await sleep(pauseMs);
        await readEverywhere(outcome);
      } finally {
        process.kill(cluster.backend.pid, "SIGCONT");
      }
      expect(outcome).toEqual(NOTHING);
      await cluster.balancer.whenUp(2);
    });

    it("a node that hangs and goes on shows nothing from before", async () => {
      const [, node] = cluster.nodes;
      const fault = async (outcome: Outcome) => {
        await readEverywhere(outcome);
        node.pause();
        await sleep(pauseMs);
        node.resume();
        await Promise.all(traffic.shops.map((shop) => traffic.read(node.url, outcome, shop)));
        await cluster.balancer.whenUp(2);
      };
      const load = { saves: savesBeside, savers: [one()], readers: everywhere(), fault };
      expect(await traffic.run(load)).toEqual(NOTHING);
    });

    it("a node that is killed fails what it was working on alone, and comes back", async () => {
      const [, node] = cluster.nodes;
      let goneSince = 0;
      const fault = async (outcome: Outcome) => {
        await readEverywhere(outcome);
        await node.kill();
        goneSince = performance.now();
        await node.start();
        await cluster.balancer.whenUp(2);
        await readEverywhere(outcome);
      };
      const visited = [one(), cluster.balancer.url];
      const { stale, failed } = await traffic.run({ saves: savesBeside, savers: visited, readers: visited, fault });
      expect(stale).toEqual([]);
      expect(failed.filter(({ begunAt }) => begunAt > goneSince)).toEqual([]);
    });

    it("a deployment, one node after the other, is noticed by nobody", async () => {
      const build = await makeBuild();
      const fault = async (outcome: Outcome) => {
        for (const node of cluster.nodes) {
          await node.stop();
          await node.start(build.root);
          await cluster.balancer.whenUp(2);
          await readEverywhere(outcome);
        }
      };
      const visited = [cluster.balancer.url];
      const outcome = await traffic.run({ saves: savesBeside, savers: visited, readers: visited, fault });
      expect(outcome).toEqual(NOTHING);
      await Promise.all(cluster.nodes.map((node) => node.stop()));
      await build.remove();
    });
  });
}
