import { mkdtemp, rm } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { ROOT } from "@/server/root";
import { freePort } from "@/supabase/local/free-port";
import { eventually } from "@/tests/support/eventually";
import { spawnProgram } from "./programs";

const CONFIG = path.join(ROOT, "docs/cluster/haproxy.cfg");

export type Balancer = {
  url: string;
  /** Waits until visitors are led to so many nodes. */
  whenUp: (nodes: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** HAProxy before two nodes, as operators have it. */
export async function startHaproxy([one, two]: readonly [number, number]): Promise<Balancer> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), "iztapalapa-haproxy-"));
  const socket = path.join(folder, "socket");
  const program = spawnProgram("haproxy", ["-db", "-f", CONFIG], {
    SITE_ADDRESS: `127.0.0.1:${port}`,
    NODE_ONE: `127.0.0.1:${one}`,
    NODE_TWO: `127.0.0.1:${two}`,
    HAPROXY_SOCKET: socket,
  });
  const ask = (command: string) => {
    const connection = net.connect(socket);
    connection.write(`${command}\n`);
    return text(connection);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    whenUp: (nodes) =>
      eventually(async () => {
        const lines = (await ask("show stat")).split("\n").map((line) => line.split(","));
        const statusAt = lines[0]?.indexOf("status") ?? -1;
        const states = lines.filter(([, name = ""]) => ["one", "two"].includes(name)).map((line) => line[statusAt]);
        // "UP 1/2" is on its way down.
        const up = states.filter((state) => state?.startsWith("UP"));
        expect(up, program.output()).toEqual(Array.from({ length: nodes }, () => "UP"));
      }),
    async stop() {
      await program.stop();
      await rm(folder, { recursive: true });
    },
  };
}
