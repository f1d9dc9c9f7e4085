import { createClient } from "@redis/client";
import { freePort } from "@/supabase/local/free-port";
import { eventually } from "@/tests/support/eventually";
import { type Program, spawnProgram } from "./programs";

export type RunningRedis = Program & { url: string; port: number };

/** A Redis that keeps nothing on the disk, as in a cluster. @param given the port of one that was stopped */
export async function startRedis(given?: { port: number }): Promise<RunningRedis> {
  const port = given?.port ?? (await freePort());
  const program = spawnProgram("redis", [
    ...["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    ...["--maxmemory", "64mb", "--maxmemory-policy", "allkeys-lru"],
  ]);
  const url = `redis://127.0.0.1:${port}`;
  await eventually(async () => {
    const client = createClient({ url, socket: { reconnectStrategy: false } }).on("error", () => undefined);
    await client.connect();
    await client.ping();
    client.destroy();
  });
  return { ...program, url, port };
}
