import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Instance, startInstance } from "./instance";
import setUpData from "./prepare-data";
import { keepBeginning } from "./reset-instance";

/**
 * Vitest's global set-up for files that share instances: starts each when a file asks for it first (shared-instance.ts), at the
 * address in `SHARED_INSTANCES`, and ends them in order when all files have run.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const tearDownData = await setUpData();
  const instances = new Map<string, Promise<Instance>>();
  const start = async (asked: string): Promise<Instance> => {
    const instance = await startInstance(JSON.parse(asked));
    await keepBeginning(instance);
    return instance;
  };
  const server = createServer(async (request, response) => {
    try {
      const asked = await text(request);
      const known = instances.get(asked);
      const started = known ?? start(asked);
      instances.set(asked, started);
      const { status, dataDir, pid, output } = await started;
      response.end(JSON.stringify({ status, dataDir, pid, output: output(), isNew: known === undefined }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  process.env.SHARED_INSTANCES = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    // One that did not start was told to the file that asked, and keeps no other from its end.
    const started = await Promise.allSettled(instances.values());
    await Promise.all(started.map((each) => each.status === "fulfilled" && each.value.stop()));
    await tearDownData?.();
  };
}
