import path from "node:path";
import { createClient } from "@redis/client";
import { ROOT } from "@/server/root";
import { freePort } from "@/supabase/local/free-port";
import { eventually } from "@/tests/support/eventually";
import { type Program, spawnProgram } from "./programs";

const CONFIG = path.join(ROOT, "docs/cluster/redis.conf");

export type RunningRedis = Program & { url: string; port: number };

/** A Redis as operators have it. @param given the port of one that was stopped */
export async function startRedis(given: { port?: number; megabytes?: number } = {}): Promise<RunningRedis> {
  const { port = await freePort(), megabytes = 64 } = given;
  const program = spawnProgram("redis", [CONFIG, "--port", String(port), "--maxmemory", `${megabytes}mb`]);
  const url = `redis://127.0.0.1:${port}`;
  await eventually(async () => {
    const client = createClient({ url, socket: { reconnectStrategy: false } }).on("error", () => undefined);
    await client.connect();
    await client.ping();
    client.destroy();
  });
  return { ...program, url, port };
}
